"""The series of games played at a table and its rematches."""

from __future__ import annotations

import msgspec

from boomtable.core.schema import Outcome
from boomtable.server.errors import NotYours
from boomtable.server.protocol.requests import SeriesGame
from boomtable.server.seating.seats import Seats, seats_of
from boomtable.server.store.facts import TableFacts, is_arranged_by


def check_may_see_series(facts: TableFacts, seats: Seats, person_id: str | None) -> None:
    if facts.spectators == "none" and not seats_of(seats, person_id) and not is_arranged_by(facts, person_id):
        raise NotYours("only those who sit at this table may see its games")


def series_game(facts: TableFacts, seats: Seats) -> SeriesGame:
    """A finished table as a game of its series."""
    assert facts.outcome is not None, "only finished games are part of a series"
    return SeriesGame(
        table=facts.id,
        round=facts.round,
        options=msgspec.Raw(facts.options.encode()),
        names=[seat.name for seat in seats],
        outcome=msgspec.json.decode(facts.outcome, type=Outcome),
        tally=msgspec.json.decode(facts.tally or "{}", type=dict[str, int]),
        ended_at=(facts.ended or facts.changed) / 1000,
    )
