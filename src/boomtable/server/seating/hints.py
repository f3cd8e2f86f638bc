"""Whether a table gives hints before its host has chosen: where one person plays with bots, and not with other people (BB-351)."""

from __future__ import annotations

from dataclasses import replace

from boomtable.bots import ADVISERS
from boomtable.core.game import AnyGame
from boomtable.server.seating.change import Change
from boomtable.server.seating.room import Room
from boomtable.server.seating.seats import Seats


def at_first(game: AnyGame, seats: Seats) -> bool:
    return game.info.id in ADVISERS and one_plays_with_bots(seats)


def one_plays_with_bots(seats: Seats) -> bool:
    """Whether one person plays with bots, and no seat is open for somebody else."""
    kinds = [seat.kind for seat in seats]
    return kinds.count("person") == 1 and kinds.count("open") == 0


def followed(room: Room, change: Change) -> Change:
    """The change, with hints on or off where it leaves one person alone with bots or brings company. The host may choose otherwise then."""
    if change.seats is None or "hints" in change.facts or one_plays_with_bots(change.seats) == one_plays_with_bots(room.seats):
        return change
    return replace(change, facts={**change.facts, "hints": at_first(room.game, change.seats)})
