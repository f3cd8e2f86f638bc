"""The tables in memory: claimed and loaded from the log when somebody comes, unloaded when nobody is there or another server asks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import partial

from boomtable.server.clock import Clock
from boomtable.server.errors import Elsewhere, Lost, NoSuchTable, NotKept
from boomtable.server.logs import trouble
from boomtable.server.seating.seats import Seats
from boomtable.server.signals import Signal
from boomtable.server.store import owning
from boomtable.server.store.database import Store
from boomtable.server.store.facts import TableFacts
from boomtable.server.store.hold import Hold
from boomtable.server.store.owning import Claimed
from boomtable.server.store.writer import Writer
from boomtable.server.tables.chat import Chat
from boomtable.server.tables.live_table import LiveTable
from boomtable.server.tables.restoring import go_on, replayed, show

REST_AFTER_MS = 10 * 60_000  # after so long without anybody a table is unloaded
ASK_SECONDS = 0.1  # until the next look whether another server has handed a table over
HANDOVER_SECONDS = 10.0  # after which it is not waited for any longer
AT_LEAST_SECONDS = 1.0  # that a table stays, or two servers could hand it to and fro without end


class Memory:
    def __init__(
        self, store: Store, writer: Writer, clock: Clock, address: str | None, make: Callable[[TableFacts, Seats, Chat, Hold], LiveTable]
    ) -> None:
        self._store = store
        self._writer = writer
        self._clock = clock
        self._address = address  # where players reach this very server; None: through a proxy, which sends them to any
        self._make = make
        self._live: dict[str, LiveTable] = {}
        self._since: dict[str, float] = {}  # on the loop's clock
        self._waking: dict[str, asyncio.Task[LiveTable]] = {}
        self._resting: dict[str, asyncio.Task[None]] = {}
        self.gone: Signal[[str]] = Signal()  # a table goes on at another server, or is read again: whoever looks on has to come back
        self.lost: Signal[[]] = Signal()  # a table was noticed to be another server's only when it was written to
        writer.renewed.connect(self._forget_all)

    def __len__(self) -> int:
        return len(self._live)

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._live or table_id in self._waking

    def tables(self) -> list[LiveTable]:
        return list(self._live.values())

    def at_hand(self, table_id: str) -> LiveTable | None:
        return self._live.get(table_id)

    async def add(self, facts: TableFacts, seats: Seats, hold: Hold) -> LiveTable:
        """Take in a table that was just created, unless somebody found it between its commit and now, and so claimed it anew."""
        if facts.id in self:
            return await self.find(facts.id)
        table = self._made(facts, seats, Chat([]), hold)
        self._keep(table)
        return table

    async def find(self, table_id: str, *, ask: bool = True, take: bool = False) -> LiveTable:
        """The table with this id, claimed and loaded if need be; NoSuchTable if there is none. With `ask` a living owner is asked
        to hand it over, or people are sent Elsewhere where they can reach that one; with `take` they are not."""
        table = self.at_hand(table_id)
        if table is not None:
            return table
        if table_id not in self._waking:
            self._waking[table_id] = asyncio.create_task(self._wake(table_id, ask=ask, take=take))
        return await asyncio.shield(self._waking[table_id])

    async def read(self, table_id: str) -> LiveTable:
        """The same, but a table that is over is read by anybody, whoever owns it, and only to look at."""
        table = self.at_hand(table_id)
        facts = None if table is not None else await self._facts(table_id)
        if facts is None or facts.phase not in ("over", "closed"):
            return await self.find(table_id)
        stored = await asyncio.to_thread(self._store.table, table_id)
        assert stored is not None, "no table is ever deleted"
        read = self._make(stored.facts, stored.seats, Chat(stored.chat), Hold(table_id, 0, 0))
        if stored.facts.setup_rolls is not None:
            show(read, stored, await asyncio.to_thread(replayed, stored))
        return read

    async def adopt(self, orphans: Iterable[str]) -> None:
        """Let the tables of the dead go on, unless another server is quicker."""
        for table_id in orphans:
            if table_id not in self:
                try:
                    await self.find(table_id, ask=False)
                except (Lost, Elsewhere):
                    continue
                except Exception:
                    trouble("a table of another server cannot go on here", table=table_id)

    def sweep(self) -> None:
        """Unload tables that nobody looks at and at which nothing happens."""
        quiet = self._clock.now() - REST_AFTER_MS
        for table in self.tables():
            if table.is_quiet and table.changed < quiet:
                self._put_away(table.id)

    def hand_over(self, wanted: Iterable[str]) -> None:
        """Give up tables that another server asks for."""
        now = asyncio.get_running_loop().time()
        for table_id in wanted:
            new = table_id in self._live and now - self._since[table_id] < AT_LEAST_SECONDS
            if not new and table_id not in self._waking and table_id not in self._resting:
                self.gone.send(table_id)
                self._put_away(table_id)

    def let_go(self, table: LiveTable) -> None:
        """Leave a table to whoever is asked for it next."""
        if self._live.get(table.id) is table and not table.audience.subscribers:
            self._put_away(table.id)

    async def close(self) -> None:
        """Finish what has begun, and store the clocks."""
        await asyncio.gather(*self._waking.values(), *self._resting.values(), return_exceptions=True)
        ends = await asyncio.gather(*(table.sleep() for table in self._live.values()), return_exceptions=True)
        self._live.clear()
        for error in ends:
            if isinstance(error, (NotKept, Lost)):  # then the clocks stand at the last moment that is known
                trouble("a table could not be put away", error)
            elif isinstance(error, BaseException):
                raise error

    # inside

    def _made(self, facts: TableFacts, seats: Seats, chat: Chat, hold: Hold) -> LiveTable:
        table = self._make(facts, seats, chat, hold)
        table.record.lost.connect(lambda: self._lose(table))
        return table

    def _keep(self, table: LiveTable) -> None:
        self._live[table.id] = table
        self._since[table.id] = asyncio.get_running_loop().time()

    async def _facts(self, table_id: str) -> TableFacts:
        facts = await asyncio.to_thread(self._store.facts, table_id)
        if facts is None:
            raise NoSuchTable(f"there is no table {table_id!r}")
        return facts

    async def _wake(self, table_id: str, *, ask: bool, take: bool) -> LiveTable:
        """Load a table. Only one such task runs per table, so a table is never in memory twice."""
        try:
            if table_id in self._resting:
                await self._resting[table_id]
            await self._facts(table_id)
            hold, former = await self._claimed(table_id, ask=ask, take=take)
            stored = await asyncio.to_thread(self._store.table, table_id, former)
            assert stored is not None, "no table is ever deleted"
            table = self._made(stored.facts, stored.seats, Chat(stored.chat), hold)
            if stored.facts.setup_rolls is not None:
                game = await asyncio.to_thread(replayed, stored)
                self._check(hold)
                if not game.whole:
                    await self._leave_to_older_rules(stored.facts)
                await go_on(table, stored, game)
            self._check(hold)
            self._keep(table)
            return table
        finally:
            del self._waking[table_id]

    async def _claimed(self, table_id: str, *, ask: bool, take: bool) -> Claimed:
        loop = asyncio.get_running_loop()
        patience = loop.time() + HANDOVER_SECONDS
        asked: int | None = None
        while True:
            claimed = await self._writer.submit(partial(owning.claim, table_id=table_id))
            if isinstance(claimed, Claimed):
                return claimed
            if claimed is None:
                raise NoSuchTable(f"there is no table {table_id!r}")
            if self._address is not None and claimed.address and not take:
                raise Elsewhere(table_id, claimed.address)
            if not ask or loop.time() > patience:
                raise Lost(table_id)  # whoever is sent away comes back
            if asked != claimed.owner:
                asked = claimed.owner
                await self._writer.submit(partial(owning.ask_for, table_id=table_id, owner=asked))
            await asyncio.sleep(ASK_SECONDS)

    async def _leave_to_older_rules(self, facts: TableFacts) -> None:
        """While servers are brought up to date one by one, no game is closed that another one can still play."""
        if facts.phase == "playing" and await asyncio.to_thread(
            self._store.another_knows, self._writer.run, facts.game, facts.rules_version
        ):
            await self._writer.submit(partial(owning.let_go, table_id=facts.id))
            raise Lost(facts.id)

    def _check(self, hold: Hold) -> None:
        """Nobody may be shown a table that was claimed for a run that is over."""
        if hold.run != self._writer.run:
            raise Lost(hold.table)

    def _put_away(self, table_id: str) -> None:
        table = self._live.pop(table_id, None)
        if table is not None:
            table.turns.asleep = True
        self._resting[table_id] = asyncio.create_task(self._rest(table_id, table))

    async def _rest(self, table_id: str, table: LiveTable | None) -> None:
        try:
            if table is not None:
                await table.sleep()
            await self._writer.submit(partial(owning.let_go, table_id=table_id))
        except Exception:
            trouble("a table could not be put away", table=table_id)
        del self._resting[table_id]

    def _lose(self, table: LiveTable) -> None:
        """It is another server's now, or has to be read again."""
        if table.turns.asleep:
            return
        trouble("a table was lost to another server", table=table.id)
        self.lost.send()
        if self._live.get(table.id) is table:
            del self._live[table.id]
        table.abandon()
        self.gone.send(table.id)

    def _forget_all(self) -> None:
        """This run is over: whatever it had in memory may go on elsewhere already."""
        tables = self.tables()
        self._live.clear()
        for table in tables:
            table.abandon()
            self.gone.send(table.id)
