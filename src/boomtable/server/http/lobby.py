"""What all requests and sockets of one server share."""

from __future__ import annotations

from boomtable.server import logs
from boomtable.server.clock import Clock, WallClock
from boomtable.server.http.pages import Pages
from boomtable.server.http.quotas import quotas
from boomtable.server.metrics import Metrics
from boomtable.server.net.connections import Connections
from boomtable.server.settings import Settings
from boomtable.server.tables.registry import Tables
from boomtable.server.work.estimates import Estimates
from boomtable.server.work.reviews import Reviews
from boomtable.server.work.uploads import Uploads


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
        self.quotas = quotas()

    @classmethod
    async def open(cls, settings: Settings) -> Lobby:
        clock, metrics = WallClock(), Metrics()
        lobby = cls(settings, await Tables.open(settings, clock), clock, metrics)
        lobby.tables.on_commit(metrics.committed_group)
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
