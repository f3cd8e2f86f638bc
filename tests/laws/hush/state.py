"""Hush: the facts of one position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from boomtable.core.seats import Seat
from boomtable.core.state import State, fill

FACTS = ("rounds", "cards", "choices", "nudges", "revealed", "lucky", "points")


class HushState(State):
    def __init__(self, rounds: int, cards: list[int]) -> None:
        self.rounds = rounds
        self.cards = cards
        self.choices: list[list[int]] = [[] for _ in cards]  # of this round; empty before choosing
        self.nudges: list[Seat] = []  # of this round, in order
        self.revealed: list[list[list[int]]] = []  # the choices of the rounds before
        self.lucky: list[int] = []
        self.points = [0] * len(cards)

    def clone(self) -> HushState:
        copy = HushState(self.rounds, self.cards[:])
        copy.choices = [choice[:] for choice in self.choices]
        copy.nudges = self.nudges[:]
        copy.revealed = self.revealed[:]  # a round that is over never changes
        copy.lucky = self.lucky[:]
        copy.points = self.points[:]
        return copy

    def facts(self) -> tuple[str, ...]:
        return FACTS

    def loader(self) -> Callable[[dict[str, Any]], State]:
        return load


def load(dump: dict[str, Any]) -> HushState:
    state = HushState(0, [])
    fill(state, dump)
    return state
