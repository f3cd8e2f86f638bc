"""Bomb Busters: what turned wires forbid to those who see them (BB-1381, BB-1563)."""

from mypy_extensions import i64

from boomtable.core.bits import up
from boomtable.core.errors import IllegalAction
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.missions.mission import Twist
from boomtable.games.bomb_busters.pieces import WIDTH, YELLOW, value_of
from boomtable.games.bomb_busters.rules.apart import is_turned
from boomtable.games.bomb_busters.rules.hand import held_mask, place_name
from boomtable.games.bomb_busters.rules.limit import Limit
from boomtable.games.bomb_busters.state import BombBustersState


class TurnedWires(Limit):
    """A teammate's turned wire is pointed at with its true value only, and the Captain's not at all."""

    def is_in(self, twist: Twist) -> bool:
        return twist.turned > 0

    def wires(self, state: BombBustersState, seat: Seat, stand: int, tool: int) -> i64:
        mask: i64 = 0
        for wire in state.apart:
            if wire // WIDTH == stand and not may_hit(state, seat, wire):
                mask |= up(1, wire % WIDTH)
        return mask

    def check_wire(self, state: BombBustersState, seat: Seat, wire: int, tool: int) -> None:
        if not is_turned(state, wire) or may_hit(state, seat, wire):
            return
        if MISSIONS[state.mission].twist.captain_turned:
            sentence = "seat {seat} cannot point at {wire}: only the Captain may cut it"
            raise IllegalAction("BB-1381", sentence, seat=seat, wire=place_name(wire))
        sentence = "seat {seat} cannot point at {wire}: it is turned, and seat {seat} has no known wire like it"
        raise IllegalAction("BB-1563", sentence, seat=seat, wire=place_name(wire))


def may_hit(state: BombBustersState, seat: Seat, wire: int) -> bool:
    """Whether a seat may point at a teammate's turned wire, which it sees."""
    if MISSIONS[state.mission].twist.captain_turned:
        return False
    value = value_of(int(state.tile[wire]))
    return value <= YELLOW and held_mask(state, seat, YELLOW) >> value - 1 & 1 != 0
