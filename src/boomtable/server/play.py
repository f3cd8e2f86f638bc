"""A table's game while it is played: the inbox, the timers, and each viewer's updates."""

from __future__ import annotations

from collections.abc import Callable

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Entry, Pause, Resume, TimeUp
from boomtable.core.seats import CLOCK, Viewer
from boomtable.server.delayed import DelayedGame
from boomtable.server.frames import Frames
from boomtable.server.inbox import Inbox, Letter
from boomtable.server.parts import Parts
from boomtable.server.spectators import DELAY_MS
from boomtable.server.table_time import TableTime
from boomtable.server.timers import Timers
from boomtable.server.watcher import Watcher
from boomtable.table.table import Pending, Table

MISTIMED_MS = 1000  # until the end of a timer that could not be written is tried again


class Play:
    """Everything here is forgotten with the process and made again from the log."""

    def __init__(self, parts: Parts, table_id: str, table: Table, at: int, written: list[int], went_on: Callable[[Pending], None]) -> None:
        self._parts = parts
        self._id = table_id
        self._went_on = went_on
        self.table = table
        self.written = written  # server time of the start and of each entry
        self.time = TableTime(parts.clock, parts.speed, at)
        self.timers = Timers(parts.clock, self.time, self._time_up)
        self.frames = Frames(table_id, table, self.timers)
        self.inbox = Inbox(table_id, table, parts.writer, parts.clock, self.time, self._accepted)
        self.delayed: DelayedGame | None = None
        self._shown: dict[Viewer, int] = {}

    def run(self) -> None:
        """Let table time pass, if it may."""
        if not self.table.paused and not self.table.over:
            self.time.run()
        self.timers.set_alarm()

    def stop(self) -> None:
        self.time.stop(self.time.now())
        self.timers.stop()
        if self.delayed is not None:
            self.delayed.stop()

    def begin_watching(self, viewer: Viewer) -> None:
        self._shown[viewer] = self.table.seen(viewer)

    def show(self, by_viewer: dict[Viewer, list[Watcher]]) -> None:
        """Send everybody what is new to them, and nothing to those for whom nothing is."""
        for viewer, watchers in by_viewer.items():
            n = self.table.seen(viewer)
            shown = self._shown.get(viewer, n)
            if n > shown:
                frame = self.frames.step(viewer, shown)
                self._shown[viewer] = n
                for watcher in watchers:
                    watcher.send(frame)

    def watch_delayed(self, watcher: Watcher) -> None:
        if self.delayed is None:
            delay = DELAY_MS / self._parts.speed
            self.delayed = DelayedGame(self._id, self.table, self.written, self._parts.clock, self._parts.speed, delay)
        self.delayed.watch(watcher)

    def _accepted(self, pending: Pending) -> None:
        entry = pending.entry
        self.written.append(self.inbox.written)
        if isinstance(entry.action, (Pause, Resume)) or self.table.over:
            self._switch(entry)
        self.timers.follow(self.table.game.timers(self.table.state), entry.at)
        if self.timers:
            self.timers.set_alarm()
        self._went_on(pending)
        if self.delayed is not None:
            self.delayed.entry_written()

    def _switch(self, entry: Entry) -> None:
        if isinstance(entry.action, Resume):
            self.time.run()
        else:
            self.time.stop(entry.at)

    def _time_up(self, ended: TimeUp) -> None:
        def answer(error: Exception | None) -> None:
            if isinstance(error, IllegalAction):
                self.timers.drop(ended)
            elif error is not None:
                self._parts.clock.ring(self._parts.clock.now() + MISTIMED_MS, self.timers.set_alarm)

        self.inbox.put(Letter(CLOCK, ended, answer))
