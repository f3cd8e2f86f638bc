"""An adviser: what a seat could know, and how good its choices are. For hints during a game and a review after it."""

from __future__ import annotations

from abc import ABC, abstractmethod

import msgspec

from boomtable.core.game import AnyGame
from boomtable.core.schema import Action, Options, View
from boomtable.core.seats import Seat


class Chance(msgspec.Struct, frozen=True):
    """What a hidden piece may be. `piece` is its name on the web client's board, its `data-piece`."""

    piece: str
    options: tuple[tuple[str, float], ...]  # value and share, all shares together 1; the first is what the piece is marked with


class Judgement(msgspec.Struct, frozen=True):
    """A choice beside the best one there was. Chances and values lie between 0 and 1."""

    chance: float | None  # that what the action attempts succeeds; None: nothing could fail, as with a question, which is always answered
    value: float  # what it is worth: the larger, the better for the seat
    best: Action  # the action itself where no other is better
    best_chance: float | None
    best_value: float


class Why(msgspec.Struct, frozen=True):
    """Chances to win, as an adviser estimates them."""

    win: float  # after its best action
    otherwise: float | None  # after the best of another sort, as a cut beside a question; None: there is no other


class Adviser(ABC):
    """Advises one seat of one game. It gets what a player on that seat would get, never a state, so it tells no secrets.

    The same question always gets the same answer: an adviser that samples has dice with a seed of its own.
    """

    def __init__(self, game: AnyGame, options: Options, seat: Seat) -> None:
        self.game = game
        self.options = options
        self.seat = seat

    @abstractmethod
    def chances(self, view: View) -> list[Chance]:
        """The chances of every hidden piece about which something can be said."""

    @abstractmethod
    def judge(self, view: View, legal: list[Action], action: Action) -> Judgement | None:
        """How good `action`, one of `legal`, is; None if there was no real choice, or nothing can be said."""

    @abstractmethod
    def best(self, view: View, legal: list[Action]) -> Action:
        """The best of `legal`, which is never empty."""

    def then(self, view: View, action: Action) -> Action | None:
        """What follows the best `action` at once, if one plan takes two actions."""
        return None

    def why(self, view: View, legal: list[Action], action: Action) -> Why | None:
        """Why `action` is the best, if the chances of pieces do not show it."""
        return None
