"""Bomb Busters: numbers that are cut in a fixed order (BB-1091, BB-1161)."""

from mypy_extensions import i64

from boomtable.core.bits import up
from boomtable.core.errors import IllegalAction
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.missions.mission import Twist
from boomtable.games.bomb_busters.rules.limit import Limit
from boomtable.games.bomb_busters.schema import LockView
from boomtable.games.bomb_busters.state import BombBustersState


def copies_first(state: BombBustersState) -> int:
    """How many wires of a number are cut before the next one in the row is free."""
    return MISSIONS[state.mission].twist.copies_first


def awaited(state: BombBustersState) -> int:
    """The first number in the row of which not enough is cut; 0 if none is left."""
    copies = copies_first(state)
    for number in state.row:
        if state.cut_counts[number] < copies:
            return number
    return 0


def locked_numbers(state: BombBustersState) -> list[int]:
    """The numbers that may not be cut now: all in the row behind the one that is awaited."""
    first = awaited(state)
    return state.row[state.row.index(first) + 1 :] if first else []


class Row(Limit):
    """Locks the numbers of the row behind the one that is awaited, for everybody."""

    def is_in(self, twist: Twist) -> bool:
        return twist.row > 0

    def for_all(self, state: BombBustersState) -> i64:
        mask: i64 = 0
        for number in locked_numbers(state):
            mask |= up(1, number - 1)
        return mask

    def lock(self, state: BombBustersState, seat: Seat, value: int) -> LockView:
        return LockView(value, "row", "BB-1092", awaited(state))

    def check_value(self, state: BombBustersState, seat: Seat, value: int) -> None:
        if value in locked_numbers(state):
            sentence = "seat {seat} cannot cut {value}: {first} comes first in the row"
            raise IllegalAction("BB-1092", sentence, seat=seat, value=value, first=awaited(state), copies=copies_first(state))
