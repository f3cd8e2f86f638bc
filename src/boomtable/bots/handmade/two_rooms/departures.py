"""Two Rooms and a Boom bots: whom the other room sends over."""

from typing import Final

from boomtable.bots.handmade.two_rooms.situation import Situation
from boomtable.core.seats import Seat

EVERYBODY: Final = 0.2  # how often even a leader's friends are sent, compared with its enemies


def chances(now: Situation) -> list[float]:
    """The chance of each seat to be sent, worked out once for a moment. Leaders never go (TR-384)."""
    if now.departures is None:
        there = [seat for seat in now.players("B" if now.place == "A" else "A") if seat != now.other_leader]
        number = now.seen.hostages if now.seen.to_send is None else now.seen.to_send
        weights = {seat: readiness(now, seat) for seat in there}
        total = sum(weights.values())
        now.departures = [min(1.0, number * weights[seat] / total) if seat in weights else 0.0 for seat in range(len(now.seen.places))]
    return now.departures


def readiness(now: Situation, seat: Seat) -> float:
    """How readily a leader sends somebody: rather one who is not of its side, except in the last exchange."""
    if not now.on_team or not now.level.foresight or now.is_last:
        return 1.0
    friend, near = now.other_friend, now.friendly(seat)
    return EVERYBODY + friend * (1.0 - near) + (1.0 - friend) * near
