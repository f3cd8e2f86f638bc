"""The writer: one transaction for all that waits, and only the guilty fail."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa

from boomtable.server.errors import NotKept
from boomtable.server.store import saving
from boomtable.server.store.database import Store
from boomtable.server.store.facts import EntryFacts, SeatFacts, TableFacts
from boomtable.server.store.hold import Hold
from boomtable.server.store.schema import ENTRIES
from boomtable.server.store.writer import Writer

TABLE = TableFacts(
    id="a" * 10, code="CODE", game="snip", rules_version=1, options="{}", host=None, seed="00", clock_set=0, created=0, changed=0
)

HOLD = Hold(TABLE.id, run=1, fence=1)  # of the only server there ever was


def entry(number: int, wire: int = 3) -> EntryFacts:
    return EntryFacts(TABLE.id, number, 5, 0, f'{{"type":"Cut","wire":{wire}}}', "[]", None, None, 1)


async def appended(writer: Writer, number: int, wire: int = 3) -> None:
    done: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    writer.append(entry(number, wire), HOLD, done.set_result)
    error = await done
    if error is not None:
        raise error


def count(store: Store) -> int:
    with store.engine.connect() as connection:
        return connection.execute(sa.select(sa.func.count()).select_from(ENTRIES)).scalar() or 0


async def open_writer(place: Path | str) -> tuple[Store, Writer]:
    store = Store.open(place)
    writer = Writer(store.commits(store.begin_run(0)))
    await writer.submit(lambda connection: saving.new_table(connection, TABLE, [SeatFacts(0)]))
    return store, writer


async def test_all_that_waits_is_committed_together(place: Path | str) -> None:
    store, writer = await open_writer(place)
    commits: list[int] = []
    writer.on_commit(lambda _, rows: commits.append(rows))

    await asyncio.gather(*(appended(writer, number) for number in range(1, 301)))

    assert commits == [300]
    assert count(store) == 300
    await writer.close()
    store.close()


async def test_only_the_guilty_fails(place: Path | str) -> None:
    store, writer = await open_writer(place)
    await appended(writer, 1)

    results = await asyncio.gather(*(appended(writer, number, wire=4) for number in (1, 2, 3)), return_exceptions=True)

    assert [type(result) for result in results] == [sa.exc.IntegrityError, type(None), type(None)]
    assert count(store) == 3
    await writer.close()
    store.close()


async def test_work_that_fails_leaves_nothing_behind(place: Path | str) -> None:
    store, writer = await open_writer(place)

    def half(connection: sa.Connection) -> None:
        saving.save_table(connection, TABLE, TableFacts(**{**TABLE_FACTS, "code": "OTHER"}))
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        await writer.submit(half)

    assert store.id_of_code("OTHER") is None
    assert store.id_of_code("CODE") == TABLE.id
    await writer.close()
    store.close()


class Unlucky(sqlite3.Connection):
    """A connection whose commits succeed and seem to fail, and whose rollbacks fail, as often as `bad` says."""

    bad_commits = 0
    bad_rollbacks = 0

    def commit(self) -> None:
        super().commit()
        if Unlucky.bad_commits > 0:
            Unlucky.bad_commits -= 1
            raise sqlite3.OperationalError("disk I/O error")

    def rollback(self) -> None:
        if Unlucky.bad_rollbacks > 0:
            Unlucky.bad_rollbacks -= 1
            raise sqlite3.OperationalError("disk I/O error")
        super().rollback()


async def open_unlucky(folder: Path) -> tuple[Store, Writer]:
    Store.open(folder / "boomtable.db").close()
    store = Store(sa.create_engine(f"sqlite:///{folder / 'boomtable.db'}", connect_args={"factory": Unlucky}))
    writer = Writer(store.commits(store.begin_run(0)))
    await writer.submit(lambda connection: saving.new_table(connection, TABLE, [SeatFacts(0)]))
    return store, writer


@pytest.mark.parametrize("together", [1, 3])
async def test_a_commit_that_seemed_to_fail_and_is_on_the_disk_is_told_as_written(tmp_path: Path, together: int) -> None:
    store, writer = await open_unlucky(tmp_path)

    Unlucky.bad_commits = 1
    await asyncio.gather(*(appended(writer, number) for number in range(1, together + 1)))
    with pytest.raises(sa.exc.IntegrityError):
        await appended(writer, 1, wire=4)
    await appended(writer, together + 1)

    assert count(store) == together + 1
    await writer.close()
    store.close()


async def test_the_writer_outlives_a_connection_that_cannot_even_roll_back(tmp_path: Path) -> None:
    store, writer = await open_unlucky(tmp_path)
    await appended(writer, 1)

    Unlucky.bad_rollbacks = 5
    with pytest.raises(NotKept):
        await appended(writer, 1, wire=4)
    Unlucky.bad_rollbacks = 0
    await appended(writer, 2)

    assert count(store) == 2
    await writer.close()
    store.close()


async def test_closing_writes_what_waits(place: Path | str) -> None:
    store, writer = await open_writer(place)
    told: list[Exception | None] = []
    writer.append(entry(1), HOLD, told.append)

    await writer.close()
    await asyncio.sleep(0)

    assert told == [None]
    assert count(store) == 1
    store.close()


TABLE_FACTS = {name: getattr(TABLE, name) for name in TableFacts.__struct_fields__}
