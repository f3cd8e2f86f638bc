"""Bomb Busters: numbers behind Nano are locked (BB-1591)."""

from mypy_extensions import i64

from boomtable.core.bits import up
from boomtable.core.errors import IllegalAction
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions.mission import Twist
from boomtable.games.bomb_busters.pieces import NUMBERS
from boomtable.games.bomb_busters.rules.limit import Limit
from boomtable.games.bomb_busters.rules.nano_line import within_reach
from boomtable.games.bomb_busters.schema import LockView
from boomtable.games.bomb_busters.state import BombBustersState


class BehindNano(Limit):
    def is_in(self, twist: Twist) -> bool:
        return twist.nano == "line"

    def for_all(self, state: BombBustersState) -> i64:
        mask: i64 = up(1, NUMBERS) - 1
        for number in within_reach(state):
            mask &= ~up(1, number - 1)
        return mask

    def lock(self, state: BombBustersState, seat: Seat, value: int) -> LockView:
        return LockView(value, "nano", "BB-1591", state.line[state.nano[0] - 1])

    def check_value(self, state: BombBustersState, seat: Seat, value: int) -> None:
        if value <= NUMBERS and value not in within_reach(state):
            sentence = "seat {seat} cannot cut {value}: it lies behind Nano"
            raise IllegalAction("BB-1591", sentence, seat=seat, value=value)
