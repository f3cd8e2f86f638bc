"""The tables in memory: loaded from the log when somebody comes, unloaded when nobody is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from boomtable.server.clock import Clock
from boomtable.server.errors import NoSuchTable, NotKept
from boomtable.server.logs import trouble
from boomtable.server.seating.seats import Seats
from boomtable.server.store.database import Store
from boomtable.server.store.facts import TableFacts
from boomtable.server.tables.chat import Chat
from boomtable.server.tables.live_table import LiveTable
from boomtable.server.tables.restoring import go_on, replayed

REST_AFTER_MS = 10 * 60_000  # after so long without anybody a table is unloaded


class Memory:
    def __init__(self, store: Store, clock: Clock, make: Callable[[TableFacts, Seats, Chat], LiveTable]) -> None:
        self._store = store
        self._clock = clock
        self._make = make
        self._live: dict[str, LiveTable] = {}
        self._waking: dict[str, asyncio.Task[LiveTable]] = {}
        self._resting: dict[str, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        return len(self._live)

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._live or table_id in self._waking

    def tables(self) -> list[LiveTable]:
        return list(self._live.values())

    def at_hand(self, table_id: str) -> LiveTable | None:
        return self._live.get(table_id)

    def add(self, facts: TableFacts, seats: Seats) -> LiveTable:
        """Take in a table that was just created, unless somebody found it between its commit and now."""
        known = self._live.get(facts.id)
        if known is None:
            known = self._live[facts.id] = self._make(facts, seats, Chat([]))
        return known

    async def find(self, table_id: str) -> LiveTable:
        """The table with this id, loaded if need be; NoSuchTable if there is none."""
        table = self.at_hand(table_id)
        if table is not None:
            return table
        if table_id not in self._waking:
            self._waking[table_id] = asyncio.create_task(self._wake(table_id))
        return await asyncio.shield(self._waking[table_id])

    def sweep(self) -> None:
        """Unload tables that nobody looks at and at which nothing happens."""
        quiet = self._clock.now() - REST_AFTER_MS
        for table in self.tables():
            if table.is_quiet and table.changed < quiet:
                del self._live[table.id]
                table.turns.asleep = True
                self._resting[table.id] = asyncio.create_task(self._rest(table))

    async def close(self) -> None:
        """Finish what has begun, and store the clocks."""
        await asyncio.gather(*self._waking.values(), *self._resting.values(), return_exceptions=True)
        ends = await asyncio.gather(*(table.sleep() for table in self._live.values()), return_exceptions=True)
        self._live.clear()
        for error in ends:
            if isinstance(error, NotKept):  # then the clocks stand at the last moment that is known
                trouble("a table could not be put away", error)
            elif isinstance(error, BaseException):
                raise error

    async def _wake(self, table_id: str) -> LiveTable:
        """Load a table. Only one such task runs per table, so a table is never in memory twice."""
        try:
            if table_id in self._resting:
                await self._resting[table_id]
            stored = await asyncio.to_thread(self._store.table, table_id)
            if stored is None:
                raise NoSuchTable(f"there is no table {table_id!r}")
            created = self.at_hand(table_id)  # taken in while its row was read
            if created is not None:
                return created
            table = self._make(stored.facts, stored.seats, Chat(stored.chat))
            if stored.facts.setup_rolls is not None:
                game = await asyncio.to_thread(replayed, stored)
                await go_on(table, stored, game)
            self._live[table_id] = table
            return table
        finally:
            del self._waking[table_id]

    async def _rest(self, table: LiveTable) -> None:
        try:
            await table.sleep()
        except Exception:
            trouble("a table could not be put away", table=table.id)
        del self._resting[table.id]
