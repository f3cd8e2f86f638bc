"""The short way out of a socket: the bytes are those of a frame, and nothing overtakes what waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from starlette.types import Message
from websockets.frames import Frame, Opcode

from boomtable.server.lobby import Lobby
from boomtable.server.settings import Settings
from boomtable.server.socket import Connection
from boomtable.server.straight import head


@pytest.fixture
async def lobby(tmp_path: Path) -> AsyncIterator[Lobby]:
    lobby = await Lobby.open(Settings(data=tmp_path, bot_workers=1))
    yield lobby
    await lobby.close()


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_head_is_what_the_library_writes(size: int) -> None:
    message = b"x" * size

    assert head(size) + message == Frame(Opcode.TEXT, message).serialize(mask=False)


async def test_nothing_overtakes_what_waits(lobby: Lobby) -> None:
    got: list[str] = []
    reads = asyncio.Event()
    gone: asyncio.Future[Message] = asyncio.get_running_loop().create_future()

    async def receive() -> Message:
        return await gone

    async def send(message: Message) -> None:
        await reads.wait()
        got.append(message["text"])

    def straight(frame: bytes) -> bool:
        if reads.is_set():
            got.append(frame.decode())
        return reads.is_set()

    reads.set()
    connection = Connection(lobby, None, receive, send, straight)
    running = asyncio.create_task(connection.run())
    while not connection.at_rest:
        await asyncio.sleep(0)
    connection.send(b"1")
    reads.clear()
    connection.send(b"2")
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    reads.set()  # the long way has not gone on yet
    connection.send(b"3")
    assert got == ["1"]
    while not connection.at_rest:
        await asyncio.sleep(0)
    connection.send(b"4")

    assert got == ["1", "2", "3", "4"]
    gone.set_result({"type": "websocket.disconnect", "code": 1000})
    await running
