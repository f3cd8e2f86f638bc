"""PostgreSQL: one server writes, a broken connection leaves nobody in doubt, and an outage is a pause."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial

import pytest
import sqlalchemy as sa

from boomtable.server.store import owning, saving
from boomtable.server.store.commits import Superseded
from boomtable.server.store.data_folder import DataError
from boomtable.server.store.database import NEWEST, Store
from boomtable.server.store.facts import EntryFacts, SeatFacts, TableFacts
from boomtable.server.store.hold import Hold
from boomtable.server.store.owning import Claimed
from boomtable.server.store.postgres import postgres_engine
from boomtable.server.store.schema import ENTRIES, RUNS, SERIES
from boomtable.server.store.writer import Writer
from tests.serving.frail_line import FrailLine

PATIENCE = 60.0  # seconds until a test gives up waiting
TABLE = TableFacts(
    id="a" * 10, code="CODE", game="snip", rules_version=1, options="{}", host=None, seed="00", clock_set=0, created=0, changed=0
)


def entry(number: int, client: str | None = None) -> EntryFacts:
    return EntryFacts(TABLE.id, number, 5, -1, '{"type":"Cut","wire":3}', "[]", None, client, 1)


def new_series(name: str) -> Callable[[sa.Connection], str]:
    def work(connection: sa.Connection) -> str:
        saving.new_series(connection, name, "snip", 0)
        return name

    return work


async def appended(writer: Writer, *entries: EntryFacts) -> list[Exception | None]:
    """Written in one group, by whoever is first to have the tables; what each was told."""
    return await appended_with(writer, {each.table: Hold(each.table, writer.run, 1) for each in entries}, *entries)


async def appended_with(writer: Writer, holds: dict[str, Hold], *entries: EntryFacts) -> list[Exception | None]:
    told: list[asyncio.Future[Exception | None]] = [asyncio.get_running_loop().create_future() for _ in entries]
    for each, future in zip(entries, told, strict=True):
        writer.append(each, holds[each.table], future.set_result)
    async with asyncio.timeout(PATIENCE):
        return list(await asyncio.gather(*told))


@asynccontextmanager
async def server(address: str) -> AsyncIterator[tuple[Store, Writer]]:
    """The part of a server that writes."""
    store = await asyncio.to_thread(Store.open, address)
    writer = Writer(store.commits(await asyncio.to_thread(store.begin_run, 0)))
    try:
        yield store, writer
    finally:
        await writer.close()
        store.close()


@asynccontextmanager
async def at_a_table(address: str) -> AsyncIterator[tuple[Store, Writer]]:
    async with server(address) as (store, writer):
        await writer.submit(lambda connection: saving.new_table(connection, TABLE, [SeatFacts(0)]))
        yield store, writer


def log(store: Store) -> list[tuple[int, str | None]]:
    with store.engine.connect() as connection:
        return [(number, client) for number, client in connection.execute(sa.select(ENTRIES.c.number, ENTRIES.c.client).order_by("number"))]


def series(store: Store) -> list[str]:
    with store.engine.connect() as connection:
        return list(connection.execute(sa.select(SERIES.c.id)).scalars())


# one server writes


async def test_a_server_that_was_replaced_writes_nothing_more(postgres: str) -> None:
    async with at_a_table(postgres) as (store, former), server(postgres) as (_, writer):
        ended = asyncio.Event()
        former.superseded.connect(ended.set)

        [told] = await appended(former, entry(1, "too late"))
        with pytest.raises(Superseded, match="another server has taken over"):
            await former.submit(new_series("too late"))

        assert isinstance(told, Superseded)
        assert ended.is_set()
        assert not former.is_alive()
        claimed = await writer.submit(partial(owning.claim, table_id=TABLE.id))
        assert isinstance(claimed, Claimed)
        assert await appended_with(writer, {TABLE.id: claimed.hold}, entry(1, "in time")) == [None]
        assert (log(store), series(store)) == ([(1, "in time")], [])


async def test_a_server_that_was_replaced_learns_it_without_writing(postgres: str) -> None:
    async with server(postgres) as (_, former):
        ended = asyncio.Event()
        former.superseded.connect(ended.set)
        async with server(postgres), asyncio.timeout(PATIENCE):
            await ended.wait()


async def test_a_server_that_stops_inside_a_transaction_keeps_nobody_out(postgres: str) -> None:
    async with at_a_table(postgres) as (store, former):
        stopped, goes_on = asyncio.Event(), threading.Event()
        loop = asyncio.get_running_loop()

        def work(connection: sa.Connection) -> None:
            saving.new_series(connection, "half", "snip", 0)
            loop.call_soon_threadsafe(stopped.set)
            goes_on.wait(PATIENCE)

        held = former.submit(work)
        await stopped.wait()
        async with server(postgres) as (_, writer):  # which has to wait until the database has put the other one out
            goes_on.set()
            with pytest.raises(Superseded):
                await held
            await writer.submit(new_series("whole"))

        assert series(store) == ["whole"]


async def test_of_two_that_start_at_once_one_is_replaced(postgres: str) -> None:
    store = Store.open(postgres)
    with ThreadPoolExecutor(8) as threads:
        runs = set(threads.map(store.begin_run, range(40)))

    with store.engine.connect() as connection:
        alive = connection.execute(sa.select(RUNS.c.id).where(RUNS.c.dead.is_(False))).scalars().all()
    store.close()
    assert len(runs) == 40
    assert list(alive) == [max(runs)]


async def test_two_that_find_an_empty_database_migrate_it_once(postgres: str) -> None:
    with ThreadPoolExecutor(2) as threads:
        stores = list(threads.map(Store.open, [postgres, postgres]))

    assert [store.revision() for store in stores] == [NEWEST, NEWEST]
    for store in stores:
        store.close()


# commits in doubt


async def test_lines_whose_commit_was_not_answered_are_found_and_told_as_written(postgres: str) -> None:
    with FrailLine(postgres) as line:
        async with at_a_table(line.address) as (store, writer):
            line.lose_the_next_answer()
            told = await appended(writer, entry(1, "a"), entry(2, "b"))

            assert told == [None, None]
            assert log(store) == [(1, "a"), (2, "b")]
            assert await appended(writer, entry(3, "c")) == [None]


async def test_lines_that_did_not_arrive_are_sent_again(postgres: str) -> None:
    with FrailLine(postgres) as line:
        async with at_a_table(line.address) as (store, writer):
            line.cut()
            told = await appended(writer, entry(1, "a"), entry(2, "b"))

            assert told == [None, None]
            assert log(store) == [(1, "a"), (2, "b")]


async def test_work_whose_commit_was_not_answered_is_done_once_and_its_result_is_told(postgres: str) -> None:
    with FrailLine(postgres) as line:
        async with at_a_table(line.address) as (store, writer):
            tries = []

            def work(connection: sa.Connection) -> str:
                saving.new_series(connection, "once", "snip", 0)
                tries.append(1)
                line.lose_the_next_answer()  # which is that to the commit
                return "once"

            assert await writer.submit(work) == "once"
            assert len(tries) == 1
            assert series(store) == ["once"]
            assert await writer.submit(new_series("next")) == "next"


async def test_work_that_was_cut_off_is_done_again(postgres: str) -> None:
    with FrailLine(postgres) as line:
        async with at_a_table(line.address) as (store, writer):
            tries = []

            def work(connection: sa.Connection) -> int:
                saving.new_series(connection, "again", "snip", 0)
                tries.append(1)
                if len(tries) == 1:
                    line.cut()
                return len(tries)

            assert await writer.submit(work) == 2
            assert series(store) == ["again"]
            assert await writer.submit(new_series("next")) == "next"


async def test_what_was_committed_before_another_server_took_over_is_told_as_written(postgres: str) -> None:
    with FrailLine(postgres) as line:
        async with at_a_table(line.address) as (store, former):
            later = Store.open(postgres)

            def work(connection: sa.Connection) -> str:
                saving.new_series(connection, "before", "snip", 0)
                line.lose_the_next_answer(lambda: later.begin_run(0))
                return "before"

            assert await former.submit(work) == "before"
            with pytest.raises(Superseded):
                await former.submit(new_series("after"))
            assert series(store) == ["before"]
            later.close()


async def test_who_reads_slowly_is_in_no_transaction_that_ends_by_itself(postgres: str) -> None:
    asked = sa.text("SELECT state FROM pg_stat_activity WHERE pid = :pid")
    async with server(postgres) as (store, _), server(postgres) as (other, _):
        with store.dialect.reader() as connection, other.dialect.reader() as watching:
            pid = connection.exec_driver_sql("SELECT pg_backend_pid()").scalar()

            assert watching.execute(asked, {"pid": pid}).scalar() == "idle"


async def test_an_outage_is_a_pause(postgres: str) -> None:
    with FrailLine(postgres) as line:
        async with at_a_table(line.address) as (store, writer):
            line.take_down()
            written = asyncio.create_task(appended(writer, entry(1, "a")))
            async with asyncio.timeout(PATIENCE):
                while writer.can_write:
                    await asyncio.sleep(0)
            assert not written.done()
            assert writer.is_alive()  # no other server would be better

            line.put_up()
            assert await written == [None]
            assert writer.can_write
            assert log(store) == [(1, "a")]


async def test_a_server_can_go_down_while_the_database_is_away(postgres: str) -> None:
    with FrailLine(postgres) as line:
        async with at_a_table(line.address) as (_, writer):
            line.take_down()
            written = asyncio.create_task(appended(writer, entry(1, "a")))
            async with asyncio.timeout(PATIENCE):
                while writer.can_write:
                    await asyncio.sleep(0)
            await writer.close()
            [error] = await written
    assert "nobody knows yet" in str(error)


# what it is told


def test_a_database_that_does_not_answer_is_said_so_in_one_sentence() -> None:
    with pytest.raises(DataError, match="the database 'tables' at /nowhere cannot be opened: connection is bad") as told:
        Store.open("postgresql://somebody:secret@/tables?host=/nowhere")

    assert "secret" not in str(told.value)
    assert "\n" not in str(told.value)


def test_a_database_that_cannot_hold_every_name_is_refused(postgres: str) -> None:
    engine = postgres_engine(postgres)
    name = f"{engine.url.database}_ascii"
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name} ENCODING 'SQL_ASCII' TEMPLATE template0")
    engine.dispose()
    store = Store.open(postgres.replace(f"/{engine.url.database}?", f"/{name}?"))

    with pytest.raises(DataError, match="its encoding is SQL_ASCII and should be UTF8"):
        store.check()
    store.close()
