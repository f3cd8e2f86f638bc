"""Bombs Away: the pipe card of a turn and what follows from it: the others' draws for a wild card, and the end of the turn."""

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.seats import Seat
from boomtable.games.bombs_away.network import x_of, y_of
from boomtable.games.bombs_away.pieces import KIND, TURNED, is_wild
from boomtable.games.bombs_away.rules import drawing, turning
from boomtable.games.bombs_away.schema import Covered, Laid
from boomtable.games.bombs_away.state import BombsAwayState, take, throw_away


def play(state: BombsAwayState, seat: Seat, position: int, face: int, dice: Dice, told: Told) -> None:
    kind = KIND[face]
    take(state, seat, kind)
    state.passes = 0
    if state.network.is_empty(position):
        state.network.put(position, face)
        if told is not None:
            told.append(Laid(seat, kind, x_of(position), y_of(position), TURNED[face]))
    else:
        covered = KIND[state.network.cover(position, face)]
        throw_away(state, covered)  # BA-056
        if told is not None:
            told.append(Covered(seat, kind, x_of(position), y_of(position), TURNED[face], covered))
    if is_wild(kind):
        drawing.draw_for_wild(state, seat, dice, told)
    turning.end_turn(state, dice, told)
