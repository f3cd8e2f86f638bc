"""It's a Bomb!: sets of tiles, lines, cards or seats as the bits of one number."""

from mypy_extensions import i64

from boomtable.core.bits import up


def has(bits: i64, member: i64) -> bool:
    return bits >> member & 1 != 0


def joined(bits: i64, member: i64) -> i64:
    """The set with this member."""
    return bits | up(1, member)


def without(bits: i64, member: i64) -> i64:
    """The set without this member."""
    return bits & ~up(1, member)


def flags(bits: int, length: int) -> list[object]:
    """One flag for each of the members 0 … length - 1 that the set can have."""
    return [has(bits, member) for member in range(length)]


def set_of(members: list[int]) -> int:
    bits: i64 = 0
    for member in members:
        bits = joined(bits, member)
    return bits
