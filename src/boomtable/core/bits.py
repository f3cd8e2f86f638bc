"""Bit sets in native integers."""

from mypy_extensions import i64


def up(x: i64, n: i64) -> i64:
    """`x << n`. Compiled, a shift whose left side is a constant is done in 32 bits; the argument of a function is none."""
    return x << n
