"""Bombs Away bots: a whole turn that may be played: a bomb or none, then a pipe card, or cards drawn until one fits."""

from typing import Final

from boomtable.core.schema import Action
from boomtable.games.bombs_away.network import SQUARES, square_of, x_of, y_of
from boomtable.games.bombs_away.pieces import KIND, TURNED
from boomtable.games.bombs_away.rules import drawing
from boomtable.games.bombs_away.schema import Bomb, Draw, Enough, Lay, Pass, Second
from boomtable.games.bombs_away.state import BombsAwayState

NO_BOMB: Final = -1
NO_CARD: Final = -1


class Turn:
    def __init__(self, bomb: int, targets: list[int], position: int, face: int) -> None:
        self.bomb = bomb  # its kind, or NO_BOMB, also when it has been thrown already
        self.targets = targets  # that are still to be destroyed
        self.position = position
        self.face = face  # or NO_CARD, where one must be drawn
        self.value = 0.0

    def card(self) -> int:
        """A number for the pipe card and its place, which are the same whatever steps of the turn are left."""
        return 0 if self.face == NO_CARD else 1 + self.face * SQUARES + square_of(self.position)


def second_target(turn: Turn) -> Action | None:
    """What follows the bomb of a turn that takes two cards."""
    return Second(x_of(turn.targets[1]), y_of(turn.targets[1])) if len(turn.targets) > 1 else None


def next_action(turn: Turn, state: BombsAwayState) -> Action:
    if state.second:
        return Second(x_of(turn.targets[0]), y_of(turn.targets[0])) if turn.targets else Enough()
    if turn.bomb != NO_BOMB:
        return Bomb(turn.bomb, x_of(turn.targets[0]), y_of(turn.targets[0]))
    if turn.face != NO_CARD:
        return Lay(KIND[turn.face], x_of(turn.position), y_of(turn.position), TURNED[turn.face])
    return Draw() if drawing.can_draw(state) else Pass()
