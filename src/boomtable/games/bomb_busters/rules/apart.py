"""Bomb Busters: wires that stand apart from the order of their stand: X wires (BB-405) and turned ones (BB-1382)."""

from mypy_extensions import i64

from boomtable.core.bits import up
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import WIDTH
from boomtable.games.bomb_busters.state import BombBustersState, owner_of


def is_apart(state: BombBustersState, wire: int) -> bool:
    return wire in state.apart


def apart_mask(state: BombBustersState, stand: int) -> i64:
    """The positions of a stand with a wire that stands apart, bit p for position p."""
    mask: i64 = 0
    for wire in state.apart:
        if wire // WIDTH == stand:
            mask |= up(1, wire % WIDTH)
    return mask


def is_turned(state: BombBustersState, wire: int) -> bool:
    """Whether all but the owner see a wire (BB-1561)."""
    return wire in state.apart and MISSIONS[state.mission].twist.turned > 0


def turned_of(state: BombBustersState, seat: Seat) -> list[int]:
    """The own uncut wires that a seat does not see."""
    return [wire for wire in state.apart if not state.cut[wire] and owner_of(state, wire) == seat and is_turned(state, wire)]


def rows_apart(state: BombBustersState) -> list[list[int]]:
    """The wires that stand apart, in rows that are sorted by themselves: of two turned wires the lower is on the left (BB-1641)."""
    if MISSIONS[state.mission].twist.turned < 2:
        return [[wire] for wire in state.apart]
    return [[wire for wire in state.apart if owner_of(state, wire) == seat] for seat in range(state.seats)]


def in_order(state: BombBustersState, stand: int) -> range:
    """The places of a stand whose wires are sorted, cut ones included."""
    first, end = WIDTH * stand, WIDTH * stand + state.sizes[stand]
    while first < end and first in state.apart:
        first += 1
    while end > first and end - 1 in state.apart:
        end -= 1
    return range(first, end)


def shift(state: BombBustersState, wire: int, by: int) -> None:
    """Follow the wires of a stand from this place on, which stand one place further left or right now."""
    stand = wire // WIDTH
    state.apart = [place + by if place >= wire and place // WIDTH == stand else place for place in state.apart]
