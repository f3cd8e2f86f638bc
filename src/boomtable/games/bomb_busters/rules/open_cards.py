"""Bomb Busters: twelve number cards that lie open; each cut turns the card of its number down (BB-1261)."""

from mypy_extensions import i64

from boomtable.core.bits import up
from boomtable.core.errors import IllegalAction
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions.mission import Twist
from boomtable.games.bomb_busters.pieces import NUMBERS
from boomtable.games.bomb_busters.rules.hand import rest_of
from boomtable.games.bomb_busters.rules.limit import Limit
from boomtable.games.bomb_busters.schema import LockView
from boomtable.games.bomb_busters.state import BombBustersState


class OpenCards(Limit):
    """Only numbers whose card lies open are cut; finished ones have left the game."""

    def is_in(self, twist: Twist) -> bool:
        return twist.turns_down

    def for_all(self, state: BombBustersState) -> i64:
        mask: i64 = 0
        shown = open_numbers(state)
        for number in unfinished(state):
            if number not in shown:
                mask |= up(1, number - 1)
        return mask

    def lock(self, state: BombBustersState, seat: Seat, value: int) -> LockView:
        return LockView(value, "down", "BB-1261")

    def check_value(self, state: BombBustersState, seat: Seat, value: int) -> None:
        if value in unfinished(state) and value not in open_numbers(state):
            raise IllegalAction("BB-1261", "seat {seat} cannot cut {value}: its card is turned down", seat=seat, value=value)


def unfinished(state: BombBustersState) -> list[int]:
    return [number for number in range(1, NUMBERS + 1) if rest_of(state, number) > 0]


def open_numbers(state: BombBustersState) -> list[int]:
    """The numbers that may be cut; when the last card is turned down, all that are left are turned up (BB-1262)."""
    left = unfinished(state)
    return [number for number in left if number in state.open] or left


def turn_down(state: BombBustersState, number: int) -> None:
    """Use the card of a number whose cut is declared."""
    state.open = [other for other in open_numbers(state) if other != number] or unfinished(state)
