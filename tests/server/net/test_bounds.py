"""What one client may send before it is answered, and how long it may take: with real sockets and a real server."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.server import ServerProtocol

from boomtable.server.net import bounded_requests
from boomtable.server.net.bounded_requests import HEAD_BYTES, MOST_HEADERS, MOST_PIPELINED, REQUEST_BYTES, BoundedRequests
from boomtable.server.process import Server
from tests.server.company import NOWHERE, PATIENCE
from tests.server.in_process import in_process

SHORT = 0.05  # seconds
FEW = 48 << 10  # bytes: a flood is noticed, and the answer to good-bye searched for, within less
ENOUGH = 64 << 20  # bytes, far more than systems keep in front of a program that does not read
GET = b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n"
POST = b"POST /api/join HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
GREETING = (
    f"GET /ws/{NOWHERE} HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n\r\n"
).encode()
PING = b"\x89\xfdmask" + b"x" * 125


class Caller:
    """A client that writes bytes as they are."""

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self._port = port
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter

    async def call(self) -> None:
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)

    async def say(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()

    async def open_socket(self) -> None:
        await self.say(GREETING)
        assert b" 101 " in await self._reader.readuntil(b"\r\n\r\n")

    async def taken(self, piece: bytes, most: int) -> int:
        """Repeat a piece until the server ends the connection; how many bytes it took."""
        bunch = piece * (65536 // len(piece))
        for sent in range(0, most, len(bunch)):
            try:
                async with asyncio.timeout(PATIENCE):
                    await self.say(bunch)
            except ConnectionError:
                return sent
        return most

    async def answer(self) -> bytes:
        """All that comes until the server ends the connection."""
        data = bytearray()
        async with asyncio.timeout(PATIENCE):
            with contextlib.suppress(ConnectionError):
                while more := await self._reader.read(65536):
                    data += more
        return bytes(data)

    async def one_answer(self) -> bytes:
        async with asyncio.timeout(PATIENCE):
            return await self._reader.readuntil(b"}")

    async def gone(self) -> None:
        """Wait until the server keeps nothing of anybody."""
        async with asyncio.timeout(PATIENCE):
            while self.server.server_state.connections or len(self.server.app.state.lobby.connections):
                await asyncio.sleep(0)

    def take_little(self) -> None:
        """Let the system keep next to nothing for us, and read nothing of it."""
        self._writer.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._writer.transport.pause_reading()  # type: ignore[attr-defined]

    def hang_up(self) -> None:
        self._writer.transport.abort()


@pytest.fixture
async def caller(tmp_path: Path) -> AsyncIterator[Caller]:
    async with in_process(tmp_path) as (server, port):
        caller = Caller(server, port)
        await caller.call()
        yield caller
        caller.hang_up()


async def test_pings_from_a_socket_that_does_not_read_do_not_pile_up(caller: Caller) -> None:
    await caller.open_socket()

    assert await caller.taken(PING, ENOUGH) < ENOUGH
    await caller.gone()


@pytest.mark.parametrize(
    "piece",
    [b"\x89\x80mask", b"\x8a\x80mask", b"\x00\x80mask", b"\x81\x82mask" + bytes(b ^ m for b, m in zip(b"{}", b"mask", strict=False))],
    ids=["pings", "pongs", "empty parts of a message", "messages"],
)
async def test_a_flood_of_tiny_frames_is_not_read_to_its_end(caller: Caller, monkeypatch: pytest.MonkeyPatch, piece: bytes) -> None:
    """The network brings tens of thousands of them at once; while they are read, nobody else is answered."""
    read: list[int] = []
    receive = ServerProtocol.receive_data

    def counted(protocol: ServerProtocol, data: bytes) -> None:
        read.append(len(data))
        receive(protocol, data)

    monkeypatch.setattr(ServerProtocol, "receive_data", counted)
    await caller.open_socket()
    if piece.startswith(b"\x00"):
        await caller.say(b"\x01\x80mask")  # the first part
    flood = asyncio.create_task(caller.taken(piece, ENOUGH))
    told = await caller.answer()
    await flood

    assert b"flood" in told
    assert sum(read) < FEW
    await caller.gone()


@pytest.mark.parametrize(
    ("begin", "piece"),
    [
        (GET, b"a: b\r\n"),
        (GET, b"a: " + b"b" * 8000 + b"\r\n"),
        (GET + b"a: ", b"b"),
        (b"GET /", b"a"),
        (POST + b"content-length: 1000000000\r\n\r\n", b"{"),
        (POST + b"transfer-encoding: chunked\r\n\r\n0\r\n", b"a: b\r\n"),
        (POST + b"transfer-encoding: chunked\r\n\r\n0\r\na: ", b"b"),
    ],
    ids=["many headers", "large headers", "one header without end", "an address without end", "a body", "trailers", "one trailer"],
)
async def test_a_request_without_end_is_not_listened_to(caller: Caller, begin: bytes, piece: bytes) -> None:
    await caller.say(begin)

    assert await caller.taken(piece, ENOUGH) < ENOUGH
    await caller.gone()


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (GET + b"a: b\r\n" * (MOST_HEADERS - 2) + b"connection: close\r\n\r\n", b"200"),
        (GET + b"a: b\r\n" * (MOST_HEADERS + 1) + b"\r\n", b"400"),
        (GET + b"a: " + b"b" * (HEAD_BYTES - 200) + b"\r\nconnection: close\r\n\r\n", b"200"),
        (GET + b"a: " + b"b" * HEAD_BYTES, b"431"),
    ],
)
async def test_heads_have_bounds_that_nobody_needs_to_reach(caller: Caller, head: bytes, status: bytes) -> None:
    await caller.say(head)

    assert (await caller.answer()).split(b" ", 2)[1] == status


async def test_a_body_may_be_as_large_as_a_recording(caller: Caller) -> None:
    assert REQUEST_BYTES > 2 * (1 << 20)
    await caller.say(
        b"POST /api/replay HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\ncontent-length: 1000000\r\n\r\n" + b"x" * 1_000_000
    )

    assert b"is no line of a recording" in await caller.answer()


@pytest.mark.parametrize(
    ("begun", "answer"),
    [(b"", b""), (GET, b"HTTP/1.1 408 "), (POST + b"content-length: 20\r\n\r\n{", b"")],
    ids=["nothing", "half a head", "half a body"],
)
async def test_half_a_request_is_not_waited_for_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: bytes, answer: bytes
) -> None:
    monkeypatch.setattr(bounded_requests, "HEAD_SECONDS", SHORT)
    monkeypatch.setattr(bounded_requests, "REQUEST_SECONDS", SHORT)
    async with in_process(tmp_path) as (server, port):
        caller = Caller(server, port)
        await caller.call()
        with contextlib.suppress(ConnectionError):
            await caller.say(begun)

        assert (await caller.answer())[: len(answer) or None] in (answer, b"")  # nothing where the machine was too slow to say it
        await caller.gone()
        caller.hang_up()


async def test_half_a_request_after_a_whole_one_is_not_waited_for_either(caller: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    await caller.say(GET + b"\r\n")
    await caller.one_answer()
    monkeypatch.setattr(bounded_requests, "HEAD_SECONDS", SHORT)
    with contextlib.suppress(ConnectionError):
        await caller.say(GET)

    assert (await caller.answer())[:13] in (b"HTTP/1.1 408 ", b"")
    await caller.gone()


@pytest.mark.parametrize(("requests", "refused"), [(MOST_PIPELINED // 2, False), (MOST_PIPELINED * 4, True)])
async def test_only_so_many_requests_wait_for_the_one_before_them(caller: Caller, requests: int, refused: bool) -> None:
    await caller.say((GET + b"\r\n") * requests + GET + b"connection: close\r\n\r\n")
    answers = await caller.answer()

    assert (b" 400 " in answers) is refused
    assert (answers.count(b" 200 ") == requests + 1) is not refused


async def test_who_does_not_take_an_answer_is_not_waited_for(caller: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded_requests, "ANSWER_SECONDS", SHORT)
    request = GET.replace(b"/healthz", b"/api/games") + b"\r\n"

    with contextlib.suppress(ConnectionError):
        for _ in range(ENOUGH // 65536):
            async with asyncio.timeout(PATIENCE):
                await caller.say(request)
    await caller.gone()


async def test_an_answer_that_is_not_taken_is_not_kept(caller: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded_requests, "ANSWER_SECONDS", SHORT)
    while not caller.server.server_state.connections:
        await asyncio.sleep(0)
    [requests] = caller.server.server_state.connections
    assert isinstance(requests, BoundedRequests)
    requests.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    caller.take_little()
    document = b"GET /api/openapi.json HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
    await caller.say(document * (MOST_PIPELINED // 2))

    await caller.gone()


async def test_a_socket_has_all_the_time_it_wants(caller: Caller) -> None:
    while not caller.server.server_state.connections:
        await asyncio.sleep(0)
    [requests] = caller.server.server_state.connections
    assert isinstance(requests, BoundedRequests)
    waits = [requests._deadline is not None]
    await caller.open_socket()
    waits += [requests._deadline is not None, requests._patience is not None]

    assert waits == [True, False, False]
