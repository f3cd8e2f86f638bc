"""The actions of a game: one chapter for each type of action, and all chapters in one table with numbers from 0."""

from abc import ABC, abstractmethod
from functools import reduce
from operator import or_
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar, cast

from mypy_extensions import mypyc_attr

from boomtable.core.codec import ActionSpace
from boomtable.core.dice import Dice
from boomtable.core.schema import Action, Event, Offer
from boomtable.core.seats import Actor, Seat
from boomtable.core.state import State

S = TypeVar("S", bound=State)

Told: TypeAlias = list[Event] | None  # where a chapter reports what happened; None: nobody listens, so no event is built


@mypyc_attr(allow_interpreted_subclasses=True)
class Chapter(ABC, Generic[S]):
    """One type of action under given options: when it is legal, why not, what it does, and its block of numbers.

    Numbers count from 0 inside the block; codes are the same numbers counted from `start`.
    Seats are counted from the actor's own ("one to my left", not "seat 3"), so every seat is seat 0 to its own network.
    An action without a number, such as one of the clock, has a block of size 0 and overrides `apply`.
    """

    action_type: ClassVar[type[Action]]

    def __init__(self, size: int) -> None:
        self.size = size
        self.start = 0  # where the block begins; set by `Actions`

    def is_for(self, actor: Actor) -> bool:
        """Whether this actor can take such an action at all: seats can, unless a chapter of the clock or the table overrides it."""
        return actor >= 0

    # with structs: for people, logs and servers

    @abstractmethod
    def check(self, state: S, actor: Actor, action: Any) -> None:
        """Raise IllegalAction, naming the rule, unless the action is legal."""

    def apply(self, state: S, actor: Actor, action: Any, dice: Dice, told: Told) -> None:
        """Carry out a legal action in place and append the events to `told`."""
        self.do(state, actor, self.number_in(state, actor, action), dice, told)

    def offer(self, actions: list[Action]) -> Offer:
        """These legal actions in the short form that is sent; a chapter with many overrides it to name fields and values."""
        return Offer(self.action_type.__name__, tuple(actions))

    # with numbers: for search and learners; no action and no event is built

    def legal(self, state: S, seat: Seat, codes: list[int]) -> None:
        """Append the codes of all legal actions of this type. Depends on the seat's view only."""

    def do(self, state: S, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        """Carry out the legal action with this number."""
        raise AssertionError(f"{self.action_type.__name__} has no numbers")

    def number(self, seat: Seat, action: Any) -> int:
        """The number of an action of this type."""
        raise AssertionError(f"{self.action_type.__name__} has no numbers")

    def action(self, seat: Seat, number: int) -> Action:
        """The action behind a number, whether or not it is legal now."""
        raise AssertionError(f"{self.action_type.__name__} has no numbers")

    def number_in(self, state: S, seat: Seat, action: Any) -> int:
        """The number of an action in this position; a chapter whose numbers depend on it overrides this instead of `number`."""
        return self.number(seat, action)

    def action_in(self, state: S, seat: Seat, number: int) -> Action:
        """The action behind a number in this position; goes with `number_in`."""
        return self.action(seat, number)


@mypyc_attr(allow_interpreted_subclasses=True)
class Actions(ActionSpace, Generic[S]):
    """All actions that given options can ever allow. Each chapter has a block of numbers, in the order of the table."""

    def __init__(self, chapters: list[Chapter[S]]) -> None:
        self.chapters = chapters
        self._by_type: dict[type[Action], Chapter[S]] = {}
        self.by_code: list[Chapter[S]] = []
        for chapter in chapters:
            chapter.start = len(self.by_code)
            self.by_code += [chapter] * chapter.size
            self._by_type[chapter.action_type] = chapter
        super().__init__(len(self.by_code))

    def has(self, actor: Actor, action: Action) -> bool:
        """Whether the game has this type of action and this actor can take it."""
        chapter = self._by_type.get(type(action))
        return chapter is not None and chapter.is_for(actor)

    def chapter(self, action: Action) -> Chapter[S]:
        return self._by_type[type(action)]

    def open_chapters(self, state: S, seat: Seat) -> list[Chapter[S]]:
        """All chapters that have a legal action, and perhaps others; a game narrows them down by its phase, so that few are asked."""
        return self.chapters

    # numbers of actions

    def number(self, seat: Seat, action: Action) -> int:
        """The code of an action of this space."""
        chapter = self._by_type[type(action)]
        return chapter.start + chapter.number(seat, action)

    def action(self, seat: Seat, number: int) -> Action:
        """The action behind a code, whether or not it is legal now."""
        chapter = self.by_code[number]
        return chapter.action(seat, number - chapter.start)

    def number_in(self, state: State, seat: Seat, action: Action) -> int:
        chapter = self._by_type[type(action)]
        return chapter.start + chapter.number_in(cast(S, state), seat, action)

    def action_in(self, state: State, seat: Seat, number: int) -> Action:
        chapter = self.by_code[number]
        return chapter.action_in(cast(S, state), seat, number - chapter.start)

    def type_of(self, number: int) -> type[Action]:
        return self.by_code[number].action_type

    # what is legal

    def legal_codes(self, state: S, seat: Seat) -> list[int]:
        codes: list[int] = []
        for chapter in self.open_chapters(state, seat):
            chapter.legal(state, seat, codes)
        return codes

    def legal_actions(self, state: S, seat: Seat) -> list[Action]:
        return [self.action_in(state, seat, code) for code in self.legal_codes(state, seat)]

    def offers(self, state: S, seat: Seat) -> list[Offer]:
        """One offer for each chapter that has a legal action, in the order of the table."""
        made: list[Offer] = []
        for chapter in self.open_chapters(state, seat):
            codes: list[int] = []
            chapter.legal(state, seat, codes)
            if codes:
                made.append(chapter.offer([chapter.action_in(state, seat, code - chapter.start) for code in codes]))
        return made


def action_union(chapters: tuple[type[Chapter[Any]], ...]) -> Any:
    """The union of the actions of these chapters, for decoders and generated types."""
    return reduce(or_, [chapter.action_type for chapter in chapters])
