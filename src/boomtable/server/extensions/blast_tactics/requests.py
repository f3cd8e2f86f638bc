"""Requests about arenas, and their answers."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from boomtable.server.protocol.requests import Request


class ArenaText(Request, frozen=True):
    """An arena of Blast Tactics in the text form of its ledger, right or wrong."""

    text: Annotated[str, Meta(max_length=4000)]


class EstimateWish(Request, frozen=True):
    """Estimate this arena with so many games between bots."""

    text: Annotated[str, Meta(max_length=4000)]
    games: Annotated[int, Meta(ge=1, le=400)] = 100


class ArenaCard(msgspec.Struct, frozen=True):
    """A shipped arena of Blast Tactics, in the text form of its ledger."""

    name: str
    players: int
    text: str


class ArenaProblem(msgspec.Struct, frozen=True):
    """Something to mend. `kind` and `facts` are for the words of the screen, `text` is one English sentence."""

    kind: str
    text: str
    squares: list[tuple[int, int]]  # rows and columns of the map
    facts: dict[str, int]
    rule: str | None = None


class ArenaReport(msgspec.Struct, frozen=True):
    problems: list[ArenaProblem]  # none: it can be played
    equal_seats: list[tuple[int, int]]  # pairs that a rotation or reflection of the map exchanges
    fair: bool  # every pair is one of these


class SeatShare(msgspec.Struct, frozen=True):
    """A share of the wins and its 95 % interval, between 0 and 1."""

    share: float
    low: float
    high: float


class Estimate(msgspec.Struct, frozen=True):
    """What games between bots in an arena have shown so far."""

    done: int  # games
    of: int
    ahead: int  # estimates of others that are made first
    turns: float = 0.0  # seat-turns of a game: their mean, and the 10th and 90th percentile
    few: int = 0
    many: int = 0
    seats: list[SeatShare] = []
    ends: dict[str, int] = {}  # by reason
