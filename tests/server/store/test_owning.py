"""Runs, owners and fences: the same contract on both stores, by two servers that share nothing but the database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from boomtable.server.errors import Lost
from boomtable.server.store import owning, saving
from boomtable.server.store.commits import Write
from boomtable.server.store.database import Store
from boomtable.server.store.facts import ChatFacts, SeatFacts, TableFacts
from boomtable.server.store.hold import Hold
from boomtable.server.store.owning import Claimed, Taken
from boomtable.server.store.postgres_commits import PostgresCommits
from boomtable.server.store.schema import CHAT, RUNS, TABLES
from boomtable.server.store.writer import Writer
from tests.server.store.test_postgres import appended_with, entry, log

TABLE = TableFacts(
    id="a" * 10, code="CODE", game="snip", rules_version=1, options="{}", host=None, seed="00", clock_set=0, created=0, changed=0
)
LINE = ChatFacts(TABLE.id, 0, 0, "ann", "Ann", "table", "hello", -1)


@asynccontextmanager
async def server(place: Path | str, name: str, address: str = "") -> AsyncIterator[Writer]:
    store = await asyncio.to_thread(Store.open, place)
    writer = Writer(store.commits(await asyncio.to_thread(store.begin_run, 0, name, address)))
    try:
        yield writer
    finally:
        await writer.close()
        store.close()


async def founded(writer: Writer) -> Hold:
    return await writer.submit(lambda connection: saving.new_table(connection, TABLE, [SeatFacts(0)]))


async def claimed(writer: Writer) -> Claimed | Taken | None:
    return await writer.submit(partial(owning.claim, table_id=TABLE.id))


async def got(writer: Writer) -> Hold:
    answer = await claimed(writer)
    assert isinstance(answer, Claimed)
    return answer.hold


async def say(writer: Writer, hold: Hold) -> None:
    await writer.submit(lambda connection: saving.say(connection, LINE), hold)


def declare_dead(place: Path | str, run: int) -> None:
    store = Store.open(place)
    with store.engine.begin() as connection:
        connection.execute(sa.update(RUNS).where(RUNS.c.id == run).values(dead=True))
    store.close()


def kept(place: Path | str) -> tuple[list[tuple[int, str | None]], int, str]:
    """The log, how many lines of talk, and the phase."""
    store = Store.open(place)
    with store.engine.connect() as connection:
        lines = connection.execute(sa.select(sa.func.count()).select_from(CHAT)).scalar_one()
        phase = connection.execute(sa.select(TABLES.c.phase)).scalar_one()
    found = log(store)
    store.close()
    return found, lines, phase


async def test_a_table_is_of_whoever_made_it_until_that_lets_go(place: Path | str) -> None:
    async with server(place, "one", "http://one") as one, server(place, "two") as two:
        mine = await founded(one)
        assert await claimed(two) == Taken(one.run, "http://one")
        assert (await got(one)).fence == mine.fence + 1  # its own it may have again

        await one.submit(partial(owning.let_go, table_id=TABLE.id))
        assert await claimed(two) == Claimed(Hold(TABLE.id, two.run, 4), None)
        assert isinstance(await claimed(one), Taken)


async def test_whoever_asks_is_handed_the_table(place: Path | str) -> None:
    async with server(place, "one") as one, server(place, "two") as two, server(place, "three") as three:
        await founded(one)
        await two.submit(partial(owning.ask_for, table_id=TABLE.id, owner=one.run))
        await one.submit(partial(owning.let_go, table_id=TABLE.id))

        assert isinstance(await claimed(three), Taken)
        assert (await got(two)).run == two.run
        await three.submit(partial(owning.ask_for, table_id=TABLE.id, owner=one.run))  # too late: that is not its owner
        await two.submit(partial(owning.let_go, table_id=TABLE.id))
        assert await claimed(one) is not None


async def test_a_table_of_the_dead_is_free(place: Path | str) -> None:
    async with server(place, "one") as one, server(place, "two") as two:
        await founded(one)
        await asyncio.to_thread(declare_dead, place, one.run)
        assert (await got(two)).run == two.run


async def test_nobody_has_a_table_that_is_not_there(place: Path | str) -> None:
    async with server(place, "one") as one:
        assert await claimed(one) is None


async def test_a_restart_under_the_same_name_waits_for_nothing(place: Path | str) -> None:
    async with server(place, "one") as one:
        await founded(one)
        async with server(place, "one") as again:
            assert (await got(again)).run == again.run


async def test_a_server_that_has_ended_leaves_its_tables_to_the_others(place: Path | str) -> None:
    async with server(place, "two") as two, server(place, "one") as one:
        await founded(one)
        await one.close(last=owning.end_run)
        assert (await got(two)).run == two.run


async def test_seats_chat_and_phases_are_written_under_the_fence(place: Path | str) -> None:
    async with server(place, "one") as one:
        old = await founded(one)
        await say(one, old)
        new = await got(one)  # read again: what the former reading still wants to write is lost

        with pytest.raises(Lost):
            await say(one, old)
        with pytest.raises(Lost):
            await one.submit(lambda c: saving.save_table(c, TABLE, TableFacts(**{**FACTS, "phase": "closed"})), old)
        await say(one, new)

        assert kept(place) == ([], 2, "gathering")


async def test_what_is_lost_does_not_harm_its_neighbours_in_the_group(place: Path | str) -> None:
    async with server(place, "one") as one:
        old = await founded(one)
        new = await got(one)

        told = await asyncio.gather(say(one, old), say(one, new), say(one, new), return_exceptions=True)

        assert [type(each) for each in told] == [Lost, type(None), type(None)]
        assert kept(place)[1] == 2


async def test_idle_tables_of_other_servers_are_not_closed(place: Path | str) -> None:
    async with server(place, "one") as one, server(place, "two") as two:
        await founded(one)
        await two.submit(lambda connection: saving.expire(connection, [TABLE.id]))
        assert kept(place)[2] == "gathering"
        await one.submit(partial(owning.let_go, table_id=TABLE.id))
        await two.submit(lambda connection: saving.expire(connection, [TABLE.id]))
        assert kept(place)[2] == "closed"


# on PostgreSQL, where several servers write


async def test_of_two_that_claim_at_once_one_has_it(postgres: str) -> None:
    async with server(postgres, "one") as one, server(postgres, "two") as two:
        await founded(one)
        for _ in range(50):
            await asyncio.gather(*(writer.submit(partial(owning.let_go, table_id=TABLE.id)) for writer in (one, two)))
            answers = await asyncio.gather(claimed(one), claimed(two))
            assert sorted(type(answer).__name__ for answer in answers) == ["Claimed", "Taken"]


async def test_a_line_is_left_out_when_its_table_has_changed_hands(postgres: str) -> None:
    other = "b" * 10
    async with server(postgres, "one") as one:
        mine = await founded(one)
        facts = TableFacts(**{**FACTS, "id": other, "code": "OTHER"})
        theirs = await one.submit(lambda connection: saving.new_table(connection, facts, [SeatFacts(0)]))
        await one.submit(partial(owning.claim, table_id=other))
        lines = [entry(1, "a"), msgspec.structs.replace(entry(1, "theirs"), table=other), entry(2, "b")]

        told = await appended_with(one, {TABLE.id: mine, other: theirs}, *lines)

        assert [type(each) for each in told] == [type(None), Lost, type(None)]
        assert kept_log(postgres) == [(1, "a"), (2, "b")]


def kept_log(place: str) -> list[tuple[int, str | None]]:
    store = Store.open(place)
    found = log(store)
    store.close()
    return found


async def test_a_run_that_was_given_up_begins_again_and_holds_nothing(postgres: str) -> None:
    async with server(postgres, "one") as one:
        old, dead = await founded(one), one.run
        renewed = asyncio.Event()
        one.renewed.connect(renewed.set)
        await asyncio.to_thread(declare_dead, postgres, dead)

        told = await appended_with(one, {TABLE.id: old}, entry(1, "too late"))

        assert [type(each) for each in told] == [Lost]
        assert renewed.is_set()
        assert one.run > dead
        with pytest.raises(Lost):
            await say(one, old)
        assert await appended_with(one, {TABLE.id: await got(one)}, entry(1, "again")) == [None]
        assert kept(postgres) == ([(1, "again")], 0, "gathering")


async def test_work_that_belongs_to_no_table_is_done_by_the_run_that_begins_again(postgres: str) -> None:
    async with server(postgres, "one") as one:
        await asyncio.to_thread(declare_dead, postgres, one.run)
        hold = await founded(one)
        assert hold.run == one.run
        await say(one, hold)


FACTS = {name: getattr(TABLE, name) for name in TableFacts.__struct_fields__}


# what only locks can do


LINE_UP = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"


def until_it_waits(engine: sa.Engine, other: Future[Any]) -> None:
    """For a lock; or does not, and is done."""
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as looking:
        while not other.done() and not looking.exec_driver_sql(LINE_UP).scalar_one():
            pass


def test_nobody_is_declared_dead_in_the_middle_of_a_commit(postgres: str) -> None:
    store = Store.open(postgres)
    run = store.begin_run(0, "one")
    commits = PostgresCommits(store.engine, run)
    with store.engine.begin() as connection:
        connection.info[owning.RUN] = run
        hold = saving.new_table(connection, TABLE, [SeatFacts(0)])
    with ThreadPoolExecutor(1) as other:
        session = commits._connected()
        session.exec_driver_sql("BEGIN")
        commits._append(session, [Write(entry(1), None, hold, lambda _: None)])
        declared = other.submit(declare_dead, postgres, run)
        until_it_waits(store.engine, declared)
        assert not declared.done()
        session.exec_driver_sql("COMMIT")
        declared.result()
    commits.close()
    assert log(store) == [(1, None)]
    store.close()


def test_whoever_asks_what_became_of_a_commit_waits_for_the_ghost_of_its_session(postgres: str) -> None:
    store = Store.open(postgres)
    commits = PostgresCommits(store.engine, store.begin_run(0, "one"))
    with store.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as ghost, ThreadPoolExecutor(1) as other:
        ghost.exec_driver_sql("BEGIN")
        ghost.exec_driver_sql("UPDATE runs SET commits = commits + 1")
        work = [Write(None, lambda _: None, None, lambda _: None)]
        found = other.submit(commits._answered, lambda session: commits._is_found(session, work))
        until_it_waits(store.engine, found)
        ghost.exec_driver_sql("COMMIT")
        assert found.result() is True
    commits.close()
    store.close()
