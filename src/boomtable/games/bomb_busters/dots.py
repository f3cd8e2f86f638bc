"""Bomb Busters: numbers as dice show them, where nobody may say one (BB-1251)."""

from typing import Final

DICE: Final = "⚀⚁⚂⚃⚄⚅"
SAID: Final = ("value", "values", "number", "numbers", "first", "passed")  # facts that are numbers of wires


def dots(number: int) -> str:
    """One die up to 6, two dice beyond."""
    return DICE[number - 1] if number <= len(DICE) else DICE[-1] + DICE[number - len(DICE) - 1]
