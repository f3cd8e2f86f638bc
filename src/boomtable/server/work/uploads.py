"""Recordings, played again in a process of their own that can be stopped at any time."""

from __future__ import annotations

import asyncio

from boomtable.core.seats import Viewer
from boomtable.server.errors import BadRequest, TooMany
from boomtable.server.work.subprocess import working

WORKER = "boomtable.server.work.upload_worker"
SECONDS = 60.0  # of patience with a busy machine; what it may cost is the worker's own limit
MOST_WAITING = 10  # the one that is replayed now included
ODDS = "odds"  # in the place of a viewer: what each roll was rolled from
NO_RECORDING = 10  # the exit code of a worker that gives its reason on standard output; Python itself ends with 1


class Uploads:
    """Replays one recording at a time: they are rare, and must not slow the tables down."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def replay(self, recording: bytes, viewer: Viewer) -> bytes:
        """The replay as JSON; BadRequest when the file is no recording, TooMany when too many wait already."""
        return await self._in_turn(recording, str(viewer))

    async def odds(self, recording: bytes) -> bytes:
        """What each roll was rolled from, as JSON, in the same way."""
        return await self._in_turn(recording, ODDS)

    async def _in_turn(self, recording: bytes, wanted: str) -> bytes:
        if self._waiting >= MOST_WAITING:
            raise TooMany("too many recordings are being replayed: try again later")
        self._waiting += 1
        try:
            return await self._work(recording, wanted)
        finally:
            self._waiting -= 1

    async def _work(self, recording: bytes, wanted: str) -> bytes:
        async with self._turn, working(WORKER, wanted) as worker:
            try:
                async with asyncio.timeout(SECONDS):
                    answer, _ = await worker.communicate(recording)
            except TimeoutError:
                raise BadRequest(f"this recording cannot be replayed within {SECONDS:.0f} seconds") from None
            if worker.returncode == NO_RECORDING:
                raise BadRequest(answer.decode())
            if worker.returncode != 0:
                raise BadRequest("this recording cannot be replayed: it asks for too much")
            return answer
