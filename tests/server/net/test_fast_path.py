"""The short ways out of a socket and into it: the bytes are those of a frame, and nothing overtakes what waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from starlette.types import Message, Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.utils import apply_mask

from boomtable.client.server_process import ServerProcess
from boomtable.server.http.lobby import Lobby
from boomtable.server.net.connection import Connection
from boomtable.server.net.fast_path import FastProtocol, fast_path_of, head
from boomtable.server.net.websocket_frames import MASKED, FrameBorder, whole_message
from boomtable.server.settings import Settings
from boomtable.server.surroundings import Surroundings
from tests.server.company import NOWHERE, company, frames
from tests.serving.fixed_seeds import FixedSeeds

MASK = b"mask"
GREETING = (
    b"GET /ws/aaaaaaaaaa HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.fixture
async def lobby(tmp_path: Path) -> AsyncIterator[Lobby]:
    lobby = await Lobby.open(Settings(data=tmp_path, bot_workers=1), around=Surroundings(seeds=FixedSeeds()))
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
    connection = Connection(lobby.tables, lobby.connections, NOWHERE, None, receive, send, straight)
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


def sent(data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    frame = Frame(opcode, data, fin=fin).serialize(mask=False)
    begin = len(frame) - len(data)
    return bytes([frame[0], frame[1] | MASKED]) + frame[2:begin] + MASK + apply_mask(data, MASK)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_527])
def test_a_whole_message_is_what_the_client_meant(size: int) -> None:
    message = (b'{"type":"Ping"}' * 5000)[:size]

    assert whole_message(sent(message)) == message


NOT_WHOLE = [
    b"",
    b"\x81",
    sent(b"abc")[:-1],
    sent(b"x" * 200)[:3],
    sent(b"x" * 200)[:7],
    sent(b"abc") + b"\x81",
    sent(b"abc") + sent(b"def"),
    sent(b"x" * 65_528),
    sent(b"abc", fin=False),
    sent(b"abc", Opcode.CONT),
    sent(b"abc", Opcode.BINARY),
    sent(b"abc", Opcode.PING),
    sent(b"\x03\xe8", Opcode.CLOSE),
    sent("è".encode()),
    sent(b"\xff"),
    Frame(Opcode.TEXT, b"abc").serialize(mask=False),
    b"\xc1" + sent(b"abc")[1:],  # reserved bits
]


@pytest.mark.parametrize("number", range(len(NOT_WHOLE)))
def test_all_else_is_left_to_the_library(number: int) -> None:
    assert whole_message(NOT_WHOLE[number]) is None


@pytest.mark.parametrize("cut", range(1, 12))
def test_a_border_is_where_a_frame_ends(cut: int) -> None:
    frame, border = sent(b"abcdef"), FrameBorder()
    border.follow(frame + frame[:cut])
    assert not border.reached
    border.follow(frame[cut:])

    assert border.reached


@pytest.mark.parametrize("size", [0, 125, 126, 65_536])
def test_a_border_is_found_byte_by_byte(size: int) -> None:
    frame, border = sent(b"x" * size), FrameBorder()
    for at in range(len(frame)):
        assert border.reached == (at == 0)
        border.follow(frame[at : at + 1])

    assert border.reached


class Line(asyncio.Transport):
    """The server's end of a connection without a network."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


class Listener:
    """Takes messages both ways and notes which way each of them came; when busy, it takes none at once."""

    def __init__(self) -> None:
        self.took: list[str] = []
        self.busy = False
        self.listens = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        fast_path_of(scope).hear = self.hear
        self.listens = True
        while (event := await receive())["type"] == "websocket.receive":
            self.took.append("long " + event["text"] if "text" in event else "bytes " + event["bytes"].hex())
        self.listens = False

    def hear(self, message: bytes) -> bool:
        if not self.busy:
            self.took.append("short " + message.decode())
        return not self.busy


async def opened(listener: Listener) -> tuple[FastProtocol, Line]:
    config = uvicorn.Config(listener, ws=FastProtocol, ws_per_message_deflate=False, lifespan="off", log_config=None)
    config.load()
    protocol, line = FastProtocol(config, ServerState(), {}), Line()
    protocol.connection_made(line)
    protocol.data_received(GREETING)
    while not listener.listens:
        await asyncio.sleep(0)
    return protocol, line


async def taken(listener: Listener, count: int) -> list[str]:
    while len(listener.took) < count:
        await asyncio.sleep(0)
    return listener.took


