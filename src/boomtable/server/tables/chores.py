"""Recurring work for all tables: note that the server is alive, unload idle tables, close abandoned ones."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from boomtable.server.clock import Alarm
from boomtable.server.logs import trouble
from boomtable.server.store import saving
from boomtable.server.tables.memory import Memory
from boomtable.server.tables.services import Services

PULSE_MS = 1000  # how exactly table time is known after a crash
SWEEP_MS = 60_000
EXPIRE_EVERY_MS = 6 * 3600 * 1000
EXPIRE_MS = 30 * 24 * 3600 * 1000  # after so long without anything happening an unfinished table is closed


class Chores:
    def __init__(self, services: Services, memory: Memory) -> None:
        self._clock = services.clock
        self._writer = services.writer
        self._store = services.store
        self._memory = memory
        self._alarms: dict[str, Alarm] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def start(self) -> None:
        self._every(PULSE_MS, self._pulse)
        self._every(SWEEP_MS, self._memory.sweep)
        self._every(EXPIRE_EVERY_MS, self._look_for_expired)

    def stop(self) -> None:
        for alarm in self._alarms.values():
            alarm.cancel()

    async def finished(self) -> None:
        """Wait for the work that has begun."""
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def note_alive(self) -> None:
        now = int(self._clock.now())
        await self._writer.submit(lambda connection: saving.still_alive(connection, now))

    async def expire(self) -> None:
        before = int(self._clock.now()) - EXPIRE_MS
        idle = await asyncio.to_thread(self._store.idle_tables, before)
        gone = [table_id for table_id in idle if table_id not in self._memory]
        await self._writer.submit(lambda connection: saving.expire(connection, gone))

    def _every(self, ms: float, chore: Callable[[], None]) -> None:
        def ring() -> None:
            self._alarms[chore.__name__] = self._clock.ring(self._clock.now() + ms, ring)
            chore()

        self._alarms[chore.__name__] = self._clock.ring(self._clock.now() + ms, ring)

    def _pulse(self) -> None:
        """While timers run, note that the server is alive: after a crash, their time counts up to here."""
        if any(table.match.timers_run for table in self._memory.tables()):
            self._in_the_background("pulse", self.note_alive())

    def _look_for_expired(self) -> None:
        self._in_the_background("expire", self.expire())

    def _in_the_background(self, name: str, chore: Coroutine[Any, Any, None]) -> None:
        self._tasks[name] = asyncio.create_task(_carefully(chore))


async def _carefully(chore: Coroutine[Any, Any, None]) -> None:
    try:
        await chore
    except Exception:
        trouble("a chore failed")
