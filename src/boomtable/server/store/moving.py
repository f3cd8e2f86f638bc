"""Moving everything from one store to another: all of it or nothing, and compared afterwards."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import msgspec
import sqlalchemy as sa

from boomtable.server.store.data_folder import DataError
from boomtable.server.store.database import Store
from boomtable.server.store.schema import META

BATCH = 1000  # rows at once
DIGEST_BYTES = 16


def move(source: Store, target: Store) -> dict[str, int]:
    """Copy into an empty store; how many rows of what. The source stays as it is. No server may run on either."""
    with source.engine.connect() as reading, target.engine.begin() as writing:
        target.dialect.begin_alone(writing)
        demand_empty(target)
        for table in META.sorted_tables:
            for rows in _batches(reading, table):
                writing.execute(sa.insert(table), rows)
        target.dialect.count_on(writing)
        return {table.name: _compared(reading, writing, table) for table in META.sorted_tables}


def demand_empty(store: Store) -> None:
    """DataError unless nothing was ever kept there, not even a start of a server."""
    with store.engine.connect() as connection:
        for table in META.sorted_tables:
            if connection.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).scalar():
                raise DataError(f"{store.dialect.place} is in use already: this wants an empty one")


def _batches(connection: sa.Connection, table: sa.Table) -> Iterator[list[dict[str, object]]]:
    for rows in connection.execution_options(yield_per=BATCH).execute(sa.select(table)).mappings().partitions():
        yield [{name: _kept(value) for name, value in row.items()} for row in rows]


def _kept(value: object) -> object:
    """The value without the NULs that SQLite took as text when they were still let in."""
    return value.replace("\0", "") if isinstance(value, str) else value


def _compared(reading: sa.Connection, writing: sa.Connection, table: sa.Table) -> int:
    here, there = (_fingerprint(connection, table) for connection in (reading, writing))
    if here != there:
        raise DataError(f"what arrived of {table.name!r} is not what was sent, so nothing was moved")
    return here[0]


def _fingerprint(connection: sa.Connection, table: sa.Table) -> tuple[int, int]:
    """The number of rows, and a sum over them in which their order does not count: databases sort text differently."""
    count = total = 0
    for rows in _batches(connection, table):
        count += len(rows)
        total += sum(_digest(row) for row in rows)
    return count, total


def _digest(row: dict[str, object]) -> int:
    return int.from_bytes(hashlib.blake2b(msgspec.json.encode(list(row.values())), digest_size=DIGEST_BYTES).digest())
