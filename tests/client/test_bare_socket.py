"""The socket of load runs: it lasts while thousands of others are opened."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from boomtable.client import Guest
from boomtable.client.bare_socket import BareSocket
from boomtable.client.server_process import ServerProcess

PATIENCE = 60.0  # seconds


async def test_a_socket_that_has_nothing_to_say_pings(server: ServerProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boomtable.client.bare_socket.PING_AFTER", 0.01)
    heard: asyncio.Queue[bytes] = asyncio.Queue()
    async with Guest(server.url) as guest:
        table, _ = await guest.create("snip", {"seats": 2})
        assert guest.key is not None
        socket = await BareSocket.connect(server.port, table, guest.key, heard.put_nowait)

        answer = await asyncio.wait_for(heard.get(), PATIENCE)

        socket.close()
    assert msgspec.json.decode(answer)["type"] == "Pong"
