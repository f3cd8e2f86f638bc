"""SQLite: one file, one server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa

from boomtable.server.store.commits import Commits
from boomtable.server.store.data_folder import DataError
from boomtable.server.store.dialect import Dialect
from boomtable.server.store.sqlite_commits import SqliteCommits

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON", "secure_delete=ON")

CHECKED_BYTES = 1 << 30  # of a database that is looked through before it is used
PAGE = 4096


def sqlite_engine(file: Path) -> sa.Engine:
    if not file.exists():
        file.touch(mode=0o600)  # it holds the seeds of running games; what SQLite puts beside it gets the same mode
    engine = sa.create_engine(f"sqlite:///{file}")
    sa.event.listen(engine, "connect", _set_pragmas)
    return engine


class Sqlite(Dialect):
    @property
    def place(self) -> str:
        return repr(self.engine.url.database)

    def begin_alone(self, connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN")  # or the driver would commit each step by itself

    def check(self) -> None:
        """Large files are not looked through: it would take too long."""
        try:
            with self.engine.connect() as connection:
                size = int(connection.exec_driver_sql("PRAGMA page_count").scalar() or 0) * PAGE
                sound = size > CHECKED_BYTES or connection.exec_driver_sql("PRAGMA quick_check(1)").scalar() == "ok"
        except sa.exc.DatabaseError:
            sound = False
        if not sound:
            raise DataError(f"{self.place} is damaged: put a copy made by `boomtable backup` in its place")

    def count_on(self, connection: sa.Connection) -> None:
        """Nothing to do: SQLite looks for the highest number each time."""

    def wipe(self) -> None:
        with self.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    def commits(self, run: int) -> Commits:
        return SqliteCommits(self.engine, run)


def _set_pragmas(connection: Any, _: object) -> None:
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
