"""Group commit on PostgreSQL, fenced by the row of the run: what is not the newest server's does not get in.

A connection may break during a commit, which then may have happened or not. Nobody is told before that is known.
"""

from __future__ import annotations

from typing import Any, ClassVar

import sqlalchemy as sa

from boomtable.server.errors import NotKept
from boomtable.server.store.commits import Commits, Superseded, Write, entries_like, row
from boomtable.server.store.facts import EntryFacts

AGAIN_SECONDS = 0.25  # until the next attempt while the database is away
TAKEN_OVER = "another server has taken over the tables: ask that one"
GOING_DOWN = "the database is away and this server goes down, so nobody knows yet whether this was done"

# FOR SHARE meets the UPDATE that declares a run dead, so that comes before a commit or after it; FOR KEY SHARE would not.
# Binary parameters: psycopg needs several times as long to write arrays as text.
LINES = """
WITH me AS MATERIALIZED (SELECT id FROM runs WHERE id = %b AND NOT dead FOR SHARE)
INSERT INTO entries ("table", number, at, actor, action, rolls, digest, client, written)
SELECT e.* FROM me CROSS JOIN unnest(%b::varchar[], %b::int[], %b::bigint[], %b::int[], %b::text[], %b::text[],
  %b::varchar[], %b::varchar[], %b::bigint[]) AS e
RETURNING number
"""
NEXT_GROUP = "UPDATE runs SET commits = commits + 1 WHERE id = %s AND commits = %s AND NOT dead"
LOCKED = "SELECT commits, dead FROM runs WHERE id = %s FOR UPDATE"  # waits until a broken session of ours has ended in the database


class PostgresCommits(Commits):
    idle_seconds: ClassVar[float | None] = 1.0

    def __init__(self, engine: sa.Engine, run: int) -> None:
        super().__init__(engine)
        self._run = run
        self._groups = 0  # committed by this run, but for those of nothing but lines of logs

    def commit(self, writes: list[Write]) -> None:
        try:
            while not self._is_done(writes):
                pass
        except NotKept as error:
            for write in writes:
                write.error = error

    def _is_done(self, writes: list[Write]) -> bool:
        """Try to commit; False when it did not happen through no fault of theirs."""
        try:
            self._transact(self._connected(), writes)
        except Superseded:
            self._roll_back()
            raise
        except Exception as error:
            if self._roll_back():
                self._one_by_one(writes, error)
                return True
            self.waiting(error)
            return self._happened(writes)
        return True

    def _transact(self, session: sa.Connection, writes: list[Write]) -> None:
        """Nothing but lines of logs is one statement and one way there and back; all else is a transaction with a number."""
        entries = [write.entry for write in writes if write.entry is not None]
        if len(entries) == len(writes):
            with session.begin():
                self._append(session, entries)
            return
        with session.begin():
            session.exec_driver_sql("BEGIN")
            if session.exec_driver_sql(NEXT_GROUP, (self._run, self._groups)).rowcount != 1:
                raise Superseded(TAKEN_OVER)
            for write in writes:
                if write.work is not None:
                    write.result = write.work(session)
            if entries:
                self._append(session, entries)
        self._groups += 1

    def _append(self, session: sa.Connection, entries: list[EntryFacts]) -> None:
        columns: list[list[Any]] = [list(column) for column in zip(*(row(entry) for entry in entries), strict=True)]
        if session.exec_driver_sql(LINES, (self._run, *columns)).rowcount != len(entries):
            raise Superseded(TAKEN_OVER)

    def _connected(self) -> sa.Connection:
        if self._session is None:  # the driver begins no transaction by itself
            self._session = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        return self._session

    def _roll_back(self) -> bool:
        """Undo the transaction; False if the session is broken, so that nobody knows what became of it."""
        if self._session is None:
            return False
        try:
            raw = self._session.connection.dbapi_connection if not self._session.invalidated else None
            if raw is not None:
                raw.rollback()
                return True
        except Exception:  # ended by the database, which psycopg reports in several ways
            pass
        self._give_up_session()
        return False

    def _happened(self, writes: list[Write]) -> bool:
        """Whether a group was committed whose session broke. Waits for the database, and there for what is left of the session."""
        while True:
            try:
                return self._is_found(self._connected(), writes)
            except sa.exc.DBAPIError as error:
                self._give_up_session()
                self.waiting(error)
            if self._hurried.wait(AGAIN_SECONDS):
                raise NotKept(GOING_DOWN)

    def _is_found(self, session: sa.Connection, writes: list[Write]) -> bool:
        entries = [write.entry for write in writes if write.entry is not None]
        with session.begin():
            session.exec_driver_sql("BEGIN")
            commits, dead = session.exec_driver_sql(LOCKED, (self._run,)).one()
            if len(entries) < len(writes):
                found = bool(commits == self._groups + 1)
                self._groups = commits
            else:
                found = entries_like(session, entries[:1]) == entries[:1]  # they are all there, or none of them
        if dead and not found:
            raise Superseded(TAKEN_OVER)
        return found
