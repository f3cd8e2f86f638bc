"""Bomb Busters: a turn that offers nothing to do ends the mission, unless it may be skipped or equipment helps (BB-432, BB-1093)."""

from boomtable.core.actions import Told
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import COFFEE_MUG, TURN, WALKIE_TALKIES
from boomtable.games.bomb_busters.rules.ending import explode
from boomtable.games.bomb_busters.rules.equipment import may_use
from boomtable.games.bomb_busters.rules.hand import mates_with_wires
from boomtable.games.bomb_busters.rules.may_cut import is_stuck
from boomtable.games.bomb_busters.state import BombBustersState


def check_way_on(state: BombBustersState, told: Told) -> None:
    """Look at the turn that begins now, or goes on with another hand."""
    if not state.limited or state.phase != TURN or MISSIONS[state.mission].twist.skips is not None:
        return
    if is_stuck(state, state.turn) and not can_be_helped(state, state.turn):
        explode(state, state.turn, "no_way_on", [], told)


def can_be_helped(state: BombBustersState, seat: Seat) -> bool:
    """Whether a card can bring another hand or another turn: then it has to be used."""
    return (may_use(state, seat, COFFEE_MUG) or may_use(state, seat, WALKIE_TALKIES)) and len(mates_with_wires(state, seat)) > 0
