"""Bombs Away: the pipe card of a turn and what follows from it: the others' draws for a wild card, and the end of the turn."""

from boomtable.core.dice import Dice
from boomtable.core.schema import Event
from boomtable.core.seats import Seat
from boomtable.games.bombs_away.pieces import KIND, is_wild
from boomtable.games.bombs_away.rules import drawing, laying, turning
from boomtable.games.bombs_away.state import BombsAwayState


def do(state: BombsAwayState, seat: Seat, position: int, face: int, dice: Dice) -> list[Event]:
    told = [laying.do(state, seat, position, face)]
    if is_wild(KIND[face]):
        told += drawing.draw_for_wild(state, seat, dice)
    return told + turning.end_turn(state, dice)
