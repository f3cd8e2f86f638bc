"""Bomb Busters: what follows at once from evidence: kinds that a wire cannot be, and wires that are certain."""

from boomtable.core.counting.narrowing import Narrowing as RowNarrowing
from boomtable.games.bomb_busters.evidence import Evidence


class Narrowing(RowNarrowing):
    def __init__(self, evidence: Evidence) -> None:
        self.evidence = evidence
        super().__init__(evidence.rows())
