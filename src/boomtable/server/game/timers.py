"""The timers of the rules at one table: when each ends, and the alarm for the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boomtable.core.schema import Timer, TimeUp
from boomtable.server.clock import Alarm, Clock
from boomtable.server.game.table_time import TableTime
from boomtable.server.protocol.messages import RunningTimer


class Timers:
    """The end of each timer follows from the log: the time of the entry that started it, plus its length at this table."""

    def __init__(self, clock: Clock, time: TableTime, time_up: Callable[[TimeUp], None], length: Callable[[Timer], int]) -> None:
        self._clock = clock
        self._time = time
        self._time_up = time_up
        self._length = length
        self._running: dict[tuple[str, int], tuple[Timer, int]] = {}  # and since when, in the order in which the game names them
        self._alarm: Alarm | None = None

    def __bool__(self) -> bool:
        return bool(self._running)

    def follow(self, timers: list[Timer], at: int) -> None:
        """Take over the timers that run after an entry at table time `at`: known ones go on, perhaps for longer, new ones start."""
        if not timers and not self._running:
            return
        since = {named: began for named, (_, began) in self._running.items()}
        self._running = {(timer.name, timer.key): (timer, since.get((timer.name, timer.key), at)) for timer in timers}

    def set_alarm(self) -> None:
        """Set the alarm for the first timer to end. Timers that end together are reported one by one, in the order of the game."""
        self.stop()
        if self._running and self._time.runs:
            first = min(self._running, key=self._end)
            self._alarm = self._clock.ring(self._time.when(self._end(first)), lambda: self._time_up(TimeUp(*first)))

    def drop(self, ended: TimeUp) -> None:
        """Forget a timer whose end the rules refused."""
        self._running.pop((ended.name, ended.key), None)
        self.set_alarm()

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def shown(self, timers: Sequence[Timer]) -> list[RunningTimer]:
        """These timers, which a viewer may know of, as they are sent to it."""
        return [
            RunningTimer(timer.name, timer.key, self._time.when(self._end((timer.name, timer.key))))
            for timer in timers
            if (timer.name, timer.key) in self._running
        ]

    def _end(self, named: tuple[str, int]) -> int:
        """The table time at which a timer ends, as things are now."""
        timer, since = self._running[named]
        return since + self._length(timer)
