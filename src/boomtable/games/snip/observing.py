"""Snip: the numbers of features.py, straight from the state."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from boomtable.core.seats import Seat
from boomtable.games.snip import rules
from boomtable.games.snip.state import BLUE, SnipState


def observe(state: SnipState, viewer: Seat, cells: "vec[i16]", at: i64) -> i64:
    """Write the blocks of features.spec from `at` on."""
    size: i64 = len(state.cut)
    own: i64 = 2 * viewer
    over = rules.is_over(state)
    for i in range(size):
        wire = own + i
        if wire >= size:
            wire -= size
        cut, vouched = state.cut[wire], state.vouched[wire]
        seen = cut or vouched or over or i < 2
        blue = state.colours[wire] == BLUE
        cells[at + i] = 1 if seen and blue else 0
        cells[at + size + i] = 1 if seen and not blue else 0
        cells[at + 2 * size + i] = 1 if cut else 0
        cells[at + 3 * size + i] = 1 if vouched else 0
    at += 4 * size
    cells[at] = i16(state.vouchers)
    return mark_turn(state, viewer, cells, at + 1)


def mark_turn(state: SnipState, viewer: Seat, cells: "vec[i16]", at: i64) -> i64:
    seats: i64 = len(state.cut) // 2
    turn: i64 = state.turn - viewer
    if turn < 0:
        turn += seats
    for i in range(seats):
        cells[at + i] = 1 if i == turn else 0
    return at + seats
