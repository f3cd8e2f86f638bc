"""Bomb Busters: a wire that Nano keeps comes to whoever cuts wires of the number that he stands on (BB-1432)."""

from boomtable.core.actions import Told
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.pieces import TAKE, WIDTH
from boomtable.games.bomb_busters.rules.swapping import new_wire
from boomtable.games.bomb_busters.schema import WireTaken
from boomtable.games.bomb_busters.state import BombBustersState, stands_of


def take_from_nano(state: BombBustersState, cut: int, told: Told) -> bool:
    """Give the active player a wire if he stands on the number cut; returns whether they have to choose a stand for it."""
    if cut != state.nano[0]:
        return False
    stands = stands_with_room(state, state.turn)
    if len(stands) > 1:
        state.phase = TAKE
        state.claim = None
        return True
    take_in(state, stands[0], told)
    return False


def stands_with_room(state: BombBustersState, seat: Seat) -> list[int]:
    return [stand for stand in stands_of(state, seat) if state.sizes[stand] < WIDTH]


def take_in(state: BombBustersState, stand: int, told: Told) -> None:
    """Sort the wire in, unseen by the others."""
    tile = state.kept[0]
    state.kept = state.kept[1:]
    wire = new_wire(state, stand, tile)
    if told is not None:
        told.append(WireTaken(state.turn, wire, tile))
