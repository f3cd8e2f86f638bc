"""It's a Bomb! bots: sampled arrangements told apart by what would be seen of them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boomtable.bots.handmade.its_a_bomb.chances import Chances
from boomtable.core.bits import up
from boomtable.core.counting.numbering import Numbering
from boomtable.games.its_a_bomb.filling import COUNT_BITS
from boomtable.games.its_a_bomb.pieces import KINDS, TOKEN_KINDS
from boomtable.games.its_a_bomb.scenarios.scenario import Bomb

ANSWER_BITS: Final = COUNT_BITS * TOKEN_KINDS


class Split:
    """Each group holds the arrangements that look alike, and a table of their counts.

    What is seen of one bomb says nothing of the other (IB-282), whose chances stay what they are before the split.
    """

    def __init__(self, arrangements: vec[i64], tiles: int, bomb: Bomb, before: Chances) -> None:
        self.arrangements = arrangements  # one after the other, kinds by tile
        self.before = before
        self.tiles: i64 = tiles
        self.number: i64 = len(arrangements) // tiles
        self._first: i64 = bomb.first
        self._end: i64 = bomb.first + bomb.size
        self.sizes = vec[i64]()  # of the groups
        self._numbering = Numbering()
        self._group = vec[i64]([0] * int(self.number))  # of each arrangement
        self._tables = vec[float]()

    def by_answer(self, tiles: list[int], kinds: int, first_pile: int = 0) -> None:
        """Split by the tokens on these tiles, as far as their kinds are told (bit k for kind k); the first tiles have their own pile."""
        places = vec[i64](tiles)
        apart: i64 = first_pile
        mask: i64 = kinds
        at: i64 = 0
        arrangement: i64 = 0
        while arrangement < self.number:
            told: i64 = 0
            index: i64 = 0
            while index < len(places):
                kind = self.arrangements[at + places[index]]
                if mask >> kind & 1:
                    told += up(1, COUNT_BITS * kind + (ANSWER_BITS if index < apart else 0))
                index += 1
            self._put(arrangement, told)
            at += self.tiles
            arrangement += 1

    def by_order(self, tiles: list[int]) -> None:
        """Split by the tokens in the order in which the Surveyor lays them (IB-123)."""
        places = vec[i64](tiles)
        at: i64 = 0
        arrangement: i64 = 0
        while arrangement < self.number:
            laid: i64 = 0
            index: i64 = 0
            while index < len(places):
                kind = self.arrangements[at + places[index]]
                if kind < TOKEN_KINDS:
                    laid = laid * (TOKEN_KINDS + 1) + kind + 1
                index += 1
            self._put(arrangement, laid)
            at += self.tiles
            arrangement += 1

    def by_kind(self, tile: int) -> None:
        at: i64 = tile
        arrangement: i64 = 0
        while arrangement < self.number:
            self._put(arrangement, self.arrangements[at])
            at += self.tiles
            arrangement += 1

    def _put(self, arrangement: i64, key: i64) -> None:
        group = self._numbering.number(key)
        if group == len(self.sizes):
            self.sizes = append(self.sizes, i64(0))
        self.sizes[group] += 1
        self._group[arrangement] = group

    def key(self, group: int) -> int:
        """The kind, or the packed answer, that the group stands for."""
        return int(self._numbering.keys[group])

    def lift(self, best: vec[float], worths: vec[float]) -> None:
        """Raise each arrangement to at least the worth of its group."""
        arrangement: i64 = 0
        while arrangement < self.number:
            worth = worths[self._group[arrangement]]
            if worth > best[arrangement]:
                best[arrangement] = worth
            arrangement += 1

    def share(self, group: int) -> float:
        return float(self.sizes[group]) / float(self.number)

    def count(self) -> None:
        """Fill the tables of all groups."""
        stride = KINDS * self.tiles
        self._tables = vec[float]([0.0] * (len(self.sizes) * int(stride)))
        width = self._end - self._first
        arrangement: i64 = 0
        while arrangement < self.number:
            place = self._group[arrangement] * stride + KINDS * self._first
            at = arrangement * self.tiles + self._first
            end = at + width
            while at < end:
                self._tables[place + self.arrangements[at]] += 1.0
                place += KINDS
                at += 1
            arrangement += 1
        if width < self.tiles:
            self._fill(0, KINDS * self._first)
            self._fill(KINDS * self._end, stride)

    def _fill(self, begin: i64, end: i64) -> None:
        """Fill the part of every table that is about the other bomb."""
        stride = KINDS * self.tiles
        group: i64 = 0
        while group < len(self.sizes):
            share = float(self.sizes[group]) / self.before.whole
            at = begin
            while at < end:
                self._tables[group * stride + at] = self.before.table[self.before.at + at] * share
                at += 1
            group += 1

    def chances(self, group: int) -> Chances:
        return Chances(self._tables, group * KINDS * int(self.tiles), float(self.sizes[group]))
