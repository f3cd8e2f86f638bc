"""Talking at a table: who may say a line, who hears it, and in which order with the moves."""

from __future__ import annotations

from contextlib import nullcontext

from boomtable.core.seats import EVERYBODY
from boomtable.server.clock import Clock
from boomtable.server.errors import BadRequest, NotNow
from boomtable.server.people.wording import plain
from boomtable.server.seating.seats import own_seat
from boomtable.server.store.facts import ChatFacts, SeatFacts
from boomtable.server.tables.audience import Audience
from boomtable.server.tables.chat import MOVED, listeners
from boomtable.server.tables.match import Match
from boomtable.server.tables.record import Record
from boomtable.server.tables.turns import Turns, in_turn


class Talk:
    def __init__(self, turns: Turns, clock: Clock, record: Record, match: Match, audience: Audience) -> None:
        self.turns = turns
        self._clock = clock
        self._record = record
        self._match = match
        self._audience = audience

    @in_turn
    async def say(self, person_id: str | None, seat: int, channel: str, text: str) -> None:
        held = own_seat(self._record.seats, person_id, seat)
        text = plain(text)
        if not text:
            raise BadRequest("an empty line cannot be said")
        if held.muted:
            raise NotNow(f"seat {seat} cannot speak: the host has muted it")
        running = self._match.running
        async with nullcontext() if running is None else running.inbox.turn():
            state = running.table.state if running is not None and self._record.facts.phase == "playing" else None
            await self._add(held, channel, text, listeners(self._record.game, state, seat, channel))

    async def tell_moved(self, seat: int) -> None:
        """Add a chat line saying that the host has moved this seat to another device; those who come later will see it, too."""
        text = f"seat {seat} was moved to another device by the host [TB-014]"
        await self._add(self._record.seats[seat], MOVED, text, EVERYBODY)

    async def _add(self, held: SeatFacts, channel: str, text: str, audience: int) -> None:
        table_id, now = self._record.facts.id, int(self._clock.now())
        line = ChatFacts(table_id, now, held.seat, held.person or "", held.name, channel, text, audience)
        await self._record.add_line(line)
        self._audience.hear(line)
