"""Where the chance of an environment begins."""

from __future__ import annotations

import secrets

from boomtable.core.dice import SeededDice


def seeded(seed: int | None) -> SeededDice:
    """Dice for this seed; without one, for a seed that nobody knows."""
    return SeededDice(secrets.randbits(62) if seed is None else seed)
