"""Finished games played again, made where uploads are replayed and kept for whoever asks next."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from boomtable.core.seats import Viewer
from boomtable.server.work.uploads import ODDS, Uploads

KEPT_BYTES = 32 << 20

Wish: TypeAlias = tuple[str, Viewer | str]  # of a table: as somebody saw it, or what its rolls were rolled from


class Replays:
    """A finished game never changes, so everything is made once; what nobody asks for goes first."""

    def __init__(self) -> None:
        self._work = Uploads()
        self._kept: dict[Wish, bytes] = {}
        self._making: dict[Wish, asyncio.Future[bytes]] = {}

    async def of(self, table_id: str, viewer: Viewer, recording: bytes) -> bytes:
        """The replay as JSON; BadRequest if nobody can have seen the game so, TooMany when too many wait already."""
        return await self._once((table_id, viewer), lambda: self._work.replay(recording, viewer))

    async def odds(self, table_id: str, recording: bytes) -> bytes:
        """What each roll was rolled from, as JSON."""
        return await self._once((table_id, ODDS), lambda: self._work.odds(recording))

    async def _once(self, wish: Wish, make: Callable[[], Awaitable[bytes]]) -> bytes:
        kept = self._kept.pop(wish, None)
        if kept is not None:
            self._kept[wish] = kept
            return kept
        if wish not in self._making:
            making = self._making[wish] = asyncio.ensure_future(make())
            making.add_done_callback(lambda done: self._made(wish, done))
        return await asyncio.shield(self._making[wish])

    async def close(self) -> None:
        tasks = list(self._making.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _made(self, wish: Wish, done: asyncio.Future[bytes]) -> None:
        del self._making[wish]
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[wish] = done.result()
        while sum(map(len, self._kept.values())) > KEPT_BYTES:
            del self._kept[next(iter(self._kept))]
