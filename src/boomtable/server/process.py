"""The server process: uvicorn with our settings, and an orderly shutdown."""

from __future__ import annotations

import asyncio
import gc
import socket

import uvicorn
from starlette.applications import Starlette

from boomtable.server.app import make_app
from boomtable.server.net.bounded_requests import BoundedRequests
from boomtable.server.net.websocket import WebSocket
from boomtable.server.settings import Settings
from boomtable.server.surroundings import Surroundings

GRACE_SECONDS = 3
DRAIN_SECONDS = 1.5  # for a proxy to see that this server wants nobody new, where there are others
GC_THRESHOLDS = (5_000, 4, 400)  # full collections are rare: few cycles, long lives; the others are short: each is a pause


class Server(uvicorn.Server):
    """Says good-bye on every socket before uvicorn closes them."""

    def __init__(self, settings: Settings, around: Surroundings | None = None) -> None:
        self.superseded = False  # another server has taken over, and this one ends
        self.broken = False  # nothing is written any more through a mistake of ours
        outer, self._app = make_app(settings, around or Surroundings())
        super().__init__(
            uvicorn.Config(
                outer,
                host=settings.host,
                port=settings.port,
                http=BoundedRequests,
                ws=WebSocket,
                loop=loop_name(),
                lifespan="on",
                access_log=False,
                log_config=None,
                server_header=False,
                forwarded_allow_ips=list(settings.proxies),
                timeout_graceful_shutdown=GRACE_SECONDS,
                ssl_certfile=settings.cert,
                ssl_keyfile=settings.key,
            )
        )

    @property
    def app(self) -> Starlette:
        return self._app

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._app.state.lobby.tables.on_superseded(self._end)
            self._app.state.lobby.tables.on_broken(self._end_broken)
        gc.collect()
        gc.freeze()  # what is here now stays for ever
        gc.set_threshold(*GC_THRESHOLDS)

    def _end(self) -> None:
        self.superseded = self.should_exit = True

    def _end_broken(self) -> None:
        self.broken = self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        lobby = self._app.state.lobby
        if lobby.tables.servers() > 1 and not self.superseded:
            lobby.draining = True
            await asyncio.sleep(DRAIN_SECONDS)
        await lobby.connections.close_all()
        await super().shutdown(sockets)


def loop_name() -> str:
    try:
        import uvloop  # noqa: F401 (where it exists)
    except ImportError:
        return "asyncio"
    return "uvloop"
