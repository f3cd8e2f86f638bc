"""The facts and seats of one table: held in memory as they are on the disk. Nothing else saves them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection

from boomtable.core.schema import Options
from boomtable.server.clock import Clock
from boomtable.server.errors import Lost
from boomtable.server.logs import trouble
from boomtable.server.people.codes import LIFE_MS, code_hash
from boomtable.server.protocol.decoding import decode_options, find_game
from boomtable.server.protocol.messages import Loss
from boomtable.server.seating import insiders, research
from boomtable.server.seating.change import Change
from boomtable.server.seating.seats import Seats
from boomtable.server.signals import Signal
from boomtable.server.store import saving
from boomtable.server.store.facts import AttemptFacts, ChatFacts, DeviceFacts, TableFacts
from boomtable.server.store.hold import Hold
from boomtable.server.store.writer import Writer

replace = msgspec.structs.replace
T = TypeVar("T")


@dataclass(frozen=True)
class Changed:
    """What the signal `changed` tells: whether seats have changed, too, and why some who looked as a seat no longer may."""

    seats: bool = False
    lost: Loss | None = None  # why those who look as a seat no longer may


class Record:
    def __init__(self, writer: Writer, clock: Clock, facts: TableFacts, seats: Seats, hold: Hold) -> None:
        self._writer = writer
        self._clock = clock
        self.facts = facts
        self.seats = seats
        self.game = find_game(facts.game)
        self.options: Options = decode_options(self.game, facts.options.encode())
        self.hold = hold
        self.changed: Signal[[Changed]] = Signal()
        self.lost: Signal[[]] = Signal()  # the table is another server's now: nothing can be written any more

    async def save(self, change: Change) -> None:
        """Write a change, then apply it and signal it. Only what it names changes, whatever else happens meanwhile."""
        before, old_seats = self.facts, self.seats
        facts = {**change.facts, "changed": int(self._clock.now())}
        seats = old_seats if change.seats is None else change.seats
        facts |= insiders.noted(replace(before, **facts), seats)
        facts |= research.noted(replace(before, **facts), seats)

        def write(connection: Connection) -> None:
            saving.save_table(connection, before, replace(before, **facts))
            if change.seats is not None:
                saving.save_seats(connection, before.id, old_seats, change.seats)

        await self._written(write)
        self.facts = replace(self.facts, **facts)
        if "options" in change.facts:
            self.options = decode_options(self.game, self.facts.options.encode())
        if change.seats is not None:
            self.seats = change.seats
        self.changed.send(Changed(change.seats is not None, change.lost))

    async def save_quietly(self, change: Change) -> None:
        """Save a change that no card shows: private marks, and what a seat adds to the deal."""
        before, seats = self.seats, change.seats
        assert seats is not None, "only seats hold something that nobody is shown"
        await self._written(lambda connection: saving.save_seats(connection, self.facts.id, before, seats))
        self.seats = seats

    def save_later(self, attempts: Sequence[AttemptFacts] = (), **facts: Any) -> None:
        """Save facts that need not be on the disk before the next thing happens, and with them what people have tried."""
        before = self.facts
        self.facts = after = replace(before, **facts)

        def write(connection: Connection) -> None:
            saving.save_table(connection, before, after)
            saving.new_attempts(connection, list(attempts))

        self._write_later(write)
        self.changed.send(Changed())

    def save_unseen(self, **facts: Any) -> None:
        """Save facts that no card shows, later."""
        before = self.facts
        self.facts = after = replace(before, **facts)
        if after != before:
            self._write_later(lambda connection: saving.save_table(connection, before, after))

    def join_series(self, series: str | None) -> None:
        """Note the series that the next table was written with; this table joined it in the same transaction."""
        self.facts = replace(self.facts, series=series)

    async def add_line(self, line: ChatFacts) -> None:
        await self._written(lambda connection: saving.say(connection, line))

    async def add_device_code(self, code: str, device: DeviceFacts) -> None:
        expires = int(self._clock.now()) + LIFE_MS
        await self._written(lambda c: saving.new_device_code(c, code_hash(code), self.facts.id, device, expires))

    async def use_device_code(self, code: str) -> DeviceFacts | None:
        """What this code moves; None unless it is valid. A code works once."""
        now = int(self._clock.now())
        return await self._written(lambda c: saving.use_device_code(c, code_hash(code), self.facts.id, now))

    async def _written(self, work: Callable[[Connection], T]) -> T:
        try:
            return await self._writer.submit(work, self.hold)
        except Lost:
            self.lost.send()
            raise

    def _write_later(self, work: Callable[[Connection], object]) -> None:
        self._writer.submit(work, self.hold).add_done_callback(self._note_written)

    def _note_written(self, future: asyncio.Future[object]) -> None:
        error = None if future.cancelled() else future.exception()
        if isinstance(error, Lost):
            self.lost.send()
        elif error is not None:
            trouble("a change could not be written")
