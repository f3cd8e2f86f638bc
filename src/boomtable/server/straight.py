"""uvicorn's sockets with a short way out: a whole message goes to the client at once, without a task and without ASGI between."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus
from typing import TypeAlias

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

Straight: TypeAlias = Callable[[bytes], bool]

TEXT = b"\x81"  # a whole message of text, not masked
TWO_BYTES, EIGHT_BYTES = b"\x7e", b"\x7f"  # of length follow
MOST_GATHERED = 64  # heads and messages; then they are written, so that a client which does not read is noticed


class StraightProtocol(WebSocketsSansIOProtocol):
    """All that one turn of the loop brings for a client leaves in one piece: a system call costs more than most messages."""

    _gathered: list[bytes]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self._gathered = []
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["state"]["straight"] = self.write_text

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

    def _flush(self) -> None:
        if self._gathered and self.conn.state is State.OPEN and not self.transport.is_closing():  # nothing may follow a close frame
            self.transport.write(b"".join(self._gathered))
        self._gathered.clear()


def straight_of(scope: Scope) -> Straight:
    straight: Straight = scope["state"]["straight"]
    return straight


def head(size: int) -> bytes:
    """The first bytes of a frame (RFC 6455, 5.2)."""
    if size < 126:
        return TEXT + size.to_bytes(1, "big")
    if size < 1 << 16:
        return TEXT + TWO_BYTES + size.to_bytes(2, "big")
    return TEXT + EIGHT_BYTES + size.to_bytes(8, "big")
