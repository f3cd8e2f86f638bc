"""The worker processes that bots and advisers think in."""

from __future__ import annotations

import asyncio
import os
import zlib

from boomtable.server.bots.worker_messages import Consult, Sit, ToWorker
from boomtable.server.bots.worker_process import Asker, Player, WorkerProcess
from boomtable.server.clock import Clock
from boomtable.server.signals import Signal


class BotPool:
    """All bots of a table think in the same worker, so a slow one delays only its neighbours. Advisers have a process of their own:
    no budget ends what they think about, and no bot waits for them."""

    def __init__(self, clock: Clock, workers: int | None = None) -> None:
        count = max(1, (os.cpu_count() or 1) - 1) if workers is None else workers
        self._workers = [WorkerProcess(clock) for _ in range(count)]
        self._advisers = WorkerProcess(clock)
        self.ended: Signal[[str]] = Signal()  # a process has ended that should have gone on, and why
        for worker in self._all():
            worker.ended.connect(self.ended.send)

    def sit(self, table_id: str, sit: Sit, player: Player) -> None:
        self._worker(table_id).sit(sit, player)

    def send(self, table_id: str, message: ToWorker) -> None:
        self._worker(table_id).send(message)

    def consult(self, question: Consult, asker: Asker) -> None:
        """Let `asker` hear what an adviser says; None when it broke or thought too long."""
        self._advisers.consult(question, asker)

    def processes(self) -> list[int]:
        """The ids of those that run."""
        return [worker.process.pid for worker in self._all() if worker.process is not None]

    async def renew(self, path: str) -> bool:
        """Replace one process after the other by one that finds the engine there; False, and no change, where that does not start."""
        for worker in self._all():
            if not await worker.renew(path):
                return False
        return True

    async def close(self) -> None:
        await asyncio.gather(*(worker.close() for worker in self._all()))

    def _all(self) -> list[WorkerProcess]:
        return [*self._workers, self._advisers]

    def _worker(self, table_id: str) -> WorkerProcess:
        return self._workers[zlib.crc32(table_id.encode()) % len(self._workers)]
