"""Hush: options, actions, events and view."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from boomtable.core.schema import Action, Event, Options, View
from boomtable.core.seats import Seat

Numbers: TypeAlias = tuple[int, ...]


class HushOptions(Options, frozen=True):
    rounds: Annotated[int, Meta(ge=1, le=3)] = 2


class Choose(Action, frozen=True):
    """One or two of the three numbers, kept secret until all have chosen or time is up."""

    numbers: Numbers


class Nudge(Action, frozen=True):
    """Hurry the others, openly, once a round."""


class Dealt(Event, frozen=True):
    card: int


class Chosen(Event, frozen=True):
    by: Seat
    numbers: Numbers | None  # None: hidden from this viewer


class Nudged(Event, frozen=True):
    by: Seat


class Revealed(Event, frozen=True):
    choices: tuple[Numbers, ...]
    lucky: int


class CardsShown(Event, frozen=True):
    cards: tuple[int, ...]


class HushView(View, frozen=True):
    rounds: int
    cards: tuple[int | None, ...]  # None: hidden from this viewer
    choices: tuple[Numbers | None, ...]  # of this round, () before choosing; None: hidden from this viewer
    nudges: tuple[Seat, ...]
    revealed: tuple[tuple[Numbers, ...], ...]  # of the rounds before
    lucky: tuple[int, ...]
    points: tuple[int, ...]


HushEvent: TypeAlias = Dealt | Chosen | Nudged | Revealed | CardsShown
