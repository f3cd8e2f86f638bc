"""Whether a finished game may be given out as data: everybody who played it must have sat there to the end, and have seen that it may."""

from __future__ import annotations

from boomtable.server.seating.seats import Seats
from boomtable.server.store.facts import TableFacts


def noted(facts: TableFacts, seats: Seats) -> dict[str, bool]:
    """What becomes of the consent at a table with these facts and seats: it ends when somebody who has played leaves, is sent away,
    moves to another device or is forgotten, because nobody could tell later which decisions were theirs."""
    here = {seat.person for seat in seats}
    gone = facts.phase == "playing" and any(person not in here for person in facts.players.split())
    return {"research": False} if facts.research and gone else {}
