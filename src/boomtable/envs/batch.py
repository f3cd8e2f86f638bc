"""Many games stepped together, in numpy arrays that are filled in place."""

from __future__ import annotations

from collections.abc import Mapping
from types import TracebackType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boomtable.core.errors import BoomtableError
from boomtable.core.game import AnyGame
from boomtable.core.schema import Options
from boomtable.envs.arrays import Arrays, Here
from boomtable.envs.choosing import chosen_game, chosen_options, space_of, spec_of
from boomtable.envs.workers import Workers


class Batch:
    """`n` games with the same options; row k of every array is game k. A finished game is dealt anew at once.

    After `step` the arrays tell of the new positions, but `done` and `payoff`, which tell of the step: 1 over, 2 broken off because it
    took too long. They are windows on memory that the next step overwrites: copy what you keep.

    Game k has the dice of seed * 10**9 + k, whatever `n` and `workers` are. With `workers`, that many processes play them; then close
    the batch or use it in a `with`.
    """

    def __init__(
        self,
        game: str | AnyGame,
        options: Options | Mapping[str, Any] | None = None,
        n: int = 1,
        *,
        seed: int = 0,
        recall: int = 1,
        workers: int = 0,
    ) -> None:
        self.game = chosen_game(game)
        self.options = chosen_options(self.game, options)
        if n < 1 or recall < 1 or not 0 <= workers <= n:
            asked = f"{n} games, {recall} rows of each and {workers} processes"
            raise BoomtableError(f"a batch cannot have {asked}: it wants a game and a row at least, and no more processes than games")
        self.n = n
        self.recall = recall
        self.spec = spec_of(self.game, self.options)
        self.space = space_of(self.game, self.options)
        self._arrays: Arrays = (
            Workers(self.game, self.options, n, seed, recall, workers) if workers else Here(self.game, self.options, range(n), seed, recall)
        )

    @property
    def observation(self) -> NDArray[np.int16]:
        """What the seat that decides sees: (n, width), or (n, recall, width) with its own decisions so far, the newest at the end."""
        flat = self._arrays.cells
        return flat.reshape(self.n, -1) if self.recall == 1 else flat.reshape(self.n, self.recall, -1)

    @property
    def mask(self) -> NDArray[np.uint8]:
        """(n, size of the action space): 1 for every legal code."""
        return self._arrays.mask.reshape(self.n, -1)

    @property
    def codes(self) -> NDArray[np.int32]:
        """The legal codes of game k are codes[starts[k] : starts[k + 1]]."""
        return self._arrays.codes[: self.starts[-1]]

    @property
    def starts(self) -> NDArray[np.int32]:
        """(n + 1): where the legal codes of each game begin, and where the last ones end."""
        return self._arrays.starts

    @property
    def seat(self) -> NDArray[np.int16]:
        """(n): the seat that decides."""
        return self._arrays.seat

    @property
    def done(self) -> NDArray[np.uint8]:
        """(n): whether this step ended the game: 0 no, 1 over, 2 broken off."""
        return self._arrays.done

    @property
    def payoff(self) -> NDArray[np.float64]:
        """(n, seats): what the game that this step ended paid each seat, else 0."""
        return self._arrays.payoff.reshape(self.n, -1)

    def reset(self, seed: int) -> None:
        """Deal all games anew, as a new batch with this seed."""
        self._arrays.reset(seed)

    def step(self, chosen: NDArray[Any] | list[int]) -> None:
        """Carry out one legal code in every game; IllegalCode, and nothing happens, if one is not legal."""
        self._arrays.step(np.asarray(chosen, np.int32))

    def sample(self, rng: np.random.Generator) -> NDArray[np.int32]:
        """A legal code of every game, all of its codes equally likely."""
        starts = self.starts
        picked: NDArray[np.int32] = self.codes[starts[:-1] + rng.integers(np.diff(starts))]
        return picked

    def close(self) -> None:
        """End the processes, where there are any."""
        self._arrays.close()

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()
