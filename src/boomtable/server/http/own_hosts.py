"""Requests for other servers: refused before anything is done, whatever they ask for."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from boomtable.server.http.endpoint import refuse
from boomtable.server.net.hosts import Hosts

MISDIRECTED = 421
FOR_PROXIES = ("/healthz", "/readyz")  # which ask by any name, and learn nothing of the tables


class OwnHosts:
    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] in FOR_PROXIES or self._hosts.know(Headers(scope=scope).get("host", "")):
            await self._app(scope, receive, send)
            return
        text = "this server is not known by that name: whoever runs it can let it in with --host-name"
        await refuse(MISDIRECTED, "unknown_host", text)(scope, receive, send)
