"""The timers of the rules at one table: when each ends, and the alarm for the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boomtable.core.schema import Timer, TimeUp
from boomtable.server.clock import Alarm, Clock
from boomtable.server.game.table_time import TableTime
from boomtable.server.protocol.messages import RunningTimer


class Timers:
    """Ends follow from the log: the time of the entry that started a timer, and the timer's length."""

    def __init__(self, clock: Clock, time: TableTime, time_up: Callable[[TimeUp], None]) -> None:
        self._clock = clock
        self._time = time
        self._time_up = time_up
        self._ends: dict[tuple[str, int], int] = {}  # table time, in the order in which the game names them
        self._alarm: Alarm | None = None

    def __bool__(self) -> bool:
        return bool(self._ends)

    def follow(self, timers: list[Timer], at: int) -> None:
        """These run after an entry of table time `at`: known ones go on, new ones start."""
        if not timers and not self._ends:
            return
        self._ends = {(timer.name, timer.key): self._ends.get((timer.name, timer.key), at + timer.ms) for timer in timers}

    def set_alarm(self) -> None:
        """Ring when the first of them ends. Those that end together are told one by one, in the order of the game."""
        self.stop()
        if self._ends and self._time.runs:
            first = min(self._ends, key=lambda timer: self._ends[timer])
            self._alarm = self._clock.ring(self._time.when(self._ends[first]), lambda: self._time_up(TimeUp(*first)))

    def drop(self, ended: TimeUp) -> None:
        """The rules would not hear of its end."""
        self._ends.pop((ended.name, ended.key), None)
        self.set_alarm()

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def shown(self, timers: Sequence[Timer]) -> list[RunningTimer]:
        """Those timers that a viewer knows of, as it is told about them."""
        return [
            RunningTimer(timer.name, timer.key, self._time.when(self._ends[timer.name, timer.key]))
            for timer in timers
            if (timer.name, timer.key) in self._ends
        ]
