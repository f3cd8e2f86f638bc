"""Recordings, replayed in a process of their own that can be stopped at any time."""

from __future__ import annotations

import asyncio

from boomtable.server.errors import BadRequest, TooMany
from boomtable.server.work.subprocess import working

WORKER = "boomtable.server.work.upload_worker"
SECONDS = 60.0  # of patience with a busy machine; what it may cost is the worker's own limit
MOST_WAITING = 10  # the one that is replayed now included
NO_RECORDING = 10  # the exit code of a worker that gives its reason on standard output; Python itself ends with 1


class Uploads:
    """Replays one recording at a time: they are rare, and must not slow the tables down."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def replay(self, recording: bytes, viewer: int) -> bytes:
        """The replay as JSON; BadRequest when the file is no recording, TooMany when too many wait already."""
        if self._waiting >= MOST_WAITING:
            raise TooMany("too many recordings are being replayed: try again later")
        self._waiting += 1
        try:
            return await self._replay(recording, viewer)
        finally:
            self._waiting -= 1

    async def _replay(self, recording: bytes, viewer: int) -> bytes:
        async with self._turn, working(WORKER, str(viewer)) as worker:
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
