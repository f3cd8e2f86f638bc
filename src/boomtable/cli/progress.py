"""Progress of long work, on standard error."""

import argparse
import sys
import time
from types import TracebackType
from typing import Self

TERMINAL_EVERY = 0.1  # seconds between two updates of the line
LOG_EVERY = 5.0  # seconds between two lines where nobody watches a terminal


class Progress:
    """Counts steps, out of `total` if there is one. Shows a line that is rewritten on a terminal, else a new line now and then."""

    def __init__(self, total: int | None, what: str, *, quiet: bool = False) -> None:
        self._total = total
        self._what = what
        self._quiet = quiet
        self._terminal = sys.stderr.isatty()
        self._done = 0
        self._began = time.monotonic()
        self._shown_at = self._began

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._terminal and not self._quiet:
            self._write("\r\x1b[K")

    def step(self, n: int = 1) -> None:
        self._done += n
        now = time.monotonic()
        if not self._quiet and now - self._shown_at >= (TERMINAL_EVERY if self._terminal else LOG_EVERY):
            self._shown_at = now
            self._write(f"\r{self.line()}\x1b[K" if self._terminal else f"{self.line()}\n")

    def line(self) -> str:
        seconds = time.monotonic() - self._began
        if self._total is None:
            return f"{self._what}: {self._done:,} after {seconds:.0f} s"
        share = self._done / self._total if self._total else 1.0
        left = f", about {seconds / share - seconds:.0f} s left" if 0 < share < 1 else ""
        return f"{self._what}: {self._done:,} of {self._total:,} ({share:.0%}){left}"

    def _write(self, text: str) -> None:
        sys.stderr.write(text)
        sys.stderr.flush()


def progress(args: argparse.Namespace, total: int | None, what: str) -> Progress:
    """Progress as the flags ask for: none with --quiet, and with --json only if a person watches a terminal."""
    quiet = getattr(args, "quiet", False) or (getattr(args, "json", False) and not sys.stderr.isatty())
    return Progress(total, what, quiet=quiet)
