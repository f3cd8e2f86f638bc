"""Hints at a table: for the holder of a seat, from nothing but what the seat knows."""

from __future__ import annotations

from boomtable.server.bots.hints import Hints, Tell
from boomtable.server.bots.pool import BotPool
from boomtable.server.errors import NotNow
from boomtable.server.seating.seats import own_seat
from boomtable.server.tables.match import Match
from boomtable.server.tables.record import Record


class AdviceDesk:
    def __init__(self, pool: BotPool, record: Record, match: Match) -> None:
        self._record = record
        self._match = match
        self._hints = Hints(pool, record.facts.id, record.game)

    def ask(self, person_id: str | None, seat: int, tell: Tell) -> None:
        own_seat(self._record.seats, person_id, seat)
        if not self._record.facts.hints:
            raise NotNow("this table gives no hints: its host can allow them before the game")
        table = self._match.playing().table
        self._hints.ask(self._record.options, seat, table.seen(seat), self._record.game.view(table.state, seat), tell)
