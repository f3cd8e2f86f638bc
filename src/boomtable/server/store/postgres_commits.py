"""Group commit on PostgreSQL, fenced by the row of the run and by the owners of the tables: what is no longer ours does not get in.

A connection may break during a commit, which then may have happened or not. Nobody is told before that is known.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

import sqlalchemy as sa

from boomtable.server.errors import Lost, NotKept
from boomtable.server.lease import BEAT_SECONDS, OWN_SECONDS, boottime
from boomtable.server.logs import note
from boomtable.server.store.commits import Commits, Superseded, Write, entries_like, row
from boomtable.server.store.postgres_runs import AGAIN, ALIKE, ALONE

AGAIN_SECONDS = 0.25  # until the next attempt while the database is away
TAKEN_OVER = "another server has taken over the tables: ask that one"
GOING_DOWN = "the database is away and this server goes down, so nobody knows yet whether this was done"
NO_FENCE = -1

# FOR SHARE meets the UPDATE that declares a run dead, so that comes before a commit or after it; FOR KEY SHARE would not.
# The join leaves out what belongs to a table that is no longer ours. Only our own writer changes the owner of ours, so no lock is needed.
# Binary parameters: psycopg needs several times as long to write arrays as text.
LINES = """
WITH me AS MATERIALIZED (SELECT id FROM runs WHERE id = %b AND NOT dead FOR SHARE)
INSERT INTO entries ("table", number, at, actor, action, rolls, digest, client, written)
SELECT e."table", e.number, e.at, e.actor, e.action, e.rolls, e.digest, e.client, e.written
FROM unnest(%b::varchar[], %b::int[], %b::bigint[], %b::int[], %b::text[], %b::text[], %b::varchar[], %b::varchar[], %b::bigint[],
  %b::bigint[]) AS e("table", number, at, actor, action, rolls, digest, client, written, fence)
JOIN me ON true
JOIN tables t ON t.id = e."table" AND t.owner = me.id AND t.fence = e.fence
RETURNING "table", number
"""
NEXT_GROUP = "UPDATE runs SET commits = commits + 1 WHERE id = %s AND commits = %s AND NOT dead"
LOCKED = "SELECT commits, dead FROM runs WHERE id = %s FOR UPDATE"  # waits until a broken session of ours has ended in the database
IS_DEAD = "SELECT dead FROM runs WHERE id = %s"

T = TypeVar("T")


class PostgresCommits(Commits):
    lease_seconds: ClassVar[float | None] = OWN_SECONDS

    def __init__(self, engine: sa.Engine, run: int) -> None:
        super().__init__(engine, run)
        self._groups = 0  # committed by this run, but for those of nothing but lines of logs
        self._beat_at = boottime()

    def beat_is_due_in(self) -> float | None:
        return max(0.0, self._beat_at + BEAT_SECONDS - boottime())

    def commit(self, writes: list[Write]) -> None:
        try:
            while not self._is_done(writes):
                pass
        except Superseded as error:
            if self._begins_again():
                self.commit(writes)  # what belongs to tables that the dead run had is left out now
            else:
                _fail(writes, error)
        except NotKept as error:
            _fail(writes, error)

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
            happened = self._answered(lambda session: self._is_found(session, writes))
            note("a commit in doubt is settled", happened=happened)
            return happened
        return True

    def _transact(self, session: sa.Connection, writes: list[Write]) -> None:
        """Nothing but lines of logs is one statement and one way there and back; all else is a transaction with a number."""
        _fail(writes, None)  # an attempt that was undone may have left errors
        lines = [write for write in writes if write.entry is not None]
        if len(lines) == len(writes):
            with session.begin():
                self._append(session, lines)
            return
        began = boottime()
        with session.begin():
            session.exec_driver_sql("BEGIN")
            if session.exec_driver_sql(NEXT_GROUP, (self.run, self._groups)).rowcount != 1:
                raise Superseded(TAKEN_OVER)
            for write in writes:
                if write.work is not None:
                    self._do(session, write)
            if lines:
                self._append(session, lines)
        self._groups += 1
        self._beat_at = began

    def _append(self, session: sa.Connection, lines: list[Write]) -> None:
        columns: list[list[Any]] = [list(column) for column in zip(*(row(line.entry) for line in lines if line.entry), strict=True)]
        fences = [line.hold.fence if line.hold is not None and line.hold.run == self.run else NO_FENCE for line in lines]
        written = session.exec_driver_sql(LINES, (self.run, *columns, fences)).all()
        if len(written) == len(lines):
            return
        if not written and session.exec_driver_sql(IS_DEAD, (self.run,)).scalar() is not False:
            raise Superseded(TAKEN_OVER)
        _lose(lines, {(table, number) for table, number in written})

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

    def _answered(self, ask: Callable[[sa.Connection], T]) -> T:
        """What the database answers, in a transaction and however long it is away."""
        while True:
            try:
                session = self._connected()
                with session.begin():
                    session.exec_driver_sql("BEGIN")
                    return ask(session)
            except sa.exc.DBAPIError as error:
                self._give_up_session()
                self.waiting(error)
            if self._hurried.wait(AGAIN_SECONDS):
                raise NotKept(GOING_DOWN)

    def _is_found(self, session: sa.Connection, writes: list[Write]) -> bool:
        """Whether a group was committed whose session broke. Waits for what is left of that session in the database."""
        entries = [write.entry for write in writes if write.entry is not None]
        commits, dead = session.exec_driver_sql(LOCKED, (self.run,)).one()
        if len(entries) < len(writes):
            found = bool(commits == self._groups + 1)
            self._groups = commits
        else:
            there = {(entry.table, entry.number) for entry in entries_like(session, entries) if entry in entries}
            found = bool(there)  # those that are not there were left out; if none is, all of them are tried again
            if found:
                _lose(writes, there)
        if dead and not found:
            raise Superseded(TAKEN_OVER)
        return found

    def _begins_again(self) -> bool:
        """Go on as a new run where the others took this one for dead; not where a new start has its name, or at the end."""
        if self._hurried.is_set():
            return False
        try:
            run = self._answered(self._next_run)
        except NotKept:
            return False
        if run is None:
            return False
        self.run, self._groups = run, 0
        self.begun_again(run)
        return True

    def _next_run(self, session: sa.Connection) -> int | None:
        session.exec_driver_sql("SELECT pg_advisory_xact_lock(%s)", (ALONE,))
        mine: int | None = session.exec_driver_sql(ALIKE, (self.run, self.run)).scalar()  # begun, but the answer was lost
        return mine or session.exec_driver_sql(AGAIN, (self.run,)).scalar()


def _lose(lines: list[Write], there: set[tuple[str, int]]) -> None:
    for line in lines:
        if line.entry is not None and (line.entry.table, line.entry.number) not in there:
            line.error = Lost(line.entry.table)


def _fail(writes: list[Write], error: Exception | None) -> None:
    for write in writes:
        write.error = error
