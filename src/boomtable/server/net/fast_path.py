"""uvicorn's sockets with a short way in and a short way out: whole messages pass at once, without a task and without ASGI between."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus
from typing import TypeAlias

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from boomtable.server.net.websocket_frames import FrameBorder, whole_message

FastPath: TypeAlias = Callable[[bytes], bool]  # False: the message has to go the long way

TEXT = b"\x81"  # a whole message of text, not masked
TWO_BYTES, EIGHT_BYTES = b"\x7e", b"\x7f"  # of length follow
MOST_GATHERED = 64  # heads and messages; then they are written, so that a client which does not read is noticed


class FastProtocol(WebSocketsSansIOProtocol):
    """All that one turn of the loop brings for a client leaves in one piece: a system call costs more than most messages."""

    _gathered: list[bytes]
    _border: FrameBorder
    hear: FastPath | None = None  # who takes a message at once

    def data_received(self, data: bytes) -> None:
        """What came alone and whole, with nothing older on its way, need not go the long way."""
        if self.hear is not None and self._nothing_waits():
            message = whole_message(data)
            if message is not None and self.hear(message):
                return
        if self.handshake_initiated:
            self._border.follow(data)
        super().data_received(data)

    def _nothing_waits(self) -> bool:
        """Neither a message that nobody has taken yet, nor a part of one, nor the end."""
        library = self.conn
        return self.queue.empty() and self._border.reached and library.current_size is None and library.state is State.OPEN

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self._gathered = []
        self._border = FrameBorder()
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["state"]["fast_path"] = self

    def write_text(self, message: bytes) -> bool:
        """False when the client does not take it now: then it has to go the long way, behind all that was written before."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN:
            self._flush()
            return False
        if not self._gathered:
            self.loop.call_soon(self._flush)
        self._gathered += (head(len(message)), message)
        if len(self._gathered) > MOST_GATHERED:
            self._flush()
        return True

    def let_go(self) -> None:
        """Nobody listens any more. A client that does not read is not waited for: what it never took would stay in memory."""
        self.hear = None
        if not self.writable.is_set():
            self.transport.abort()

    def _flush(self) -> None:
        if self._gathered and self.conn.state is State.OPEN and not self.transport.is_closing():  # nothing may follow a close frame
            self.transport.write(b"".join(self._gathered))
        self._gathered.clear()


def fast_path_of(scope: Scope) -> FastProtocol:
    fast_path: FastProtocol = scope["state"]["fast_path"]
    return fast_path


def head(size: int) -> bytes:
    """The first bytes of a frame (RFC 6455, 5.2)."""
    if size < 126:
        return TEXT + size.to_bytes(1, "big")
    if size < 1 << 16:
        return TEXT + TWO_BYTES + size.to_bytes(2, "big")
    return TEXT + EIGHT_BYTES + size.to_bytes(8, "big")
