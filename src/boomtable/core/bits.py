"""Shifts of native numbers."""

from mypy_extensions import i64


def up(x: i64, n: i64) -> i64:
    """`x << n` in 64 bits.

    Compiled, a shift whose left side is a literal, a Final or a local that was given a literal is computed in 32 bits and wrong
    from n = 31 on. An argument is none of these (tests/house/test_shifts.py).
    """
    return x << n
