"""All open sockets: counted, swept when silent, told when the server goes down."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

from boomtable.server.lease import Lease
from boomtable.server.metrics import Metrics
from boomtable.server.throttle import AddressLimit, Limit

if TYPE_CHECKING:
    from boomtable.server.net.connection import Connection

SILENT_SECONDS = 30.0  # clients ping every 2.5 s
SWEEP_EVERY = 5.0
GOODBYE_SECONDS = 2.0  # for clients to take the last notice
LINES, LINES_SECONDS = 20.0, 20.0  # of talk that one guest may say, through however many sockets
GOING_DOWN = 1012  # service restart
SILENT = 1001  # going away


class Connections:
    def __init__(
        self,
        metrics: Metrics,
        codes: AddressLimit,
        silent_seconds: float = SILENT_SECONDS,
        sweep_every: float = SWEEP_EVERY,
        lease: Lease | None = None,
    ) -> None:
        self.metrics = metrics
        self.codes = codes  # wrong ones that an address may try, here and in requests together
        self._silent_seconds = silent_seconds
        self._sweep_every = sweep_every
        self.lease = lease or Lease()
        self.lease.renewed.connect(self._go_on)
        self.chat = Limit(LINES, LINES_SECONDS, time.monotonic)
        self._open: set[Connection] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self.closing = False

    def __len__(self) -> int:
        return len(self._open)

    def add(self, connection: Connection) -> None:
        self._open.add(connection)
        self.metrics.sockets.inc()

    def remove(self, connection: Connection) -> None:
        if connection in self._open:
            self._open.remove(connection)
            self.metrics.sockets.dec()

    def start_sweeping(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self._sweep_every)
            deadline = time.monotonic() - self._silent_seconds
            for connection in [one for one in self._open if one.heard_at < deadline]:
                connection.end(SILENT, "silent", "nothing was heard from this client for a while")

    def send_away(self, table_id: str) -> None:
        """A table goes on at another server: whoever looks at it finds it there."""
        for connection in [one for one in self._open if one.table_id == table_id]:
            connection.end(GOING_DOWN, "moved", "the table goes on at another server: come back to it")

    def _go_on(self) -> None:
        """What was held back while it was not sure that the tables are still here may be said now."""
        for connection in list(self._open):
            connection.drained()

    async def close_all(self) -> None:
        """Tell everybody that the server goes down, and give them a moment to hear it."""
        self.closing = True
        if self._sweeper is not None:
            self._sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sweeper
            self._sweeper = None
        for connection in list(self._open):
            connection.end(GOING_DOWN, "going_down", "the server goes down and will be back")
        deadline = time.monotonic() + GOODBYE_SECONDS
        while self._open and time.monotonic() < deadline:
            await asyncio.sleep(0.01)
        for connection in list(self._open):
            connection.abort()
