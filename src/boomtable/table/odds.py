"""What each roll of a recording was rolled from: with it, dice can be checked by a program that knows no rules."""

from __future__ import annotations

from typing import TypeAlias

from boomtable.core.dice import Dice, ScriptedDice
from boomtable.table.recording import Recording, replay, step

Odds: TypeAlias = int | list[int]  # one of so many, all equally likely; or the weights


class NotingDice(Dice):
    """Rolls what a script says, and keeps a list of what it was asked for."""

    def __init__(self, rolls: list[int], noted: list[Odds]) -> None:
        self._script = ScriptedDice(rolls)
        self._noted = noted

    def roll(self, weights: list[int]) -> int:
        self._noted.append(list(weights))
        return self._script.roll(weights)

    def pick(self, n: int) -> int:
        self._noted.append(n)
        return self._script.pick(n)


def odds_of(recording: Recording) -> list[list[Odds]]:
    """The odds of all rolls of the setup, then of each entry. RecordingError where it cannot have happened that way."""
    noted: list[list[Odds]] = [[]]
    table = replay(recording, upto=0, script=lambda rolls: NotingDice(rolls, noted[-1]))
    for line, entry in enumerate(recording.entries, 2):
        noted.append([])
        step(table, entry, line)
    return noted
