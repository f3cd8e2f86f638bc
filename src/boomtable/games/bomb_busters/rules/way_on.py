"""Bomb Busters: a turn that offers nothing to do ends the mission, unless it may be skipped or equipment helps (BB-432, BB-1093)."""

from boomtable.core.actions import Told
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import COFFEE_MUG, TURN, WALKIE_TALKIES
from boomtable.games.bomb_busters.rules.calls import called_number
from boomtable.games.bomb_busters.rules.constraints import lay_aside, may_lay_aside
from boomtable.games.bomb_busters.rules.ending import explode
from boomtable.games.bomb_busters.rules.equipment import may_use
from boomtable.games.bomb_busters.rules.hand import holds, mates_with_wires
from boomtable.games.bomb_busters.rules.may_cut import is_stuck
from boomtable.games.bomb_busters.rules.owing import owe
from boomtable.games.bomb_busters.rules.stuck import prove_stuck
from boomtable.games.bomb_busters.state import BombBustersState


def check_way_on(state: BombBustersState, told: Told) -> None:
    """Look at the turn that begins now, or goes on with another hand."""
    if state.phase != TURN:
        return
    if state.named_by:
        if not holds(state, state.turn, called_number(state)):
            owe(state, told)  # a swap has taken the number away (BB-455)
    elif state.binding and may_lay_aside(state) and is_stuck(state, state.turn):
        prove_stuck(state, state.turn)
        lay_aside(state, state.turn, told)
    elif has_traps(state) and is_stuck(state, state.turn) and not can_be_helped(state, state.turn):
        explode(state, state.turn, "no_way_on", [], told)


def has_traps(state: BombBustersState) -> bool:
    """Whether a turn may have nothing to do and cannot be skipped: values are locked, or lie with Nano."""
    return (state.limited or len(state.kept) > 0) and MISSIONS[state.mission].twist.skips is None


def can_be_helped(state: BombBustersState, seat: Seat) -> bool:
    """Whether a card can bring another hand or another turn: then it has to be used."""
    return (may_use(state, seat, COFFEE_MUG) or may_use(state, seat, WALKIE_TALKIES)) and len(mates_with_wires(state, seat)) > 0
