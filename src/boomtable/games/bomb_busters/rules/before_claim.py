"""Bomb Busters: what a mission wants of whoever announces a number or cuts it alone, before anything of it is settled."""

from boomtable.core.actions import Told
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.rules.air import pay
from boomtable.games.bomb_busters.rules.nano_line import move_to
from boomtable.games.bomb_busters.state import BombBustersState


def prepare(state: BombBustersState, seat: Seat, value: int, told: Told) -> None:
    if state.air:
        pay(state, seat, value, told)
    if state.line:
        move_to(state, value, told)
