"""Hints at a table: for the holder of a seat, from nothing but what the seat is shown."""

from __future__ import annotations

from boomtable.server.bots.hints import SeatHints, Tell
from boomtable.server.bots.levels import LEVELS, bot_of
from boomtable.server.bots.pool import BotPool
from boomtable.server.bots.worker_messages import Mate
from boomtable.server.errors import NotNow
from boomtable.server.game.running_game import RunningGame
from boomtable.server.game.subscribers import Subscribers
from boomtable.server.seating.seats import own_seat
from boomtable.server.tables.match import Match
from boomtable.server.tables.record import Record


class AdviceDesk:
    """A seat that asks has somebody look over its shoulder from then on."""

    def __init__(self, pool: BotPool, record: Record, match: Match, subscribers: Subscribers, seed: int) -> None:
        self._pool = pool
        self._record = record
        self._match = match
        self._subscribers = subscribers
        self._seed = seed  # of the table's bots
        self._hints: dict[int, SeatHints] = {}

    def ask(self, person_id: str | None, seat: int, tell: Tell) -> None:
        own_seat(self._record.seats, person_id, seat)
        if not self._record.facts.hints:
            raise NotNow("this table gives no hints: its host can allow them before the game")
        running = self._match.playing()
        if seat not in self._hints:
            self._subscribe(running, seat)
        self._hints[seat].ask(tell)

    def _subscribe(self, running: RunningGame, seat: int) -> None:
        record = self._record
        hints = self._hints[seat] = SeatHints(self._pool, record.facts.id, record.game, record.options, seat, self._mates)
        self._subscribers.begin_showing(seat, running.table.seen(seat))
        self._subscribers.add_machine(hints, seat)
        hints.send(running.updates.full(seat, [], ""))

    def _mates(self) -> tuple[list[Mate], int]:
        """Bots in their own right: one that plays on for somebody has no say."""
        game = self._record.game
        bots = [(seat.seat, seat.level) for seat in self._record.seats if seat.kind == "bot" and seat.level is not None]
        return [Mate(seat, bot_of(level, game), LEVELS[level].cap_ms) for seat, level in bots], self._seed
