"""How quickly a table goes on by itself: the delays of its bots and the pauses of the rules."""

from __future__ import annotations

from boomtable.server.signals import Signal
from boomtable.server.store.facts import TempoName

FACTORS: dict[TempoName, float] = {"calm": 0.6, "normal": 1.0, "fast": 4.0}
PAUSE_FACTORS: dict[TempoName, float] = {"calm": 0.6, "normal": 2.0, "fast": 4.0}


class Tempo:
    """Divides what only lets time pass; the time that people have for a decision is never touched (TB-015)."""

    def __init__(self, speed: float) -> None:
        self.speed = speed  # of the server
        self.bots = 1.0
        self.pauses = 1.0
        self.changed: Signal[[]] = Signal()

    def set(self, name: TempoName, *, keeps_pauses: bool) -> None:
        """`keeps_pauses`: the pauses of the rules last as long as the rules say."""
        bots = FACTORS[name]
        pauses = 1.0 if keeps_pauses else PAUSE_FACTORS[name]
        if (bots, pauses) != (self.bots, self.pauses):
            self.bots, self.pauses = bots, pauses
            self.changed.send()
