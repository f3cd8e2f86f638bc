"""Blast Tactics: Power Glove, carrying and throwing (section 10.3 of the ledger)."""

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Event
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.pieces import DIRECTIONS, FLOOR, HOLE, is_bomb
from boomtable.games.blast_tactics.rules.damage import drop_carried
from boomtable.games.blast_tactics.rules.flying import landing
from boomtable.games.blast_tactics.schema import BombPickedUp, BombThrown
from boomtable.games.blast_tactics.state import NOBODY, BlastTacticsState


def can_pick_up(state: BlastTacticsState, seat: Seat) -> bool:
    return state.carried[seat] == 0 and is_bomb(state.things[state.at[seat]])


def check_glove(state: BlastTacticsState, seat: Seat) -> None:
    if state.carried[seat]:
        raise IllegalAction("BT-221", "seat {seat} cannot pick up a bomb: it carries one already", seat=seat)
    if not can_pick_up(state, seat):
        raise IllegalAction("BT-220", "seat {seat} cannot pick up a bomb: none lies under it", seat=seat)


def pick_up(state: BlastTacticsState, seat: Seat) -> list[Event]:
    square = state.at[seat]
    state.carried[seat] = state.things[square]
    state.things[square] = FLOOR
    return [BombPickedUp(seat, square)]


def directions(state: BlastTacticsState, seat: Seat) -> list[int]:
    """In which a carried bomb can be thrown (BT-224, BT-228)."""
    if state.carried[seat] == 0:
        return []
    return [direction for direction in range(4) if landing(state, direction, state.at[seat]) != NOBODY]


def check_throw(state: BlastTacticsState, seat: Seat, direction: int) -> None:
    if state.carried[seat] == 0:
        raise IllegalAction("BT-223", "seat {seat} cannot throw: it carries no bomb", seat=seat)
    if landing(state, direction, state.at[seat]) == NOBODY:
        reason = "seat {seat} cannot throw {direction}: the bomb would find no place to land"
        raise IllegalAction("BT-224", reason, seat=seat, direction=DIRECTIONS[direction])


def throw(state: BlastTacticsState, seat: Seat, direction: int) -> list[Event]:
    start = state.at[seat]
    square = landing(state, direction, start)
    is_hole = state.things[square] == HOLE
    if is_hole:
        drop_carried(state, seat)
    else:
        state.things[square] = state.carried[seat]
        state.carried[seat] = 0
    return [BombThrown(seat, start, square, is_hole)]
