"""The games of a batch in several processes, with their arrays in memory that all share."""

from __future__ import annotations

import contextlib
import multiprocessing
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing.connection import Connection, wait
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boomtable.core.errors import BoomtableError, IllegalCode
from boomtable.core.game import AnyGame
from boomtable.core.schema import Options
from boomtable.envs.arrays import Arrays, Here
from boomtable.envs.choosing import space_of, spec_of
from boomtable.envs.windows import window

ALIGNED = 64  # bytes of a line of the cache
PATIENCE_S = 120.0  # how long a process may take to start, deal or step


class Memory(SharedMemory):
    """Shared memory that stays where it is while somebody still looks at it."""

    def close(self) -> None:
        with contextlib.suppress(BufferError):
            super().close()


class Layout:
    """Where each array lies in the shared memory. Every process has rows of its own in all of them, and `size` codes for each game."""

    def __init__(self, game: AnyGame, options: Options, n: int, recall: int) -> None:
        width, self.size = spec_of(game, options).width, space_of(game, options).size
        self._parts: dict[str, tuple[type[Any], int, tuple[int, int]]] = {}  # kind, place, shape
        self.bytes = 0
        for name, kind, columns in (
            ("cells", np.int16, recall * width),
            ("mask", np.uint8, self.size),
            ("codes", np.int32, self.size),
            ("counts", np.int32, 1),  # of legal codes
            ("seat", np.int16, 1),
            ("done", np.uint8, 1),
            ("payoff", np.float64, options.seats),
            ("chosen", np.int32, 1),
        ):
            self._parts[name] = (kind, self.bytes, (n, columns))
            self.bytes += -(-n * columns * np.dtype(kind).itemsize // ALIGNED) * ALIGNED

    def windows(self, memory: SharedMemory) -> dict[str, NDArray[Any]]:
        """The arrays. By frombuffer, so that closing the memory under them is an error and not the end of the process."""
        return {name: window(memory.buf, kind, shape[0] * shape[1], at).reshape(shape) for name, (kind, at, shape) in self._parts.items()}


class Workers(Arrays):
    """`count` processes, each with an equal share of the games."""

    def __init__(self, game: AnyGame, options: Options, n: int, seed: int, recall: int, count: int) -> None:
        layout = Layout(game, options, n, recall)
        bounds = [n * worker // count for worker in range(count + 1)]
        self._shares = [range(low, high) for low, high in pairwise(bounds)]
        self._memory = Memory(create=True, size=layout.bytes)
        self._all = layout.windows(self._memory)
        context = multiprocessing.get_context("spawn")
        self._lines: list[Connection] = []
        self._processes: list[multiprocessing.process.BaseProcess] = []
        for share in self._shares:
            ours, theirs = context.Pipe()
            task = (theirs, self._memory.name, layout, game, options, share, seed, recall)
            process = context.Process(target=serve, args=task, daemon=True)
            process.start()
            theirs.close()
            self._lines.append(ours)
            self._processes.append(process)
        self.cells, self.mask = self._all["cells"], self._all["mask"]
        self.seat, self.done = self._all["seat"].reshape(n), self._all["done"].reshape(n)
        self.payoff = self._all["payoff"]
        self._await_all()

    def reset(self, seed: int) -> None:
        self._ask(seed)

    def step(self, chosen: NDArray[np.int32]) -> None:
        self._expect_legal(chosen)
        self._all["chosen"][:, 0] = chosen
        self._ask(None)

    def close(self) -> None:
        """End the processes. Whoever still looks at the arrays keeps their memory until it looks no more."""
        if not self._lines:
            return
        for line in self._lines:
            line.close()  # which ends the process behind it
        for process in self._processes:
            process.join()
        self._lines = []
        for name in ("cells", "mask", "seat", "done", "payoff"):
            setattr(self, name, getattr(self, name).copy())
        self._all = {}
        self._memory.unlink()
        self._memory.close()

    def _expect_legal(self, chosen: NDArray[np.int32]) -> None:
        """Here, so that no process has stepped when another one refuses."""
        if chosen.shape != self.seat.shape:
            raise IllegalCode(f"{chosen.size} codes were chosen for {self.seat.size} games")
        inside = (chosen >= 0) & (chosen < self.mask.shape[1])
        legal = inside & (self.mask[np.arange(chosen.size), np.where(inside, chosen, 0)] == 1)
        if not legal.all():
            k = int(np.flatnonzero(~legal)[0])
            raise IllegalCode(f"seat {self.seat[k]} of game {k} cannot do code {chosen[k]}: it is not legal now")

    def _ask(self, seed: int | None) -> None:
        """Have every process deal anew with this seed, or step without one."""
        for line in self._lines:
            with contextlib.suppress(BrokenPipeError):  # heard of below
                line.send(seed)
        self._await_all()

    def _await_all(self) -> None:
        for line, process in zip(self._lines, self._processes, strict=True):
            wait([line, process.sentinel], PATIENCE_S)
            try:
                answered = line.poll() and line.recv()
            except (EOFError, OSError):
                answered = False
            if not answered:
                raise BoomtableError("a process of the batch has ended or does not answer: its games are lost")
        counts, codes = self._all["counts"][:, 0], self._all["codes"]
        self.starts = np.concatenate([[0], np.cumsum(counts)]).astype(np.int32)
        packed = [codes[share.start : share.stop].reshape(-1)[: counts[share.start : share.stop].sum()] for share in self._shares]
        self.codes = np.concatenate(packed)


def serve(
    line: Connection, memory_name: str, layout: Layout, game: AnyGame, options: Options, share: Sequence[int], seed: int, recall: int
) -> None:
    """What a process does until its line is closed: play its share of the games, and write them where the others read."""
    memory = Memory(memory_name)
    mine = {name: window[share[0] : share[-1] + 1] for name, window in layout.windows(memory).items()}
    here = Here(game, options, share, seed, recall)
    _write(here, mine)
    line.send(True)
    while True:
        try:
            asked = line.recv()
        except EOFError:
            break
        if asked is None:
            here.step(mine["chosen"][:, 0])
        else:
            here.reset(asked)
        _write(here, mine)
        line.send(True)
    mine.clear()
    memory.close()


def _write(here: Here, mine: dict[str, NDArray[Any]]) -> None:
    for name, numbers in (("cells", here.cells), ("mask", here.mask), ("seat", here.seat), ("done", here.done), ("payoff", here.payoff)):
        mine[name][:] = numbers.reshape(mine[name].shape)
    mine["counts"][:, 0] = np.diff(here.starts)
    mine["codes"].reshape(-1)[: here.starts[-1]] = here.codes[: here.starts[-1]]
