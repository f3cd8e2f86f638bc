"""A minimal WebSocket client for load runs: one callback per frame, no tasks, no queues."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

from boomtable.client.errors import ClientError

TEXT = 0x81  # a whole message of text
CLOSE = 0x8
PING = b'{"type":"Ping","t":0}'
PING_AFTER = 10.0  # seconds without a word to the server, which closes a socket after 30; people ping more often


class BareSocket(asyncio.Protocol):
    """Reads whole, unmasked frames, as servers send them. Masks with zeros, as there are no proxies to protect on loopback."""

    def __init__(self, heard: Callable[[bytes], None], port: int, table: str, key: str) -> None:
        self._heard = heard
        self._greeting = (
            f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\nCookie: guest={key}\r\n\r\n"
        ).encode()
        self._buffer = b""
        self._transport: asyncio.Transport | None = None
        self._sent_at = 0.0
        self._next_look: asyncio.TimerHandle | None = None
        self.open = asyncio.get_running_loop().create_future()
        self.lost = False

    @staticmethod
    async def connect(port: int, table: str, key: str, heard: Callable[[bytes], None]) -> BareSocket:
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: BareSocket(heard, port, table, key), "127.0.0.1", port)
        await socket.open
        return socket

    def send(self, message: bytes) -> None:
        assert self._transport is not None
        self._sent_at = asyncio.get_running_loop().time()
        size = len(message)
        head = bytes([TEXT, 0x80 | size]) if size < 126 else bytes([TEXT, 0x80 | 126]) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + message)

    def close(self) -> None:
        assert self._transport is not None
        self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._greeting)
        self._next_look = asyncio.get_running_loop().call_later(PING_AFTER, self._stay)

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        if self._next_look is not None:
            self._next_look.cancel()
        if not self.open.done():
            self.open.set_exception(ClientError("the server closed the socket while it was opened"))

    def _stay(self) -> None:
        """Thousands of sockets take longer to open than the server waits for a word from the first."""
        loop = asyncio.get_running_loop()
        if self.open.done() and not self.lost and loop.time() - self._sent_at >= PING_AFTER:
            self.send(PING)
        self._next_look = loop.call_later(PING_AFTER, self._stay)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.open.done():
            head, end, self._buffer = self._buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ClientError(f"the server refused the socket: {head.splitlines()[0].decode()}"))
                return
            self.open.set_result(None)
        self._take_frames()

    def _take_frames(self) -> None:
        buffer, at, size = self._buffer, 0, len(self._buffer)
        while size - at >= 2:
            begin, length = at + 2, buffer[at + 1]
            if length == 126:
                begin, length = at + 4, int.from_bytes(buffer[at + 2 : at + 4], "big")
            elif length == 127:
                begin, length = at + 10, int.from_bytes(buffer[at + 2 : at + 10], "big")
            if begin > size or begin + length > size:
                break
            if buffer[at] == TEXT:
                self._heard(buffer[begin : begin + length])
            elif buffer[at] & 0xF == CLOSE:
                self.lost = True
            at = begin + length
        self._buffer = buffer[at:]
