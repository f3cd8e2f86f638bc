"""How long a bare fsync takes on this disk, measured during a run."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

EVERY = 0.05  # seconds
PAGE = b"\0" * 4096


class FsyncProbe:
    """While open, a thread appends one page at a time to a file and waits until it is on the disk."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "fsync.probe"
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self.times: list[float] = []  # milliseconds

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._done.set()
        self._thread.join()

    def _run(self) -> None:
        handle = os.open(self._file, os.O_CREAT | os.O_WRONLY | os.O_APPEND)
        try:
            while True:
                os.write(handle, PAGE)
                began = time.perf_counter()
                os.fsync(handle)
                self.times.append((time.perf_counter() - began) * 1000)
                if self._done.wait(EVERY):
                    return
        finally:
            os.close(handle)


def percentile(values: Sequence[float], percent: float) -> float:
    """The value at this percentile, rounded to three digits."""
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))], 3)
