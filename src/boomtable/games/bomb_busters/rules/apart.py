"""Bomb Busters: wires that stand apart from the order of their stand (BB-405)."""

from mypy_extensions import i64

from boomtable.core.bits import up
from boomtable.games.bomb_busters.pieces import WIDTH
from boomtable.games.bomb_busters.state import BombBustersState


def is_apart(state: BombBustersState, wire: int) -> bool:
    return wire in state.apart


def apart_mask(state: BombBustersState, stand: int) -> i64:
    """The positions of a stand with a wire that stands apart, bit p for position p."""
    mask: i64 = 0
    for wire in state.apart:
        if wire // WIDTH == stand:
            mask |= up(1, wire % WIDTH)
    return mask


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
