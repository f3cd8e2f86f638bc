"""What people have tried in a campaign: noted when a game ends, and summed up for the map."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from operator import attrgetter

from boomtable.core.schema import Outcome
from boomtable.server.protocol.requests import ChapterRecord, LastTry
from boomtable.server.seating.seats import seats_of
from boomtable.server.store.facts import AttemptFacts
from boomtable.server.tables.record import Record


def attempts(record: Record, outcome: Outcome, slips: int | None, now: int) -> list[AttemptFacts]:
    """A finished game as an attempt of everybody who played it; none where it counts for nothing. Bots try nothing."""
    facts, chapter = record.facts, record.game.chapter(record.options)
    if chapter is None:
        return []
    people = dict.fromkeys(seat.person for seat in record.seats if seat.person is not None and not seat.away)
    return [
        AttemptFacts(
            facts.id,
            person,
            facts.game,
            chapter,
            any(seat in outcome.winners for seat in seats_of(record.seats, person)),
            slips,
            any(seat.hinted for seat in record.seats if seat.person == person),
            outcome.scores[seats_of(record.seats, person)[0]] if outcome.scores else None,
            now,
        )
        for person in people
    ]


def stars(attempt: AttemptFacts) -> int:
    """One for the win, a second for at most one slip, a third for none and no hint."""
    if not attempt.won:
        return 0
    if attempt.slips is None or attempt.slips > 1:
        return 1
    return 3 if attempt.slips == 0 and not attempt.hinted else 2


def chapter_records(tried: Iterable[AttemptFacts]) -> list[ChapterRecord]:
    """The attempts of one person in one game, chapter by chapter: the best of each counts."""
    by_chapter = groupby(sorted(tried, key=attrgetter("chapter")), key=attrgetter("chapter"))
    return [_record(chapter, list(of_chapter)) for chapter, of_chapter in by_chapter]


def _record(chapter: int, tried: list[AttemptFacts]) -> ChapterRecord:
    scores = [attempt.score for attempt in tried if attempt.won and attempt.score is not None]
    slips = [attempt.slips for attempt in tried if attempt.won and attempt.slips is not None]
    won = sum(attempt.won for attempt in tried)
    best = max(stars(attempt) for attempt in tried)
    latest = max(tried, key=attrgetter("ended"))
    last = LastTry(latest.table, stars(latest), latest.slips, latest.hinted)
    return ChapterRecord(chapter, len(tried), won, best, max(scores, default=None), min(slips, default=None), last)
