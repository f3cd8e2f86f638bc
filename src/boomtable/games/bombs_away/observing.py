"""Bombs Away: the numbers of features.py, straight from the state."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from boomtable.core.pen import Pen
from boomtable.core.seats import Seat
from boomtable.games.bombs_away.network import SIDE, WIDTH, is_on_rim
from boomtable.games.bombs_away.pieces import KINDS
from boomtable.games.bombs_away.places import ENDS, OPEN
from boomtable.games.bombs_away.state import BombsAwayState


def observe(state: BombsAwayState, viewer: Seat, cells: "vec[i16]", at: i64) -> i64:
    """Write the blocks of features.spec from `at` on."""
    pen = Pen(cells, at, viewer, state.seats)
    squares(state, pen)
    numbered(state.network.spots, OPEN, pen)
    numbered(state.network.ends, ENDS, pen)
    for step in range(pen.seats):
        hand(state, int(pen.seat(step)), pen)
    pen.put_all(state.discard)
    pen.put_around(state.sizes)
    pen.put_around(state.scores)
    pen.put_around(state.wins)
    pen.flags_around(state.out)
    pen.flags_around(state.away)
    turn(state, pen)
    rules(state, pen)
    return pen.at


def squares(state: BombsAwayState, pen: Pen) -> None:
    """Of each square that is not on the rim the face that lies there, from 1."""
    cell, cells, at = state.network.cell, pen.cells, pen.at
    for row in range(i64(1), SIDE + 1):
        position: i64 = row * WIDTH + 1
        for column in range(i64(SIDE)):
            cells[at + column] = i16(cell[position + column])
        at += SIDE
    pen.at = at


def numbered(positions: list[int], most: i64, pen: Pen) -> None:
    """The square of each position, from 1, row by row; 0 for those on the rim."""
    pen.clear(most)
    at = pen.at
    for position in positions:
        if not is_on_rim(position):
            row: i64 = position // WIDTH
            column: i64 = position % WIDTH
            pen.cells[at] = i16((row - 1) * SIDE + column)
        at += 1
    pen.at += most


def hand(state: BombsAwayState, seat: Seat, pen: Pen) -> None:
    """The cards of each kind, where the viewer sees them."""
    if seat == pen.viewer or state.ended:
        pen.put_all(state.hands[seat])
    else:
        pen.clear(KINDS)
        pen.at += KINDS


def turn(state: BombsAwayState, pen: Pen) -> None:
    pen.put(state.pile_size)
    pen.put(pen.around(state.turn))
    pen.put(pen.around(state.dealer))
    pen.put(state.turns)
    pen.flag(state.thrown)
    pen.flag(state.second)
    pen.put(state.drawn)
    pen.put(state.passes)
    pen.put(state.deal)
    pen.put(reason(state))
    pen.flag(state.ended)


def reason(state: BombsAwayState) -> i64:
    """features.ENDINGS, from 1"""
    if not state.reason:
        return 0
    if state.reason == "went_out":
        return 1
    if state.reason == "all_passed":
        return 2
    return 3 if state.reason == "fifty_rounds" else 4


def rules(state: BombsAwayState, pen: Pen) -> None:
    pen.flag(state.match)
    pen.flag(state.even_turns)
    pen.flag(state.short_hand)
    pen.flag(state.tough_pipes)
    pen.flag(state.even_bombs)
    pen.flag(state.late_start)
