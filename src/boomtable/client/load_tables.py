"""Tables for a load run: made, filled with guests and started before the measurement."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import httpx
import msgspec

from boomtable.client import entropy
from boomtable.client.errors import ClientError
from boomtable.client.update import Json

AT_ONCE = 32  # requests
COOKIE = "guest"
PERSON = {"name": "Load", "face": 0}


@dataclass(frozen=True)
class Party:
    """The guests of one group, by their keys, and the tables where they sit in the same order."""

    game: str
    keys: list[str]
    tables: list[str]


@dataclass(frozen=True)
class Laying:
    """How the tables of one group are laid."""

    game: Json  # its card
    seats: int
    bots: int

    @property
    def people(self) -> int:
        return max(1, self.seats - self.bots)


async def make_tables(url: str, groups: list[Laying], games: int, made: Callable[[], None]) -> list[Party]:
    """Make the same number of games for each group."""
    limits = httpx.Limits(max_connections=AT_ONCE, keepalive_expiry=2)  # sooner than the server closes them
    async with httpx.AsyncClient(base_url=url, trust_env=False, verify=False, timeout=60, limits=limits) as http:
        http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # every request names its own guest
        turn = asyncio.Semaphore(AT_ONCE)

        async def party(laying: Laying) -> Party:
            async with turn:
                guests = GuestRequests(http)
                keys = [await guests.new_guest() for _ in range(laying.people)]
                tables = []
                for _ in range(games):
                    tables.append(await guests.start_table(laying, keys))
                    made()
                return Party(laying.game["id"], keys, tables)

        return await asyncio.gather(*(party(laying) for laying in groups))


class GuestRequests:
    """Makes requests for many guests over one pool of connections."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self._http = http

    async def new_guest(self) -> str:
        answer = await self._ask("GET", "/api/me", None)
        return answer.cookies[COOKIE]

    async def start_table(self, laying: Laying, keys: list[str]) -> str:
        wish = {"game": laying.game["id"], "options": {"seats": laying.seats}, **PERSON}
        made = await self._json("POST", "/api/tables", keys[0], wish)
        table: str = made["table"]
        for seat, key in enumerate(keys[1:], 1):
            sits = {"seat": seat, "code": made["code"], "entropy": entropy.fresh(), **PERSON}
            await self._json("POST", f"/api/tables/{table}/seats", key, sits)
        for seat in range(len(keys), laying.seats):
            await self._ask("PUT", f"/api/tables/{table}/seats/{seat}/bot", keys[0], {"level": laying.game["levels"][0]})
        await self._ask("POST", f"/api/tables/{table}/start", keys[0], {"entropy": entropy.fresh()})
        return table

    async def _json(self, method: str, path: str, key: str, body: dict[str, object]) -> Any:
        return msgspec.json.decode((await self._ask(method, path, key, body)).content)

    async def _ask(self, method: str, path: str, key: str | None, body: object = None) -> httpx.Response:
        headers = {} if key is None else {"cookie": f"{COOKIE}={key}"}
        content = None
        if body is not None:
            headers["content-type"], content = "application/json", msgspec.json.encode(body)
        answer = await self._http.request(method, path, headers=headers, content=content)
        if answer.is_error:
            raise ClientError(f"{method} {path} was refused: {answer.text}")
        return answer
