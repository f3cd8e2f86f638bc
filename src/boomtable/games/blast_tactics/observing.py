"""Blast Tactics: the numbers of features.py, straight from the state."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from boomtable.core.pen import Pen
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.pieces import FIRST_BOMB, FLOOR, HARD, PLAIN
from boomtable.games.blast_tactics.rules import collapse, drawing, ending
from boomtable.games.blast_tactics.rules.blocks import SQUARES
from boomtable.games.blast_tactics.rules.drawing import ROW
from boomtable.games.blast_tactics.state import ACTION, NOBODY, OVER, BlastTacticsState, inventory, reach, total


def observe(state: BlastTacticsState, viewer: Seat, cells: "vec[i16]", at: i64) -> i64:
    """Write the blocks of features.spec from `at` on."""
    pen = Pen(cells, at, viewer, state.seats)
    ground(state, pen)
    pieces(state, pen)
    tiles(state, pen)
    cards(state, pen)
    players(state, pen)
    turn(state, pen)
    return pen.at


def ground(state: BlastTacticsState, pen: Pen) -> None:
    """What each square is, and its feature; those that a small arena does not have read as hard blocks (BT-446)."""
    cells, at = pen.cells, pen.at
    for thing in state.things:
        cells[at] = i16(FLOOR if thing >= FIRST_BOMB else thing)
        at += 1
    for _ in range(SQUARES - len(state.things)):
        cells[at] = i16(HARD)
        at += 1
    pen.at = at
    pen.put_all(state.features)
    for _ in range(SQUARES - len(state.features)):
        pen.put(PLAIN)


def pieces(state: BlastTacticsState, pen: Pen) -> None:
    """Figures, and the bombs that lie and that are carried: twice the owner plus the side."""
    pen.clear(4 * SQUARES)
    cells, at = pen.cells, pen.at
    for step in range(pen.seats):
        seat = pen.seat(step)
        square: i64 = state.at[seat]
        if square >= 0:
            cells[at + square] = i16(1 + step)
        if state.carried[seat]:
            cells[at + 2 * SQUARES + square] = i16(bomb(state.carried[seat], pen))
    at += SQUARES
    for thing in state.things:
        if thing >= FIRST_BOMB:
            cells[at] = i16(bomb(thing, pen))
        at += 1
    trail: i64 = pen.at + 3 * SQUARES
    for square in state.trail:
        cells[trail + square] = 1
    pen.at += 4 * SQUARES


def bomb(thing: i64, pen: Pen) -> i64:
    number = thing - FIRST_BOMB
    return 2 * pen.around(number >> 1) + 1 + (number & 1)


def tiles(state: BlastTacticsState, pen: Pen) -> None:
    """The squares whose tile has flipped, and with which batch from now on the others flip."""
    pen.clear(2 * SQUARES)
    if state.holder != NOBODY:
        cells, flipped, flips = pen.cells, pen.at, pen.at + SQUARES
        for number, batch in enumerate(collapse.batches(state)):
            to_come: i64 = number - state.flipped
            for tile in batch:
                for square in state.arena.tiles[tile]:
                    if to_come < 0:
                        cells[flipped + square] = 1
                    else:
                        cells[flips + square] = i16(1 + to_come)
    pen.at += 2 * SQUARES


def cards(state: BlastTacticsState, pen: Pen) -> None:
    for card in state.row:
        pen.put(1 + card)
    for _ in range(ROW - len(state.row)):
        pen.put(0)
    pen.put_all(state.deck)
    pen.put_all(state.discard)
    pen.put(drawing.size_of_deck(state))
    pen.put(state.drawn)
    pen.put_all(state.hidden)
    pen.put_all(state.gone)


def players(state: BlastTacticsState, pen: Pen) -> None:
    for step in range(pen.seats):
        pen.flag(state.at[pen.seat(step)] >= 0)
    for step in range(pen.seats):
        pen.flag(state.hearts[pen.seat(step)] > 0)
    for step in range(pen.seats):
        pen.put(inventory(state, int(pen.seat(step))))
    for step in range(pen.seats):
        pen.put(total(state, int(pen.seat(step))))
    for step in range(pen.seats):
        pen.put(reach(state, int(pen.seat(step))))
    pen.put_around(state.bomb_ups)
    pen.put_around(state.flame_ups)
    pen.put_around(state.speed_ups)
    pen.put_around(ending.places(state))
    pen.put_around(state.fell)
    pen.put_around(state.bank)
    pen.flags_around(state.immune)


def turn(state: BlastTacticsState, pen: Pen) -> None:
    pen.put(state.phase - ACTION)
    pen.put(pen.around(state.turn))
    pen.put(pen.around(state.first))
    pen.put(state.turns)
    pen.put(state.moves)
    pen.put(state.actions)
    pen.flag(state.free)
    pen.flag(state.free_card)
    pen.put(state.used)
    pen.flag(state.bank_used)
    pen.put(1 + state.laid)
    pen.put(0 if state.holder == NOBODY else 1 + pen.around(state.holder))
    pen.put(state.flipped)
    pen.flag(state.revenge)
    pen.flag(state.whole_trail)
    pen.flag(state.canonical_lay)
    pen.put(ended(state))


def ended(state: BlastTacticsState) -> i64:
    """features.ENDINGS, from 1"""
    if state.phase != OVER:
        return 0
    if state.reason == "last_standing":
        return 1
    if state.reason == "collapse":
        return 2
    if state.reason == "hearts":
        return 3
    return 4 if state.reason == "card_order" else 5
