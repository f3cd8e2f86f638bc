"""Bomb Busters: codes of many actions appended at once, from a prepared list, so that no new number objects are made."""

from typing import Any, Final

from mypy_extensions import i64

from boomtable.core.bits import up

MOST: Final = 4096  # more than the codes of any table
READY: Final[list[Any]] = list(range(MOST))


def add(codes: list[Any], code: i64) -> None:
    codes.append(READY[code])


def add_bits(codes: list[Any], start: i64, mask: i64) -> None:
    """Append a code for each bit, counted from `start`."""
    while mask:
        if mask & 1:
            codes.append(READY[start])
        mask >>= 1
        start += 1


def add_pairs(codes: list[Any], start: i64, mask: i64) -> None:
    """Append a code for each pair of bits, in the order of their ranks."""
    row = start
    high: i64 = 0
    while mask >> high:
        if mask >> high & 1:
            below = mask
            code = row
            end = row + high
            while code < end:
                if below & 1:
                    codes.append(READY[code])
                below >>= 1
                code += 1
        row += high
        high += 1


def add_triples(codes: list[Any], start: i64, mask: i64) -> None:
    """Append a code for each triple of bits, in the order of their ranks."""
    top: i64 = 0
    block = start
    while mask >> top:
        pairs = top * (top - 1) // 2
        if mask >> top & 1:
            add_pairs(codes, block, mask & (up(1, top) - 1))
        block += pairs
        top += 1
