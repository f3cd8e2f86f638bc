"""The one thread that writes: it takes everything that is waiting and commits it together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import closing
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TypeAlias, TypeVar

import sqlalchemy as sa

from boomtable.server.errors import NotKept
from boomtable.server.lease import Lease, boottime
from boomtable.server.logs import note, trouble
from boomtable.server.signals import Signal
from boomtable.server.store.commits import Commits, Superseded, Write
from boomtable.server.store.facts import EntryFacts
from boomtable.server.store.hold import Hold

STUCK_SECONDS = 30.0  # without any commit although something waits: the disk does not answer

T = TypeVar("T")
Done: TypeAlias = Callable[[Exception | None], None]


class Writer:
    """Group commit: one transaction for everything waiting, from all tables. Made and used on the event loop."""

    def __init__(self, commits: Commits) -> None:
        self._commits = commits
        commits.waiting = self._has_to_wait
        commits.begun_again = self._begun_again
        self.run = commits.run  # as the event loop knows it
        self.renewed: Signal[[]] = Signal()  # the others took this run for dead: a new one has begun, and no table is held any more
        self.lease = Lease() if commits.lease_seconds is None else Lease(commits.lease_seconds)
        self._loop = asyncio.get_running_loop()
        self._closed = False
        self._waiting = 0  # handed to the thread and not told yet
        self._moved_at = 0.0  # when the thread last had nothing to do, or was done with something
        self.can_write = True  # as the last writes showed
        self.superseded: Signal[[]] = Signal()  # another server has taken over: nothing is written any more
        self.broken: Signal[[]] = Signal()  # the thread has ended through a mistake of ours
        self._is_superseded = False
        self._gathered: list[Write] = []
        self._queue: SimpleQueue[list[Write] | None] = SimpleQueue()
        self._listeners: list[Callable[[float, int], None]] = []
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def append(self, entry: EntryFacts, hold: Hold, done: Done) -> None:
        """Write one line of a log; `done` is called on the loop when it is on the disk, or with the reason why not."""
        self._gather(Write(entry, None, hold, lambda write: done(write.error)))

    def submit(self, work: Callable[[sa.Connection], T], hold: Hold | None = None) -> asyncio.Future[T]:
        """Do other work in the same transactions, for a table only while it is held. `work` may run twice, if something else in
        its transaction fails."""
        future: asyncio.Future[T] = self._loop.create_future()

        def done(write: Write) -> None:
            if future.cancelled():
                return
            if write.error is None:
                future.set_result(write.result)
            else:
                future.set_exception(write.error)

        self._gather(Write(None, work, hold, done))
        return future

    def on_commit(self, listener: Callable[[float, int], None]) -> None:
        """Tell `listener` after each commit how many seconds it took and how much was in it."""
        self._listeners.append(listener)

    def is_alive(self) -> bool:
        """Whether what waits will be written, or refused: a full disk refuses, a dead or stuck thread does neither.

        While a database is away the thread tries again and again: another server could do no more.
        """
        moves = self._waiting == 0 or time.monotonic() - self._moved_at < STUCK_SECONDS
        return self._thread.is_alive() and moves and not self._is_superseded

    async def close(self, last: Callable[[sa.Connection], object] | None = None) -> None:
        """Write everything that is waiting and then the last, and end the thread."""
        if last is not None:
            self._gather(Write(None, last, None, lambda _: None))
        self._flush()
        self._closed = True
        self._commits.hurry()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _gather(self, write: Write) -> None:
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

    def _tell(self, writes: list[Write], seconds: float, began: float) -> None:
        self._waiting -= len(writes)
        self._moved_at = time.monotonic()
        self._note_state(writes, began)
        for listener in self._listeners:
            listener(seconds, sum(write.error is None for write in writes))
        for write in writes:
            try:
                write.done(write)
            except Exception:  # the others must still be told
                trouble("what was written could not be told")

    def _note_state(self, writes: list[Write], began: float) -> None:
        refused = next((write.error for write in writes if isinstance(write.error, NotKept)), None)
        if refused is None:
            self.lease.renew(began)
        if isinstance(refused, Superseded):
            self._note_superseded(refused)
        if refused is not None:
            self._note_trouble(refused)
        elif not self.can_write and any(write.error is None for write in writes):
            self.can_write = True
            note("writing goes on")

    def _note_trouble(self, error: Exception) -> None:
        if self.can_write:
            self.can_write = False
            trouble("nothing can be written", error)

    def _note_waiting(self, error: Exception) -> None:
        self._moved_at = time.monotonic()
        self._note_trouble(error)

    def _note_new_run(self, run: int) -> None:
        self.run = run
        trouble("the other servers took this one for dead: it begins again")
        self.renewed.send()

    def _note_broken(self) -> None:
        trouble("the thread that writes has ended")
        self.broken.send()

    def _note_superseded(self, error: Superseded) -> None:
        if not self._is_superseded:
            self._is_superseded = True
            trouble("another server has taken over", error)
            self.superseded.send()

    # in the thread

    def _run(self) -> None:
        try:
            with closing(self._commits):
                self._write_until_the_end()
        except BaseException:
            self._loop.call_soon_threadsafe(self._note_broken)
            raise

    def _write_until_the_end(self) -> None:
        while True:
            writes, last = self._take()
            if writes:
                began, since = time.perf_counter(), boottime()
                self._commits.commit(writes)
                self._loop.call_soon_threadsafe(self._tell, writes, time.perf_counter() - began, since)
            if last:
                return
            if self._commits.beat_is_due_in() == 0:
                since = boottime()
                self._loop.call_soon_threadsafe(self._note_state, [self._commits.beat()], since)

    def _take(self) -> tuple[list[Write], bool]:
        """Wait for something to write, and take everything that is there; nothing when it has been quiet for a while."""
        writes: list[Write] = []
        try:
            more = self._queue.get(timeout=self._commits.beat_is_due_in())
            while more is not None:
                writes += more
                more = self._queue.get_nowait()
        except Empty:
            return writes, False
        return writes, True

    def _has_to_wait(self, error: Exception) -> None:
        self._loop.call_soon_threadsafe(self._note_waiting, error)

    def _begun_again(self, run: int) -> None:
        self._loop.call_soon_threadsafe(self._note_new_run, run)
