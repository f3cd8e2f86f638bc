"""Two Rooms and a Boom: what all chapters share: how actions come into play, and the shapes of their blocks (TR-395)."""

from abc import abstractmethod
from typing import Any, ClassVar

from boomtable.core.actions import Chapter, Told
from boomtable.core.dice import Dice
from boomtable.core.schema import Action, Offer
from boomtable.core.seats import Actor, Seat
from boomtable.games.two_rooms.offering import by_fields
from boomtable.games.two_rooms.schema import Phase
from boomtable.games.two_rooms.state import TwoRoomsState
from boomtable.games.two_rooms.vocabulary import Vocabulary


class TwoRoomsChapter(Chapter[TwoRoomsState]):
    """One type of action of a seat. Its rules are the same in every mode; the mode says when it is carried out."""

    phases: ClassVar[tuple[Phase, ...]] = ("round",)  # in which it can be legal
    fleeting: ClassVar[bool] = False  # stale under another leader (TR-075)
    answers: ClassVar[bool] = False  # accepts or declines what somebody has offered
    said: ClassVar[bool] = False  # spoken; all other actions are wordless
    mode: "Mode"  # set by the table of actions

    def __init__(self, words: Vocabulary, size: int) -> None:
        super().__init__(size)
        self.seats = words.seats
        self.is_fleeting = self.fleeting
        self.is_said = self.said

    def check(self, state: TwoRoomsState, seat: Actor, action: Any) -> None:
        self.mode.check(self, state, seat, action)

    def do(self, state: TwoRoomsState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        self.mode.do(self, state, seat, number, dice, told)

    def offer(self, actions: list[Action]) -> Offer:
        return by_fields(super().offer(actions))

    @abstractmethod
    def check_rules(self, state: TwoRoomsState, seat: Seat, action: Any) -> None:
        """Raise IllegalAction unless the rules of this chapter allow it, whatever the mode says."""

    @abstractmethod
    def allows(self, state: TwoRoomsState, seat: Seat, number: int) -> bool:
        """Whether `check_rules` would pass."""

    @abstractmethod
    def act(self, state: TwoRoomsState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        """Carry it out now."""


class Mode:
    """How actions come into play. At a table of people they are carried out at once; sim mode overrides this."""

    def __init__(self, wordless: list[TwoRoomsChapter]) -> None:
        self._wordless: dict[str, list[TwoRoomsChapter]] = {}
        for phase in PHASES:
            self._wordless[phase] = [chapter for chapter in wordless if phase in chapter.phases]

    def check(self, chapter: TwoRoomsChapter, state: TwoRoomsState, seat: Seat, action: Action) -> None:
        chapter.check_rules(state, seat, action)

    def do(self, chapter: TwoRoomsChapter, state: TwoRoomsState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        state.seq += 1
        chapter.act(state, seat, number, dice, told)

    def list_wordless(self, state: TwoRoomsState, seat: Seat, codes: list[int]) -> None:
        """Append the codes of every legal action that is not a sentence."""
        for chapter in self._wordless[state.phase]:
            chapter.legal(state, seat, codes)

    def has_talk(self, state: TwoRoomsState, seat: Seat) -> bool:
        """Whether a seat may also talk at this moment."""
        return True


PHASES: tuple[Phase, ...] = ("deal", "round", "select", "parley", "walk", "calls", "over")


class Plain(TwoRoomsChapter):
    """An action without a choice: one number."""

    def __init__(self, words: Vocabulary) -> None:
        super().__init__(words, 1)

    @abstractmethod
    def may(self, state: TwoRoomsState, seat: Seat) -> bool:
        """Whether the action is legal for this seat."""

    def allows(self, state: TwoRoomsState, seat: Seat, number: int) -> bool:
        return self.may(state, seat)

    def legal(self, state: TwoRoomsState, seat: Seat, codes: list[int]) -> None:
        if self.may(state, seat):
            codes.append(self.start)

    def number(self, seat: Seat, action: Action) -> int:
        return 0

    def action(self, seat: Seat, number: int) -> Action:
        return self.action_type()


class Targeting(TwoRoomsChapter):
    """An action that names one other seat: numbers count clockwise from the actor's left."""

    def __init__(self, words: Vocabulary) -> None:
        super().__init__(words, words.seats - 1)
        self.nearest = 1

    @abstractmethod
    def may(self, state: TwoRoomsState, seat: Seat) -> bool:
        """Whether the action is legal towards anybody who fits."""

    @abstractmethod
    def fits(self, state: TwoRoomsState, seat: Seat, target: Seat) -> bool:
        """Whether the action can be aimed at this seat."""

    @abstractmethod
    def act_on(self, state: TwoRoomsState, seat: Seat, target: Seat, dice: Dice, told: Told) -> None:
        """Carry it out now."""

    def reaches(self, state: TwoRoomsState, seat: Seat, target: Seat) -> bool:
        """Whether the target fits, also for a number that is no seat."""
        return 0 <= target < self.seats and self.fits(state, seat, target)

    def allows(self, state: TwoRoomsState, seat: Seat, number: int) -> bool:
        return self.may(state, seat) and self.fits(state, seat, self.target(seat, number))

    def legal(self, state: TwoRoomsState, seat: Seat, codes: list[int]) -> None:
        if not self.may(state, seat):
            return
        for target in range(self.seats):
            if self.fits(state, seat, target):
                codes.append(self.start + self.steps(seat, target))

    def act(self, state: TwoRoomsState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        self.act_on(state, seat, self.target(seat, number), dice, told)

    def number(self, seat: Seat, action: Action) -> int:
        return self.steps(seat, getattr(action, action.__struct_fields__[0]))

    def action(self, seat: Seat, number: int) -> Action:
        kind: Any = self.action_type
        made: Action = kind(self.target(seat, number))
        return made

    def steps(self, seat: Seat, target: Seat) -> int:
        return (target - seat) % self.seats - self.nearest

    def target(self, seat: Seat, number: int) -> Seat:
        return (seat + number + self.nearest) % self.seats
