"""Two Rooms and a Boom: sentences that tell something, true or not (TR-010, TR-319)."""

from typing import ClassVar, get_args

from boomtable.core.schema import Action
from boomtable.games.two_rooms import schema
from boomtable.games.two_rooms.pieces import KINDS
from boomtable.games.two_rooms.roles import SIDES
from boomtable.games.two_rooms.rules.sentences import Sentence, Spoken
from boomtable.games.two_rooms.vocabulary import Vocabulary

PLANS: tuple[schema.Plan, ...] = get_args(schema.Plan)


class AboutAnybody(Sentence):
    """The speaker may speak of itself, too."""

    def about_from(self) -> int:
        return 0


class ClaimingRole(Sentence):
    """Who the speaker is."""

    action_type: ClassVar[type[Action]] = schema.ClaimRole

    def about_from(self) -> int:
        return -1

    def details(self, words: Vocabulary) -> tuple[str | None, ...]:
        return words.roles


class ClaimingSight(Sentence):
    """Whose card the speaker saw."""

    action_type: ClassVar[type[Action]] = schema.ClaimSaw

    def details(self, words: Vocabulary) -> tuple[str | None, ...]:
        return words.roles


class ClaimingHearsay(Sentence):
    """Who somebody says to be."""

    action_type: ClassVar[type[Action]] = schema.ClaimHeard

    def details(self, words: Vocabulary) -> tuple[str | None, ...]:
        return words.roles


class ClaimingColour(AboutAnybody):
    """The colour of a card."""

    action_type: ClassVar[type[Action]] = schema.ClaimColour

    def details(self, words: Vocabulary) -> tuple[str | None, ...]:
        return SIDES


class ClaimingSide(AboutAnybody):
    """That somebody is on a side, or is not: two wordings for each side."""

    action_type: ClassVar[type[Action]] = schema.ClaimSide

    def __init__(self, words: Vocabulary) -> None:
        super().__init__(words)
        self.size *= 2
        self.wordings = [("ClaimSide" if is_on else "ClaimNotSide", side) for side in SIDES for is_on in (True, False)]

    def details(self, words: Vocabulary) -> tuple[str | None, ...]:
        return SIDES

    def sentence(self, said: Spoken) -> Action:
        what, about, detail = said
        assert about is not None
        return schema.ClaimSide(about, next(side for side in SIDES if side == detail), what == "ClaimSide")


class ClaimingShare(Sentence):
    """With whom the speaker has shared."""

    action_type: ClassVar[type[Action]] = schema.ClaimShared

    def details(self, words: Vocabulary) -> tuple[str | None, ...]:
        return KINDS


class ClaimingCondition(AboutAnybody):
    """That somebody is a zombie, where the deck can bring that about."""

    action_type: ClassVar[type[Action]] = schema.ClaimCondition

    def details(self, words: Vocabulary) -> tuple[str | None, ...]:
        return words.conditions


class Intending(AboutAnybody):
    """What the speaker is going to do with somebody."""

    action_type: ClassVar[type[Action]] = schema.Intend

    def details(self, words: Vocabulary) -> tuple[str | None, ...]:
        return PLANS


class Accusing(Sentence):
    """That somebody is not to be trusted."""

    action_type: ClassVar[type[Action]] = schema.Accuse

    def details(self, words: Vocabulary) -> tuple[str | None, ...]:
        return (None,)


class Vouching(Sentence):
    """That somebody is to be trusted."""

    action_type: ClassVar[type[Action]] = schema.Vouch

    def details(self, words: Vocabulary) -> tuple[str | None, ...]:
        return (None,)


class Reporting(AboutAnybody):
    """Who led the other room."""

    action_type: ClassVar[type[Action]] = schema.Report

    def details(self, words: Vocabulary) -> tuple[str | None, ...]:
        return (None,)
