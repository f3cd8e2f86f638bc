"""Blast Tactics bots: how many safe squares a figure can reach, and which items."""

from typing import Final

from boomtable.games.blast_tactics.pieces import FIRST_BOMB, FIRST_ITEM, FIRST_PAD, FLOOR
from boomtable.games.blast_tactics.rules.walking import teleport
from boomtable.games.blast_tactics.state import BlastTacticsState

ENOUGH: Final = 15  # squares beyond which more room is worth nothing


class Escape:
    """What a figure can reach from one square in a number of Moves, without cards; figures in the way are passed (BT-108)."""

    def __init__(self, state: BlastTacticsState, board: list[int], burns: list[int], window: int, start: int, slides: int) -> None:
        self.safe = 0
        self.items = 0
        self._state = state
        self._board = board
        self._burns = burns
        self._window = window
        self._seen = [False] * len(board)
        self._edge: list[int] = []
        self._reach(start)
        for _ in range(slides):
            self._slide()
            if self.safe >= ENOUGH:
                return

    def _slide(self) -> None:
        edge = self._edge
        self._edge = []
        rays = self._state.arena.rays
        board, features, seen = self._board, self._state.features, self._seen
        for square in edge:
            for direction in range(4):
                for other in rays[direction][square]:
                    thing = board[other]
                    if thing != FLOOR and not FIRST_ITEM <= thing < FIRST_BOMB:
                        break
                    if features[other] >= FIRST_PAD:
                        self._reach(teleport(self._state, other))
                        break
                    if not seen[other]:
                        self._reach(other)
                    if thing != FLOOR:
                        break

    def _reach(self, square: int) -> None:
        if self._seen[square]:
            return
        self._seen[square] = True
        self._edge.append(square)
        if not self._burns[square] & self._window:
            self.safe += 1
            if FIRST_ITEM <= self._board[square] < FIRST_BOMB:
                self.items += 1
