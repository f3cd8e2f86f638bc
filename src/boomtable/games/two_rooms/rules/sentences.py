"""Two Rooms and a Boom: everything that can be said, as a closed list (section 14.4); the types are in claims.py and asking.py."""

from abc import abstractmethod
from typing import Any, ClassVar, TypeAlias, cast

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.rules import talking
from boomtable.games.two_rooms.rules.chapter import TwoRoomsChapter
from boomtable.games.two_rooms.schema import Phase, Utterance
from boomtable.games.two_rooms.state import TwoRoomsState
from boomtable.games.two_rooms.vocabulary import Vocabulary

Spoken: TypeAlias = tuple[Utterance, Seat | None, str | None]  # what was said, about whom, and the rest of it
Wording: TypeAlias = tuple[Utterance, str | None]  # the same without whom


class Sentence(TwoRoomsChapter):
    """One type of sentence: numbers by whom it is about, clockwise from the speaker, then by its wording."""

    phases: ClassVar[tuple[Phase, ...]] = talking.TALKING
    said: ClassVar[bool] = True

    def __init__(self, words: Vocabulary) -> None:
        self.nearest = self.about_from()
        self.wordings: list[Wording] = [(self.name(), detail) for detail in self.details(words)]
        super().__init__(words, len(self.wordings) * (words.seats - self.nearest if self.nearest >= 0 else 1))

    def about_from(self) -> int:
        """Whom it can be about: -1 nobody, 0 anybody, 1 anybody else."""
        return 1

    @abstractmethod
    def details(self, words: Vocabulary) -> tuple[str | None, ...]:
        """What a sentence can contain besides a seat; None alone if nothing."""

    def name(self) -> Utterance:
        return cast("Utterance", self.action_type.__name__)

    # rules

    def check_rules(self, state: TwoRoomsState, seat: Seat, action: Any) -> None:
        talking.check_talking(state, seat)
        if not self.can_say(seat, self.words_of(action)):
            raise IllegalAction("TR-394", "seat {seat} cannot say that: it is no sentence of this game", seat=seat)

    def can_say(self, seat: Seat, said: Spoken) -> bool:
        what, about, detail = said
        if (what, detail) not in self.wordings:
            return False
        return about is None or (0 <= about < self.seats and (about != seat or self.nearest == 0))

    def allows(self, state: TwoRoomsState, seat: Seat, number: int) -> bool:
        return talking.may_talk(state, seat)

    def legal(self, state: TwoRoomsState, seat: Seat, codes: list[int]) -> None:
        if talking.may_talk(state, seat):
            codes += range(self.start, self.start + self.size)

    def act(self, state: TwoRoomsState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        if told is not None:
            what, about, detail = self.spoken(seat, number)
            talking.tell(state, seat, what, about, detail, told)
        self.remember(state, seat, number)

    def remember(self, state: TwoRoomsState, seat: Seat, number: int) -> None:
        """Note what follows from a sentence: words alone change nothing (TR-010)."""

    # numbers

    def spoken(self, seat: Seat, number: int) -> Spoken:
        what, detail = self.wordings[number % len(self.wordings)]
        if self.nearest < 0:
            return what, None, detail
        return what, (seat + number // len(self.wordings) + self.nearest) % self.seats, detail

    def number_of(self, seat: Seat, said: Spoken) -> int:
        what, about, detail = said
        person = 0 if about is None else (about - seat) % self.seats - self.nearest
        return person * len(self.wordings) + self.wordings.index((what, detail))

    def number(self, seat: Seat, action: Action) -> int:
        return self.number_of(seat, self.words_of(action))

    def action(self, seat: Seat, number: int) -> Action:
        return self.sentence(self.spoken(seat, number))

    # structs

    def words_of(self, action: Any) -> Spoken:
        return spoken(action)

    def sentence(self, said: Spoken) -> Action:
        kind: Any = self.action_type
        made: Action = kind(*[said[1] if name == "seat" else said[2] for name in kind.__struct_fields__])
        return made


def spoken(action: Action) -> Spoken:
    """What was said, about whom, and the rest of it: a sentence names a seat, a detail or both."""
    about: Seat | None = None
    detail: str | None = None
    what = type(action).__name__
    for name in action.__struct_fields__:
        value: Any = getattr(action, name)
        if name == "seat":
            about = value
        elif name == "is_on":
            what = "ClaimSide" if value else "ClaimNotSide"
        elif name == "plea":
            what = f"Argue{value.title()}"
        else:
            detail = value
    return cast("Utterance", what), about, detail
