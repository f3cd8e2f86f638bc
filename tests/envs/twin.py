"""The slow twin of every environment: one walk by the contract alone, with nothing packed, kept or filled in place."""

from __future__ import annotations

from typing import Any

from boomtable.core.dice import Dice, SeededDice
from boomtable.core.game import AnyGame
from boomtable.core.seats import Seat
from boomtable.core.walk import NOBODY, begin
from boomtable.envs.choosing import chosen_options
from boomtable.games import GAMES


class Twin:
    """A game that is dealt with the same dice as the environment's."""

    def __init__(self, game: str, options: dict[str, Any], dice: Dice) -> None:
        self.game: AnyGame = GAMES[game]
        self.options = chosen_options(self.game, options)
        self.dice = dice
        self.deal()

    def deal(self) -> None:
        self.walk = begin(self.game, self.options, self.dice)
        while self.seat == NOBODY:
            self.walk = begin(self.game, self.options, self.dice)

    @property
    def seat(self) -> Seat:
        return self.walk.next_seat()

    @property
    def codes(self) -> list[int]:
        return self.game.legal_codes(self.walk.state, self.seat)

    def row(self, seat: Seat) -> list[int]:
        """What a seat observes."""
        blocks = self.game.features(self.game.view(self.walk.state, seat), seat)
        return [number for block in blocks.values() for number in block]

    def mask(self, size: int) -> list[int]:
        codes = set(self.codes)
        return [int(code in codes) for code in range(size)]

    def payoffs(self) -> list[float]:
        outcome = self.game.outcome(self.walk.state)
        return [0.0 if outcome is None else outcome.payoff(seat) for seat in range(self.options.seats)]


def twin_of(game: str, options: dict[str, Any], seed: int) -> Twin:
    return Twin(game, options, SeededDice(seed))
