"""The other servers on the same database: their dead are buried, their orphans adopted, and what they ask for is given to them."""

from __future__ import annotations

import asyncio

from boomtable.server.signals import Signal
from boomtable.server.store.watch import Look, Watch
from boomtable.server.tables.memory import Memory
from boomtable.server.tables.services import Services


class Neighbours:
    def __init__(self, services: Services, memory: Memory) -> None:
        writer = services.writer
        self._memory = memory
        self._loop = asyncio.get_running_loop()
        self._watch = Watch(services.store.engine, lambda: writer.run, self._tell)
        self._adopting: asyncio.Task[None] | None = None
        self._stopped = False
        self.living = 1
        self.changed: Signal[[int]] = Signal()  # how many servers there are

    def start(self) -> None:
        self._watch.start()

    async def stop(self) -> None:
        self._stopped = True
        await asyncio.to_thread(self._watch.end)
        if self._adopting is not None:
            self._adopting.cancel()  # what it has begun to load is put away with all the rest

    def _tell(self, look: Look) -> None:
        self._loop.call_soon_threadsafe(self._look, look)

    def _look(self, look: Look) -> None:
        if self._stopped:
            return
        if look.living != self.living:
            self.living = max(1, look.living)
            self.changed.send(self.living)
        self._memory.hand_over(look.wanted)
        if look.orphans and (self._adopting is None or self._adopting.done()):
            self._adopting = asyncio.create_task(self._memory.adopt(look.orphans))
