"""What a decision comes to: the facts and seats that become different, and what the game has to hear of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from boomtable.core.schema import ChangeHands
from boomtable.server.protocol.messages import Loss
from boomtable.server.seating.room import Room
from boomtable.server.seating.seats import Seats


@dataclass(frozen=True)
class Change:
    """Only what is named here changes, whatever else happens meanwhile."""

    facts: dict[str, Any] = field(default_factory=dict)
    seats: Seats | None = None
    lost: Loss | None = None  # why those who look as a seat no longer may
    hands: tuple[ChangeHands, ...] = ()


def hands(room: Room, places: list[int], *, bot: bool, sent_away: bool = False) -> tuple[ChangeHands, ...]:
    """That bots, or people, play these seats from now on; nothing before the game, or where it does not want to know."""
    if room.facts.phase != "playing" or "ChangeHands" not in room.game.info.hears:
        return ()
    return tuple(ChangeHands(place, bot, sent_away) for place in places)
