"""What is written besides the log: small functions that the writer runs inside its transaction."""

from __future__ import annotations

from functools import lru_cache

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite

from boomtable.server.store import owning
from boomtable.server.store.facts import AttemptFacts, ChatFacts, DeviceFacts, SeatFacts, TableFacts
from boomtable.server.store.hold import Hold
from boomtable.server.store.schema import ATTEMPTS, CHAT, DEVICES, PEOPLE, RUNS, SEATS, SERIES, TABLES

_NEW_TABLE = sa.insert(TABLES)
_NEW_SEAT = sa.insert(SEATS)
_NEW_ATTEMPT = {
    "sqlite": sqlite.insert(ATTEMPTS).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(ATTEMPTS).on_conflict_do_nothing(),
}

NOBODY = ""  # the name that is left of somebody who asked to be forgotten


def new_table(connection: Connection, facts: TableFacts, seats: list[SeatFacts]) -> Hold:
    """A table that this run owns from the beginning."""
    hold = Hold(facts.id, owning.run_of(connection), 1)
    connection.execute(_NEW_TABLE, {**msgspec.structs.asdict(facts), "owner": hold.run, "fence": hold.fence})
    connection.execute(_NEW_SEAT, [{"table": facts.id, **msgspec.structs.asdict(seat)} for seat in seats])
    return hold


def new_series(connection: Connection, series: str, game: str, created: int) -> None:
    connection.execute(sa.insert(SERIES), {"id": series, "game": game, "created": created})


def save_table(connection: Connection, before: TableFacts, after: TableFacts) -> None:
    """Write the columns in which a table differs from before."""
    changed = _different(before, after)
    if changed:
        connection.execute(_update(TABLES, ("id",), tuple(changed)), {"_id": after.id, **changed})


def save_seats(connection: Connection, table_id: str, before: list[SeatFacts], after: list[SeatFacts]) -> None:
    for old, new in zip(before, after, strict=False):
        changed = _different(old, new)
        if changed:
            connection.execute(_update(SEATS, ("table", "seat"), tuple(changed)), {"_table": table_id, "_seat": new.seat, **changed})
        if "person" in changed:  # a code moves the seat of whoever held it when it was made
            connection.execute(sa.delete(DEVICES).where(DEVICES.c.table == table_id, DEVICES.c.seat == new.seat))
    for new in after[len(before) :]:
        connection.execute(_NEW_SEAT, {"table": table_id, **msgspec.structs.asdict(new)})
    if len(after) < len(before):
        connection.execute(sa.delete(DEVICES).where(DEVICES.c.table == table_id, DEVICES.c.seat >= len(after)))
        connection.execute(sa.delete(SEATS).where(SEATS.c.table == table_id, SEATS.c.seat >= len(after)))


def new_attempts(connection: Connection, attempts: list[AttemptFacts]) -> None:
    """Note what people have tried; a game that is noted already counts once."""
    if attempts:
        rows = [msgspec.structs.asdict(attempt) for attempt in attempts]
        connection.execute(_NEW_ATTEMPT[connection.dialect.name], rows)


def expire(connection: Connection, tables: list[str]) -> None:
    """Close these tables, which nobody came back to, unless another server has them."""
    if tables:  # one by one, as a statement takes only so many parameters
        living = sa.select(RUNS.c.id).where(RUNS.c.dead.is_(sa.false()), RUNS.c.id != owning.run_of(connection))
        free = TABLES.c.owner.is_(None) | TABLES.c.owner.not_in(living)
        closed = sa.update(TABLES).where(TABLES.c.id == sa.bindparam("_id"), free).values(phase="closed", closing="expired")
        connection.execute(closed, [{"_id": table_id} for table_id in tables])


def say(connection: Connection, line: ChatFacts) -> None:
    connection.execute(sa.insert(CHAT), msgspec.structs.asdict(line))


def new_person(connection: Connection, person: dict[str, object]) -> None:
    connection.execute(sa.insert(PEOPLE), person)


def save_person(connection: Connection, person_id: str, **changed: object) -> None:
    connection.execute(sa.update(PEOPLE).where(PEOPLE.c.id == person_id).values(changed))


def forget_person(connection: Connection, person_id: str) -> None:
    """Delete what the database still knows of this person; their seats are left to the tables."""
    connection.execute(sa.update(CHAT).where(CHAT.c.person == person_id).values(person="", name=NOBODY, text=""))
    connection.execute(sa.update(SEATS).where(SEATS.c.person == person_id).values(person=None, name=NOBODY, face=0, marks=""))
    connection.execute(sa.update(TABLES).where(TABLES.c.host == person_id).values(host=None))
    for insiders in (TABLES.c.players, TABLES.c.moderators):
        left = sa.func.replace(insiders, person_id, NOBODY)
        connection.execute(sa.update(TABLES).where(insiders.contains(person_id)).values({insiders: left}))
    connection.execute(sa.update(TABLES).where(TABLES.c.moderator == person_id).values(moderator=None, moderator_name=NOBODY))
    connection.execute(sa.delete(ATTEMPTS).where(ATTEMPTS.c.person == person_id))
    connection.execute(sa.delete(PEOPLE).where(PEOPLE.c.id == person_id))


def new_device_code(connection: Connection, code_hash: str, table_id: str, device: DeviceFacts, expires: int) -> None:
    """Store a new code for a seat; an older one no longer works."""
    connection.execute(sa.delete(DEVICES).where(DEVICES.c.table == table_id, DEVICES.c.seat == device.seat))
    row = {"code_hash": code_hash, "table": table_id, "expires": expires, **msgspec.structs.asdict(device)}
    connection.execute(sa.insert(DEVICES), row)


def use_device_code(connection: Connection, code_hash: str, table_id: str, now: int) -> DeviceFacts | None:
    """What this code moves; None unless it is valid. A code works once."""
    here = sa.and_(DEVICES.c.code_hash == code_hash, DEVICES.c.table == table_id)
    found = connection.execute(sa.select(DEVICES.c.seat, DEVICES.c.by_host_at).where(here, DEVICES.c.expires > now)).one_or_none()
    connection.execute(sa.delete(DEVICES).where(sa.or_(here, DEVICES.c.expires <= now)))
    return None if found is None else DeviceFacts(*found)


def still_alive(connection: Connection, now: int) -> None:
    connection.execute(sa.update(RUNS).where(RUNS.c.id == owning.run_of(connection)).values(alive=now))


@lru_cache
def _update(table: sa.Table, key: tuple[str, ...], columns: tuple[str, ...]) -> sa.Update:
    """An update of these columns, built once for each set of them: building it costs more than running it."""
    here = [table.c[name] == sa.bindparam(f"_{name}") for name in key]
    return sa.update(table).where(*here).values({name: sa.bindparam(name) for name in columns})


def _different(before: msgspec.Struct, after: msgspec.Struct) -> dict[str, object]:
    old, new = msgspec.structs.asdict(before), msgspec.structs.asdict(after)
    return {name: value for name, value in new.items() if value != old[name]}
