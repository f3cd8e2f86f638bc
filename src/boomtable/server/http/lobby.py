"""What all requests and sockets of one server share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from boomtable.server import logs
from boomtable.server.clock import Clock
from boomtable.server.http.pages import Pages
from boomtable.server.http.quotas import quotas
from boomtable.server.metrics import Metrics
from boomtable.server.net.connections import Connections
from boomtable.server.settings import Settings
from boomtable.server.surroundings import Surroundings
from boomtable.server.tables.registry import Tables
from boomtable.server.work.replays import Replays
from boomtable.server.work.reviews import Reviews
from boomtable.server.work.uploads import Uploads

if TYPE_CHECKING:  # an endpoint knows the lobby that it is carried out in
    from boomtable.server.http.extension import Extension

S = TypeVar("S")


class Lobby:
    """Made when the server starts, and closed when it ends."""

    def __init__(self, settings: Settings, tables: Tables, clock: Clock, metrics: Metrics, extensions: Sequence[Extension]) -> None:
        self.settings = settings
        self.tables = tables
        self.people = tables.people
        self.clock = clock
        self.metrics = metrics
        self.quotas = quotas({word: quota for extension in extensions for word, quota in extension.quotas.items()})
        self.connections = Connections(metrics, self.quotas["codes"], lease=tables.lease)
        tables.on_gone(self.connections.send_away)
        tables.on_given_up(metrics.given_up.inc)
        tables.on_lost(metrics.lost.inc)
        tables.on_servers_changed(self.quotas["codes"].share_among)
        self.pages = Pages()
        self.uploads = Uploads()
        self.replays = Replays()
        self.reviews = Reviews()
        self.draining = False  # this server ends soon, and others go on
        self.services = [make() for extension in extensions for make in extension.services]

    @classmethod
    async def open(cls, settings: Settings, extensions: Sequence[Extension] = (), around: Surroundings | None = None) -> Lobby:
        around, metrics = around or Surroundings(), Metrics()
        lobby = cls(settings, await Tables.open(settings, around), around.clock, metrics, extensions)
        lobby.tables.on_commit(metrics.committed_group)
        lobby.tables.on_worker_ended(metrics.worker_ended)
        lobby.connections.start_sweeping()
        logs.note("open", port=settings.port)
        return lobby

    async def close(self) -> None:
        await self.connections.close_all()
        await self.reviews.close()
        await self.replays.close()
        for service in self.services:
            await service.close()
        await self.tables.close_all()
        logs.note("closed")

    def service(self, kind: type[S]) -> S:
        """The service of this type, which the endpoints of an extension share."""
        return next(service for service in self.services if isinstance(service, kind))

    @property
    def https(self) -> bool:
        return self.settings.cert is not None or (self.settings.base_url or "").startswith("https:")
