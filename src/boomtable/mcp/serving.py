"""How models reach the tools: over the streams of this process, or over HTTP, where only those come in who know the token."""

from __future__ import annotations

import hmac
import secrets
import sys
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeAlias

import uvicorn
from mcp.server.transport_security import TransportSecuritySettings

from boomtable.client.guest import Guest
from boomtable.mcp.places import Places
from boomtable.mcp.tools import application

Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
App: TypeAlias = Callable[[Message, Receive, Send], Awaitable[None]]

PATH = "/mcp"
TOKEN_BYTES = 24
LOOPBACK = ("127.0.0.1", "::1", "localhost")
STRANGER = b'{"error": "nobody comes in without the token: send it as Authorization: Bearer ..."}'


async def over_streams(server: str, *, listed: bool) -> None:
    await _reach(server)
    async with Places(server) as places:
        await application(places, listed=listed).run_stdio_async()


async def over_http(server: str, host: str, port: int, token: str | None, *, listed: bool) -> None:
    await _reach(server)
    known = token or secrets.token_urlsafe(TOKEN_BYTES)
    async with Places(server) as places:
        app = application(places, listed=listed).streamable_http_app(
            streamable_http_path=PATH,
            host=host,
            # a page that had its name lead here would still lack the token, and by which names others come is not known here
            transport_security=None if host in LOOPBACK else TransportSecuritySettings(enable_dns_rebinding_protection=False),
        )
        config = uvicorn.Config(Door(app, known), host=host, port=port, log_level="warning")
        server_ = _Announced(config, known, told=token is None)
        await server_.serve()


class Door:
    """Lets in whoever brings the token."""

    def __init__(self, app: App, token: str) -> None:
        self._app = app
        self._wanted = f"Bearer {token}".encode()

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self._knows(scope):
            await self._app(scope, receive, send)
            return
        headers = [(b"content-type", b"application/json"), (b"www-authenticate", b"Bearer")]
        await send({"type": "http.response.start", "status": 401, "headers": headers})
        await send({"type": "http.response.body", "body": STRANGER})

    def _knows(self, scope: Message) -> bool:
        brought = [value for name, value in scope["headers"] if name == b"authorization"]
        return len(brought) == 1 and hmac.compare_digest(brought[0], self._wanted)


class _Announced(uvicorn.Server):
    """Says where it listens, once it does, and whom it lets in."""

    def __init__(self, config: uvicorn.Config, token: str, *, told: bool) -> None:
        super().__init__(config)
        self._token = token
        self._told = told

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        port = self.servers[0].sockets[0].getsockname()[1]
        whom = f"Authorization: Bearer {self._token}" if self._told else "the token of your file, as Authorization: Bearer"
        sys.stderr.write(f"models come in at http://{self.config.host}:{port}{PATH}; it lets in whoever sends {whom}\n")
        sys.stderr.flush()


async def _reach(server: str) -> None:
    """ClientError at once if there is no server."""
    async with Guest(server) as guest:
        await guest.games()
