"""Tables for a load run: made, filled with guests and started before the measurement."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import httpx
import msgspec

from boomtable.client import entropy
from boomtable.client.errors import ClientError

AT_ONCE = 32  # requests
COOKIE = "guest"
PERSON = {"name": "Load", "face": 0}


async def make_tables(
    url: str, game: str, groups: int, seats: int, games: int, made: Callable[[], None]
) -> list[tuple[list[str], list[str]]]:
    """For each group: the keys of its guests, and the tables where they sit in the same order."""
    limits = httpx.Limits(max_connections=AT_ONCE, keepalive_expiry=2)  # sooner than the server closes them
    async with httpx.AsyncClient(base_url=url, trust_env=False, verify=False, timeout=60, limits=limits) as http:
        http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # every request names its own guest
        turn = asyncio.Semaphore(AT_ONCE)

        async def group() -> tuple[list[str], list[str]]:
            async with turn:
                guests = GuestRequests(http)
                keys = [await guests.new_guest() for _ in range(seats)]
                tables = []
                for _ in range(games):
                    tables.append(await guests.start_table(game, keys))
                    made()
                return keys, tables

        return await asyncio.gather(*(group() for _ in range(groups)))


class GuestRequests:
    """Makes requests for many guests over one pool of connections."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self._http = http

    async def new_guest(self) -> str:
        answer = await self._ask("GET", "/api/me", None)
        return answer.cookies[COOKIE]

    async def start_table(self, game: str, keys: list[str]) -> str:
        made = await self._json("POST", "/api/tables", keys[0], {"game": game, "options": {"seats": len(keys)}, **PERSON})
        for seat, key in enumerate(keys[1:], 1):
            await self._json(
                "POST",
                f"/api/tables/{made['table']}/seats",
                key,
                {"seat": seat, "code": made["code"], "entropy": entropy.fresh(), **PERSON},
            )
        await self._ask("POST", f"/api/tables/{made['table']}/start", keys[0], {"entropy": entropy.fresh()})
        table: str = made["table"]
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
