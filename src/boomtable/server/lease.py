"""For how long a server may speak of its tables without having written: the others believe that it is dead only later."""

from __future__ import annotations

import asyncio
import math
import time

from boomtable.server.signals import Signal

BEAT_SECONDS = 1.0  # between two signs of life in the database
LEASE_SECONDS = 5.0  # without one until the others take a run for dead
OWN_SECONDS = 3.5  # of the lease that a run gives itself: less by a beat, and by what it may take to be seen

_CLOCK = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)  # goes on while a laptop sleeps


def boottime() -> float:
    return time.clock_gettime(_CLOCK)


class Lease:
    """Lives on the event loop. Nothing that is written needs it, which the fences protect; what is said does."""

    def __init__(self, seconds: float = math.inf) -> None:
        self._seconds = seconds
        self._since = boottime()
        self.renewed: Signal[[]] = Signal()  # after it had run out

    def holds(self) -> bool:
        return boottime() - self._since < self._seconds

    def renew(self, since: float) -> None:
        """A commit that began at this moment was this run's."""
        held = self.holds()
        self._since = max(self._since, since)
        if not held and self.holds():
            self.renewed.send()

    async def held(self) -> None:
        """Wait until it holds."""
        if self.holds():
            return
        again = asyncio.Event()
        self.renewed.connect(again.set)
        try:
            while not self.holds():
                again.clear()
                await again.wait()
        finally:
            self.renewed.disconnect(again.set)
