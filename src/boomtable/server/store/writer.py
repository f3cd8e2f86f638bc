"""The one thread that writes: it takes everything that is waiting and commits it together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from operator import attrgetter
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeAlias, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from boomtable.server.errors import NotKept
from boomtable.server.logs import note, trouble
from boomtable.server.store.facts import EntryFacts
from boomtable.server.store.schema import ENTRIES
from boomtable.server.store.unusable import WRITING, told

STUCK_SECONDS = 30.0  # without any commit although something waits: the disk does not answer

T = TypeVar("T")
Work: TypeAlias = Callable[[sa.Connection], Any]
Done: TypeAlias = Callable[[Exception | None], None]


class _Write:
    """Something to be written, one line of a log or other work, and whom to tell when it is on the disk."""

    __slots__ = ("done", "entry", "error", "result", "work")

    def __init__(self, entry: EntryFacts | None, work: Work | None, done: Callable[[_Write], None]) -> None:
        self.entry = entry
        self.work = work
        self.done = done
        self.result: Any = None
        self.error: Exception | None = None


class Writer:
    """Group commit: one transaction for everything waiting, from all tables. Made and used on the event loop."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._loop = asyncio.get_running_loop()
        self._closed = False
        self._waiting = 0  # handed to the thread and not told yet
        self._moved_at = 0.0  # when the thread last had nothing to do, or was done with something
        self.can_write = True  # as the last writes showed
        self._gathered: list[_Write] = []
        self._queue: SimpleQueue[list[_Write] | None] = SimpleQueue()
        self._listeners: list[Callable[[float, int], None]] = []
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def append(self, entry: EntryFacts, done: Done) -> None:
        """Write one line of a log; `done` is called on the loop when it is on the disk, or with the reason why not."""
        self._gather(_Write(entry, None, lambda write: done(write.error)))

    def submit(self, work: Callable[[sa.Connection], T]) -> asyncio.Future[T]:
        """Do other work in the same transactions. `work` may run twice, if something else in its transaction fails."""
        future: asyncio.Future[T] = self._loop.create_future()

        def done(write: _Write) -> None:
            if future.cancelled():
                return
            if write.error is None:
                future.set_result(write.result)
            else:
                future.set_exception(write.error)

        self._gather(_Write(None, work, done))
        return future

    def on_commit(self, listener: Callable[[float, int], None]) -> None:
        """Tell `listener` after each commit how many seconds it took and how much was in it."""
        self._listeners.append(listener)

    def is_alive(self) -> bool:
        """Whether what waits will be written, or refused: a full disk refuses, a dead or stuck thread does neither."""
        return self._thread.is_alive() and (self._waiting == 0 or time.monotonic() - self._moved_at < STUCK_SECONDS)

    async def close(self) -> None:
        """Write everything that is waiting, and end the thread."""
        self._flush()
        self._closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _gather(self, write: _Write) -> None:
        """Collect what one turn of the event loop brings and hand it to the thread as one list: waking the thread is what costs."""
        assert not self._closed, "the writer has ended"
        if not self._gathered:
            self._loop.call_soon(self._flush)
        self._gathered.append(write)

    def _flush(self) -> None:
        if self._gathered:
            if self._waiting == 0:
                self._moved_at = time.monotonic()
            self._waiting += len(self._gathered)
            self._queue.put(self._gathered)
            self._gathered = []

    def _tell(self, writes: list[_Write], seconds: float) -> None:
        self._waiting -= len(writes)
        self._moved_at = time.monotonic()
        self._note_state(writes)
        for listener in self._listeners:
            listener(seconds, sum(write.error is None for write in writes))
        for write in writes:
            try:
                write.done(write)
            except Exception:  # the others must still be told
                trouble("what was written could not be told")

    def _note_state(self, writes: list[_Write]) -> None:
        refused = any(isinstance(write.error, NotKept) for write in writes)
        if refused and self.can_write:
            self.can_write = False
            trouble("nothing can be written", next(write.error for write in writes if isinstance(write.error, NotKept)))
        elif not refused and not self.can_write and any(write.error is None for write in writes):
            self.can_write = True
            note("writing goes on")

    # in the thread

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while True:
                writes, last = self._take()
                if writes:
                    began = time.perf_counter()
                    self._commit(connection, writes)
                    self._loop.call_soon_threadsafe(self._tell, writes, time.perf_counter() - began)
                if last:
                    return

    def _take(self) -> tuple[list[_Write], bool]:
        """Wait for something to write, and take everything that is there."""
        writes: list[_Write] = []
        more = self._queue.get()
        while more is not None:
            writes += more
            try:
                more = self._queue.get_nowait()
            except Empty:
                return writes, False
        return writes, True

    def _commit(self, connection: sa.Connection, writes: list[_Write]) -> None:
        try:
            self._transact(connection, writes)
        except Exception as error:
            _roll_back(connection)
            if len(writes) == 1:
                writes[0].error = None if _in_the_log(connection, writes[0].entry) else told(error, WRITING)
                return
            for write in writes:  # so that only the one at fault fails
                self._commit(connection, [write])

    def _transact(self, connection: sa.Connection, writes: list[_Write]) -> None:
        with connection.begin():
            entries = []
            for write in writes:
                if write.work is not None:
                    write.result = write.work(connection)
                elif write.entry is not None:
                    entries.append(write.entry)
            if entries:
                connection.exec_driver_sql(_INSERT, [_row(entry) for entry in entries])


def _roll_back(connection: sa.Connection) -> None:
    """End a transaction whose commit failed: it is over for SQLAlchemy, but perhaps not for the database."""
    try:
        raw = connection.connection.dbapi_connection
        if raw is not None:
            raw.rollback()
    except Exception:  # then the next transaction begins with another connection
        connection.invalidate()


def _in_the_log(connection: sa.Connection, entry: EntryFacts | None) -> bool:
    """Whether this line is on the disk although its commit seemed to fail; otherwise every later line with its number would fail."""
    if entry is None:
        return False
    here = sa.select(ENTRIES).where(ENTRIES.c.table == entry.table, ENTRIES.c.number == entry.number)
    try:
        with connection.begin() as reading:
            found = connection.execute(here).mappings().one_or_none()
            reading.rollback()
    except Exception:
        _roll_back(connection)
        return False
    return found is not None and EntryFacts(**found) == entry


_COMPILED = sa.insert(ENTRIES).compile(dialect=sqlite.dialect())
_INSERT = str(_COMPILED)  # as text and with bare rows: binding each row by name costs several times as much as writing it
_row: Callable[[EntryFacts], tuple[Any, ...]] = attrgetter(*_COMPILED.positiontup or ())