async def test_nothing_overtakes_a_message_that_came_in_pieces() -> None:
    listener, two = Listener(), sent(b"2")
    protocol, _ = await opened(listener)
    for data in (sent(b"1"), two[:5], two[5:], sent(b"3")):
        protocol.data_received(data)
    assert await taken(listener, 3) == ["short 1", "long 2", "long 3"]
    protocol.data_received(sent(b"4"))

    assert listener.took[3:] == ["short 4"]
    protocol.connection_lost(None)


async def test_what_only_looks_like_a_frame_stays_a_part_of_its_message() -> None:
    listener, inner = Listener(), sent(b"inner")
    outer = apply_mask(inner, MASK)
    protocol, _ = await opened(listener)
    protocol.data_received(sent(outer, Opcode.BINARY)[: -len(inner)])
    protocol.data_received(inner)

    assert await taken(listener, 1) == ["bytes " + outer.hex()]
    protocol.connection_lost(None)


async def test_nothing_comes_between_the_parts_of_a_message() -> None:
    listener = Listener()
    protocol, line = await opened(listener)
    for data in (sent(b"1", fin=False), sent(b"?", Opcode.PING), sent(b"2", Opcode.CONT)):
        protocol.data_received(data)
    assert await taken(listener, 1) == ["long 12"]
    protocol.data_received(sent(b"3", fin=False))
    protocol.data_received(sent(b"4"))  # no continuation

    assert listener.took == ["long 12"]
    assert line.closed
    protocol.connection_lost(None)


async def test_who_is_busy_gets_it_the_long_way_and_in_order() -> None:
    listener = Listener()
    protocol, _ = await opened(listener)
    listener.busy = True
    protocol.data_received(sent(b"1"))
    listener.busy = False
    protocol.data_received(sent(b"2"))
    assert listener.took == []
    assert await taken(listener, 2) == ["long 1", "long 2"]
    protocol.data_received(sent(b"3") + sent(b"4"))

    assert await taken(listener, 4) == ["long 1", "long 2", "long 3", "long 4"]
    protocol.connection_lost(None)


async def test_nothing_is_heard_after_good_bye() -> None:
    listener = Listener()
    protocol, line = await opened(listener)
    protocol.data_received(sent(b"\x03\xe8", Opcode.CLOSE))
    while listener.listens:
        await asyncio.sleep(0)
    protocol.data_received(sent(b"1"))

    assert listener.took == []
    assert line.closed
    protocol.connection_lost(None)


async def test_text_that_is_no_utf8_closes_the_socket(server: ServerProcess) -> None:
    async with frames(server, NOWHERE) as socket:
        socket.socket.transport.write(sent(b'{"type":"\xff"}'))
        await socket.socket.wait_closed()

    assert socket.socket.close_code == 1007


async def test_a_ping_waits_for_the_action_before_it(server: ServerProcess) -> None:
    async with company(server, 2) as here, frames(server, here.table, here.host) as socket:
        await socket.hello(here.table, 0)
        full = await socket.next("Full")
        act = {"type": "Act", "table": here.table, "seat": 0, "id": "a", "seen": full["n"], "action": full["offers"][0]["choices"][0]}
        await socket.send(act)
        heard = [message["type"] for message in await socket.settled() if message["type"] != "Card"]

    assert heard == ["Step", "Ack"]


async def test_what_waits_for_a_table_is_answered_before_what_came_later(lobby: Lobby) -> None:
    got: list[str] = []
    pings: asyncio.Queue[Message] = asyncio.Queue()

    async def send(message: Message) -> None:
        got.append(message["text"])

    connection = Connection(lobby.tables, lobby.connections, NOWHERE, None, pings.get, send, lambda _: False)
    running = asyncio.create_task(connection.run())
    while not connection.at_rest:
        await asyncio.sleep(0)
    assert connection.hear(b'{"type":"Hello","table":"aaaaaaaaaa","seat":0,"seen":0}')
    assert not connection.hear(b'{"type":"Ping","t":1}')
    pings.put_nowait({"type": "websocket.receive", "text": '{"type":"Ping","t":1}'})
    while len(got) < 2:
        await asyncio.sleep(0)

    assert ["no_such_table" in got[0], got[1].startswith('{"type":"Pong"')] == [True, True]
    assert connection.hear(b'{"type":"Ping","t":2}')
    pings.put_nowait({"type": "websocket.disconnect", "code": 1000})
    await running
