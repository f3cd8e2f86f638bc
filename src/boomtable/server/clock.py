"""The server's clock: milliseconds since 1970 that never run backwards, and alarms."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable


class Alarm(ABC):
    @abstractmethod
    def cancel(self) -> None: ...


class Clock(ABC):
    """Tells the time and sets alarms. Tests use one that they move by hand."""

    @abstractmethod
    def now(self) -> float:
        """Milliseconds since 1970."""

    @abstractmethod
    def ring(self, at: float, what: Callable[[], None]) -> Alarm:
        """Call `what` on the event loop at this time."""


class WallClock(Clock):
    """The machine's clock as read at the start, continued monotonically so that its jumps do not show."""

    def __init__(self) -> None:
        self._start = time.time() * 1000 - time.monotonic() * 1000

    def now(self) -> float:
        return self._start + time.monotonic() * 1000

    def ring(self, at: float, what: Callable[[], None]) -> Alarm:
        delay = max(0.0, at - self.now()) / 1000
        return _LoopAlarm(asyncio.get_running_loop().call_later(delay, what))


class _LoopAlarm(Alarm):
    def __init__(self, handle: asyncio.TimerHandle) -> None:
        self._handle = handle

    def cancel(self) -> None:
        self._handle.cancel()
