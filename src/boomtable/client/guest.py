"""One guest of a server: makes tables, sits down, starts games, and opens lines to seats."""

from __future__ import annotations

import ssl
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec

from boomtable.client import entropy
from boomtable.client.errors import ClientError, RequestRefused
from boomtable.client.seat_line import SeatLine
from boomtable.client.update import Json

COOKIE = "guest"
PUBLIC = -3
REQUEST_SECONDS = 30.0
MISDIRECTED = 421
MOST_SERVERS = 5  # that a request is sent to, one after the other


class Guest:
    """Can do everything that a browser can. The server knows this guest by its key: keep it to come back."""

    def __init__(
        self,
        url: str,
        *,
        key: str | None = None,
        name: str = "Guest",
        face: int = 0,
        program: bool = False,
        timeout: float = 30.0,
        trust: ssl.SSLContext | None = None,
    ) -> None:
        self.url = url.rstrip("/")
        self.name = name
        self.face = face
        self.program = program  # whether its seats are shown as played by a program
        self.trust = trust
        self.commitments: dict[str, str] = {}  # what the deal of each table was committed to when this guest first saw it
        secure = (trust or True) if self.url.startswith("https:") else False  # reading the certificates takes a while
        cookies = {} if key is None else {COOKIE: key}
        self._http = httpx.AsyncClient(base_url=self.url, cookies=cookies, trust_env=False, timeout=REQUEST_SECONDS, verify=secure)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self._http.aclose()

    @property
    def key(self) -> str | None:
        return self._http.cookies.get(COOKIE)

    async def ask(self, method: str, path: str, body: object = None, **query: object) -> Any:
        """Make any request of /api/docs; returns the decoded answer, or raises RequestRefused."""
        answer = await self.raw(method, path, None if body is None else msgspec.json.encode(body), **query)
        return msgspec.json.decode(answer) if answer else None

    async def raw(self, method: str, path: str, body: bytes | None = None, **query: object) -> bytes:
        headers = {} if body is None else {"content-type": "application/json"}
        asked, there = {name: str(value) for name, value in query.items()}, path
        for _ in range(MOST_SERVERS):
            try:
                answer = await self._http.request(method, there, content=body, headers=headers, params=asked)
            except httpx.TransportError as error:
                raise ClientError(f"{self.url} cannot be reached: {error or type(error).__name__}") from error
            address = _elsewhere(answer)
            if address is None:
                break
            there = address.rstrip("/") + path
            headers["cookie"] = f"{COOKIE}={self.key}"
        if answer.is_error:
            raise _refusal(answer)
        return answer.content

    # tables

    async def games(self) -> list[Json]:
        games: list[Json] = await self.ask("GET", "/api/games")
        return games

    async def me(self) -> Json:
        me: Json = await self.ask("GET", "/api/me")
        return me

    async def create(self, game: str, options: Json, **more: object) -> tuple[str, str]:
        """Make a table with this guest as host at seat 0; returns its id and the code that opens it."""
        made = await self.ask("POST", "/api/tables", {"game": game, "options": options, **self._person(), **more})
        self.commitments[made["table"]] = made["commitment"]
        return made["table"], made["code"]

    async def join(self, code: str) -> str:
        """The id of the table that a code opens."""
        table: str = (await self.ask("POST", "/api/join", {"code": code}))["table"]
        return table

    async def sit(self, table: str, code: str | None = None, seat: int | None = None) -> int:
        await self._commitment(table)
        wish = {**self._person(), "entropy": entropy.fresh(), "code": code, "seat": seat}
        taken: int = (await self.ask("POST", f"/api/tables/{table}/seats", wish))["seat"]
        return taken

    async def add_entropy(self, table: str, seat: int) -> None:
        """Add to the deal from a seat that this guest did not take by sitting down, as after a rematch."""
        await self._commitment(table)
        await self.ask("PUT", f"/api/tables/{table}/seats/{seat}/entropy", {"entropy": entropy.fresh()})

    async def leave(self, table: str, seat: int) -> None:
        await self.ask("DELETE", f"/api/tables/{table}/seats/{seat}")

    async def add_bot(self, table: str, seat: int, level: str) -> None:
        await self.ask("PUT", f"/api/tables/{table}/seats/{seat}/bot", {"level": level})

    async def remove_bot(self, table: str, seat: int) -> None:
        await self.ask("DELETE", f"/api/tables/{table}/seats/{seat}/bot")

    async def start(self, table: str) -> None:
        """Begin as host, and add to the deal from those of one's seats that have not."""
        await self._commitment(table)
        await self.ask("POST", f"/api/tables/{table}/start", {"entropy": entropy.fresh()})

    async def pause(self, table: str) -> None:
        await self.ask("POST", f"/api/tables/{table}/pause")

    async def resume(self, table: str) -> None:
        await self.ask("POST", f"/api/tables/{table}/resume")

    async def go(self, table: str, ends: str) -> None:
        """Say that everybody is ready, so that the timer with this name need not run out."""
        await self.ask("POST", f"/api/tables/{table}/go", {"ends": ends})

    async def close(self, table: str) -> None:
        await self.ask("POST", f"/api/tables/{table}/close")

    async def rematch(self, table: str) -> str:
        made = await self.ask("POST", f"/api/tables/{table}/rematch", {})
        following: str = made["table"]
        self.commitments[following] = made["commitment"]
        return following

    async def card(self, table: str) -> Json:
        card: Json = await self.ask("GET", f"/api/tables/{table}")
        return card

    async def recording(self, table: str) -> bytes:
        return await self.raw("GET", f"/api/tables/{table}/recording")

    def line(self, table: str, seat: int = PUBLIC, *, seen: int = 0) -> SeatLine:
        """A line to a seat of this guest, or to what everybody may see. Use it with `async with`."""
        return SeatLine(self.url, self.key, table, seat, seen=seen, trust=self.trust)

    def _person(self) -> Json:
        return {"name": self.name, "face": self.face, "program": self.program}

    async def _commitment(self, table: str) -> None:
        """Keep what a deal is committed to before anything is added to it."""
        if table not in self.commitments:
            self.commitments[table] = (await self.card(table))["commitment"]


def _elsewhere(answer: httpx.Response) -> str | None:
    """The address of the server that has the table, where this one has not."""
    if answer.status_code != MISDIRECTED:
        return None
    address: str | None = msgspec.json.decode(answer.content).get("address")
    return address


def _refusal(answer: httpx.Response) -> RequestRefused:
    try:
        said = msgspec.json.decode(answer.content)
        return RequestRefused(answer.status_code, said["code"], said["text"])
    except (msgspec.DecodeError, KeyError, TypeError):
        return RequestRefused(answer.status_code, "unknown", f"the server answered {answer.status_code} without a reason")
