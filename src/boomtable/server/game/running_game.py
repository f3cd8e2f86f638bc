"""A table's game while it is played: the inbox, the timers, and the delayed game that some spectators see."""

from __future__ import annotations

from collections.abc import Callable

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Entry, Pause, Resume, Timer, TimeUp
from boomtable.core.seats import CLOCK
from boomtable.server.clock import Clock
from boomtable.server.game.delayed_game import DELAY_MS, DelayedGame
from boomtable.server.game.inbox import Inbox, Letter
from boomtable.server.game.subscriber import Subscriber
from boomtable.server.game.table_time import TableTime
from boomtable.server.game.tempo import Tempo
from boomtable.server.game.timers import Timers
from boomtable.server.game.updates import Updates
from boomtable.server.store.hold import Hold
from boomtable.server.store.writer import Writer
from boomtable.table.table import Pending, Table

MISTIMED_MS = 1000  # before a timer whose end could not be written is tried again


class RunningGame:
    """Nothing here outlives the process: it is all made again from the log."""

    def __init__(
        self,
        writer: Writer,
        clock: Clock,
        tempo: Tempo,
        hold: Hold,
        table: Table,
        at: int,
        written: list[int],
        went_on: Callable[[RunningGame], None],
        lost: Callable[[], None],
    ) -> None:
        self._clock = clock
        self._tempo = tempo
        self._id = hold.table
        self._went_on = went_on
        self.table = table
        self.written = written  # server time of the start and of each entry
        self.time = TableTime(clock, tempo.speed, at)
        self.timers = Timers(clock, self.time, self._time_up, self._length)
        self.updates = Updates(hold.table, table, self.timers)
        self.inbox = Inbox(hold, table, writer, clock, self.time, self._accepted, lost)
        self.delayed: DelayedGame | None = None

    def run(self) -> None:
        """Let table time pass, unless the table is paused or the game is over."""
        if not self.table.paused and not self.table.over:
            self.time.run()
        self.timers.set_alarm()

    def stop(self) -> None:
        self.time.stop(self.time.now())
        self.timers.stop()
        if self.delayed is not None:
            self.delayed.stop()

    def subscribe_delayed(self, subscriber: Subscriber) -> None:
        if self.delayed is None:
            speed = self._tempo.speed
            self.delayed = DelayedGame(self._id, self.table, self.written, self._clock, speed, DELAY_MS / speed)
        self.delayed.subscribe(subscriber)

    def _accepted(self, pending: Pending) -> None:
        entry = pending.entry
        self.written.append(self.inbox.written)
        if isinstance(entry.action, (Pause, Resume)) or self.table.over:
            self._switch(entry)
        self.timers.follow(self.table.game.timers(self.table.state), entry.at)
        if self.timers:
            self.timers.set_alarm()
        self._went_on(self)
        if self.delayed is not None:
            self.delayed.entry_written()

    def _switch(self, entry: Entry) -> None:
        if isinstance(entry.action, Resume):
            self.time.run()
        else:
            self.time.stop(entry.at)

    def _length(self, timer: Timer) -> int:
        """How long a timer lasts here, in table time."""
        return int(timer.ms / self._tempo.pauses) if timer.name in self.table.game.info.pauses else timer.ms

    def _time_up(self, ended: TimeUp) -> None:
        def answer(error: Exception | None) -> None:
            if isinstance(error, IllegalAction):
                self.timers.drop(ended)
            elif error is not None:
                self._clock.ring(self._clock.now() + MISTIMED_MS, self.timers.set_alarm)

        self.inbox.put(Letter(CLOCK, ended, answer))
