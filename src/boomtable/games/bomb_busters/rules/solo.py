"""Bomb Busters: the Solo Cut."""

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Event
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.pieces import TURN
from boomtable.games.bomb_busters.rules.hand import can_dual_cut, held_values, holds, rest_of, wires_of_value
from boomtable.games.bomb_busters.rules.laying import lay_down
from boomtable.games.bomb_busters.rules.turn import check_turn
from boomtable.games.bomb_busters.schema import SoloCut, SoloDone
from boomtable.games.bomb_busters.state import BombBustersState


def legal(state: BombBustersState, seat: Seat) -> list[int]:
    """Values of which the hand holds all uncut wires, two or four (BB-110)."""
    if state.phase != TURN or seat != state.turn or bound_to_pair(state, seat):
        return []
    return [value for value in held_values(state, seat) if is_the_rest(state, value, holds(state, seat, value))]


def is_the_rest(state: BombBustersState, value: int, own: int) -> bool:
    return own in (2, 4) and own == rest_of(state, value)


def bound_to_pair(state: BombBustersState, seat: Seat) -> bool:
    """After the Stabilizer a Dual Cut must follow, if one is legal (BB-232)."""
    return state.stabilized and can_dual_cut(state, seat)


def check_not_bound(state: BombBustersState, seat: Seat) -> None:
    if bound_to_pair(state, seat):
        raise IllegalAction("BB-232", "seat {seat} cannot do that: after the Stabilizer it must cut a pair", seat=seat)


def check(state: BombBustersState, seat: Seat, action: SoloCut) -> None:
    check_turn(state, seat)
    check_not_bound(state, seat)
    value, own = action.value, holds(state, seat, action.value)
    if own == 0:
        raise IllegalAction("BB-110", "seat {seat} cannot cut {value} alone: it holds none", seat=seat, value=value)
    elsewhere = rest_of(state, value) - own
    if elsewhere > 0:
        sentence = "seat {seat} cannot cut {value} alone: {elsewhere} are uncut elsewhere"
        raise IllegalAction("BB-110", sentence, seat=seat, value=value, elsewhere=elsewhere)


def do(state: BombBustersState, seat: Seat, value: int) -> list[Event]:
    wires = wires_of_value(state, seat, value)
    done: list[Event] = [SoloDone(seat, value, tuple(wires), tuple(state.tile[wire] for wire in wires))]
    return done + lay_down(state, wires)
