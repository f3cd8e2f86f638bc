"""Two Rooms and a Boom: sentences that claim something, true or not (TR-010, TR-319)."""

from typing import ClassVar, cast, get_args

from boomtable.core.schema import Action
from boomtable.games.two_rooms import schema
from boomtable.games.two_rooms.pieces import KINDS
from boomtable.games.two_rooms.roles import SIDES
from boomtable.games.two_rooms.rules.sentences import Sentence, Spoken
from boomtable.games.two_rooms.vocabulary import Vocabulary

PLANS: tuple[schema.Plan, ...] = get_args(schema.Plan)
PLEAS: tuple[schema.Plea, ...] = get_args(schema.Plea)
REASONS: tuple[schema.Reason, ...] = get_args(schema.Reason)


class AboutAnybody(Sentence):
    """A sentence that may also be about the speaker."""

    def about_from(self) -> int:
        return 0


class ClaimingRole(Sentence):
    """Says who the speaker is."""

    action_type: ClassVar[type[Action]] = schema.ClaimRole

    def about_from(self) -> int:
        return -1

    def details(self, words: Vocabulary) -> tuple[str | None, ...]:
        return words.roles


class ClaimingSight(Sentence):
    """Says whose card the speaker saw, and which it was."""

    action_type: ClassVar[type[Action]] = schema.ClaimSaw

    def details(self, words: Vocabulary) -> tuple[str | None, ...]:
        return words.roles


class ClaimingHearsay(Sentence):
    """Says who somebody claims to be."""

    action_type: ClassVar[type[Action]] = schema.ClaimHeard

    def details(self, words: Vocabulary) -> tuple[str | None, ...]:
        return words.roles


class ClaimingColour(AboutAnybody):
    """Says the colour of a card."""

    action_type: ClassVar[type[Action]] = schema.ClaimColour

    def details(self, words: Vocabulary) -> tuple[str | None, ...]:
        return SIDES


class ClaimingSide(AboutAnybody):
    """Says that somebody is on a side, or is not: two wordings for each side."""

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
    """Says with whom the speaker has shared."""

    action_type: ClassVar[type[Action]] = schema.ClaimShared

    def details(self, words: Vocabulary) -> tuple[str | None, ...]:
        return KINDS


class ClaimingCondition(AboutAnybody):
    """Says that somebody is a zombie, if the deck makes that possible."""

    action_type: ClassVar[type[Action]] = schema.ClaimCondition

    def details(self, words: Vocabulary) -> tuple[str | None, ...]:
        return words.conditions


class Intending(AboutAnybody):
    """Says what the speaker is going to do with somebody."""

    action_type: ClassVar[type[Action]] = schema.Intend

    def details(self, words: Vocabulary) -> tuple[str | None, ...]:
        return PLANS


class Accusing(Sentence):
    """Says that somebody is not to be trusted."""

    action_type: ClassVar[type[Action]] = schema.Accuse

    def details(self, words: Vocabulary) -> tuple[str | None, ...]:
        return (None,)


class Vouching(Sentence):
    """Says that somebody is to be trusted."""

    action_type: ClassVar[type[Action]] = schema.Vouch

    def details(self, words: Vocabulary) -> tuple[str | None, ...]:
        return (None,)


class Reporting(AboutAnybody):
    """Says who led the other room."""

    action_type: ClassVar[type[Action]] = schema.Report

    def details(self, words: Vocabulary) -> tuple[str | None, ...]:
        return (None,)


class Arguing(Sentence):
    """Says what should become of somebody, or whether to trust them, and why: a wording for each plea with each reason (TR-408)."""

    action_type: ClassVar[type[Action]] = schema.Argue

    def __init__(self, words: Vocabulary) -> None:
        super().__init__(words)
        self.size *= len(PLEAS)
        self.wordings = [(cast("schema.Utterance", f"Argue{plea.title()}"), reason) for plea in PLEAS for reason in REASONS]

    def details(self, words: Vocabulary) -> tuple[str | None, ...]:
        return REASONS

    def sentence(self, said: Spoken) -> Action:
        what, about, detail = said
        assert about is not None
        plea = next(plea for plea in PLEAS if what == f"Argue{plea.title()}")
        return schema.Argue(plea, about, next(reason for reason in REASONS if reason == detail))
