"""The writer: one transaction for all that waits, and only the guilty fail."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from boomtable.server import saving
from boomtable.server.schema import ENTRIES
from boomtable.server.store import Store
from boomtable.server.table_facts import EntryFacts, SeatFacts, TableFacts
from boomtable.server.writer import Writer

TABLE = TableFacts(
    id="a" * 10, code="CODE", game="snip", rules_version=1, options="{}", host=None, seed="00", clock_set=0, created=0, changed=0
)


def entry(number: int) -> EntryFacts:
    return EntryFacts(TABLE.id, number, 5, 0, '{"type":"Cut","wire":3}', "[]", None, None, 1)


async def appended(writer: Writer, number: int) -> None:
    done: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    writer.append(entry(number), done.set_result)
    error = await done
    if error is not None:
        raise error


def count(store: Store) -> int:
    with store.engine.connect() as connection:
        return connection.execute(sa.select(sa.func.count()).select_from(ENTRIES)).scalar() or 0


async def open_writer(folder: Path) -> tuple[Store, Writer]:
    store = Store.open(folder / "boomtable.db")
    writer = Writer(store.engine)
    await writer.submit(lambda connection: saving.new_table(connection, TABLE, [SeatFacts(0)]))
    return store, writer


async def test_all_that_waits_is_committed_together(tmp_path: Path) -> None:
    store, writer = await open_writer(tmp_path)
    commits: list[int] = []
    writer.watch(lambda _, rows: commits.append(rows))

    await asyncio.gather(*(appended(writer, number) for number in range(1, 301)))

    assert commits == [300]
    assert count(store) == 300
    await writer.close()
    store.close()


async def test_only_the_guilty_fails(tmp_path: Path) -> None:
    store, writer = await open_writer(tmp_path)
    await appended(writer, 1)

    results = await asyncio.gather(*(appended(writer, number) for number in (1, 2, 3)), return_exceptions=True)

    assert [type(result) for result in results] == [sa.exc.IntegrityError, type(None), type(None)]
    assert count(store) == 3
    await writer.close()
    store.close()


async def test_work_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    store, writer = await open_writer(tmp_path)

    def half(connection: sa.Connection) -> None:
        saving.save_table(connection, TABLE, TableFacts(**{**TABLE_FACTS, "code": "OTHER"}))
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        await writer.submit(half)

    assert store.id_of_code("OTHER") is None
    assert store.id_of_code("CODE") == TABLE.id
    await writer.close()
    store.close()


async def test_closing_writes_what_waits(tmp_path: Path) -> None:
    store, writer = await open_writer(tmp_path)
    told: list[Exception | None] = []
    writer.append(entry(1), told.append)

    await writer.close()
    await asyncio.sleep(0)

    assert told == [None]
    assert count(store) == 1
    store.close()


TABLE_FACTS = {name: getattr(TABLE, name) for name in TableFacts.__struct_fields__}
