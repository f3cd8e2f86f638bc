"""Bomb Busters: a turn that offers nothing to do ends the mission, unless equipment helps (BB-432, BB-1093, BB-1433)."""

from boomtable.core.actions import Told
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.pieces import COFFEE_MUG, TURN, WALKIE_TALKIES
from boomtable.games.bomb_busters.rules.calls import called_number
from boomtable.games.bomb_busters.rules.ending import explode
from boomtable.games.bomb_busters.rules.equipment import is_ready, may_use
from boomtable.games.bomb_busters.rules.hand import can_dual_cut, holds, mates_with_wires, only_reds, solo_mask
from boomtable.games.bomb_busters.rules.owing import owe
from boomtable.games.bomb_busters.state import BombBustersState


def check_way_on(state: BombBustersState, told: Told) -> None:
    """Look at the turn that begins now, or goes on with another hand."""
    if (state.row or state.kept) and state.phase == TURN and is_stuck(state, state.turn) and not can_be_helped(state, state.turn):
        explode(state, state.turn, "no_way_on", [], told)
    elif state.named_by and state.phase == TURN and not holds(state, state.turn, called_number(state)):
        owe(state, told)  # a swap has taken the number away (BB-455)


def is_stuck(state: BombBustersState, seat: Seat) -> bool:
    """Whether a seat can neither cut nor reveal."""
    return not can_dual_cut(state, seat) and not solo_mask(state, seat) and not only_reds(state, seat)


def can_be_helped(state: BombBustersState, seat: Seat) -> bool:
    """Whether a card can bring another hand or another turn: then it has to be used."""
    return (is_ready(state, COFFEE_MUG) or may_use(state, seat, WALKIE_TALKIES)) and len(mates_with_wires(state, seat)) > 0
