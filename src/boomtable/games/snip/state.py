"""Snip: the facts of one position."""

from collections.abc import Callable
from typing import Any, Final

from boomtable.core.seats import Seat
from boomtable.core.state import State, fill

BLUE: Final = 0
RED: Final = 1

FACTS: Final = ("colours", "cut", "vouched", "vouchers", "turn")


class SnipState(State):
    """All wires in one row; seat s owns wires 2s and 2s + 1."""

    def __init__(self, colours: list[int], cut: list[bool], vouched: list[bool], vouchers: int, turn: Seat) -> None:
        self.colours = colours
        self.cut = cut
        self.vouched = vouched
        self.vouchers = vouchers
        self.turn = turn

    def clone(self) -> "SnipState":
        return SnipState(self.colours[:], self.cut[:], self.vouched[:], self.vouchers, self.turn)

    def facts(self) -> tuple[str, ...]:
        return FACTS

    def loader(self) -> Callable[[dict[str, Any]], State]:
        return load


def load(dump: dict[str, Any]) -> SnipState:
    state = SnipState([], [], [], vouchers=0, turn=0)
    fill(state, dump)
    return state
