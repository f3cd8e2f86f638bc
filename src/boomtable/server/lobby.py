"""What all requests and sockets of one server share."""

from __future__ import annotations

import time

from boomtable.server import limits, logs
from boomtable.server.clock import Clock, WallClock
from boomtable.server.connections import Connections
from boomtable.server.estimates import Estimates
from boomtable.server.limits import AddressLimit
from boomtable.server.metrics import Metrics
from boomtable.server.pages import Pages
from boomtable.server.reviews import Reviews
from boomtable.server.settings import Settings
from boomtable.server.tables import Tables
from boomtable.server.uploads import Uploads


class Lobby:
    """Made when the server starts, and closed when it ends."""

    def __init__(self, settings: Settings, tables: Tables, clock: Clock, metrics: Metrics) -> None:
        self.settings = settings
        self.tables = tables
        self.people = tables.people
        self.clock = clock
        self.metrics = metrics
        self.connections = Connections(metrics)
        self.pages = Pages()
        self.uploads = Uploads()
        self.reviews = Reviews()
        self.estimates = Estimates()
        self.limits = {
            "tables": AddressLimit(limits.TABLES_AN_HOUR, 3600, time.monotonic),
            "codes": AddressLimit(limits.CODES_A_MINUTE, 60, time.monotonic),
            "guests": AddressLimit(limits.GUESTS_AN_HOUR, 3600, time.monotonic),
            "uploads": AddressLimit(limits.UPLOADS_A_MINUTE, 60, time.monotonic),
            "estimates": AddressLimit(limits.ESTIMATES_A_MINUTE, 60, time.monotonic),
            "changes": AddressLimit(limits.REQUESTS_A_MINUTE, 60, time.monotonic),
        }

    @classmethod
    async def open(cls, settings: Settings) -> Lobby:
        clock, metrics = WallClock(), Metrics()
        lobby = cls(settings, await Tables.open(settings, clock), clock, metrics)
        lobby.tables.watch_commits(metrics.committed_group)
        lobby.connections.start_sweeping()
        logs.note("open", port=settings.port)
        return lobby

    async def close(self) -> None:
        await self.connections.close_all()
        await self.reviews.close()
        await self.estimates.close()
        await self.tables.close_all()
        logs.note("closed")

    @property
    def https(self) -> bool:
        return self.settings.cert is not None or (self.settings.base_url or "").startswith("https:")
