"""Bots move to the compiled engine while the server runs: whenever a stage of it is finished, to processes that run on it."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from boomtable.server.bots.engine_stage import STAMP, Stage, newest
from boomtable.server.bots.pool import BotPool
from boomtable.server.clock import Alarm, Clock
from boomtable.server.logs import note, trouble

LOOK_MS = 1000
PATH = "PYTHONPATH"


class Renewal:
    """Looks at the stamp of a build, and does nothing where there is no build to wait for."""

    def __init__(self, pool: BotPool, clock: Clock, build: Path | None) -> None:
        self._pool = pool
        self._clock = clock
        self._build = build
        self._before = os.environ.get(PATH)
        self._seen = 0  # when the stamp that was looked at was written
        self._alarm: Alarm | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self._build is not None:
            self._look(self._build)

    async def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _look(self, build: Path) -> None:
        written = _written(build / STAMP)
        if written != self._seen:
            self._seen = written
            self._task = asyncio.get_running_loop().create_task(self._renew(build))
        else:
            self._look_later(build)

    def _look_later(self, build: Path) -> None:
        self._alarm = self._clock.ring(self._clock.now() + LOOK_MS, lambda: self._look(build))

    async def _renew(self, build: Path) -> None:
        stage = await asyncio.to_thread(newest, build)
        if stage is not None:
            await self._move(stage, os.pathsep.join([str((build / stage.folder).resolve()), *filter(None, [self._before])]))
        if stage is None or not stage.whole:
            self._look_later(build)

    async def _move(self, stage: Stage, path: str) -> None:
        if not await self._pool.renew(path):
            trouble("the compiled engine does not start, so bots stay with the one they have")
            return
        os.environ[PATH] = path  # for every process that is started from now on: reviews, estimates, broken workers
        note("bots think with the compiled engine", compiled=", ".join(stage.compiled), whole=stage.whole)


def _written(stamp: Path) -> int:
    try:
        return stamp.stat().st_mtime_ns
    except FileNotFoundError:
        return 0
