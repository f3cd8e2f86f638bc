"""People at a table, and sockets that show every frame as it travelled."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from boomtable.client import Guest, SeatLine, Update
from boomtable.client.server_process import ServerProcess

PATIENCE = 60.0  # seconds until a test gives up waiting
NOWHERE = "aaaaaaaaaa"  # the id of no table


@dataclass
class Company:
    """Guests who sit at one table: guests[i] at seat i, the first is the host."""

    guests: list[Guest]
    table: str
    code: str

    @property
    def host(self) -> Guest:
        return self.guests[0]


@asynccontextmanager
async def company(
    server: ServerProcess,
    seats: int = 3,
    *,
    game: str = "snip",
    options: dict[str, Any] | None = None,
    start: bool = True,
    people: int | None = None,
    **wish: object,
) -> AsyncIterator[Company]:
    """A table with people on all seats, or on the first ones only."""
    people = seats if people is None else people
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Guest(server.url, name=f"Guest {seat}", face=seat)) for seat in range(people)]
        table, code = await guests[0].create(game, {"seats": seats, **(options or {})}, **wish)
        for seat, guest in enumerate(guests[1:], 1):
            await guest.sit(table, code, seat)
        if start:
            await guests[0].start(table)
        yield Company(guests, table, code)


class Frames:
    """A bare socket: what comes in is kept, byte for byte."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.all: list[bytes] = []

    async def send(self, message: object) -> None:
        await self.socket.send(msgspec.json.encode(message), text=True)

    async def hello(self, table: str, seat: int, seen: int = 0, code: str | None = None) -> None:
        await self.send({"type": "Hello", "table": table, "seat": seat, "seen": seen, "code": code})

    async def next(self, *kinds: str) -> dict[str, Any]:
        """The next message, of one of these kinds where some are named."""
        async with asyncio.timeout(PATIENCE):
            while True:
                frame = await self.socket.recv(decode=False)
                self.all.append(frame)
                message: dict[str, Any] = msgspec.json.decode(frame)
                if not kinds or message["type"] in kinds:
                    return message

    async def act(self, table: str, seat: int, update: dict[str, Any], action: dict[str, Any]) -> dict[str, Any]:
        """Do this on the ground of an update; the answer."""
        name = f"{seat}/{len(self.all)}"
        await self.send({"type": "Act", "table": table, "seat": seat, "id": name, "seen": update["n"], "action": action})
        return await self.next("Ack", "Refused")

    async def settled(self) -> list[dict[str, Any]]:
        """All that came before the answer to a ping: what the server had to say so far."""
        await self.send({"type": "Ping", "t": 7})
        heard = []
        while (message := await self.next())["type"] != "Pong":
            heard.append(message)
        return heard


@asynccontextmanager
async def frames(server: ServerProcess, table: str, guest: Guest | None = None, **headers: str) -> AsyncIterator[Frames]:
    cookie = {} if guest is None or guest.key is None else {"Cookie": f"guest={guest.key}"}
    url = f"ws://127.0.0.1:{server.port}/ws/{table}"
    async with connect(url, additional_headers={**cookie, **headers}, compression=None, proxy=None, ping_interval=None) as socket:
        yield Frames(socket)


async def until(line: SeatLine, wanted: Callable[[Update], bool]) -> Update:
    async with asyncio.timeout(PATIENCE):
        async for update in line:
            if wanted(update):
                return update
    raise AssertionError("a line never ends by itself")


async def play_seat(line: SeatLine, choose: Callable[[Update], dict[str, Any]]) -> Update:
    """RunningGame to the end; the last update."""
    async with asyncio.timeout(PATIENCE):
        async for update in line:
            if update.over:
                return update
            if update.offers:
                await line.act(choose(update))
    raise AssertionError("a line never ends by itself")
