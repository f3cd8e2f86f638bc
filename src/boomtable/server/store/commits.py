"""How a group of writes gets onto the disk, whatever the database."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from operator import attrgetter
from threading import Event
from typing import Any, ClassVar, TypeAlias

import sqlalchemy as sa

from boomtable.server.errors import Lost, NotKept
from boomtable.server.store import owning
from boomtable.server.store.facts import EntryFacts
from boomtable.server.store.hold import Hold
from boomtable.server.store.schema import ENTRIES
from boomtable.server.store.unusable import WRITING, told

Work: TypeAlias = Callable[[sa.Connection], Any]

COLUMNS = tuple(column.name for column in ENTRIES.columns)
row: Callable[[EntryFacts], tuple[Any, ...]] = attrgetter(*COLUMNS)


class Superseded(NotKept):
    """This run is dead: another server has its name, or the others gave it up. It writes nothing more."""


class Write:
    """Something to be written, one line of a log or other work, and whom to tell when it is on the disk."""

    __slots__ = ("done", "entry", "error", "hold", "result", "work")

    def __init__(self, entry: EntryFacts | None, work: Work | None, hold: Hold | None, done: Callable[[Write], None]) -> None:
        self.entry = entry
        self.work = work
        self.hold = hold  # of the table that it belongs to
        self.done = done
        self.result: Any = None
        self.error: Exception | None = None


class Commits(ABC):
    """Used by the thread that writes, and by no other; only `hurry` may be called from elsewhere."""

    lease_seconds: ClassVar[float | None] = None  # after so long without a commit it is unknown what others have done

    def __init__(self, engine: sa.Engine, run: int) -> None:
        self._engine = engine
        self._session: sa.Connection | None = None
        self._hurried = Event()
        self.run = run
        self.waiting: Callable[[Exception], None] = lambda error: None  # hears why what is to be written has to wait
        self.begun_again: Callable[[int], None] = lambda run: None  # hears that a new run goes on where one was given up

    @abstractmethod
    def commit(self, writes: list[Write]) -> None:
        """Commit them together. Afterwards each has its result or its error, and only those at fault have one."""

    def beat(self) -> Write:
        """Write nothing, to show that this server is there, and to learn whether it still can."""
        nothing = Write(None, lambda _: None, None, lambda _: None)
        self.commit([nothing])
        return nothing

    def beat_is_due_in(self) -> float | None:
        """Seconds; None: never."""
        return None

    def hurry(self) -> None:
        """Wait no longer for a database that is away, because the server goes down."""
        self._hurried.set()

    def close(self) -> None:
        if self._session is not None:
            self._session.close()
            self._session = None

    def _do(self, session: sa.Connection, write: Write) -> None:
        """Do other work than lines of logs, for a table only while that is this run's."""
        assert write.work is not None
        session.info[owning.RUN] = self.run
        if write.hold is not None and not owning.is_held(session, write.hold):
            raise Lost(write.hold.table)
        write.result = write.work(session)

    def _one_by_one(self, writes: list[Write], error: Exception) -> None:
        """What was undone as a group is done again alone, so that only the one at fault fails."""
        if len(writes) > 1:
            for write in writes:
                self.commit([write])
        else:
            writes[0].error = None if self._is_in_the_log(writes[0].entry) else told(error, WRITING)

    def _is_in_the_log(self, entry: EntryFacts | None) -> bool:
        """Whether this line is on the disk although its commit seemed to fail; otherwise every later line with its number would fail."""
        if entry is None:
            return False
        try:
            with self._connected().begin() as reading:
                found = entries_like(reading.connection, [entry])
                reading.rollback()
        except Exception:
            self._give_up_session()
            return False
        return found == [entry]

    def _connected(self) -> sa.Connection:
        if self._session is None:
            self._session = self._engine.connect()
        return self._session

    def _give_up_session(self) -> None:
        """The next transaction begins with another one."""
        session, self._session = self._session, None
        if session is not None:
            session.invalidate()
            session.close()


def entries_like(connection: sa.Connection, entries: list[EntryFacts]) -> list[EntryFacts]:
    """The lines that the logs have in their places, in any order."""
    found = []
    for entry in entries:
        here = sa.select(ENTRIES).where(ENTRIES.c.table == entry.table, ENTRIES.c.number == entry.number)
        found += [EntryFacts(**line) for line in connection.execute(here).mappings()]
    return found
