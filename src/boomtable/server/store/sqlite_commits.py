"""Group commit on SQLite, where nobody else writes, so that lines of logs need no fence, and a commit has an answer."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from boomtable.server.store.commits import COLUMNS, Commits, Write, row
from boomtable.server.store.schema import ENTRIES

_COMPILED = sa.insert(ENTRIES).compile(dialect=sqlite.dialect())
_INSERT = str(_COMPILED)  # as text and with bare rows: binding each row by name costs several times as much as writing it
assert tuple(_COMPILED.positiontup or ()) == COLUMNS


class SqliteCommits(Commits):
    def commit(self, writes: list[Write]) -> None:
        try:
            self._transact(self._connected(), writes)
        except Exception as error:
            self._roll_back()
            self._one_by_one(writes, error)

    def _transact(self, session: sa.Connection, writes: list[Write]) -> None:
        with session.begin():
            entries = []
            for write in writes:
                if write.work is not None:
                    self._do(session, write)
                elif write.entry is not None:
                    entries.append(write.entry)
            if entries:
                session.exec_driver_sql(_INSERT, [row(entry) for entry in entries])

    def _roll_back(self) -> None:
        """End a transaction whose commit failed: it is over for SQLAlchemy, but perhaps not for the database."""
        try:
            raw = self._connected().connection.dbapi_connection
            if raw is not None:
                raw.rollback()
        except Exception:
            self._give_up_session()
