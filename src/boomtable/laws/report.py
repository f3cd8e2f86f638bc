"""The verdict of a law: that it is broken, and where; or how much it has seen."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from boomtable.laws.deal import Deal, Position


class LawBroken(Exception):
    """A game breaks a law. The sentence names the facts, `where` the deal and the entry that show it again."""

    def __init__(self, law: Callable[[Deal], int], where: Deal | Position, sentence: str) -> None:
        super().__init__(law.__name__, str(where), sentence)
        self.law = law.__name__
        self.where = str(where)
        self.sentence = sentence

    def __str__(self) -> str:
        return f"{self.sentence} ({self.where})"


class LawReport(msgspec.Struct, frozen=True):
    """One law on one game. `detail` says why it did not pass."""

    law: str
    passed: bool
    cases: int
    detail: str | None
