"""Bomb Busters: numbers that cost more oxygen than a seat can pay are locked for it (BB-1441, BB-1491, BB-1631)."""

from mypy_extensions import i64

from boomtable.core.bits import up
from boomtable.core.errors import IllegalAction
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions.mission import Twist
from boomtable.games.bomb_busters.pieces import NUMBERS
from boomtable.games.bomb_busters.rules.air import can_pay, is_common, price, purse
from boomtable.games.bomb_busters.rules.limit import Limit
from boomtable.games.bomb_busters.schema import LockView
from boomtable.games.bomb_busters.state import BombBustersState


class ShortOfAir(Limit):
    def is_in(self, twist: Twist) -> bool:
        return twist.air != ""

    def for_all(self, state: BombBustersState) -> i64:
        return unpaid(state, state.turn) if is_common(state) else 0

    def for_seat(self, state: BombBustersState, seat: Seat) -> i64:
        return 0 if is_common(state) else unpaid(state, seat)

    def lock(self, state: BombBustersState, seat: Seat, value: int) -> LockView:
        return LockView(value, "air", "BB-1444", price(state, seat, value))

    def check_value(self, state: BombBustersState, seat: Seat, value: int) -> None:
        if value <= NUMBERS and not can_pay(state, seat, value):
            sentence = "seat {seat} cannot cut {value}: it costs {price} oxygen, and there are {air}"
            cost, air = price(state, seat, value), purse(state, seat)
            raise IllegalAction("BB-1444", sentence, seat=seat, value=value, price=cost, air=air)


def unpaid(state: BombBustersState, seat: Seat) -> i64:
    """The numbers that a seat cannot pay for, bit v - 1 for number v."""
    mask: i64 = 0
    for number in range(1, NUMBERS + 1):
        if not can_pay(state, seat, number):
            mask |= up(1, number - 1)
    return mask
