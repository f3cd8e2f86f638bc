"""Clients that do not read, or say nothing: the server lets go of them and nobody else notices."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from starlette.types import Message

from boomtable.server.http.lobby import Lobby
from boomtable.server.net import connection as socket_module
from boomtable.server.net.connection import OUTBOX_BYTES, OUTBOX_FRAMES, Connection
from boomtable.server.net.connections import Connections
from boomtable.server.settings import Settings
from boomtable.server.surroundings import Surroundings
from tests.serving.fixed_seeds import FixedSeeds

SECONDS = 60.0  # until a test gives up waiting
LONG = 3600.0  # seconds of silence that no busy machine causes


@pytest.fixture
async def lobby(tmp_path: Path) -> AsyncIterator[Lobby]:
    lobby = await Lobby.open(Settings(data=tmp_path, bot_workers=1), around=Surroundings(seeds=FixedSeeds()))
    yield lobby
    await lobby.close()


class Browser:
    """The other end of an ASGI socket; `reads` is cleared to stop taking what is sent."""

    def __init__(self) -> None:
        self.to_server: asyncio.Queue[Message] = asyncio.Queue()
        self.got: list[Message] = []
        self.reads = asyncio.Event()
        self.reads.set()

    async def send(self, message: Message) -> None:
        await self.reads.wait()
        self.got.append(message)

    @property
    def words(self) -> list[str]:
        return [msgspec.json.decode(message["text"])["code"] for message in self.got if message["type"] == "websocket.send"]


async def opened(lobby: Lobby, browser: Browser) -> tuple[Connection, asyncio.Task[None]]:
    connection = Connection(lobby.tables, lobby.connections, "aaaaaaaaaa", None, browser.to_server.get, browser.send, lambda _: False)
    running = asyncio.create_task(connection.run())
    while not len(lobby.connections):
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    return connection, running


@pytest.mark.parametrize(("frames", "size"), [(OUTBOX_FRAMES + 2, 10), (4, OUTBOX_BYTES // 2)])
async def test_who_does_not_read_is_dropped_when_the_outbox_is_full(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch, frames: int, size: int
) -> None:
    monkeypatch.setattr(socket_module, "CLOSE_SECONDS", 0.05)
    browser = Browser()
    connection, running = await opened(lobby, browser)
    browser.reads.clear()
    for _ in range(frames):
        connection.send(b"x" * size)
        await asyncio.sleep(0)
    await asyncio.wait_for(running, SECONDS)

    assert browser.got == []
    assert len(lobby.connections) == 0
    assert b"boomtable_dropped_sockets_total 1.0" in lobby.metrics.text()


async def test_who_reads_again_in_time_hears_why(lobby: Lobby) -> None:
    browser = Browser()
    connection, running = await opened(lobby, browser)
    browser.reads.clear()
    for _ in range(OUTBOX_FRAMES + 2):
        connection.send(b'{"code":"full"}')
        await asyncio.sleep(0)
    browser.reads.set()
    await asyncio.wait_for(running, SECONDS)

    assert browser.words == ["full", "too_slow"]
    assert browser.got[-1] == {"type": "websocket.close", "code": 1013, "reason": "too_slow"}


async def test_the_silent_are_swept_and_the_others_stay(lobby: Lobby) -> None:
    await lobby.connections.close_all()
    lobby.connections = Connections(lobby.metrics, silent_seconds=LONG, sweep_every=0.02)
    silent, talking = Browser(), Browser()
    one, gone = await opened(lobby, silent)
    other, stays = await opened(lobby, talking)
    one.heard_at = other.heard_at = time.monotonic() - 2 * LONG
    await talking.to_server.put({"type": "websocket.receive", "text": '{"type":"Ping","t":1}'})
    while other.heard_at < time.monotonic() - LONG:
        await asyncio.sleep(0)
    lobby.connections.start_sweeping()
    await asyncio.wait_for(gone, SECONDS)

    assert silent.words == ["silent"]
    assert silent.got[-1]["code"] == 1001
    assert not stays.done()
    await talking.to_server.put({"type": "websocket.disconnect", "code": 1000})
    await asyncio.wait_for(stays, SECONDS)
    assert len(lobby.connections) == 0


async def test_nothing_is_sent_after_the_end(lobby: Lobby) -> None:
    browser = Browser()
    connection, running = await opened(lobby, browser)
    connection.end(1008, "flood", "too much")
    connection.send(b'{"code":"late"}')
    connection.end(1001, "silent", "again")
    await asyncio.wait_for(running, SECONDS)

    assert browser.words == ["flood"]
    assert browser.got[-1]["code"] == 1008
