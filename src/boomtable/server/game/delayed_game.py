"""A game some minutes behind the real one: its public facts, for spectators who may not tell anybody where it stands now."""

from __future__ import annotations

from boomtable.core.schema import Entry
from boomtable.core.seats import PUBLIC
from boomtable.server.clock import Alarm, Clock
from boomtable.server.game.subscriber import Subscriber
from boomtable.server.game.table_time import TableTime
from boomtable.server.game.timers import Timers
from boomtable.server.game.updates import Updates
from boomtable.table.recording import step
from boomtable.table.table import Table

DELAY_MS = 180_000  # how far those who look on are behind the game


class DelayedGame:
    """Plays the entries of a table again, each `delay` ms of server time after it was written."""

    def __init__(self, table_id: str, table: Table, written: list[int], clock: Clock, speed: float, delay: float) -> None:
        self._source = table
        self._written = written  # server time of the start of the real game and of each entry
        self._clock = clock
        self._delay = delay
        self._table = Table(table.game, table.options, setup_rolls=table.setup_rolls)
        self._time = TableTime(clock, speed)
        self._timers = Timers(clock, self._time, lambda _: None, lambda timer: timer.ms)
        self._timers.follow(table.game.timers(self._table.state), 0)
        self._frames = Updates(table_id, self._table, self._timers)
        self._subscribers: list[Subscriber] = []
        self._alarm: Alarm | None = None
        self._begun = False  # until then not even the deal is shown
        self._catch_up()

    def subscribe(self, subscriber: Subscriber) -> None:
        self._subscribers.append(subscriber)
        if self._begun:
            subscriber.send(self._frames.full(PUBLIC, [], ""))

    def unsubscribe(self, subscriber: Subscriber) -> None:
        if subscriber in self._subscribers:
            self._subscribers.remove(subscriber)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def entry_written(self) -> None:
        """Take note that the real game has a new entry."""
        if self._alarm is None:
            self._wait()

    def _due(self) -> float | None:
        """The server time at which the next entry is to be shown; None if there is none."""
        number = len(self._table.entries) + 1 if self._begun else 0
        return self._written[number] + self._delay if number < len(self._written) else None

    def _wait(self) -> None:
        due = self._due()
        self._alarm = None if due is None else self._clock.ring(due, self._catch_up)

    def _catch_up(self) -> None:
        now = self._clock.now()
        while (due := self._due()) is not None and due <= now:
            if self._begun:
                self._play(self._source.entries[len(self._table.entries)])
            else:
                self._begun = True
                self._time.run()
                self._send(self._frames.full(PUBLIC, [], ""))
        self._wait()

    def _play(self, entry: Entry) -> None:
        since = self._table.seen(PUBLIC)
        step(self._table, entry, len(self._table.entries) + 2)
        self._time.stop(entry.at)
        if not self._table.paused and not self._table.over:
            self._time.run()
        self._timers.follow(self._table.game.timers(self._table.state), entry.at)
        if self._table.seen(PUBLIC) > since:
            self._send(self._frames.step(PUBLIC, since))

    def _send(self, frame: bytes) -> None:
        for subscriber in self._subscribers:
            subscriber.send(frame)
