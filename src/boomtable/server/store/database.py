"""The database file: opening it, bringing it up to date, reading from it. Only `writer.py` writes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

from boomtable.server.logs import trouble
from boomtable.server.store.data_folder import DataError
from boomtable.server.store.facts import AttemptFacts, ChatFacts, EntryFacts, SeatFacts, StoredTable, TableFacts
from boomtable.server.store.schema import ATTEMPTS, CHAT, ENTRIES, PEOPLE, RUNS, SEATS, TABLES
from boomtable.server.store.unusable import READING, told

NEWEST = "0012"  # of the migrations
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON", "secure_delete=ON")

CHECKED_BYTES = 1 << 30  # of a database that is looked through before it is used
PAGE = 4096

S = TypeVar("S", bound=msgspec.Struct)


class Store:
    """The open database. Reads block: on the event loop, call them with asyncio.to_thread."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    @staticmethod
    def open(file: Path) -> Store:
        """Open the file, creating it if need be, and bring its schema up to date."""
        if not file.exists():
            file.touch(mode=0o600)  # it holds the seeds of running games; what SQLite puts beside it gets the same mode
        engine = sa.create_engine(f"sqlite:///{file}")
        sa.event.listen(engine, "connect", _set_pragmas)
        store = Store(engine)
        try:
            if store.revision() != NEWEST:
                store.migrate("head")
        except (DataError, sa.exc.DatabaseError) as error:
            store.close()
            raise DataError(f"{str(file)!r} cannot be opened: it is no database of this or an older Boomtable") from error
        return store

    def revision(self) -> str | None:
        """The migration that the database is at; None when it is empty."""
        with self.engine.connect() as connection:
            if not sa.inspect(connection).has_table("alembic_version"):
                return None
            return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()

    def migrate(self, revision: str) -> None:
        from boomtable.server.store.migrating import migrate  # slow to load and seldom needed

        with self.engine.begin() as connection:
            connection.exec_driver_sql("BEGIN")  # or the driver would commit each step by itself
            migrate(connection, revision)

    def wipe(self) -> None:
        """Remove what was deleted from the journal as well."""
        with self.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    def close(self) -> None:
        self.engine.dispose()

    def check(self) -> None:
        """DataError if pages are damaged. Large files are not looked through: it would take too long."""
        try:
            with self.engine.connect() as connection:
                size = int(connection.exec_driver_sql("PRAGMA page_count").scalar() or 0) * PAGE
                sound = size > CHECKED_BYTES or connection.exec_driver_sql("PRAGMA quick_check(1)").scalar() == "ok"
        except sa.exc.DatabaseError:
            sound = False
        if not sound:
            raise DataError(f"{str(self.engine.url.database)!r} is damaged: put a copy made by `boomtable backup` in its place")

    # reading

    @contextmanager
    def _reading(self) -> Iterator[sa.Connection]:
        try:
            with self.engine.connect() as connection:
                yield connection
        except sa.exc.DatabaseError as error:
            unusable = told(error, READING)
            if unusable is not error:
                trouble("the database cannot be read", error)
            raise unusable from error

    def table(self, table_id: str) -> StoredTable | None:
        with self._reading() as connection:
            found = connection.execute(sa.select(TABLES).where(TABLES.c.id == table_id)).mappings().one_or_none()
            if found is None:
                return None
            facts = _struct(found, TableFacts)
            seats = _rows(connection, sa.select(SEATS).where(SEATS.c.table == table_id).order_by(SEATS.c.seat), SeatFacts)
            entries = _rows(connection, sa.select(ENTRIES).where(ENTRIES.c.table == table_id).order_by(ENTRIES.c.number), EntryFacts)
            chat = _rows(connection, sa.select(CHAT).where(CHAT.c.table == table_id).order_by(CHAT.c.id), ChatFacts)
            newest = max(facts.clock_set, entries[-1].written if entries else 0)
            lived = sa.select(RUNS.c.alive).where(RUNS.c.started <= newest).order_by(RUNS.c.id.desc()).limit(1)
            alive = connection.execute(lived).scalar() or newest
            return StoredTable(facts, seats, entries, chat, max(alive, newest))

    def id_of_code(self, code: str) -> str | None:
        return self._scalar(sa.select(TABLES.c.id).where(TABLES.c.code == code))

    def person(self, key_hash: str) -> dict[str, Any] | None:
        with self._reading() as connection:
            found = connection.execute(sa.select(PEOPLE).where(PEOPLE.c.key_hash == key_hash)).mappings().one_or_none()
            return None if found is None else dict(found)

    def gathering_tables(self, limit: int) -> list[tuple[TableFacts, list[SeatFacts]]]:
        """Public tables that wait for people, newest first."""
        wanted = sa.select(TABLES).where(TABLES.c.phase == "gathering", TABLES.c.public).order_by(TABLES.c.created.desc())
        return self._tables(wanted.limit(limit))

    def tables_of(self, person_id: str, limit: int) -> list[tuple[TableFacts, list[SeatFacts]]]:
        """Tables where this person sits or moderates, the last changed first."""
        sits = TABLES.c.id.in_(sa.select(SEATS.c.table).where(SEATS.c.person == person_id))
        theirs = sits | (TABLES.c.moderator == person_id)
        return self._tables(sa.select(TABLES).where(theirs).order_by(TABLES.c.changed.desc()).limit(limit))

    def tables_of_series(self, series: str) -> list[tuple[TableFacts, list[SeatFacts]]]:
        """The tables of a series, in the order in which they were played."""
        return self._tables(sa.select(TABLES).where(TABLES.c.series == series).order_by(TABLES.c.round))

    def attempts_of(self, person_id: str, game: str) -> list[AttemptFacts]:
        """What this person has tried in the campaign of a game, in the order in which it ended."""
        wanted = sa.select(ATTEMPTS).where(ATTEMPTS.c.person == person_id, ATTEMPTS.c.game == game)
        with self._reading() as connection:
            return _rows(connection, wanted.order_by(ATTEMPTS.c.ended), AttemptFacts)

    def chapters_won(self, person_id: str) -> dict[str, list[int]]:
        """The numbers of the missions or scenarios that this person has won, by game."""
        wanted = sa.select(ATTEMPTS.c.game, ATTEMPTS.c.chapter).where(ATTEMPTS.c.person == person_id, ATTEMPTS.c.won).distinct()
        won: dict[str, list[int]] = {}
        with self._reading() as connection:
            for game, chapter in connection.execute(wanted.order_by(ATTEMPTS.c.game, ATTEMPTS.c.chapter)):
                won.setdefault(game, []).append(chapter)
        return won

    def idle_tables(self, before: int) -> list[str]:
        """Unfinished tables at which nothing has happened since `before`."""
        wanted = sa.select(TABLES.c.id).where(TABLES.c.phase.in_(("gathering", "playing")), TABLES.c.changed < before)
        newest = sa.select(sa.func.max(ENTRIES.c.written)).where(ENTRIES.c.table == TABLES.c.id).scalar_subquery()
        with self._reading() as connection:
            return list(connection.execute(wanted.where(sa.func.coalesce(newest, 0) < before)).scalars())

    def _scalar(self, query: sa.Select[tuple[Any]]) -> str | None:
        with self._reading() as connection:
            found = connection.execute(query).scalar()
            return None if found is None else str(found)

    def _tables(self, query: sa.Select[Any]) -> list[tuple[TableFacts, list[SeatFacts]]]:
        with self._reading() as connection:
            tables = _rows(connection, query, TableFacts)
            ids = [facts.id for facts in tables]
            rows = connection.execute(sa.select(SEATS).where(SEATS.c.table.in_(ids)).order_by(SEATS.c.seat)).mappings()
            seats: dict[str, list[SeatFacts]] = {table_id: [] for table_id in ids}
            for row in rows:
                seats[row["table"]].append(_struct(row, SeatFacts))
            return [(facts, seats[facts.id]) for facts in tables]


def _rows(connection: sa.Connection, query: sa.Select[Any], kind: type[S]) -> list[S]:
    return [_struct(row, kind) for row in connection.execute(query).mappings()]


def _struct(row: sa.RowMapping, kind: type[S]) -> S:
    return kind(**{name: row[name] for name in kind.__struct_fields__})


def _set_pragmas(connection: Any, _: object) -> None:
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
