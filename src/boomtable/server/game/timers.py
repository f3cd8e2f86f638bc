"""The timers of the rules at one table: when each ends, and the alarm for the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boomtable.core.schema import Timer, TimeUp
from boomtable.server.clock import Alarm, Clock
from boomtable.server.game.table_time import TableTime
from boomtable.server.protocol.messages import RunningTimer


class Timers:
    """The end of each timer follows from the log: the time of the entry that started it, plus its length."""

    def __init__(self, clock: Clock, time: TableTime, time_up: Callable[[TimeUp], None]) -> None:
        self._clock = clock
        self._time = time
        self._time_up = time_up
        self._ends: dict[tuple[str, int], int] = {}  # table time, in the order in which the game names them
        self._alarm: Alarm | None = None

    def __bool__(self) -> bool:
        return bool(self._ends)

    def follow(self, timers: list[Timer], at: int) -> None:
        """Take over the timers that run after an entry at table time `at`: known ones go on, new ones start."""
        if not timers and not self._ends:
            return
        self._ends = {(timer.name, timer.key): self._ends.get((timer.name, timer.key), at + timer.ms) for timer in timers}

    def set_alarm(self) -> None:
        """Set the alarm for the first timer to end. Timers that end together are reported one by one, in the order of the game."""
        self.stop()
        if self._ends and self._time.runs:
            first = min(self._ends, key=lambda timer: self._ends[timer])
            self._alarm = self._clock.ring(self._time.when(self._ends[first]), lambda: self._time_up(TimeUp(*first)))

    def drop(self, ended: TimeUp) -> None:
        """Forget a timer whose end the rules refused."""
        self._ends.pop((ended.name, ended.key), None)
        self.set_alarm()

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def shown(self, timers: Sequence[Timer]) -> list[RunningTimer]:
        """These timers, which a viewer may know of, as they are sent to it."""
        return [
            RunningTimer(timer.name, timer.key, self._time.when(self._ends[timer.name, timer.key]))
            for timer in timers
            if (timer.name, timer.key) in self._ends
        ]
