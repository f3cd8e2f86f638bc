"""One deal of a game, and the positions met while it is played."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import msgspec

from boomtable.core.dice import Dice, SeededDice
from boomtable.core.game import AnyGame
from boomtable.core.schema import Options
from boomtable.core.seats import PUBLIC, Seat, Viewer, audience_viewer
from boomtable.core.state import State
from boomtable.laws.sample import some
from boomtable.table import Table

MANY_SEATS = 8  # at larger tables each position is looked at by this many seats, drawn anew every time


@dataclass(frozen=True)
class Deal:
    """What it takes to play the very same game again."""

    game: AnyGame
    options: Options
    seed: int

    def table(self) -> Table:
        return Table(self.game, self.options, seed=self.seed)

    def dice(self, purpose: str) -> Dice:
        """Dice of the deal's own, independent of the table's dice and different for every purpose."""
        return SeededDice(int.from_bytes(f"{self.seed} {purpose}".encode(), "big"))

    @property
    def onlookers(self) -> list[Viewer]:
        """Who looks on without a seat: the public, and the audiences that the game names."""
        return [PUBLIC, *(audience_viewer(index) for index in range(len(self.game.info.audiences)))]

    def __str__(self) -> str:
        return f"{self.game.info.id}, options {msgspec.json.encode(self.options).decode()}, seed {self.seed}"


@dataclass(frozen=True)
class Position:
    """A table after `number` entries, as a law finds it. Laws try things on clones and leave the table alone."""

    deal: Deal
    table: Table
    number: int
    dice: Dice

    @property
    def game(self) -> AnyGame:
        return self.deal.game

    @property
    def state(self) -> State:
        state: State = self.table.state
        return state

    @cached_property
    def seats(self) -> list[Seat]:
        return some(range(self.deal.options.seats), MANY_SEATS, self.dice)

    @property
    def viewers(self) -> list[Viewer]:
        """The viewers whose views are checked: those the game can determinize for."""
        return [*self.seats, *self.deal.onlookers]

    @property
    def over(self) -> bool:
        return self.table.over

    def __str__(self) -> str:
        return f"{self.deal}, after entry {self.number}"
