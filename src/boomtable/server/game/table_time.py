"""Table time: milliseconds since the start that stand still while the table is paused or the server is down."""

from __future__ import annotations

from boomtable.server.clock import Clock


class TableTime:
    """Passes `speed` times as fast as the clock, so a timer's length in table time is always what the rules say."""

    def __init__(self, clock: Clock, speed: float, at: int = 0) -> None:
        self._clock = clock
        self._speed = speed
        self._at = at
        self._since: float | None = None  # None: it stands still

    @property
    def runs(self) -> bool:
        return self._since is not None

    def now(self) -> int:
        return self._at_time(self._clock.now())

    def _at_time(self, clock: float) -> int:
        return self._at if self._since is None else self._at + int((clock - self._since) * self._speed)

    def run(self) -> None:
        if self._since is None:
            self._since = self._clock.now()

    def stop(self, at: int) -> None:
        """Make table time stand still at `at`."""
        self._at = at
        self._since = None

    def when(self, at: int) -> float:
        """The server's time at which table time will be `at`, if it runs on from now."""
        now = self._clock.now()  # read once: between two readings a busy machine lets time pass
        return now + (at - self._at_time(now)) / self._speed
