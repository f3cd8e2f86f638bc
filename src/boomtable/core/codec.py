"""Numbers for actions: what search and learners use instead of structs."""

from abc import ABC, abstractmethod
from typing import Any

from mypy_extensions import mypyc_attr

from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionSpace(ABC):
    """All actions that given options can ever allow, numbered by formula.

    Seats are counted from the actor's own ("one to my left", not "seat 3"), so every seat is seat 0 to its own network.
    Most games number an action the same in every position, so `number` and `action` take none. Where a number depends on the position,
    as "at the third open end" does, only `number_in` and `action_in` know it; code that does not know the game calls these.
    """

    def __init__(self, size: int) -> None:
        self.size = size

    def __reduce__(self) -> tuple[Any, ...]:
        """A module-level function and its arguments, which make this space again: in compiled form nothing else can be pickled."""
        raise NotImplementedError

    @abstractmethod
    def number(self, seat: Seat, action: Action) -> int:
        """The code of an action of this space."""

    @abstractmethod
    def action(self, seat: Seat, number: int) -> Action:
        """The action behind a code, whether or not it is legal now."""

    def number_in(self, state: State, seat: Seat, action: Action) -> int:
        """The code of an action in this position. Depends on the seat's view only."""
        return self.number(seat, action)

    def action_in(self, state: State, seat: Seat, number: int) -> Action:
        """The action behind a code in this position, whether or not it is legal. Depends on the seat's view only."""
        return self.action(seat, number)

    def type_of(self, number: int) -> type[Action]:
        """The type of the action behind a code, the same in every position."""
        return type(self.action(0, number))

    def mask(self, codes: list[int]) -> list[int]:
        """One entry per code of the space, 1 where the code is among `codes`."""
        mask = [0] * self.size
        for code in codes:
            mask[code] = 1
        return mask
