"""Bomb Busters: numbers that are turned up, one for each turn, and must be cut in it (BB-450)."""

from mypy_extensions import i64

from boomtable.core.bits import up
from boomtable.core.errors import IllegalAction
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions.mission import Twist
from boomtable.games.bomb_busters.pieces import NUMBERS
from boomtable.games.bomb_busters.rules.limit import Limit
from boomtable.games.bomb_busters.schema import LockView
from boomtable.games.bomb_busters.state import BombBustersState

EVERYTHING: i64 = (1 << NUMBERS + 1) - 1  # the values that can be announced, bit v - 1 for value v


def called_number(state: BombBustersState) -> int:
    """The number that must be cut now, 0 for none."""
    return state.called[-1] if state.called else 0


def others_mask(state: BombBustersState) -> i64:
    """The values that may not be cut because another number is in force, bit v - 1 for value v (BB-451)."""
    number = called_number(state)
    return EVERYTHING & ~up(1, number - 1) if number else 0


class Called(Limit):
    """While a number is in force, nothing else is cut (BB-451)."""

    def is_in(self, twist: Twist) -> bool:
        return twist.names_cutter

    def for_all(self, state: BombBustersState) -> i64:
        return others_mask(state)

    def lock(self, state: BombBustersState, seat: Seat, value: int) -> LockView:
        return LockView(value, "called", "BB-451", called_number(state))

    def check_value(self, state: BombBustersState, seat: Seat, value: int) -> None:
        if called_number(state) not in (0, value):
            sentence = "seat {seat} cannot cut {value}: {number} must be cut now"
            raise IllegalAction("BB-451", sentence, seat=seat, value=value, number=called_number(state))


def end_call(state: BombBustersState) -> None:
    """Lay the card aside: the next turn turns up another one."""
    state.named_by = 0
    if state.called[-1]:
        state.called = [*state.called, 0]
