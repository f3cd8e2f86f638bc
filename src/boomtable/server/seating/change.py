"""The result of a decision: the facts and seats that change, and what the game must be told about it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from boomtable.core.schema import ChangeHands
from boomtable.server.protocol.messages import Loss
from boomtable.server.seating.room import Room
from boomtable.server.seating.seats import Seats


@dataclass(frozen=True)
class Change:
    """A change to a table. Only what it names changes, whatever else happens meanwhile."""

    facts: dict[str, Any] = field(default_factory=dict)
    seats: Seats | None = None
    lost: Loss | None = None  # why those who look as a seat no longer may
    hands: tuple[ChangeHands, ...] = ()


def hands(room: Room, places: list[int], *, bot: bool, sent_away: bool = False) -> tuple[ChangeHands, ...]:
    """The actions that tell the game whether a bot or a person plays these seats; none before the game, or if it has no rules for that."""
    if room.facts.phase != "playing" or "ChangeHands" not in room.game.info.hears:
        return ()
    return tuple(ChangeHands(place, bot, sent_away) for place in places)
