"""Bomb Busters: the exact chances of every wire's value, and exact samples of deals."""

from typing import Final

from librt.vecs import vec

from boomtable.core.counting.row_counts import RowCounts
from boomtable.core.dice import Dice
from boomtable.games.bomb_busters.evidence import Evidence
from boomtable.games.bomb_busters.narrowing import Narrowing
from boomtable.games.bomb_busters.pieces import RED, bit

VALUES: Final = RED + 1


class Deduction:
    """All deals that fit the evidence. Counts are of deals of distinguishable tiles, exact while they stay below 2**53."""

    def __init__(self, evidence: Evidence) -> None:
        self.evidence = evidence
        self.narrowing = Narrowing(evidence)
        self._deals = RowCounts(self.narrowing)
        self._counts: vec[float] = self._deals.counts
        self.total = self._deals.total  # deals that fit; 0: the evidence contradicts itself

    def count(self, place: int, value: int) -> float:
        """The deals in which this wire has this value."""
        return self._counts[VALUES * place + value]

    def chance(self, place: int, value: int) -> float:
        return self._counts[VALUES * place + value] / self.total

    def marginals(self) -> list[list[float]]:
        """By place, then by value: the chance of each; nothing but zeros where no wire stands."""
        found: list[list[float]] = []
        for place in range(len(self.evidence.allowed)):
            found.append([self._counts[VALUES * place + value] / self.total for value in range(VALUES)])
        return found

    def chance_all(self, places: list[int], values: int) -> float:
        """The chance that each of these wires is of a value in the mask."""
        return self.count_all(places, values) / self.total

    def chance_any(self, places: list[int], values: int) -> float:
        """The chance that at least one of these wires is of a value in the mask."""
        return 1.0 - self.count_all(places, ~values) / self.total

    def chance_red(self, places: list[int]) -> float:
        """The chance that all of these wires are red, so that a wrong claim explodes (BB-265)."""
        return self.count_all(places, bit(RED)) / self.total

    def count_all(self, places: list[int], values: int) -> float:
        """The deals in which each of these wires is of a value in the mask."""
        return self._deals.count_all(places, self.evidence.kinds(values))

    def sample(self, dice: Dice) -> tuple[list[int], list[int]]:
        """The tile at each place of one deal, all deals being equally likely, and the tiles set aside."""
        kinds = self._deals.sample(dice)
        tiles = [0 if kind < 0 else self.evidence.tiles[kind] for kind in kinds]
        return tiles, [tile for tile in self.evidence.tiles if tile not in tiles]


def deduce(evidence: Evidence) -> Deduction:
    return Deduction(evidence)
