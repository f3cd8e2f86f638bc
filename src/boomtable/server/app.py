"""The application: routes, lifespan, and the answers that belong to no endpoint."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp

from boomtable.server import metrics
from boomtable.server.extensions import EXTENSIONS
from boomtable.server.http import api, openapi
from boomtable.server.http.endpoint import JSON, Endpoint, broken, refuse
from boomtable.server.http.headers import SecureHeaders
from boomtable.server.http.lobby import Lobby
from boomtable.server.http.own_hosts import OwnHosts
from boomtable.server.net.door import SocketDoor
from boomtable.server.net.hosts import Hosts
from boomtable.server.protocol.requests import Health
from boomtable.server.settings import Settings
from boomtable.server.surroundings import Surroundings
from boomtable.server.throttle import is_within

WORDS = {403: "not_yours", 404: "not_found", 405: "wrong_method"}
SENTENCES = {404: "there is nothing at this address", 405: "this address does not take that method"}
ENDPOINTS = (*api.ENDPOINTS, *(endpoint for extension in EXTENSIONS for endpoint in extension.endpoints))


def make_app(settings: Settings, around: Surroundings) -> tuple[ASGIApp, Starlette]:
    """The application as clients reach it, and the Starlette application inside, whose state holds the lobby."""

    hosts = Hosts(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, SocketDoor]]:
        app.state.lobby = await Lobby.open(settings, EXTENSIONS, around)
        yield {"door": SocketDoor(app.state.lobby, hosts)}  # which uvicorn hands to every WebSocket
        await app.state.lobby.close()

    app = Starlette(routes=routes(), lifespan=lifespan, exception_handlers={HTTPException: http_error, Exception: broken})
    return SecureHeaders(OwnHosts(app, hosts)), app


class SeatConvertor(IntegerConvertor):
    """Reads a seat from a path; Starlette's own convertor accepts more digits than Python turns into a number."""

    regex = "[0-9]{1,20}"


register_url_convertor("seat", SeatConvertor())


def routes() -> list[BaseRoute]:
    inner = [Route(path.removeprefix("/api"), one_of(group), methods=list(group)) for path, group in by_path().items()]
    docs = [
        Route("/openapi.json", show_document),
        Route("/docs", show_docs),
        Route("/docs.css", show_docs_style),
    ]
    return [
        Mount("/api", routes=[*inner, *docs]),
        Route("/healthz", healthz),
        Route("/readyz", readyz),
        Route("/watchz", watchz),
        Route("/metrics", show_metrics),
        Route("/{path:path}", show_page),
    ]


def by_path() -> dict[str, dict[str, Endpoint]]:
    """Endpoints by path and method: with one route per path, a wrong method is answered with all the right ones."""
    groups: dict[str, dict[str, Endpoint]] = {}
    for endpoint in ENDPOINTS:
        groups.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return groups


def one_of(group: dict[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        return await group["GET" if request.method == "HEAD" else request.method].answer(request)

    return answer


async def http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    status = error.status_code
    return refuse(status, WORDS.get(status, "refused"), SENTENCES.get(status, error.detail), dict(error.headers or {}))


DOCUMENT = openapi.document(ENDPOINTS)


async def show_document(request: Request) -> Response:
    return Response(msgspec.json.encode(DOCUMENT), media_type=JSON)


async def show_docs(request: Request) -> Response:
    return Response(openapi.docs_page(DOCUMENT), media_type="text/html")


async def show_docs_style(request: Request) -> Response:
    return Response(openapi.STYLE, media_type="text/css")


async def healthz(request: Request) -> Response:
    return Response(msgspec.json.encode(Health(True)), media_type=JSON)


async def readyz(request: Request) -> Response:
    lobby: Lobby = request.app.state.lobby
    if lobby.draining:
        return refuse(404, "going_down", "the server goes down: send people to the others")
    if lobby.connections.closing:
        return refuse(503, "going_down", "the server goes down and will be back")
    if not lobby.tables.is_alive():
        return refuse(503, "not_kept", "nothing is written any more")
    return Response(msgspec.json.encode(Health(True)), media_type=JSON)


async def watchz(request: Request) -> Response:
    """For operators: a full disk is theirs to mend, while a proxy that acted on it would cut every socket."""
    lobby: Lobby = request.app.state.lobby
    _check_operator(request)
    if not lobby.tables.is_alive() or not lobby.tables.can_write():
        return refuse(503, "not_kept", "moves are refused, because nothing can be written: look at the disk and at the log")
    return Response(msgspec.json.encode(Health(True)), media_type=JSON)


def _check_operator(request: Request) -> None:
    lobby: Lobby = request.app.state.lobby
    if not is_within(request.client.host if request.client else None, lobby.settings.metrics_for):
        raise HTTPException(403, "this is only for those whom the operator of this server lets in")


async def show_metrics(request: Request) -> Response:
    """Figures for those whom the operator lets in: how many actions there are at this moment may be a hidden fact of a table."""
    lobby: Lobby = request.app.state.lobby
    _check_operator(request)
    lobby.metrics.can_write.set(lobby.tables.can_write())
    lobby.metrics.servers.set(lobby.tables.servers())
    lobby.metrics.tables.set(lobby.tables.in_memory())
    return Response(lobby.metrics.text(), headers={"content-type": metrics.CONTENT_TYPE, "cache-control": "no-store"})


async def show_page(request: Request) -> Response:
    lobby: Lobby = request.app.state.lobby
    found = lobby.pages.answer(request)
    if found is None:
        raise HTTPException(404)
    return found
