"""An adviser: what a seat could know, and how good its choices are. For hints during a game and a review after it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

import msgspec

from boomtable.core.game import AnyGame
from boomtable.core.schema import Action, Options, View
from boomtable.core.seats import Seat

PROPOSED: Final = 3  # rows of a hint


class Chance(msgspec.Struct, frozen=True):
    """What a hidden piece may be. `piece` is its name on the web client's board, its `data-piece`."""

    piece: str
    options: tuple[tuple[str, float], ...]  # value and share, all shares together 1
    good: float  # the chance that it is what the seat could use best: a small gauge on the piece shows it


class Judgement(msgspec.Struct, frozen=True):
    """A choice beside the best one there was. Chances and values lie between 0 and 1."""

    chance: float | None  # that what the action attempts succeeds; None: nothing could fail, as with a question, which is always answered
    value: float  # what it is worth: the larger, the better for the seat
    best: Action  # the action itself where no other is better
    best_chance: float | None
    best_value: float


class Proposal(msgspec.Struct, frozen=True):
    """Something that a seat may well do: one row of a hint."""

    action: Action
    then: Action | None = None  # what follows at once, where one plan takes two actions
    piece: str | None = None  # what it is about, as the web client's board names it; no two proposals are about the same
    chance: float | None = None  # that it succeeds; None: nothing could fail, or nothing can be said
    reason: str | None = None  # a fact of the table that speaks for it: which branch of the game's `board-reason`
    facts: dict[str, int] = {}  # what that sentence tells
    by: list[int] = []  # seats of bots that would do it in this seat's place


class Win(msgspec.Struct, frozen=True):
    """A chance to win."""

    chance: float
    error: float = 0.0  # a standard error, where it was sampled


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

    def win(self, view: View) -> Win | None:
        """The chance to win, in or out of turn; None where it cannot be told from the view alone."""
        return None

    def values_win(self) -> bool:
        """Whether the values of its judgements are chances to win; they tell it where `win` cannot."""
        return False

    def opens(self, action: Action) -> bool:
        """Whether the seat's next action completes this one, and nothing is learnt in between."""
        return False

    def then(self, view: View, action: Action) -> Action | None:
        """What follows the best `action` at once, if one plan takes two actions."""
        return None

    def proposals(self, view: View, legal: list[Action]) -> list[Proposal]:
        """At most PROPOSED, the best first."""
        best = self.best(view, legal)
        judgement = self.judge(view, legal, best)
        return [Proposal(best, self.then(view, best), chance=None if judgement is None else judgement.chance)]

    def explained(self, view: View, legal: list[Action], action: Action) -> Proposal:
        """Any of `legal` as a row, with what the table says for it."""
        return Proposal(action)
