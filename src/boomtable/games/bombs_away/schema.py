"""Bombs Away: options, actions, events and view; what travels."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from boomtable.core.schema import Action, Event, Options, View
from boomtable.core.seats import Seat

Card: TypeAlias = Annotated[int, Meta(ge=0, lt=27)]  # a kind: 0-15 coloured, 16-22 wild, 23-24 caps, 25-26 bombs (BA-151)
X: TypeAlias = Annotated[int, Meta(ge=-40, le=40)]  # from the Hydrant, growing to the east
Y: TypeAlias = Annotated[int, Meta(ge=-40, le=40)]  # growing to the north
Side: TypeAlias = Literal["N", "E", "S", "W"]
Reason: TypeAlias = Literal["went_out", "all_passed", "fifty_rounds"]


class BombsAwayOptions(Options, frozen=True):
    match: bool = False  # BA-111: as many deals as players
    dealer: Annotated[int, Meta(ge=0, le=4)] = 0  # 0: drawn by lot (BA-012); else the dealer's seat, counted from 1
    even_turns: bool = False  # BA-112
    short_hand: bool = False  # BA-113
    tough_pipes: bool = False  # BA-114
    even_bombs: bool = False  # BA-116
    late_start: bool = False  # BA-117
    turn_seconds: Annotated[int, Meta(ge=0, le=120)] = 0  # BA-134: 0 is off
    guided: bool = False  # explanations at the right moment (BA-172)


class Lay(Action, frozen=True):
    """A pipe card into the network; on a card that lies there it is a Cover (BA-139)."""

    card: Card
    x: X
    y: Y
    turned: bool = False


class Bomb(Action, frozen=True):
    """Throw a bomb at an end card. A tier 2 bomb may then take a second one."""

    card: Card
    x: X
    y: Y


class Second(Action, frozen=True):
    """The second target of a tier 2 bomb (BA-132)."""

    x: X
    y: Y


class Enough(Action, frozen=True):
    """One target is enough."""


class Draw(Action, frozen=True):
    """Take a card, as nothing can be played (BA-032)."""


class Pass(Action, frozen=True):
    """End the turn, as nothing can be played or drawn (BA-037)."""


class Claim(Action, frozen=True):
    """Take the win when the only other player has left (BA-138)."""


class DealBegun(Event, frozen=True):
    deal: int  # from 1
    dealer: Seat
    first: Seat


class Dealt(Event, frozen=True):
    seat: Seat
    count: int
    cards: tuple[Card, ...] | None  # for their owner only


class Laid(Event, frozen=True):
    by: Seat
    card: Card
    x: int
    y: int
    turned: bool


class Covered(Event, frozen=True):
    by: Seat
    card: Card
    x: int
    y: int
    turned: bool
    covered: Card


class BombThrown(Event, frozen=True):
    by: Seat
    card: Card


class Destroyed(Event, frozen=True):
    by: Seat
    card: Card
    x: int
    y: int


class StoppedAtOne(Event, frozen=True):
    """A tier 2 bomb took no second card."""

    by: Seat


class Drew(Event, frozen=True):
    """`forced`: nothing could be played; else through a wild card."""

    seat: Seat
    card: Card | None  # for the owner only
    forced: bool


class Reshuffled(Event, frozen=True):
    count: int


class Passed(Event, frozen=True):
    by: Seat


class WentOut(Event, frozen=True):
    by: Seat


class DealEnded(Event, frozen=True):
    deal: int
    winners: tuple[Seat, ...]
    reason: Reason
    left: tuple[int, ...]  # cards in each hand


class Replaced(Event, frozen=True):
    """A bot plays this seat now, or its player is back."""

    seat: Seat
    away: bool


class Claimed(Event, frozen=True):
    by: Seat


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card of the network. The Hydrant is not listed: it lies at (0, 0)."""

    card: Card
    x: int
    y: int
    turned: bool = False


class OpenEnd(msgspec.Struct, frozen=True):
    """An opening of the card at (x, y) that faces an empty position (BA-022)."""

    x: int
    y: int
    side: Side


class SettingsView(msgspec.Struct, frozen=True):
    match: bool
    even_turns: bool
    short_hand: bool
    tough_pipes: bool
    even_bombs: bool
    late_start: bool
    turn_seconds: int


class BombsAwayView(View, frozen=True):
    cards: tuple[CardView, ...]
    open_ends: tuple[OpenEnd, ...]
    hands: tuple[tuple[Card, ...] | None, ...]  # by seat, in the order of the kinds; None: hidden from this viewer
    sizes: tuple[int, ...]
    pile: int
    discard: tuple[int, ...]  # how many of each kind
    dealer: Seat
    turn: Seat
    round: int  # of this deal, from 1
    turns: int  # of this deal, finished ones
    moves: int
    thrown: bool  # a bomb in this turn
    second: bool  # a tier 2 bomb may take a second card
    drawn: int  # forced draws in this turn
    passes: int  # in a row
    deal: int  # from 1
    deals: int
    scores: tuple[int, ...]  # cards left in the deals that are over (BA-111); shown in a match only
    wins: tuple[int, ...]  # deals won
    out: tuple[Seat, ...]  # who has gone out in this deal
    away: tuple[Seat, ...]  # whose player has left
    reason: Reason | Literal["opponent_left", ""]  # how the last deal ended
    settings: SettingsView


BombsAwayEvent: TypeAlias = (
    DealBegun
    | Dealt
    | Laid
    | Covered
    | BombThrown
    | Destroyed
    | StoppedAtOne
    | Drew
    | Reshuffled
    | Passed
    | WentOut
    | DealEnded
    | Replaced
    | Claimed
)
