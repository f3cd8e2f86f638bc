"""Bomb Busters: revealing red wires."""

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Event
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.pieces import TURN
from boomtable.games.bomb_busters.rules.hand import only_reds
from boomtable.games.bomb_busters.rules.laying import lay_down
from boomtable.games.bomb_busters.rules.turn import check_nothing_declared
from boomtable.games.bomb_busters.schema import RedsRevealed
from boomtable.games.bomb_busters.state import BombBustersState, uncut_of


def legal(state: BombBustersState, seat: Seat) -> bool:
    return state.phase == TURN and seat == state.turn and only_reds(state, seat)


def check(state: BombBustersState, seat: Seat) -> None:
    check_nothing_declared(state, seat)
    if seat != state.turn:
        raise IllegalAction("BB-121", "seat {seat} cannot reveal red wires: it is seat {turn}'s turn", seat=seat, turn=state.turn)
    if not only_reds(state, seat):
        raise IllegalAction("BB-120", "seat {seat} cannot reveal red wires: it has other uncut wires", seat=seat)


def do(state: BombBustersState, seat: Seat) -> list[Event]:
    wires = uncut_of(state, seat)
    revealed: list[Event] = [RedsRevealed(seat, tuple(wires), tuple(state.tile[wire] for wire in wires))]
    return revealed + lay_down(state, wires)
