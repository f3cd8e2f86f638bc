"""The database: opening it, bringing it up to date, reading from it. Once a run has begun, only `writer.py` writes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

from boomtable.server.logs import trouble
from boomtable.server.store import owning
from boomtable.server.store.commits import Commits
from boomtable.server.store.data_folder import DataError
from boomtable.server.store.dialect import Dialect
from boomtable.server.store.facts import AttemptFacts, ChatFacts, EntryFacts, SeatFacts, StoredTable, TableFacts
from boomtable.server.store.postgres import Postgres, postgres_engine
from boomtable.server.store.schema import ATTEMPTS, CHAT, ENTRIES, PEOPLE, RUNS, SEATS, TABLES
from boomtable.server.store.sqlite import Sqlite, sqlite_engine
from boomtable.server.store.unusable import READING, told

NEWEST = "0014"  # of the migrations
S = TypeVar("S", bound=msgspec.Struct)


class Store:
    """The open database. Reads block: on the event loop, call them with asyncio.to_thread."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.dialect: Dialect = Postgres(engine) if engine.dialect.name == "postgresql" else Sqlite(engine)

    @staticmethod
    def open(place: Path | str) -> Store:
        """Open a file, creating it if need be, or the database at an address, and bring its schema up to date."""
        store = Store(sqlite_engine(place) if isinstance(place, Path) else postgres_engine(place))
        try:
            if store.revision() != NEWEST:
                store.migrate("head")
        except (DataError, sa.exc.DatabaseError) as error:
            store.close()
            raise DataError(f"{store.dialect.place} cannot be opened: {_why(error)}") from error
        return store

    @staticmethod
    def read_only(place: Path | str) -> Store:
        """Open a database that a server may be using, and change nothing; DataError unless its schema is the newest."""
        store = Store(sqlite_engine(place) if isinstance(place, Path) else postgres_engine(place))
        try:
            found = store.revision()
        except sa.exc.DatabaseError as error:
            store.close()
            raise DataError(f"{store.dialect.place} cannot be opened: {_why(error)}") from error
        if found != NEWEST:
            store.close()
            raise DataError(
                f"{store.dialect.place} cannot be read: it is that of another version of Boomtable, whose server must bring it up to date"
            )
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
            self.dialect.begin_alone(connection)
            migrate(connection, revision)

    def begin_run(self, now: int, name: str = "", address: str = "", rules: dict[str, int] | None = None) -> int:
        """Note that a server has started; returns its number. From now on no other one of this name can write."""
        with self.engine.begin() as connection:
            self.dialect.begin_alone(connection)
            return owning.new_run(connection, name, address, now, rules or {})

    def commits(self, run: int) -> Commits:
        """How this run writes."""
        return self.dialect.commits(run)

    def wipe(self) -> None:
        """Remove what was deleted from the journal as well."""
        self.dialect.wipe()

    def check(self) -> None:
        """DataError if the database cannot be relied on."""
        self.dialect.check()

    def close(self) -> None:
        self.engine.dispose()

    # reading

    @contextmanager
    def _reading(self) -> Iterator[sa.Connection]:
        try:
            with self.dialect.reader() as connection:
                yield connection
        except sa.exc.DatabaseError as error:
            unusable = told(error, READING)
            if unusable is not error:
                trouble("the database cannot be read", error)
            raise unusable from error

    def facts(self, table_id: str) -> TableFacts | None:
        """What is kept of a table besides its seats, its log and its talk."""
        if "\0" in table_id:  # which PostgreSQL does not even look for
            return None
        with self._reading() as connection:
            found = connection.execute(sa.select(TABLES).where(TABLES.c.id == table_id)).mappings().one_or_none()
            return None if found is None else _struct(found, TableFacts)

    def table(self, table_id: str, former: int | None = None) -> StoredTable | None:
        """All of a table, which the run `former` had in memory before."""
        facts = self.facts(table_id)
        if facts is None:
            return None
        with self._reading() as connection:
            seats = _rows(connection, sa.select(SEATS).where(SEATS.c.table == table_id).order_by(SEATS.c.seat), SeatFacts)
            entries = _rows(connection, sa.select(ENTRIES).where(ENTRIES.c.table == table_id).order_by(ENTRIES.c.number), EntryFacts)
            chat = _rows(connection, sa.select(CHAT).where(CHAT.c.table == table_id).order_by(CHAT.c.id), ChatFacts)
            newest = entries[-1].written if len(entries) > facts.clock_entry else facts.clock_set
            alive = connection.execute(sa.select(RUNS.c.alive).where(RUNS.c.id == former)).scalar() or newest
            return StoredTable(facts, seats, entries, chat, max(alive, newest))

    def id_of_code(self, code: str) -> str | None:
        return self._scalar(sa.select(TABLES.c.id).where(TABLES.c.code == code))

    def is_owned(self, table_id: str) -> bool:
        """Whether a living run has this table in memory."""
        living = sa.select(RUNS.c.id).where(RUNS.c.dead.is_(sa.false()))
        return self._scalar(sa.select(TABLES.c.id).where(TABLES.c.id == table_id, TABLES.c.owner.in_(living))) is not None

    def another_knows(self, run: int, game: str, version: int) -> bool:
        """Whether another living server plays a game by this version of its rules."""
        with self._reading() as connection:
            others = connection.execute(sa.select(RUNS.c.rules).where(RUNS.c.dead.is_(sa.false()), RUNS.c.id != run)).scalars()
            return any(msgspec.json.decode(rules, type=dict[str, int]).get(game) == version for rules in others)

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

    def research_tables(self) -> list[str]:
        """Finished public tables that may be given out as data, in the order in which they ended."""
        wanted = sa.select(TABLES.c.id).where(TABLES.c.phase == "over", TABLES.c.public, TABLES.c.research)
        with self._reading() as connection:
            return list(connection.execute(wanted.order_by(TABLES.c.ended, TABLES.c.id)).scalars())

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


def _why(error: Exception) -> str:
    said = str(error.orig).strip() if isinstance(error, sa.exc.DatabaseError) and hasattr(error.orig, "sqlstate") else ""
    return said.splitlines()[0] if said else "it is no database of this or an older Boomtable"
