"""Bombs Away bots: how much a turn appeals beyond its value; the same turn always appeals the same."""

import math
from typing import Final

from boomtable.core.dice import SeededDice
from boomtable.games.bombs_away.schema import BombsAwayView

DEALS: Final = 4
TURNS: Final = 200  # no deal has more (BA-094)
PLAYS: Final = 70_606  # more than there are pipe cards times squares
FINE: Final = 1 << 20


class Appeal:
    """Drawn for the pipe card of a turn, not for its steps, so that a plan of several steps is kept without being remembered."""

    def __init__(self, seed: int, seen: BombsAwayView, scale: float) -> None:
        self.seed = (seed * DEALS + seen.deal - 1) * TURNS + seen.turns
        self.scale = scale

    def of(self, card: int) -> float:
        """The appeal of a card, drawn by Gumbel's law, so that a turn is chosen more often the better it is."""
        if self.scale == 0.0:
            return 0.0
        share = (SeededDice(self.seed * PLAYS + card).pick(FINE) + 0.5) / FINE
        return -self.scale * math.log(-math.log(share))
