"""All tables: made, found, loaded from the log when somebody comes, and forgotten when nobody is there."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from boomtable.server.bots.levels import levels_of
from boomtable.server.bots.pool import BotPool
from boomtable.server.clock import Alarm, Clock, WallClock
from boomtable.server.errors import BadRequest, NoSuchTable
from boomtable.server.logs import trouble
from boomtable.server.people.codes import new_table_code, tidy
from boomtable.server.people.people import People, Person
from boomtable.server.protocol.decoding import find_game
from boomtable.server.protocol.requests import MyTable, NewTable, OpenTable, SeriesGame
from boomtable.server.seating.seats import Seats
from boomtable.server.settings import Settings
from boomtable.server.store import saving
from boomtable.server.store.data_folder import DataFolder
from boomtable.server.store.database import Store
from boomtable.server.store.facts import TableFacts
from boomtable.server.store.writer import Writer
from boomtable.server.tables.chat import Chat
from boomtable.server.tables.listing import my_table, open_table
from boomtable.server.tables.live_table import LiveTable
from boomtable.server.tables.new_table import new_id, new_table, next_table
from boomtable.server.tables.restoring import go_on, replayed
from boomtable.server.tables.series import series_game
from boomtable.server.tables.services import Services

LISTED = 100
ALL = 10_000
PULSE_MS = 1000  # how exactly table time is known after a crash
SWEEP_MS = 60_000
REST_AFTER_MS = 10 * 60_000  # without anybody, a table leaves the memory
EXPIRE_EVERY_MS = 6 * 3600 * 1000
EXPIRE_MS = 30 * 24 * 3600 * 1000  # an unfinished table that nothing happens at is closed


class Tables:
    def __init__(self, services: Services, folder: DataFolder, run: int) -> None:
        self.clock = services.clock
        self.people = People(services.store, services.writer, services.clock)
        self._services = services
        self._folder = folder
        self._run = run
        self._live: dict[str, LiveTable] = {}
        self._waking: dict[str, asyncio.Task[LiveTable]] = {}
        self._resting: dict[str, asyncio.Task[None]] = {}
        self._chores: dict[str, asyncio.Task[None]] = {}
        self._alarms: dict[str, Alarm] = {}

    @classmethod
    async def open(cls, settings: Settings, clock: Clock | None = None) -> Tables:
        """Open the database, bring it up to date and be ready for people. Call inside the running loop."""
        clock = clock or WallClock()
        folder = DataFolder(settings.data)
        folder.claim()
        store = await asyncio.to_thread(Store.open, settings.database)
        writer = Writer(store.engine)
        started = int(clock.now())
        run = await writer.submit(lambda connection: saving.new_run(connection, started))
        tables = cls(Services(store, writer, clock, BotPool(clock, settings.bot_workers), settings.speed), folder, run)
        await tables._expire()
        tables._every(PULSE_MS, tables._pulse)
        tables._every(SWEEP_MS, tables._sweep)
        tables._every(EXPIRE_EVERY_MS, tables._look_for_expired)
        return tables

    async def close_all(self) -> None:
        """Graceful end: what was begun is finished, clocks are stored, bots go home, the writer ends."""
        for alarm in self._alarms.values():
            alarm.cancel()
        await asyncio.gather(*self._waking.values(), *self._resting.values(), *self._chores.values(), return_exceptions=True)
        await asyncio.gather(*(table.sleep() for table in self._live.values()))
        self._live.clear()
        now = int(self.clock.now())
        await self._services.writer.submit(lambda connection: saving.still_alive(connection, self._run, now))
        await self._services.pool.close()
        await self._services.writer.close()
        self._services.store.close()
        self._folder.release()

    async def flushed(self) -> None:
        """Wait until all that waits to be written is on the disk."""
        await self._services.writer.submit(lambda _: None)

    def in_memory(self) -> int:
        return len(self._live)

    def on_commit(self, listener: Callable[[float, int], None]) -> None:
        """Tell `listener` after each commit how many seconds it took and how much was in it."""
        self._services.writer.on_commit(listener)

    def levels(self, game_id: str) -> list[str]:
        """The levels of bots that this game has."""
        return levels_of(find_game(game_id))

    # making

    async def create(self, person: Person, wish: NewTable) -> LiveTable:
        facts, seats = new_table(person, wish, int(self.clock.now()))
        table = await self._make(facts, seats)
        if wish.start:
            await table.phases.start(person)
        return table

    async def _make_next(self, table: LiveTable, person: Person) -> str:
        """The table for the next game of a series."""
        before, now = table.facts, int(self.clock.now())
        facts, seats = next_table(before, table.seats, table.match.outcome(), person, now)
        belongs = msgspec.structs.replace(before, series=facts.series)

        def begin_series(connection: Connection) -> None:
            if before.series is None and facts.series is not None:
                saving.new_series(connection, facts.series, before.game, now)
                saving.save_table(connection, before, belongs)

        made = await self._make(facts, seats, begin_series)
        table.record.join_series(facts.series)
        return made.id

    async def _make(self, facts: TableFacts, seats: Seats, also: Callable[[Connection], None] = lambda _: None) -> LiveTable:
        def write(connection: Connection) -> None:
            also(connection)
            saving.new_table(connection, facts, seats)

        try:
            await self._services.writer.submit(write)
        except IntegrityError:  # the id or the code was taken
            return await self._make(msgspec.structs.replace(facts, id=new_id(), code=new_table_code()), seats, also)
        table = self._live[facts.id] = LiveTable(self._services, facts, seats, Chat([]), self._make_next)
        return table

    # finding

    def at_hand(self, table_id: str) -> LiveTable | None:
        """The table, if it is in memory."""
        return self._live.get(table_id)

    async def find(self, table_id: str) -> LiveTable:
        """NoSuchTable when there is none."""
        table = self.at_hand(table_id)
        if table is not None:
            return table
        if table_id not in self._waking:
            self._waking[table_id] = asyncio.create_task(self._wake(table_id))
        return await asyncio.shield(self._waking[table_id])

    async def by_code(self, code: str) -> LiveTable:
        table_id = await asyncio.to_thread(self._services.store.id_of_code, tidy(code))
        if table_id is None:
            raise NoSuchTable("this code opens nothing, or no longer")
        return await self.find(table_id)

    async def _wake(self, table_id: str) -> LiveTable:
        """Only one such task per table runs, so a table is never in memory twice."""
        try:
            if table_id in self._resting:
                await self._resting[table_id]
            stored = await asyncio.to_thread(self._services.store.table, table_id)
            if stored is None:
                raise NoSuchTable(f"there is no table {table_id!r}")
            table = LiveTable(self._services, stored.facts, stored.seats, Chat(stored.chat), self._make_next)
            if stored.facts.setup_rolls is not None:
                game = await asyncio.to_thread(replayed, stored)
                await go_on(table, stored, game)
            self._live[table_id] = table
            return table
        finally:
            del self._waking[table_id]

    # listing

    async def open_tables(self) -> list[OpenTable]:
        found = await asyncio.to_thread(self._services.store.gathering_tables, LISTED)
        listed = []
        for facts, seats in found:
            with contextlib.suppress(BadRequest):  # its game is here no longer
                if any(seat.kind == "open" for seat in seats):
                    listed.append(open_table(facts, seats))
        return listed

    async def of_person(self, person_id: str) -> tuple[list[MyTable], list[MyTable]]:
        """Running and finished tables, newest first."""
        found = await asyncio.to_thread(self._services.store.tables_of, person_id, LISTED)
        for facts, _ in found:
            if facts.phase == "playing" and facts.pace == "relaxed":
                await self._find_if_possible(facts.id)  # only the game knows whose turn it is
        mine = [my_table(person_id, facts, seats, self._live.get(facts.id)) for facts, seats in found]
        mine.sort(key=lambda table: -table.changed_at)
        done = ("over", "closed")
        return [table for table in mine if table.phase not in done], [table for table in mine if table.phase in done]

    async def series(self, table: LiveTable) -> list[SeriesGame]:
        """The finished games of this table and its rematches, in the order of play; live tables are ahead of the store."""
        found = [(table.facts, table.seats)]
        if table.facts.series is not None:
            found = await asyncio.to_thread(self._services.store.tables_of_series, table.facts.series)
        newest = [(live.facts, live.seats) if (live := self._live.get(facts.id)) else (facts, seats) for facts, seats in found]
        return [series_game(facts, seats) for facts, seats in newest if facts.phase == "over"]

    async def forget_person(self, person: Person) -> None:
        """Delete my data: name, key, chat, marks; seats become free or nameless."""
        found = await asyncio.to_thread(self._services.store.tables_of, person.id, ALL)
        for facts, _ in found:
            if facts.phase in ("gathering", "playing"):
                await self._find_if_possible(facts.id)
        for table in list(self._live.values()):
            if table.seating.knows(person.id):
                await table.seating.forget(person.id)
        await self.people.forget(person.id)
        await asyncio.to_thread(self._services.store.wipe)

    async def _find_if_possible(self, table_id: str) -> None:
        """Have the table in memory, unless its game is here no longer."""
        with contextlib.suppress(BadRequest):
            await self.find(table_id)

    # chores

    def _every(self, ms: float, chore: Callable[[], None]) -> None:
        def ring() -> None:
            self._alarms[chore.__name__] = self.clock.ring(self.clock.now() + ms, ring)
            chore()

        self._alarms[chore.__name__] = self.clock.ring(self.clock.now() + ms, ring)

    def _pulse(self) -> None:
        """While timers run, note that the server lives: so much of their time has passed if it should die."""
        if any(table.match.timers_run for table in self._live.values()):
            self._in_the_background("pulse", self._still_alive(int(self.clock.now())))

    async def _still_alive(self, now: int) -> None:
        await self._services.writer.submit(lambda connection: saving.still_alive(connection, self._run, now))

    def _look_for_expired(self) -> None:
        self._in_the_background("expire", self._expire())

    async def _expire(self) -> None:
        before = int(self.clock.now()) - EXPIRE_MS
        idle = await asyncio.to_thread(self._services.store.idle_tables, before)
        gone = [table_id for table_id in idle if table_id not in self._live and table_id not in self._waking]
        await self._services.writer.submit(lambda connection: saving.expire(connection, gone))

    def _sweep(self) -> None:
        """Tables that nobody looks at and nothing happens at leave the memory."""
        quiet = self.clock.now() - REST_AFTER_MS
        for table in list(self._live.values()):
            if table.is_quiet and table.changed < quiet:
                del self._live[table.id]
                table.turns.asleep = True
                self._resting[table.id] = asyncio.create_task(self._rest(table))

    async def _rest(self, table: LiveTable) -> None:
        await _carefully(table.sleep())
        del self._resting[table.id]

    def _in_the_background(self, name: str, chore: Coroutine[Any, Any, None]) -> None:
        self._chores[name] = asyncio.create_task(_carefully(chore))


async def _carefully(chore: Coroutine[Any, Any, None]) -> None:
    try:
        await chore
    except Exception:
        trouble("a chore failed")
