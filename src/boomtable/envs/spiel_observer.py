"""What OpenSpiel's players observe, and what they remember."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
from librt.vecs import vec
from mypy_extensions import i16

MOST_NUMBERS = 50_000  # a larger information state is given as a string only


def recall_shape(width: int, longest: int) -> tuple[int, int] | None:
    """Entries and their numbers, the code first; None where that would be too much."""
    shape = (longest + 1, width + 1)
    return shape if shape[0] * shape[1] <= MOST_NUMBERS else None


class SpielObserver:
    """Writes a player's observation or, with perfect recall, its information state."""

    def __init__(self, game: Any, *, recall: bool) -> None:
        self._game = game
        self._recall = recall
        shape = recall_shape(game.spec.width, game.longest) if recall else (game.spec.width,)
        self._numbers = None if shape is None else np.zeros(shape, np.float32)
        self._cells = vec[i16]([0] * game.spec.width)
        self.tensor = None if self._numbers is None else self._numbers.reshape(-1)
        self.dict = {} if self._numbers is None else {"information_state" if recall else "observation": self._numbers}

    def set_from(self, state: Any, player: int) -> None:
        if self._numbers is None:
            return
        self._numbers.fill(0)
        if self._recall:
            entries = np.array(state.recalled().numbers(player), np.float32).reshape(-1, self._game.spec.width + 1)
            self._numbers[: len(entries)] = entries
        elif state.position() is not None:
            self._game.rules.observe(state.position(), player, self._cells, 0)
            self._numbers[:] = np.array(self._cells, np.float32)

    def string_from(self, state: Any, player: int) -> str:
        if self._recall:
            text: str = state.recalled().text(player)
            return text
        if state.position() is None:
            return f"{player}:"
        return f"{player}:{msgspec.json.encode(self._game.rules.view(state.position(), player)).decode()}"
