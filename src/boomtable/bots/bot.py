"""A bot: chooses an action from what its seat may know."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from boomtable.bots.budget import Budget
from boomtable.core.dice import SeededDice
from boomtable.core.game import AnyGame
from boomtable.core.schema import Action, Event, Options, View
from boomtable.core.seats import MAX_SEATS, Seat


@dataclass(frozen=True)
class Wait:
    """Do nothing for now; only out of turn. The bot wants to be asked again after `ms`, or else when something happens."""

    ms: int | None = None


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Plays one seat of one game. It gets what a player on that seat would get, never a state, so it cannot cheat.

    `seed` is the table's: all its bots get the same one, which lets them agree on habits; `dice` are this bot's own.
    """

    def __init__(self, game: AnyGame, options: Options, seat: Seat, seed: int, budget: Budget) -> None:
        self.game = game
        self.options = options
        self.seat = seat
        self.seed = seed
        self.budget = budget
        self.dice = SeededDice(seed * MAX_SEATS + seat)
        self.now_ms: int | None = None  # table time, which a clock tells everybody; None: there is none to look at

    def observe(self, events: list[Event]) -> None:  # noqa: B027  a bot without memory has nothing to do here
        """Take in what its seat has noticed since the last time."""

    @abstractmethod
    def choose(self, view: View, legal: list[Action]) -> Action | Wait:
        """Choose one of `legal`, which is never empty, or wait."""

    def suggest(self, view: View, legal: list[Action]) -> Action | None:
        """What it would do in the place of a team mate who may choose from `legal`; None: it says nothing."""
        return None
