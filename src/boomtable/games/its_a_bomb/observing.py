"""It's a Bomb!: the numbers of features.py, straight from the state."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from boomtable.core.pen import Pen
from boomtable.core.seats import Seat
from boomtable.games.its_a_bomb.bit_sets import has
from boomtable.games.its_a_bomb.features import BOMBS, DECK, ENDINGS, LENGTH, ROWS
from boomtable.games.its_a_bomb.pieces import (
    CODES,
    COLOURS,
    DRAUGHTSMAN,
    KINDS,
    LOOK,
    MOST_BLOCKS,
    MOST_LINES,
    MOST_PROPOSALS,
    MOST_TILES,
    OVER,
    SPOTTER,
    SURVEYOR,
    TOKEN_KINDS,
)
from boomtable.games.its_a_bomb.state import ItsABombState

ENDED: Final[dict[str, int]] = {reason: 1 + number for number, reason in enumerate(ENDINGS)}


def observe(state: ItsABombState, viewer: Seat, cells: "vec[i16]", at: i64) -> i64:
    """Write the blocks of features.spec from `at` on."""
    pen = Pen(cells, at, viewer, state.seats)
    tiles(state, pen)
    bombs(state, pen)
    answers(state, pen)
    notes(state, pen)
    cards(state, pen)
    turn(state, pen)
    decision(state, pen)
    pen.put(state.due)
    pen.flag(state.spoken)
    pen.put(ENDED.get(state.ended, 0))
    return pen.at


def tiles(state: ItsABombState, pen: Pen) -> None:
    """What each tile is to the viewer, as in view.knows, and what can be said of it."""
    cells, at = pen.cells, pen.at
    known = state.up | state.marked | state.spotted
    if pen.viewer == state.crisis_unit:
        known |= state.looked  # IB-135
    over = state.step == OVER
    up, marked, spotted = state.up, state.marked, state.spotted
    for tile, kind in enumerate(state.tile):
        cells[at] = i16(kind) if over or known >> tile & 1 else KINDS
        cells[at + MOST_TILES] = i16(up >> tile & 1)
        cells[at + 2 * MOST_TILES] = i16(marked >> tile & 1)
        cells[at + 3 * MOST_TILES] = i16(spotted >> tile & 1)
        at += 1
    for _ in range(MOST_TILES - len(state.tile)):
        cells[at] = -1
        for block in range(i64(1), 4):
            cells[at + block * MOST_TILES] = 0
        at += 1
    pen.at += 4 * MOST_TILES
    pen.clear(MOST_TILES)
    for checked in state.checked:
        cells[pen.at + checked] = 1
    pen.at += MOST_TILES


def bombs(state: ItsABombState, pen: Pen) -> None:
    pen.clear(BOMBS * (2 + KINDS))
    lists = pen.at + 2 * BOMBS
    for bomb in state.page().bombs:
        pen.put(bomb.rows)
        pen.put(bomb.columns)
        for kind in range(KINDS):
            pen.cells[lists + kind] = i16(bomb.counts[kind])
        lists += KINDS
    pen.at = lists + KINDS * (BOMBS - len(state.page().bombs))


def answers(state: ItsABombState, pen: Pen) -> None:
    """What lies beside the lines; in how it lies, the last line counts."""
    cells, counts = pen.cells, pen.at
    full = counts + MOST_LINES * TOKEN_KINDS
    sequence = full + MOST_LINES
    half = sequence + 1 + LENGTH
    unsaid(pen, MOST_LINES * TOKEN_KINDS)
    pen.clear(MOST_LINES + 1 + LENGTH + 1 + TOKEN_KINDS)
    for line, answer in enumerate(state.answers):
        if answer is None:
            continue
        at: i64 = counts + TOKEN_KINDS * line
        for said in answer.counts:
            cells[at] = i16(said)
            at += 1
        cells[full + line] = 1 if answer.full else 0
        if answer.sequence:
            laid(pen, sequence, line, answer.sequence)
        if answer.first_half:
            halved(pen, half, line, answer.first_half)
    pen.at = half + 1 + TOKEN_KINDS


def laid(pen: Pen, at: i64, line: i64, kinds: list[int]) -> None:
    pen.cells[at] = i16(1 + line)
    size: i64 = len(kinds)
    for place in range(i64(LENGTH)):
        pen.cells[at + 1 + place] = i16(1 + kinds[place]) if place < size else 0


def halved(pen: Pen, at: i64, line: i64, counts: list[int]) -> None:
    pen.cells[at] = i16(1 + line)
    for kind in range(TOKEN_KINDS):
        pen.cells[at + 1 + kind] = i16(counts[kind])


def notes(state: ItsABombState, pen: Pen) -> None:
    first = pen.at
    unsaid(pen, MOST_BLOCKS * TOKEN_KINDS)
    for note in state.notes:
        block: i64 = note[0]
        for kind in range(TOKEN_KINDS):
            pen.cells[first + TOKEN_KINDS * block + kind] = i16(note[1 + kind])
    padded(pen, state.archive if state.archived else (), ROWS)


def unsaid(pen: Pen, count: i64) -> None:
    cells, at = pen.cells, pen.at
    for i in range(count):
        cells[at + i] = -1
    pen.at += count


def cards(state: ItsABombState, pen: Pen) -> None:
    padded(pen, state.deck, DECK)
    padded(pen, state.discard, DECK)
    padded(pen, state.order, COLOURS)
    padded(pen, state.counted, COLOURS)
    page = state.page()
    for colour in range(COLOURS):
        pen.put(page.needed(colour))
    pen.clear(len(CODES))
    for card in page.consultants:
        pen.cells[pen.at + card] = 1 if has(state.cards, card) else 2
    pen.at += len(CODES)


def padded(pen: Pen, numbers: tuple[int, ...], most: i64) -> None:
    """The numbers, then -1 for those that are not there."""
    for number in numbers:
        pen.put(number)
    unsaid(pen, most - len(numbers))


def turn(state: ItsABombState, pen: Pen) -> None:
    pen.put(state.scenario)
    pen.put(state.round)
    pen.put(state.step)
    pen.put(pen.around(state.crisis_unit))
    pen.put(pen.around(state.phone))
    voters: i64 = 0
    if state.vote:
        voters = state.voters
    pen.flags_around(voters)


def decision(state: ItsABombState, pen: Pen) -> None:
    for step in range(pen.seats):
        pen.put(1 + state.proposals[pen.seat(step)])
    for step in range(pen.seats):
        pen.put(MOST_PROPOSALS - state.proposed[pen.seat(step)])
    asked = state.step == LOOK
    pen.put(1 + state.line if asked else 0)
    pen.put(1 + state.kind if asked and not state.radio else 0)
    pen.flag(asked and state.kind >= 0)
    pen.put(layout(state) if asked else 0)
    pen.put(1 + state.first_line)
    pen.put(1 + state.pointed)


def layout(state: ItsABombState) -> i64:
    """features.LAYOUTS"""
    if state.layout == SURVEYOR:
        return 1
    if state.layout == DRAUGHTSMAN:
        return 2
    return 3 if state.layout == SPOTTER else 0
