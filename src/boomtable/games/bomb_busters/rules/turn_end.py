"""Bomb Busters: the end of a turn: what the mission does then, and who is next (BB-053)."""

from boomtable.core.actions import Told
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.pieces import FACE, OVER, RED
from boomtable.games.bomb_busters.rules.air import lose_air, pass_air, refill
from boomtable.games.bomb_busters.rules.changing import ask_captain
from boomtable.games.bomb_busters.rules.constraints import number_done
from boomtable.games.bomb_busters.rules.ending import all_empty
from boomtable.games.bomb_busters.rules.free_order import note_turn
from boomtable.games.bomb_busters.rules.nano import end_turn_of_nano
from boomtable.games.bomb_busters.rules.nano_line import has_choice, look_where_numbers_are, turn_round
from boomtable.games.bomb_busters.rules.turn import give_turn, next_turn
from boomtable.games.bomb_busters.rules.way_on import check_way_on
from boomtable.games.bomb_busters.state import BombBustersState


def finish(state: BombBustersState, cut: int, told: Told) -> None:
    """After a cut: the mission is won, or the turn ends. `cut` is the value, RED where red wires were revealed."""
    if state.binding:
        number_done(state, cut, told)
    if all_empty(state):
        state.phase = OVER
        state.claim = None
    else:
        end_turn(state, told, cut)


def end_turn(state: BombBustersState, told: Told, cut: int = 0, *, failed: bool = False, skipped: bool = False, to: Seat = -1) -> None:
    """Pass the turn on: clockwise, or to the seat that somebody named, which is no deed (BB-433)."""
    if not skipped and to < 0:
        state.skipped = 0
    if state.nano:
        end_turn_of_nano(state, cut, failed, told)
        if state.phase == OVER:
            return
    if state.line:
        if skipped:
            turn_round(state, told)
        elif to < 0 and cut != RED and has_choice(state):
            state.claim = None
            state.phase = FACE  # BB-1591
            return
        else:
            look_where_numbers_are(state, told)
    next_seat(state, told, to)


def next_seat(state: BombBustersState, told: Told, to: Seat = -1) -> None:
    """Pass the turn on: clockwise, or to the seat that somebody named."""
    before = state.turn
    if state.air:
        pass_air(state, told)
    if to < 0:
        next_turn(state)
    else:
        give_turn(state, to)
        if state.snip:
            note_turn(state, to)
    if state.air:
        breathe(state, before, told)
    if state.binding:
        ask_captain(state)
    check_way_on(state, told)


def breathe(state: BombBustersState, before: Seat, told: Told) -> None:
    state.air_to = 0
    lose_air(state, told)
    refill(state, before, told)
