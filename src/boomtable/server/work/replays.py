"""Replays of finished games, made where uploads are replayed and kept for whoever asks next."""

from __future__ import annotations

import asyncio
from typing import TypeAlias

from boomtable.core.seats import Viewer
from boomtable.server.work.uploads import Uploads

KEPT_BYTES = 32 << 20

Wish: TypeAlias = tuple[str, Viewer]  # of a table, as somebody saw it


class Replays:
    """A finished game never changes, so each replay is made once; those that nobody asks for go first."""

    def __init__(self) -> None:
        self._work = Uploads()
        self._kept: dict[Wish, bytes] = {}
        self._making: dict[Wish, asyncio.Task[bytes]] = {}

    async def of(self, table_id: str, viewer: Viewer, recording: bytes) -> bytes:
        """The replay as JSON; BadRequest if nobody can have seen the game so, TooMany when too many wait already."""
        wish = table_id, viewer
        kept = self._kept.pop(wish, None)
        if kept is not None:
            self._kept[wish] = kept
            return kept
        if wish not in self._making:
            making = self._making[wish] = asyncio.create_task(self._work.replay(recording, viewer))
            making.add_done_callback(lambda done: self._made(wish, done))
        return await asyncio.shield(self._making[wish])

    async def close(self) -> None:
        tasks = list(self._making.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _made(self, wish: Wish, done: asyncio.Task[bytes]) -> None:
        del self._making[wish]
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[wish] = done.result()
        while sum(map(len, self._kept.values())) > KEPT_BYTES:
            del self._kept[next(iter(self._kept))]
