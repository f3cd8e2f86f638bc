"""Bits of native numbers."""

from mypy_extensions import i64


def up(x: i64, n: i64) -> i64:
    """`x << n` in 64 bits.

    Compiled, a shift whose left side is a literal, a Final or a local that was given a literal is computed in 32 bits and wrong
    from n = 31 on. An argument is none of these (tests/house/test_shifts.py).
    """
    return x << n


def bits_in(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def nth_bit(mask: i64, n: i64) -> i64:
    """The place of the set bit that has `n` others below it."""
    place: i64 = 0
    while True:
        if mask & 1:
            if n == 0:
                return place
            n -= 1
        mask >>= 1
        place += 1
