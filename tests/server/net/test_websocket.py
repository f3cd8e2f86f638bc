"""Bytes on one side of a socket, messages on the other: however they arrive, they stay whole and in order."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from starlette.datastructures import Headers
from websockets.frames import Close, Frame, Opcode
from websockets.utils import apply_mask

from boomtable.client.server_process import ServerProcess
from boomtable.server.net.frames import head, lone_text
from boomtable.server.net.line import Line
from boomtable.server.net.websocket import CLOSING_BYTES, LOST_BYTES, MESSAGE_BYTES, MOST_GATHERED, WebSocket
from tests.server.company import NOWHERE, company, frames

MASK = b"mask"
PEER = "192.0.2.7"
GREETING = (
    b"GET /ws/aaaaaaaaaa HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Wire(asyncio.Transport):
    """The server's end of a connection without a network."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.writes = 0
        self.reads = True
        self.end = ""

    def get_extra_info(self, name: str, default: object = None) -> object:
        return (PEER, 50_000) if name == "peername" else default

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        self.written += data
        self.writes += 1

    def is_closing(self) -> bool:
        return self.end != ""

    def close(self) -> None:
        self.end = self.end or "closed"

    def abort(self) -> None:
        self.end = "aborted"

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True


class Listener:
    """Notes what a connection is told."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.told: list[str | bytes] = []
        self.nudges = 0

    def hear(self, text: str | bytes) -> None:
        self.told.append(text)

    def nudged(self) -> None:
        self.nudges += 1

    def drained(self) -> None:
        self.told.append("(drained)")

    def lost(self) -> None:
        self.told.append("(lost)")


class Door:
    """Lets everybody in, unless it is told otherwise."""

    def __init__(self) -> None:
        self.listener: Listener | None = None
        self.decided = asyncio.Event()
        self.decided.set()
        self.error: Exception | None = None
        self.admits = True

    async def admit(self, path: str, headers: Headers, peer: str | None) -> Callable[[Line], Listener] | None:
        assert (path, headers["host"], peer) == ("/ws/aaaaaaaaaa", "here", PEER)
        await self.decided.wait()
        if self.error is not None:
            raise self.error
        return self._enter if self.admits else None

    def _enter(self, line: Line) -> Listener:
        self.listener = Listener(line)
        return self.listener


async def answered(door: Door, greeting: bytes = GREETING) -> tuple[WebSocket, Wire]:
    """A socket that was asked to open, and has answered."""
    socket, wire = WebSocket(app_state={"door": door}, config=None, server_state=None), Wire()
    socket.connection_made(wire)
    socket.data_received(greeting)
    while not wire.written:
        await asyncio.sleep(0)
    return socket, wire


async def opened() -> tuple[WebSocket, Wire, Listener]:
    door = Door()
    socket, wire = await answered(door)
    assert wire.written.startswith(b"HTTP/1.1 101 ")
    assert door.listener is not None
    assert wire.reads
    wire.written, wire.writes = b"", 0
    return socket, wire, door.listener


def sent(data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """A frame with this data, as a client sends it."""
    frame = Frame(opcode, data, fin=fin).serialize(mask=False)
    begin = len(frame) - len(data)
    return bytes([frame[0], frame[1] | 0x80]) + frame[2:begin] + MASK + apply_mask(data, MASK)


def closing(code: int, reason: str = "") -> bytes:
    return Frame(Opcode.CLOSE, Close(code, reason).serialize()).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
async def test_a_message_is_written_as_the_library_would(size: int) -> None:
    message = b"x" * size
    _, wire, listener = await opened()
    listener.line.write(message)
    await asyncio.sleep(0)

    assert head(size) + message == wire.written == Frame(Opcode.TEXT, message).serialize(mask=False)


async def test_messages_of_one_turn_are_sent_together_and_before_what_comes_later() -> None:
    socket, wire, listener = await opened()
    listener.line.write(b"1")
    listener.line.write(b"2")
    assert wire.written == b""
    await asyncio.sleep(0)
    assert (wire.written, wire.writes) == (head(1) + b"1" + head(1) + b"2", 1)

    listener.line.write(b"3")
    socket.data_received(sent(b"?", Opcode.PING))
    listener.line.write(b"4")
    listener.line.close(1000, "")

    later = [head(1) + b"3", Frame(Opcode.PONG, b"?").serialize(mask=False), head(1) + b"4", closing(1000)]
    assert wire.written == head(1) + b"1" + head(1) + b"2" + b"".join(later)


async def test_many_messages_do_not_wait_for_the_end_of_a_turn() -> None:
    _, wire, listener = await opened()
    for _ in range(MOST_GATHERED // 2):
        listener.line.write(b"x")

    assert wire.written == (head(1) + b"x") * (MOST_GATHERED // 2)


PARTS = sent(b"3a", fin=False) + sent(b"3b", Opcode.CONT)
MANY = sent(b"1") + sent("zwölf".encode()) + PARTS + sent(b"\xff", Opcode.BINARY) + sent(b"x" * 300)


@pytest.mark.parametrize("piece", [1, 2, 3, 5, 7, 11, 64, len(MANY)])
async def test_messages_are_whole_and_in_order_however_they_arrive(piece: int) -> None:
    socket, _, listener = await opened()
    for at in range(0, len(MANY), piece):
        socket.data_received(MANY[at : at + piece])

    assert listener.told == ["1", "zwölf", "3a3b", b"\xff", "x" * 300]


LENGTHY = b"\x81\xfe\x00\x05" + MASK + apply_mask(b"eight", MASK)  # two bytes of length where one would do
PACKETS = [
    (sent(b""), [""]),
    (sent(b"\xff", Opcode.BINARY), [b"\xff"]),
    (sent(b"1"), ["1"]),
    (LENGTHY, ["eight"]),
    (sent(b"2"), ["2"]),
    (sent(b"3")[:1], []),
    (sent(b"3")[1:], ["3"]),
    (sent(b"4"), ["4"]),
    (sent(b"5a", fin=False), []),
    (sent(b"", Opcode.PING), []),
    (sent(b"5b", Opcode.CONT), ["5a5b"]),
    (sent(b"6") + sent(b"7"), ["6", "7"]),
    (sent(b"8"), ["8"]),
]


async def test_messages_that_arrive_alone_are_read_among_all_others() -> None:
    socket, _, listener = await opened()
    for data, heard in PACKETS:
        socket.data_received(data)
        assert listener.told == heard
        listener.told.clear()


async def test_a_message_in_the_middle_of_another_ends_a_socket_even_when_it_arrives_alone() -> None:
    socket, wire, listener = await opened()
    socket.data_received(sent(b"1", fin=False))
    socket.data_received(sent(b"2"))

    assert listener.told == ["(lost)"]
    assert wire.written[2:4] == (1002).to_bytes(2, "big")


@pytest.mark.parametrize("size", [0, 1, 2, 125, 126, 127, 65_535])
def test_a_lone_text_is_known_by_its_length(size: int) -> None:
    message = bytes(at % 251 for at in range(size))
    frame = sent(message)

    assert lone_text(frame) == message
    assert lone_text(frame + b"\x81") is None
    assert lone_text(frame[:-1]) is None


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x81",
        sent(b"1", fin=False),
        sent(b"1", Opcode.BINARY),
        sent(b"1", Opcode.PING),
        Frame(Opcode.TEXT, b"12345").serialize(mask=False),
        sent(b"1") + sent(b"2"),
        sent(b"x" * 65_536),
    ],
)
def test_all_else_is_no_lone_text(data: bytes) -> None:
    assert lone_text(data) is None


async def test_what_only_looks_like_a_frame_stays_a_part_of_its_message() -> None:
    socket, _, listener = await opened()
    inner = sent(b"inner")
    outer = apply_mask(inner, MASK)
    socket.data_received(sent(outer, Opcode.BINARY)[: -len(inner)])
    socket.data_received(inner)

    assert listener.told == [outer]


async def test_a_ping_of_the_network_is_answered_between_the_parts_of_a_message() -> None:
    socket, wire, listener = await opened()
    for data in (sent(b"1", fin=False), sent(b"?", Opcode.PING), sent(b"2", Opcode.CONT)):
        socket.data_received(data)

    assert listener.told == ["12"]
    assert wire.written == Frame(Opcode.PONG, b"?").serialize(mask=False)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (sent(b"1", fin=False) + sent(b"2"), 1002),  # no continuation
        (sent(b"2", Opcode.CONT), 1002),  # of nothing
        (Frame(Opcode.TEXT, b"2").serialize(mask=False), 1002),  # not masked
        (b"\xc1" + sent(b"2")[1:], 1002),  # reserved bits
        (sent(b'{"type":"\xff"}'), 1007),
        (sent(b"x" * (MESSAGE_BYTES + 1)), 1009),
        (sent(b"x" * MESSAGE_BYTES, fin=False) + sent(b"x", Opcode.CONT), 1009),
    ],
)
async def test_what_breaks_the_rules_of_sockets_ends_it(data: bytes, code: int) -> None:
    socket, wire, listener = await opened()
    socket.data_received(sent(b"1") + data + sent(b"3"))
    socket.connection_lost(None)

    assert listener.told == ["1", "(lost)"]
    assert wire.written[:4] == closing(code)[:1] + wire.written[1:2] + code.to_bytes(2, "big")
    assert wire.end == "closed"


async def test_nothing_is_heard_after_good_bye() -> None:
    socket, wire, listener = await opened()
    socket.data_received(sent(b"1") + sent(b"\x03\xe8", Opcode.CLOSE) + sent(b"2"))
    socket.data_received(sent(b"3"))
    socket.connection_lost(None)

    assert listener.told == ["1", "(lost)"]
    assert (wire.written, wire.end) == (closing(1000), "closed")


async def test_good_bye_comes_after_what_was_written_and_waits_for_an_answer() -> None:
    socket, wire, listener = await opened()
    listener.line.listen(False)
    listener.line.write(b"last")
    listener.line.close(1013, "too_slow")

    assert wire.written == head(4) + b"last" + closing(1013, "too_slow")
    assert (wire.end, wire.reads) == ("", True)
    socket.data_received(sent(b"\x03\xf5", Opcode.CLOSE))
    assert wire.end == "closed"


async def test_what_comes_instead_of_an_answer_is_dropped_and_not_for_ever() -> None:
    socket, wire, listener = await opened()
    listener.line.close(1008, "flood")
    socket.data_received(sent(b"x" * CLOSING_BYTES))
    socket.data_received(sent(b"\x03\xf0", Opcode.CLOSE))  # too late to be found
    assert (listener.told, wire.end) == ([], "")
    socket.data_received(b"x" * LOST_BYTES)

    assert (listener.told, wire.end) == ([], "aborted")


async def test_what_came_while_nobody_listened_is_heard_afterwards() -> None:
    socket, wire, listener = await opened()
    listener.line.listen(False)
    socket.data_received(sent(b"1") + sent(b"2"))
    assert listener.told == []
    listener.line.listen(True)
    await asyncio.sleep(0)

    assert (listener.told, wire.reads) == (["1", "2"], True)


async def test_who_leaves_and_does_not_read_is_not_waited_for() -> None:
    socket, wire, listener = await opened()
    socket.pause_writing()
    assert not listener.line.takes_more
    socket.data_received(sent(b"\x03\xe8", Opcode.CLOSE))

    assert (listener.told, wire.end) == (["(lost)"], "aborted")


async def test_who_reads_again_is_sent_the_rest() -> None:
    socket, _, listener = await opened()
    socket.pause_writing()
    socket.resume_writing()

    assert (listener.told, listener.line.takes_more) == (["(drained)"], True)


async def test_who_does_not_take_what_it_is_sent_is_not_read() -> None:
    socket, wire, listener = await opened()
    socket.pause_writing()
    listener.line.listen(False)
    listener.line.listen(True)
    assert not wire.reads
    socket.resume_writing()

    assert wire.reads


async def test_pings_of_the_network_and_parts_of_messages_are_counted() -> None:
    socket, _, listener = await opened()
    for data in (sent(b"1"), sent(b"", Opcode.PING), sent(b"", Opcode.PONG), sent(b"2", fin=False), sent(b"", Opcode.CONT)):
        socket.data_received(data)

    assert (listener.told, listener.nudges) == (["1", "2"], 3)


async def test_who_is_not_listened_to_waits() -> None:
    _, wire, listener = await opened()
    listener.line.listen(False)
    assert not wire.reads
    listener.line.listen(True)

    assert wire.reads


async def test_who_may_not_come_in_hears_so() -> None:
    door = Door()
    door.admits = False
    _, wire = await answered(door)

    assert (wire.written[:12], wire.end, door.listener) == (b"HTTP/1.1 403", "closed", None)


async def test_a_door_that_breaks_lets_nobody_in() -> None:
    door = Door()
    door.error = OSError("no disk")
    _, wire = await answered(door)

    assert (wire.written[:12], wire.end, door.listener) == (b"HTTP/1.1 500", "closed", None)


async def test_a_greeting_without_a_key_is_refused() -> None:
    door = Door()
    _, wire = await answered(door, GREETING.replace(b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n", b""))

    assert (wire.written[:12], wire.end, door.listener) == (b"HTTP/1.1 400", "closed", None)


async def test_who_leaves_at_the_door_never_was_here() -> None:
    door, wire = Door(), Wire()
    door.decided.clear()
    socket = WebSocket(app_state={"door": door}, config=None, server_state=None)
    socket.connection_made(wire)
    socket.data_received(GREETING)
    assert not wire.reads
    wire.close()
    socket.connection_lost(None)
    door.decided.set()
    for _ in range(5):
        await asyncio.sleep(0)

    assert (wire.written, door.listener) == (b"", None)


async def test_text_that_is_no_utf8_closes_a_real_socket(server: ServerProcess) -> None:
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
