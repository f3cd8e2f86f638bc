"""A client that stops reading, on a real server with real sockets: what waits for it is bounded, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from boomtable.client import Guest
from boomtable.server.game.subscriber import Subscriber
from boomtable.server.net import connection as connection_module
from boomtable.server.net.outbox import OUTBOX_FRAMES
from boomtable.server.process import Server
from tests.server.company import PATIENCE, Frames
from tests.server.in_process import in_process

FILLER = "x" * 16_000


class House:
    """A server in this process, and two guests at a table: seat 0 reads, seat 1 does not."""

    def __init__(self, server: Server, port: int, guests: list[Guest], table: str) -> None:
        self.server = server
        self.table = table
        self._port = port
        self._guests = guests

    @asynccontextmanager
    async def socket(self, seat: int) -> AsyncIterator[Frames]:
        """Reads only what it is asked to read: one message waits at the client, all others in front of it."""
        cookie = {"Cookie": f"guest={self._guests[seat].key}"}
        url = f"ws://127.0.0.1:{self._port}/ws/{self.table}"
        async with connect(
            url, additional_headers=cookie, max_queue=1, compression=None, proxy=None, ping_interval=None, close_timeout=0
        ) as socket:
            yield Frames(socket)

    async def eye(self, seat: int) -> Subscriber:
        """How the table sends to this seat."""
        table = await self.server.app.state.lobby.tables.find(self.table)
        (eye,) = table.audience.subscribers.by_viewer[seat]
        assert isinstance(eye, Subscriber)
        return eye

    @property
    def dropped(self) -> bool:
        return b"boomtable_dropped_sockets_total 1.0" in self.server.app.state.lobby.metrics.text()

    async def fill(self, eye: Subscriber) -> int:
        """Send numbered messages until the server lets go of the client; how many it took."""
        number = 0
        async with asyncio.timeout(PATIENCE):
            while not self.dropped:
                eye.send(msgspec.json.encode({"type": "Filler", "number": number, "filler": FILLER}))
                number += 1
                await asyncio.sleep(0)
        return number


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with in_process(tmp_path) as (server, port):
        url = f"http://127.0.0.1:{port}"
        async with Guest(url, name="Reader", face=0) as reader, Guest(url, name="Sleeper", face=1) as sleeper:
            table, code = await reader.create("snip", {"seats": 2})
            await sleeper.sit(table, code, 1)
            await reader.start(table)
            yield House(server, port, [reader, sleeper], table)


async def act(socket: Frames, table: str, full: dict[str, Any]) -> None:
    """Do the first thing that is offered, and see it done."""
    action = full["offers"][0]["choices"][0]
    await socket.send({"type": "Act", "table": table, "seat": 0, "id": "a", "seen": full["n"], "action": action})
    await socket.next("Step")
    await socket.next("Ack")


async def read_to_the_end(socket: ClientConnection) -> list[dict[str, Any]]:
    async with asyncio.timeout(PATIENCE):
        return [msgspec.json.decode(frame) async for frame in until_closed(socket)]


async def until_closed(socket: ClientConnection) -> AsyncIterator[bytes]:
    with contextlib.suppress(ConnectionClosed):
        while True:
            yield await socket.recv(decode=False)


async def test_who_reads_too_late_gets_all_that_was_on_its_way_and_hears_why_and_catches_up(house: House) -> None:
    async with house.socket(0) as reader, house.socket(1) as sleeper:
        await sleeper.hello(house.table, 1)
        await sleeper.next("Full")
        await reader.hello(house.table, 0)
        full = await reader.next("Full")
        sent = await house.fill(await house.eye(1))
        await act(reader, house.table, full)
        messages = await read_to_the_end(sleeper.socket)
        async with house.socket(1) as again:
            await again.hello(house.table, 1, seen=1)
            missed = await again.next("Step")

    numbers = [message["number"] for message in messages if message["type"] == "Filler"]
    assert numbers == list(range(len(numbers)))
    assert 0 < sent - len(numbers) <= OUTBOX_FRAMES + 1
    assert messages[-1]["code"] == "too_slow"
    assert (sleeper.socket.close_code, sleeper.socket.close_reason) == (1013, "too_slow")
    assert missed["n"] == 2


async def test_who_never_reads_again_is_not_waited_for(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_module, "CLOSE_SECONDS", 0.05)
    async with house.socket(0) as reader, house.socket(1) as sleeper:
        await sleeper.hello(house.table, 1)
        await sleeper.next("Full")
        await reader.hello(house.table, 0)
        full = await reader.next("Full")
        await house.fill(await house.eye(1))
        async with asyncio.timeout(PATIENCE):
            while len(house.server.app.state.lobby.connections) > 1:  # what waits for a client leaves memory when its line is cut
                await asyncio.sleep(0)
        await act(reader, house.table, full)
