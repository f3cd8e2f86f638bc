"""The right to write to a table: which run has it in memory, and the fence that rose when it got it."""

from __future__ import annotations

from typing import NamedTuple


class Hold(NamedTuple):
    table: str
    run: int
    fence: int
