"""Who knows since the deal what others may not, because they hold a seat or moderate, or did: noted with the table, so that no restart
forgets those who have left."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from boomtable.server.seating.seats import Seats
from boomtable.server.store.facts import TableFacts

NOBODY: Final = {"players": "", "moderators": ""}


def noted(facts: TableFacts, seats: Seats) -> dict[str, str]:
    """The insiders of a table with these facts and seats, as its facts tell them. After the game there is nothing to keep from them."""
    if facts.phase != "playing":
        return dict(NOBODY)
    return {
        "players": _with(facts.players, [seat.person for seat in seats]),
        "moderators": _with(facts.moderators, [facts.moderator]),
    }


def has_played(facts: TableFacts, seats: Seats, person_id: str | None) -> bool:
    return person_id is not None and person_id in _with(facts.players, [seat.person for seat in seats]).split()


def has_moderated(facts: TableFacts, person_id: str) -> bool:
    return person_id in _with(facts.moderators, [facts.moderator]).split()


def _with(people: str, more: Iterable[str | None]) -> str:
    known = people.split()
    return " ".join(dict.fromkeys([*known, *(person for person in more if person is not None)]))
