"""The arrays of a batch, and the games of one process behind them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boomtable.core.dice import SeededDice
from boomtable.core.game import AnyGame
from boomtable.core.rows import Rows
from boomtable.core.schema import Options
from boomtable.envs.windows import window

GAMES_PER_SEED = 10**9


class Arrays(ABC):
    """Flat arrays, game after game; see batch.py for what they hold. `codes` may be longer than what is used of it."""

    cells: NDArray[np.int16]
    mask: NDArray[np.uint8]
    codes: NDArray[np.int32]
    starts: NDArray[np.int32]
    seat: NDArray[np.int16]
    done: NDArray[np.uint8]
    payoff: NDArray[np.float64]

    @abstractmethod
    def reset(self, seed: int) -> None: ...

    @abstractmethod
    def step(self, chosen: NDArray[np.int32]) -> None: ...

    def close(self) -> None:  # noqa: B027  in one process there is nothing to end
        """End what was started."""


class Here(Arrays):
    """Games of this process: the arrays are windows on the vectors of their rows."""

    def __init__(self, game: AnyGame, options: Options, numbers: Sequence[int], seed: int, recall: int) -> None:
        self._numbers = numbers
        self._rows = Rows(game, options, self._dice(seed), recall)
        self.cells = window(self._rows.cells, np.int16)
        self.mask = window(self._rows.mask, np.uint8)
        self.starts = window(self._rows.starts, np.int32)
        self.seat = window(self._rows.seat, np.int16)
        self.done = window(self._rows.done, np.uint8)
        self.payoff = window(self._rows.payoffs, np.float64)
        self._look()

    def reset(self, seed: int) -> None:
        self._rows.begin(self._dice(seed))
        self._look()

    def step(self, chosen: NDArray[np.int32]) -> None:
        self._rows.step(chosen.tolist())
        self._look()

    def _dice(self, seed: int) -> list[Any]:
        return [SeededDice(seed * GAMES_PER_SEED + number) for number in self._numbers]

    def _look(self) -> None:
        self.codes = window(self._rows.codes, np.int32)  # another vector, once it had to grow
