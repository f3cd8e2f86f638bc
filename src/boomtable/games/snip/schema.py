"""Snip: options, actions, events and view; what travels."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from boomtable.core.schema import Action, Event, Options, View
from boomtable.core.seats import Seat

Wire: TypeAlias = Annotated[int, Meta(ge=0, lt=10)]
Colour: TypeAlias = int  # BLUE or RED of state.py


class SnipOptions(Options, frozen=True):
    first: Annotated[int, Meta(ge=0, lt=5)] = 0  # the seat that begins
    guided: bool = False  # explanations at the right moment (SN-023)


class Cut(Action, frozen=True):
    wire: Wire


class Vouch(Action, frozen=True):
    wire: Wire


class Dealt(Event, frozen=True):
    seat: Seat
    colours: tuple[Colour, ...] | None  # None: hidden from this viewer


class WireCut(Event, frozen=True):
    by: Seat
    wire: Wire
    colour: Colour


class Vouched(Event, frozen=True):
    by: Seat
    wire: Wire


class SnipView(View, frozen=True):
    colours: tuple[Colour | None, ...]  # None: hidden from this viewer
    cut: tuple[bool, ...]
    vouched: tuple[bool, ...]
    vouchers: int
    turn: Seat


SnipEvent: TypeAlias = Dealt | WireCut | Vouched
