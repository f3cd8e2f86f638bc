"""A counter of pieces among open places."""

from librt.vecs import vec
from mypy_extensions import i64

from boomtable.core.bits import up
from boomtable.core.counting.rows import MANY


class Tally:
    """Between `least` and `most` of these open places hold one of these kinds; with a guard, only if the guard does, too."""

    def __init__(self, kinds: i64, wires: vec[i64], least: i64, most: i64) -> None:
        self.kinds = kinds
        self.wires = wires  # by index of the row: bit set of its open places
        self.least = least
        self.most = most
        self.guard_row: i64 = -1  # index
        self.guard: i64 = 0  # bit of its open place
        self.first: i64 = -1  # step that can add to it
        self.last: i64 = -1
        self.shift: i64 = 0  # where a node counts it
        self.cap: i64 = least if most >= MANY else most + 1  # counting further is of no use
        self.width: i64 = 0  # bits of the count; a guard has one more, above
        while self.cap >> self.width:
            self.width += 1

    def mask(self) -> i64:
        return up(1, self.width + (0 if self.guard_row < 0 else 1)) - 1

    def is_implied_by(self, other: "Tally") -> bool:
        """Whether another tally says at least as much about fewer places: facts are often repeated."""
        if self.most < MANY or self.guard_row >= 0 or other.guard_row >= 0 or other.kinds & ~self.kinds or other.least < self.least:
            return False
        for index in range(len(self.wires)):
            if other.wires[index] & ~self.wires[index]:
                return False
        return True

    def count(self, index: i64, start: i64, length: i64) -> i64:
        """How many of its places are among these places of a row."""
        found: i64 = 0
        wires = self.wires[index] >> start & (up(1, length) - 1)
        while wires:
            found += wires & 1
            wires >>= 1
        return found

    def is_guarded(self, index: i64, start: i64, length: i64) -> bool:
        """Whether a block of one of its kinds makes the tally hold."""
        return self.guard_row < 0 or (self.guard_row == index and self.guard >> start & (up(1, length) - 1) != 0)
