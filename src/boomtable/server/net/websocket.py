"""One WebSocket of a client: bytes of the network on one side, whole messages on the other."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, cast

from starlette.datastructures import Headers
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from boomtable.server import logs
from boomtable.server.errors import NotKept
from boomtable.server.net.connection import Connection
from boomtable.server.net.door import SocketDoor
from boomtable.server.net.frames import head, least_bytes, lone_text
from boomtable.server.net.line import Line

MESSAGE_BYTES = 64 * 1024  # that a client may send at once
NO_UTF8 = 1007
PINGS = (Opcode.PING, Opcode.PONG)  # of the network
MOST_GATHERED = 64  # pieces that wait for the end of a turn of the loop
CLOSING_SECONDS = 5.0  # for a client to take the rest of what it was sent
CLOSING_BYTES = 16 * 1024  # that are searched for its answer
LOST_BYTES = 1 << 20  # that it may send on top of them
PIECE = 4096  # bytes that are read at a time: the network brings up to 256 KB at once, which may be 40,000 tiny frames


class WebSocket(asyncio.Protocol, Line):
    """uvicorn makes one for each request to upgrade. All odd cases are left to the `websockets` package."""

    def __init__(self, *, app_state: dict[str, Any], **_: object) -> None:
        self._door: SocketDoor = app_state["door"]
        self._library = ServerProtocol(max_size=MESSAGE_BYTES)
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport
        self._opening: asyncio.Task[None] | None = None
        self._connection: Connection | None = None
        self._parts: list[bytes] = []  # of a message that comes in several frames
        self._pending = 0  # bytes that the library has and may not have made a frame of
        self._is_text = True
        self._waiting = b""  # bytes that came while nobody listened
        self._said_bye = False
        self._after_bye = 0  # bytes that came nevertheless
        self._listens = True  # to this client, if it takes what it is sent
        self._reads = True
        self._closing: asyncio.TimerHandle | None = None
        self._gathered: list[bytes] = []  # heads and messages of this turn of the loop, to be sent together

    # the network's side

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        message = lone_text(data) if self._is_between_messages() else None
        if message is None:
            self._waiting += data
            self._hear_on()
        else:
            self._hear(message, is_text=True)
            self._pass_on()

    def pause_writing(self) -> None:
        self.takes_more = False
        self._read_or_wait()

    def resume_writing(self) -> None:
        self.takes_more = True
        self._read_or_wait()
        if self._connection is not None:
            self._connection.drained()

    def connection_lost(self, error: Exception | None) -> None:
        if self._closing is not None:
            self._closing.cancel()
        self._lose()

    # the connection's side

    def write(self, message: bytes) -> None:
        if not self._gathered:
            self._loop.call_soon(self._flush)
        self._gathered += (head(len(message)), message)
        if len(self._gathered) >= MOST_GATHERED:
            self._flush()

    def listen(self, on: bool) -> None:
        self._listens = on
        self._read_or_wait()

    def close(self, code: int, reason: str) -> None:
        self._library.send_close(code, reason)
        self._pass_on()
        self._said_bye = True
        self.listen(True)  # to its answer

    def abort(self) -> None:
        self._transport.abort()

    # inside

    def _hear_on(self) -> None:
        """Take what has come, piece by piece, as long as somebody listens: a client that is cut off costs few pieces more."""
        while self._waiting and self._listens:
            piece, self._waiting = self._waiting[:PIECE], self._waiting[PIECE:]
            if self._said_bye:
                self._after_bye += len(piece)
            if self._after_bye > CLOSING_BYTES + LOST_BYTES:
                self._transport.abort()
            elif self._after_bye <= CLOSING_BYTES:
                self._read(piece)
                self._pass_on()

    def _read_or_wait(self) -> None:
        """A client that does not take what it is sent is not read either: every ping would add its answer to what waits."""
        reads = self._listens and self.takes_more
        if reads is not self._reads:
            self._reads = reads
            if reads:
                self._transport.resume_reading()
                self._loop.call_soon(self._hear_on)
            else:
                self._transport.pause_reading()

    async def _open(self, request: Request) -> None:
        response = self._library.accept(request)
        admitted = None
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            try:
                admitted = await self._door.admit(request.path, headers_of(request), self._peer())
                if admitted is None:
                    response = self._library.reject(HTTPStatus.FORBIDDEN, "")
            except NotKept:  # the database is away, and nobody knows who this is
                response = self._library.reject(HTTPStatus.SERVICE_UNAVAILABLE, "")
            except Exception as error:
                logs.trouble("a socket broke", error)
                response = self._library.reject(HTTPStatus.INTERNAL_SERVER_ERROR, "")
        if self._transport.is_closing():  # it was not worth waiting
            return
        self._library.send_response(response)
        self._pass_on()
        if admitted is not None:
            self._connection = admitted(self)
            self.listen(True)

    def _peer(self) -> str | None:
        """The address at the other end; None where it has none, as behind a local socket."""
        name = self._transport.get_extra_info("peername")
        return str(name[0]) if isinstance(name, tuple) else None

    def _is_between_messages(self) -> bool:
        """Whether the next byte begins a message, so that a lone one need not go through the library."""
        nothing_waits = self._pending == 0 and not self._waiting and not self._parts
        return nothing_waits and self._listens and not self._said_bye and self._connection is not None

    def _read(self, data: bytes) -> None:
        """Let the library make frames of these bytes."""
        self._pending += len(data)
        self._library.receive_data(data)
        for event in self._library.events_received():
            if isinstance(event, Request):
                self._pending = 0
                self.listen(False)  # until it is decided
                self._opening = asyncio.create_task(self._open(event))
            elif isinstance(event, Frame):
                self._pending -= least_bytes(len(event.data))
                self._take(event)

    def _take(self, frame: Frame) -> None:
        if self._connection is not None and (frame.opcode in PINGS or not frame.fin):
            self._connection.nudged()
        if frame.opcode is Opcode.CONT:
            self._parts.append(bytes(frame.data))
        elif frame.opcode is Opcode.TEXT or frame.opcode is Opcode.BINARY:
            self._is_text = frame.opcode is Opcode.TEXT
            self._parts = [bytes(frame.data)]
        else:  # the library knows what to answer
            return
        if frame.fin:
            message = b"".join(self._parts)
            self._parts.clear()
            self._hear(message, is_text=self._is_text)

    def _hear(self, message: bytes, *, is_text: bool) -> None:
        if self._connection is None:
            return
        try:
            text = message.decode() if is_text else message
        except UnicodeDecodeError:
            self._library.fail(NO_UTF8)
            self._lose()
        else:
            self._connection.hear(text)

    def _flush(self) -> None:
        """Send what was gathered: one call of the system instead of one for each message."""
        if self._gathered and not self._transport.is_closing():
            self._transport.write(b"".join(self._gathered))
        self._gathered.clear()

    def _pass_on(self) -> None:
        """Send what the library answers by itself; an empty piece is the end."""
        answers = self._library.data_to_send()
        if answers:
            self._flush()  # what was written before goes before
        for data in answers:
            if data:
                self._transport.write(data)
            elif self.takes_more:
                self._transport.close()
                self._closing = self._loop.call_later(CLOSING_SECONDS, self._transport.abort)
                self._lose()
            else:  # closing would wait for a client that does not read, and keep in memory what it never took
                self._transport.abort()
                self._lose()

    def _lose(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.lost()


def headers_of(request: Request) -> Headers:
    return Headers(raw=[(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in request.headers.raw_items()])
