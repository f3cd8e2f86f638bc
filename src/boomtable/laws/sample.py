"""A few of many, drawn with dice."""

from collections.abc import Sequence
from typing import TypeVar

from boomtable.core.dice import Dice

T = TypeVar("T")


def some(items: Sequence[T], most: int, dice: Dice) -> list[T]:
    """All items where there are at most `most`, else that many of them in their own order."""
    if len(items) <= most:
        return list(items)
    chosen: set[int] = set()
    while len(chosen) < most:
        chosen.add(dice.pick(len(items)))
    return [items[i] for i in sorted(chosen)]


def one(items: Sequence[T], dice: Dice) -> T:
    return items[dice.pick(len(items))]
