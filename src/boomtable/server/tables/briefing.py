"""The card of a mission or scenario as it is read at a table: what it is, what is new to those who sit there, and which try this is."""

from __future__ import annotations

from boomtable.server.protocol.requests import Briefed
from boomtable.server.store.facts import AttemptFacts
from boomtable.server.tables.record import Record

Tried = list[AttemptFacts]  # by one person, in this game


def people_of(record: Record) -> list[str]:
    return list(dict.fromkeys(seat.person for seat in record.seats if seat.person is not None))


def briefed(record: Record, tried: list[Tried]) -> Briefed | None:
    """For everybody alike, as all of them read the same card; None where what is played has none."""
    game, options = record.game, record.options
    told = game.briefing(game.known_options(options))
    if told is None:
        return None
    before = [[attempt for attempt in by_one if attempt.table != record.facts.id and is_before(attempt, record)] for by_one in tried]
    tries = max((sum(attempt.chapter == told.chapter for attempt in by_one) for by_one in before), default=0)
    brought = game.pieces_of(told.chapter, options.seats)
    met = [{kind for attempt in by_one for kind in game.pieces_of(attempt.chapter, options.seats)} for by_one in before]
    new = [kind for kind in brought if any(kind not in known for known in met)]
    return Briefed(told.chapter, list(told.setup), list(told.lost), told.rule, list(brought), new, tries)


def is_before(attempt: AttemptFacts, record: Record) -> bool:
    return record.facts.started is None or attempt.ended <= record.facts.started
