"""Snip: the facts of one position."""

from typing import Final

from boomtable.core.game import State
from boomtable.core.seats import Seat

BLUE: Final = 0
RED: Final = 1


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

    def dump(self) -> dict[str, object]:
        return {
            "colours": self.colours[:],
            "cut": self.cut[:],
            "vouched": self.vouched[:],
            "vouchers": self.vouchers,
            "turn": self.turn,
        }
