"""Which run of a server has which table: works for the writer, each in the name of the run that it writes for."""

from __future__ import annotations

import secrets
from typing import NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from boomtable.server.store.hold import Hold
from boomtable.server.store.schema import RUNS, TABLES

RUN = "boomtable run"  # where a connection keeps the number of the run that it writes for


class Claimed(NamedTuple):
    hold: Hold
    former: int | None  # the run that had it before


class Taken(NamedTuple):
    """Another run has it, and that is alive."""

    owner: int
    address: str


def run_of(connection: Connection) -> int:
    """The run in whose name this connection writes."""
    run: int = connection.info[RUN]
    return run


def new_run(connection: Connection, name: str, address: str, now: int, rules: dict[str, int]) -> int:
    """Begin a run. A former one of the same server, which may seem to live, ends with that: no restart waits for a lease."""
    connection.execute(sa.update(RUNS).where(RUNS.c.name == name, RUNS.c.dead.is_(sa.false())).values(dead=True))
    start = secrets.token_hex(8)
    known = msgspec.json.encode(rules).decode()
    row = {"name": name, "address": address, "start": start, "rules": known, "started": now, "alive": now}
    run = connection.execute(sa.insert(RUNS).values(row)).inserted_primary_key
    assert run is not None
    return int(run[0])


def end_run(connection: Connection) -> None:
    """The last word of a server: whoever needs its tables need not wait."""
    connection.execute(sa.update(RUNS).where(RUNS.c.id == run_of(connection)).values(dead=True))


def claim(connection: Connection, table_id: str) -> Claimed | Taken | None:
    """Have a table that nobody has, or only a run that is dead. None: there is no such table."""
    run = run_of(connection)
    row = connection.execute(sa.select(TABLES.c.owner, TABLES.c.fence).where(TABLES.c.id == table_id).with_for_update()).one_or_none()
    if row is None:
        return None
    former, fence = row
    if former is not None and former != run:
        alive = sa.select(RUNS.c.address).where(RUNS.c.id == former, RUNS.c.dead.is_(sa.false()))
        address = connection.execute(alive).scalar()
        if address is not None:
            return Taken(former, address)
    hold = Hold(table_id, run, fence + 1)
    connection.execute(sa.update(TABLES).where(TABLES.c.id == table_id).values(owner=run, fence=hold.fence, wanted=None))
    return Claimed(hold, former)


def ask_for(connection: Connection, table_id: str, owner: int) -> None:
    """Let the owner of a table know that this run needs it. Of several that ask, the last one gets it."""
    mine = sa.update(TABLES).where(TABLES.c.id == table_id, TABLES.c.owner == owner)
    connection.execute(mine.values(wanted=run_of(connection)))


def let_go(connection: Connection, table_id: str) -> None:
    """Give a table, which is not in memory any more, to the run that asked for it, or to nobody."""
    mine = sa.update(TABLES).where(TABLES.c.id == table_id, TABLES.c.owner == run_of(connection))
    connection.execute(mine.values(owner=TABLES.c.wanted, fence=TABLES.c.fence + 1, wanted=None))


def is_held(connection: Connection, hold: Hold) -> bool:
    """Whether a table is still this run's. No lock is needed: only the writer of a living run gives its tables away."""
    mine = sa.select(sa.literal(1)).where(TABLES.c.id == hold.table, TABLES.c.owner == hold.run, TABLES.c.fence == hold.fence)
    return hold.run == run_of(connection) and connection.execute(mine).scalar() is not None
