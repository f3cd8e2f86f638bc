"""Bomb Busters: the fixed phrases (BB-362)."""

from typing import get_args

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Event
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.pieces import OVER
from boomtable.games.bomb_busters.schema import Phrase, Speak, Spoke
from boomtable.games.bomb_busters.state import BombBustersState

PHRASES: tuple[Phrase, ...] = get_args(Phrase)


def can_speak(state: BombBustersState, seat: Seat) -> bool:
    """One phrase a turn (BB-364)."""
    return state.phase != OVER and not state.spoken & (1 << seat)


def check(state: BombBustersState, seat: Seat) -> None:
    if not can_speak(state, seat):
        raise IllegalAction("BB-364", "seat {seat} cannot speak: it has used its phrase of this turn", seat=seat)


def do(state: BombBustersState, seat: Seat, action: Speak) -> list[Event]:
    state.spoken |= 1 << seat
    return [Spoke(seat, action.phrase)]
