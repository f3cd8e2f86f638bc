"""Hush: the facts of one position."""

from __future__ import annotations

from boomtable.core.seats import Seat
from boomtable.core.state import State


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

    def dump(self) -> dict[str, object]:
        return {
            "rounds": self.rounds,
            "cards": self.cards[:],
            "choices": [choice[:] for choice in self.choices],
            "nudges": self.nudges[:],
            "revealed": [[choice[:] for choice in past] for past in self.revealed],
            "lucky": self.lucky[:],
            "points": self.points[:],
        }
