"""Chance: every random choice of every game goes through one of these."""

import hashlib
from abc import ABC, abstractmethod
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


class NeedRoll(Exception):
    """A script ended where the rules want one more roll: here is a chance node with these weights."""

    def __init__(self, weights: list[int]) -> None:
        super().__init__(weights)
        self.weights = weights


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice(ABC):
    """Every random choice goes through `roll` or `pick`, so every game can be recorded.

    Compiled dice can be pickled and copied only by a `__reduce__` that names a function and its arguments, so each kind has one.
    """

    @abstractmethod
    def roll(self, weights: list[int]) -> int:
        """Return i with probability weights[i] / sum(weights)."""

    def pick(self, n: int) -> int:
        """Return one of 0 … n - 1, all equally likely."""
        return self.roll([1] * n)

    def draw(self, bag: list[int]) -> int:
        """Take one piece out of a bag of counts and return its kind."""
        kind = self.roll(bag)
        bag[kind] -= 1
        return kind

    def draw_many(self, bag: list[int], count: int) -> list[int]:
        """Take `count` pieces out of a bag, one after the other, and return their kinds."""
        return [self.draw(bag) for _ in range(count)]


def _slot(weights: list[int], point: int) -> int:
    """The index whose share of the line 0 … sum(weights) - 1 holds `point`."""
    for i, weight in enumerate(weights):
        if point < weight:
            return i
        point -= weight
    raise AssertionError("the weights must add up to more than the point")


# Two multiplicative generators whose difference is taken (L'Ecuyer 1988): small, portable, a period of 2**61,
# and no value above 2**47, so native 64-bit arithmetic and Python's own agree.
_M1: Final = 2147483563
_A1: Final = 40014
_M2: Final = 2147483399
_A2: Final = 40692
_SPAN: Final = _M1 - 1  # values of one step: 0 … _SPAN - 1


class SeededDice(Dice):
    """For simulation and search: fast, and the same everywhere for the same seed. Not for tables: its future can be computed."""

    def __init__(self, seed: int) -> None:
        mixed = hashlib.blake2b(b"boomtable seeded dice %d" % seed, digest_size=16).digest()
        self._s1: i64 = int.from_bytes(mixed[:8], "big") % (_M1 - 1) + 1
        self._s2: i64 = int.from_bytes(mixed[8:], "big") % (_M2 - 1) + 1

    def __reduce__(self) -> tuple[Any, ...]:
        return load_seeded, (self._s1, self._s2)

    def restore(self, first: int, second: int) -> None:
        """Continue from the two numbers that other dice had reached."""
        self._s1, self._s2 = first, second

    def roll(self, weights: list[int]) -> int:
        total: i64 = 0
        for share in weights:
            if share > _SPAN:
                return _slot(weights, self.pick(sum(weights)))
            total += share
        if total > _SPAN:
            return _slot(weights, self.pick(sum(weights)))
        point = self._below(total)
        slot: i64 = 0
        while True:
            weight: i64 = weights[slot]
            if point < weight:
                return slot
            point -= weight
            slot += 1

    def draw_many(self, bag: list[int], count: int) -> list[int]:
        whole = sum(bag)
        if whole > _SPAN:
            return super().draw_many(bag, count)
        total: i64 = whole
        left = vec[i64](bag)
        drawn: list[int] = []
        for _ in range(count):
            point = self._below(total)
            kind: i64 = 0
            copies = left[0]
            while point >= copies:
                point -= copies
                kind += 1
                copies = left[kind]
            left[kind] = copies - 1
            total -= 1
            drawn.append(int(kind))
        bag[:] = [int(copies) for copies in left]
        return drawn

    def pick(self, n: int) -> int:
        return self._pick_wide(n) if n > _SPAN else int(self._below(n))

    def _below(self, width: i64) -> i64:
        assert width > 0, "nothing to pick from"
        span: i64 = _SPAN
        fair = span - span % width
        while True:
            value = self._step()
            if value < fair:
                return value % width

    def _step(self) -> i64:
        self._s1 = self._s1 * _A1 % _M1
        self._s2 = self._s2 * _A2 % _M2
        value: i64 = self._s1 - self._s2
        if value < 1:
            value += _SPAN
        return value - 1

    def _pick_wide(self, n: int) -> int:
        """`pick` for numbers beyond what one step can give, such as exact counts of deals."""
        bits = n.bit_length()
        while True:
            value = 0
            for _ in range(0, bits, 30):
                value = value << 30 | self.pick(1 << 30)
            value &= (1 << bits) - 1
            if value < n:
                return value


def load_seeded(first: int, second: int) -> SeededDice:
    dice = SeededDice(0)
    dice.restore(first, second)
    return dice


class FairDice(Dice):
    """For tables: keyed BLAKE2b in counter mode over the number of the entry.

    Nobody can compute the future from rolls seen, a restart needs no generator state, and each entry can be verified alone.
    """

    def __init__(self, key: bytes, entry: int, block: int = 0, left: bytes = b"") -> None:
        self._key = key
        self._entry = entry
        self._block = block  # the next one to take bytes from
        self._bytes = left  # of the block before, unused so far

    def __reduce__(self) -> tuple[Any, ...]:
        return FairDice, (self._key, self._entry, self._block, self._bytes)

    def roll(self, weights: list[int]) -> int:
        return _slot(weights, self.pick(sum(weights)))

    def pick(self, n: int) -> int:
        assert n > 0, "nothing to pick from"
        bits = (n - 1).bit_length()
        size = (bits + 7) // 8
        while True:
            value = int.from_bytes(self._take(size), "big") & ((1 << bits) - 1)
            if value < n:
                return value

    def _take(self, size: int) -> bytes:
        while len(self._bytes) < size:
            place = b"boomtable roll %d %d" % (self._entry, self._block)
            self._bytes += hashlib.blake2b(place, key=self._key).digest()
            self._block += 1
        taken, self._bytes = self._bytes[:size], self._bytes[size:]
        return taken


class RecordingDice(Dice):
    """Passes on what other dice roll, and keeps a list of it."""

    def __init__(self, inner: Dice, rolls: list[int] | None = None) -> None:
        self._inner = inner
        self.rolls: list[int] = [] if rolls is None else rolls

    def __reduce__(self) -> tuple[Any, ...]:
        return RecordingDice, (self._inner, self.rolls)

    def roll(self, weights: list[int]) -> int:
        rolled = self._inner.roll(weights)
        self.rolls.append(rolled)
        return rolled

    def pick(self, n: int) -> int:
        picked = self._inner.pick(n)
        self.rolls.append(picked)
        return picked


class ScriptedDice(Dice):
    """Rolls what it is told: replays and rigged tests. Where the script ends it raises NeedRoll."""

    def __init__(self, rolls: list[int], used: int = 0) -> None:
        self._rolls = rolls
        self._next = used

    def __reduce__(self) -> tuple[Any, ...]:
        return ScriptedDice, (self._rolls, self._next)

    def roll(self, weights: list[int]) -> int:
        if self._next == len(self._rolls):
            raise NeedRoll(weights)
        rolled = self._rolls[self._next]
        if not (0 <= rolled < len(weights) and weights[rolled] > 0):
            raise ValueError(f"roll {self._next} is scripted as {rolled}, which the weights {weights} do not allow")
        self._next += 1
        return rolled
