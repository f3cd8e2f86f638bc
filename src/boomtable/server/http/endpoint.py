"""How every HTTP request is answered: origin, limits, who asks, the body, and refusals as JSON."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse

from boomtable.core.errors import BoomtableError, IllegalAction, reason_of
from boomtable.core.seats import MAX_SEATS
from boomtable.server import logs
from boomtable.server.errors import BadRequest, Elsewhere, Lost, NotYours, PutAway, RequestError, TooMany
from boomtable.server.http.lobby import Lobby
from boomtable.server.http.quotas import BODY_BYTES, RECORDING_BYTES
from boomtable.server.net.origin import same_origin
from boomtable.server.people.cookie import guest_of, hand_out, take_back
from boomtable.server.people.people import Person
from boomtable.server.protocol.decoding import UNREADABLE
from boomtable.server.protocol.requests import Refusal
from boomtable.server.tables.live_table import LiveTable

Who: TypeAlias = Literal["anyone", "guest", "known"]
JSON = "application/json"
JSONL = "application/jsonl"
CHANGES = "changes"
TRIES = 3  # at a table that goes to and fro between servers


class TooLarge(RequestError):
    """The body is larger than this endpoint takes."""

    status = 413
    code = "too_large"


class NotJson(RequestError):
    """The body is declared to be something other than JSON."""

    status = 415
    code = "not_json"


class NoSuchSeat(RequestError):
    """No table has this seat."""

    status = 404
    code = "no_such_seat"


@dataclass
class Call:
    """One request that has been checked and can be carried out."""

    lobby: Lobby
    request: Request
    guest: Person | None
    body: Any = None
    forget: bool = False  # take the guest key back

    @property
    def person(self) -> Person:
        assert self.guest is not None, "the endpoint asks for a guest"
        return self.guest

    @property
    def person_id(self) -> str | None:
        return None if self.guest is None else self.guest.id

    @property
    def address(self) -> str | None:
        return _address(self.request)

    @property
    def seat(self) -> int:
        seat: int = self.request.path_params["seat"]
        if seat >= MAX_SEATS:
            raise NoSuchSeat(f"there is no seat {seat}: no table has more than {MAX_SEATS}")
        return seat

    async def table(self) -> LiveTable:
        return await self.lobby.tables.find(self.request.path_params["table"])

    async def table_to_read(self) -> LiveTable:
        return await self.lobby.tables.read(self.request.path_params["table"])


@dataclass(frozen=True)
class Endpoint:
    """A line of the list in api.py; the routes, the document and the tests are made from it."""

    method: str
    path: str
    run: Callable[[Call], Awaitable[Any]]
    summary: str
    who: Who = "known"
    takes: Any = None
    usual: Any = None  # what an empty body means; None: there must be one
    gives: Any = None
    media: str = JSON
    limit: str = CHANGES  # which a GET does not count against
    query: dict[str, dict[str, Any]] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return self.run.__name__

    async def answer(self, request: Request) -> Response:
        lobby: Lobby = request.app.state.lobby
        began = time.perf_counter()
        try:
            response = await self._answer(lobby, request)
        except BoomtableError as error:
            response = refusal(error)
        except ClientDisconnect:
            response = Response(status_code=400)
        lobby.metrics.requests.labels(str(response.status_code)).inc()
        if self.method != "GET":
            logs.note("request", endpoint=self.name, status=response.status_code, ms=round((time.perf_counter() - began) * 1000, 1))
        return response

    async def _answer(self, lobby: Lobby, request: Request) -> Response:
        if self.method != "GET":
            self._check_origin(lobby, request)
        if self.method != "GET" or self.limit != CHANGES:
            self._check_limit(lobby, request)
        body = await self._body(request)
        person, key = await self._who(lobby, request)
        call = Call(lobby, request, person, body)
        response = self._respond(await self._carried_out(call))
        if self.limit == "codes":  # only codes that open nothing count, as thirty phones may share an address
            lobby.quotas[self.limit].give_back(_address(request))
        if key is not None:
            hand_out(response, key, https=lobby.https or request.url.scheme == "https", domain=lobby.settings.cookie_domain)
        if call.forget:
            take_back(response, https=lobby.https or request.url.scheme == "https", domain=lobby.settings.cookie_domain)
        return response

    async def _carried_out(self, call: Call) -> Any:
        """A table that is put away, or taken over by another server, is found again. What is said of a table must be true now, and
        not only when this server was last sure to have it; what was written is."""
        tables, told = call.lobby.tables, Lost(call.request.path_params.get("table", ""))
        for _ in range(TRIES):
            run, refused = tables.run, None
            try:
                result = await self.run(call)
            except (Lost, PutAway):
                continue
            except BoomtableError as error:
                refused = error
            if refused is None and self.method != "GET":
                return result
            if "{table}" in self.path:
                await tables.lease.held()
            if run == tables.run:
                if refused is not None:
                    raise refused
                return result
        raise told

    def _check_origin(self, lobby: Lobby, request: Request) -> None:
        if not same_origin(request.headers, lobby.settings.base_url):
            raise NotYours("a page of another site cannot do this here")

    def _check_limit(self, lobby: Lobby, request: Request) -> None:
        if not lobby.quotas[self.limit].allows(_address(request)):
            raise TooMany("too many requests of this kind from one address: try again later")

    async def _who(self, lobby: Lobby, request: Request) -> tuple[Person | None, str | None]:
        """The guest who asks, and the key to hand out if the guest is new."""
        person = await guest_of(lobby.people, request)
        if person is not None or self.who == "anyone":
            return person, None
        if self.who == "known":
            raise NotYours("this browser has no guest key, so nothing here is its own")
        if not lobby.quotas["guests"].allows(_address(request)):
            raise TooMany("too many new guests from one address: try again later")
        return await lobby.people.welcome()

    async def _body(self, request: Request) -> Any:
        if self.takes is None:
            return None
        if self.takes is bytes:
            return await read_body(request, RECORDING_BYTES)
        if self.usual is not None and "content-type" not in request.headers:
            return self.usual
        if request.headers.get("content-type", "").split(";")[0].strip().lower() != JSON:
            raise NotJson("the body must be application/json")
        try:
            return msgspec.json.decode(await read_body(request, BODY_BYTES), type=self.takes)
        except UNREADABLE as error:
            raise BadRequest(f"this is not what {self.method} {self.path} takes: {reason_of(error)[:200]}") from error

    def _respond(self, result: Any) -> Response:
        if self.gives is None:
            return Response(status_code=204, headers={"cache-control": "no-store"})
        if isinstance(result, AsyncIterator):
            return StreamingResponse(result, media_type=self.media, headers={"cache-control": "no-store", "x-accel-buffering": "no"})
        content = result if isinstance(result, (bytes, str)) else msgspec.json.encode(result)
        return Response(content, media_type=self.media, headers={"cache-control": "no-store"})


def _address(request: Request) -> str | None:
    return request.client.host if request.client else None


async def read_body(request: Request, most: int) -> bytes:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise TooLarge(f"the body is larger than {most // 1024} KB")
    return bytes(body)


def refusal(error: BoomtableError) -> Response:
    if isinstance(error, Elsewhere):
        return refuse(error.status, error.code, str(error), address=error.address)
    if isinstance(error, RequestError):
        return refuse(error.status, error.code, str(error))
    if isinstance(error, IllegalAction):
        return refuse(409, "not_now", str(error))
    return refuse(400, "bad_request", str(error))


def refuse(status: int, code: str, text: str, headers: dict[str, str] | None = None, address: str | None = None) -> Response:
    body = msgspec.json.encode(Refusal(code, text, address))
    return Response(body, status_code=status, media_type=JSON, headers={"cache-control": "no-store", **(headers or {})})


async def broken(request: Request, error: Exception) -> Response:
    """The answer to an error of ours: the log says where it happened, the visitor only learns that it did."""
    logs.trouble("a request broke", error, method=request.method)
    return refuse(500, "broken", "the server made a mistake; nothing was changed that was not acknowledged")
