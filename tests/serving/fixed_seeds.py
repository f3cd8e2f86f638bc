"""Deals that follow from the test: its first table is always dealt alike, and its second is another one."""

from __future__ import annotations

import hashlib
from collections import Counter

from boomtable.server.seeds import Seeds
from boomtable.table.fair import SEED_BYTES
from tests.serving import running


class FixedSeeds(Seeds):
    """The same for a test that runs alone, after others, or on another machine."""

    def __init__(self) -> None:
        self._made: Counter[str] = Counter()

    def new(self) -> bytes:
        test = running.name()
        self._made[test] += 1
        return hashlib.blake2b(f"table {self._made[test]} of {test}".encode(), digest_size=SEED_BYTES).digest()
