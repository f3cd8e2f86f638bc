"""All tables of the server: creating, finding and listing them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from boomtable.games import GAMES
from boomtable.server.bots.levels import levels_of
from boomtable.server.bots.pool import BotPool
from boomtable.server.bots.renewal import Renewal
from boomtable.server.errors import BadRequest, NoSuchTable, NotKept
from boomtable.server.lease import Lease
from boomtable.server.people.codes import TABLE_LENGTH, new_table_code, tidy
from boomtable.server.people.people import People, Person
from boomtable.server.protocol.decoding import find_game
from boomtable.server.protocol.requests import Briefed, ChapterRecord, MyTable, NewTable, NextGame, Opened, OpenTable, SeriesGame
from boomtable.server.seating.screens import opened_by
from boomtable.server.seating.seats import Seats
from boomtable.server.settings import Settings
from boomtable.server.store import owning, saving
from boomtable.server.store.data_folder import DataFolder, claimed
from boomtable.server.store.database import Store
from boomtable.server.store.facts import TableFacts
from boomtable.server.store.hold import Hold
from boomtable.server.store.writer import Writer
from boomtable.server.surroundings import Surroundings
from boomtable.server.tables.attempts import chapter_records
from boomtable.server.tables.briefing import briefed, people_of
from boomtable.server.tables.chat import Chat
from boomtable.server.tables.chores import Chores
from boomtable.server.tables.listing import my_table, open_table
from boomtable.server.tables.live_table import LiveTable
from boomtable.server.tables.memory import Memory
from boomtable.server.tables.neighbours import Neighbours
from boomtable.server.tables.new_table import Founding, new_id, new_table, next_table
from boomtable.server.tables.series import series_game
from boomtable.server.tables.services import Services

LISTED = 100
ALL = 10_000


class Tables:
    def __init__(self, services: Services, folder: DataFolder | None, renewal: Renewal, settings: Settings) -> None:
        self.clock = services.clock
        self.people = People(services.store, services.writer, services.clock, shared=settings.shared)
        self._shared = settings.shared
        self._address = settings.address
        self._services = services
        self._folder = folder
        self._renewal = renewal
        self._memory = Memory(services.store, services.writer, services.clock, settings.address, self._live)
        self._chores = Chores(services, self._memory)
        self._neighbours = Neighbours(services, self._memory) if settings.shared else None

    @classmethod
    async def open(cls, settings: Settings, around: Surroundings | None = None) -> Tables:
        """Open the database, bring it up to date and get ready for people. Call inside the running loop."""
        around = around or Surroundings()
        clock = around.clock
        folder = await asyncio.to_thread(claimed, settings)
        store = await asyncio.to_thread(Store.open, settings.place)
        rules = {game.info.id: game.info.rules_version for game in GAMES.values()}
        run = await asyncio.to_thread(store.begin_run, int(clock.now()), settings.name, settings.address or "", rules)
        writer = Writer(store.commits(run))
        pool = BotPool(clock, settings.bot_workers)
        services = Services(store, writer, clock, around.seeds, pool, settings.speed)
        tables = cls(services, folder, Renewal(pool, clock, settings.engine), settings)
        await tables._chores.expire()
        tables._chores.start()
        tables._renewal.start()
        if tables._neighbours is not None:
            tables._neighbours.start()
        return tables

    async def close_all(self) -> None:
        """Shut down gracefully: finish what has begun, store the clocks, end the writer, dismiss the bots."""
        self._chores.stop()
        if self._neighbours is not None:
            await self._neighbours.stop()
        await self._chores.finished()
        await self._memory.close()
        with contextlib.suppress(NotKept):  # another server has taken over, or the disk is full
            await self._chores.note_alive()
        await self._services.writer.close(last=owning.end_run)  # from now on others may go on with what was played here
        await self._renewal.close()
        await self._services.pool.close()
        self._services.store.close()
        if self._folder is not None:
            self._folder.release()

    async def flushed(self) -> None:
        """Wait until everything that is to be written is on the disk."""
        await self._services.writer.submit(lambda _: None)

    def in_memory(self) -> int:
        return len(self._memory)

    def on_commit(self, listener: Callable[[float, int], None]) -> None:
        """Tell `listener` after each commit how many seconds it took and how much was in it."""
        self._services.writer.on_commit(listener)

    def can_write(self) -> bool:
        """Whether moves can be kept, as the last attempts showed."""
        return self._services.writer.can_write

    def is_alive(self) -> bool:
        """Whether moves will be answered at all."""
        return self._services.writer.is_alive()

    def on_superseded(self, listener: Callable[[], None]) -> None:
        """Tell `listener` when another server has taken over and nothing can be written here any more."""
        self._services.writer.superseded.connect(listener)

    def on_broken(self, listener: Callable[[], None]) -> None:
        """Tell `listener` when nothing can be written any more through a mistake of ours."""
        self._services.writer.broken.connect(listener)

    def on_gone(self, listener: Callable[[str], None]) -> None:
        """Tell `listener` which table is no longer here, so that whoever looks on has to find it again."""
        self._memory.gone.connect(listener)

    def on_given_up(self, listener: Callable[[], None]) -> None:
        """Tell `listener` when the other servers took this one for dead."""
        self._services.writer.renewed.connect(listener)

    def on_lost(self, listener: Callable[[], None]) -> None:
        """Tell `listener` when a table turned out to be another server's only when it was written to."""
        self._memory.lost.connect(listener)

    def on_servers_changed(self, listener: Callable[[int], None]) -> None:
        """Tell `listener` how many servers there are on this database, this one included, whenever that changes."""
        if self._neighbours is not None:
            self._neighbours.changed.connect(listener)

    @property
    def lease(self) -> Lease:
        return self._services.writer.lease

    @property
    def run(self) -> int:
        """The run that everything here is held by."""
        return self._services.writer.run

    def servers(self) -> int:
        """How many there are on this database, this one included."""
        return 1 if self._neighbours is None else self._neighbours.living

    def on_worker_ended(self, listener: Callable[[str], None]) -> None:
        """Tell `listener` when a process that bots think in has to be replaced, and whether it `broke` or `hung`."""
        self._services.pool.ended.connect(listener)

    def levels(self, game_id: str) -> list[str]:
        """The levels of bots that this game has."""
        return levels_of(find_game(game_id))

    # making

    async def create(self, person: Person, wish: NewTable) -> LiveTable:
        facts, seats = new_table(wish, self._founding(person))
        table = await self._make(facts, seats)
        if wish.start:
            await table.phases.start(person, held=wish.held)
        self._leave_to_proxy(table)
        return table

    def _leave_to_proxy(self, table: LiveTable) -> None:
        """What was just made here is soon asked for where the proxy thinks right."""
        if self.servers() > 1 and self._address is None:
            self._memory.let_go(table)

    async def _make_next(self, table: LiveTable, person: Person, wish: NextGame) -> str:
        """Create the table for the next game of a series; returns its id."""
        before, founding = table.facts, self._founding(person)
        facts, seats = next_table(before, table.seats, None if wish.same else table.match.outcome(), founding)
        belongs = msgspec.structs.replace(before, series=facts.series)

        def begin_series(connection: Connection) -> None:
            if before.series is None and facts.series is not None:
                saving.new_series(connection, facts.series, before.game, founding.now)
                saving.save_table(connection, before, belongs)

        made = await self._make(facts, seats, begin_series)
        table.record.join_series(facts.series)
        self._leave_to_proxy(made)
        return made.id

    def _founding(self, person: Person) -> Founding:
        return Founding(person, self._services.seeds.new(), int(self.clock.now()))

    async def _make(self, facts: TableFacts, seats: Seats, also: Callable[[Connection], None] = lambda _: None) -> LiveTable:
        def write(connection: Connection) -> Hold:
            also(connection)
            return saving.new_table(connection, facts, seats)

        try:
            hold = await self._services.writer.submit(write)
        except IntegrityError:  # the id or the code was taken
            return await self._make(msgspec.structs.replace(facts, id=new_id(), code=new_table_code()), seats, also)
        return await self._memory.add(facts, seats, hold)

    def _live(self, facts: TableFacts, seats: Seats, chat: Chat, hold: Hold) -> LiveTable:
        return LiveTable(self._services, facts, seats, chat, hold, self._make_next)

    # finding

    def at_hand(self, table_id: str) -> LiveTable | None:
        """The table, if it is in memory."""
        return self._memory.at_hand(table_id)

    async def find(self, table_id: str) -> LiveTable:
        """The table with this id, loaded if need be; NoSuchTable if there is none."""
        return await self._memory.find(table_id)

    async def read(self, table_id: str) -> LiveTable:
        """The same to look at only, which needs nobody's leave where the table is over."""
        return await self._memory.read(table_id)

    async def facts(self, table_id: str) -> TableFacts:
        """What is kept of a table, whoever has it in memory."""
        table = self.at_hand(table_id)
        facts = table.facts if table is not None else await asyncio.to_thread(self._services.store.facts, table_id)
        if facts is None:
            raise NoSuchTable(f"there is no table {table_id!r}")
        return facts

    async def by_code(self, code: str) -> Opened:
        """The table that a code opens, or one of its screens."""
        typed = tidy(code)
        table_id = await asyncio.to_thread(self._services.store.id_of_code, typed[:TABLE_LENGTH])
        if table_id is not None:
            facts = await self.facts(table_id)
            screen = opened_by(facts, find_game(facts.game), typed)
            if typed == facts.code or screen is not None:
                return Opened(table_id, screen)
        raise NoSuchTable("this code opens nothing, or no longer")

    async def following(self, table_id: str, code: str) -> TableFacts:
        """The next game of a table, for somebody who came too late for this one and knows its code."""
        facts = await self.facts(table_id)
        if tidy(code) != facts.code or facts.next_table is None:
            raise NoSuchTable("this code opens no next game, or not yet")
        return await self.facts(facts.next_table)

    # listing

    async def open_tables(self) -> list[OpenTable]:
        found = await asyncio.to_thread(self._services.store.gathering_tables, LISTED)
        listed = []
        for facts, seats in found:
            with contextlib.suppress(BadRequest):  # its game no longer exists here
                if any(seat.kind == "open" for seat in seats):
                    listed.append(open_table(facts, seats))
        return listed

    async def of_person(self, person_id: str) -> tuple[list[MyTable], list[MyTable]]:
        """The running and the finished tables of this person, newest first."""
        found = await asyncio.to_thread(self._services.store.tables_of, person_id, LISTED)
        mine = [my_table(person_id, facts, seats, self.at_hand(facts.id)) for facts, seats in found]
        mine.sort(key=lambda table: -table.changed_at)
        done = ("over", "closed")
        return [table for table in mine if table.phase not in done], [table for table in mine if table.phase in done]

    async def series(self, table: LiveTable) -> list[SeriesGame]:
        """The finished games of this table and its rematches, in the order of play; tables in memory may be ahead of the store."""
        found = [(table.facts, table.seats)]
        if table.facts.series is not None:
            found = await asyncio.to_thread(self._services.store.tables_of_series, table.facts.series)
        newest = [(live.facts, live.seats) if (live := self.at_hand(facts.id)) else (facts, seats) for facts, seats in found]
        return [series_game(facts, seats) for facts, seats in newest if facts.phase == "over"]

    async def chapters(self, person_id: str, game_id: str) -> list[ChapterRecord]:
        """What this person has tried and won in the campaign of a game."""
        await self.flushed()  # the end of a game is written after it was shown
        return chapter_records(await asyncio.to_thread(self._services.store.attempts_of, person_id, find_game(game_id).info.id))

    async def chapters_won(self, person_id: str) -> dict[str, list[int]]:
        """The missions or scenarios that this person has won, game by game."""
        await self.flushed()
        return await asyncio.to_thread(self._services.store.chapters_won, person_id)

    async def briefing(self, table: LiveTable) -> Briefed | None:
        """The card of what is played at a table, by what those who sit there have tried before."""
        await self.flushed()
        store, game = self._services.store, table.facts.game
        tried = [await asyncio.to_thread(store.attempts_of, person, game) for person in people_of(table.record)]
        return briefed(table.record, tried)

    async def rename_person(self, person: Person, former: str) -> None:
        """The seats that this person holds at open and running tables show the new name and face."""
        for table in await self._tables_that_know(person.id):
            await table.seating.rename(person, former)

    async def forget_person(self, person: Person) -> None:
        """Delete a person's data: name, key, chat, marks; seats become free or nameless."""
        for table in await self._tables_that_know(person.id):
            await table.seating.forget(person.id)
        await self.people.forget(person.id)
        await asyncio.to_thread(self._services.store.wipe)

    async def _tables_that_know(self, person_id: str) -> list[LiveTable]:
        """Those that are not over, and whatever else is in memory."""
        found = await asyncio.to_thread(self._services.store.tables_of, person_id, ALL)
        for facts, _ in found:
            if facts.phase in ("gathering", "playing") or await self._is_elsewhere(facts.id):
                await self._find_if_possible(facts.id)
        return [table for table in self._memory.tables() if table.seating.knows(person_id)]

    async def _find_if_possible(self, table_id: str) -> None:
        """Load the table into memory, unless its game no longer exists here."""
        with contextlib.suppress(BadRequest):
            await self._memory.find(table_id, take=True)

    async def _is_elsewhere(self, table_id: str) -> bool:
        """Whether another server shows what it has in memory of a table that is over."""
        return self._shared and await asyncio.to_thread(self._services.store.is_owned, table_id)
