"""Bomb Busters: pairs and triples of positions as numbers, ordered by their larger part first."""

from mypy_extensions import i64

from boomtable.core.bits import nth_bit


def choose2(n: int) -> int:
    return n * (n - 1) // 2


def choose3(n: int) -> int:
    return n * (n - 1) * (n - 2) // 6


def rank2(a: int, b: int) -> int:
    """The number of a pair a < b among all pairs."""
    return choose2(b) + a


def rank3(a: int, b: int, c: int) -> int:
    return choose3(c) + choose2(b) + a


def unrank2(rank: int) -> tuple[int, int]:
    b = 1
    while choose2(b + 1) <= rank:
        b += 1
    return rank - choose2(b), b


def unrank3(rank: int) -> tuple[int, int, int]:
    c = 2
    while choose3(c + 1) <= rank:
        c += 1
    a, b = unrank2(rank - choose3(c))
    return a, b, c


def nth_pair(mask: i64, n: i64) -> i64:
    """The rank of the n-th pair of bits of a mask, in the order of ranks."""
    row: i64 = 0
    high: i64 = 0
    below: i64 = 0
    while True:
        if mask >> high & 1:
            if n < below:
                return row + nth_bit(mask, n)
            n -= below
            below += 1
        row += high
        high += 1
