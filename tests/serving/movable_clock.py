"""A clock that goes as the machine's does, and leaps forward when a test says so."""

from __future__ import annotations

from collections.abc import Callable

from boomtable.server.clock import Alarm, WallClock


class MovableClock(WallClock):
    def __init__(self) -> None:
        super().__init__()
        self._alarms: list[_MovableAlarm] = []

    def ring(self, at: float, what: Callable[[], None]) -> Alarm:
        alarm = _MovableAlarm(self, at, what)
        self._set(alarm)
        return alarm

    def leap(self, ms: float) -> None:
        """What would have rung on the way rings now, in its order."""
        self._start += ms
        for alarm in sorted(self._alarms, key=lambda alarm: alarm.at):
            if alarm not in self._alarms:  # an earlier one cancelled it
                continue
            alarm.cancel()
            if alarm.at <= self.now():
                alarm.ring()
            else:
                self._set(alarm)

    def _set(self, alarm: _MovableAlarm) -> None:
        alarm.waiting = super().ring(alarm.at, alarm.ring)
        self._alarms.append(alarm)

    def forget(self, alarm: _MovableAlarm) -> None:
        if alarm in self._alarms:
            self._alarms.remove(alarm)


class _MovableAlarm(Alarm):
    waiting: Alarm  # on the loop

    def __init__(self, clock: MovableClock, at: float, what: Callable[[], None]) -> None:
        self.at = at
        self._clock = clock
        self._what = what

    def ring(self) -> None:
        self._clock.forget(self)
        self._what()

    def cancel(self) -> None:
        self._clock.forget(self)
        self.waiting.cancel()
