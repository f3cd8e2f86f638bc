"""Requests over HTTP, bounded: how much a client may send before it is answered, and how long it may take over that and over reading."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_BYTES = 32 * 1024
MOST_HEADERS = 100  # trailers included
MOST_PIPELINED = 16  # requests that wait for the one before them
REQUEST_BYTES = 4 << 20  # of head, body and what holds the parts of a body together
HEAD_SECONDS = 10.0
REQUEST_SECONDS = 60.0
ANSWER_SECONDS = 30.0  # between two looks at a client that does not take its answer
ANSWER_BYTES = 30 << 10  # that it takes at least in between


class TooMuch(Exception):
    """More than one request may hold."""


class BoundedRequests(HttpToolsProtocol):
    """uvicorn makes one for each connection; the parser of `httptools` calls those that begin with `on_`."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._bytes = 0  # of the request that is being read
        self._in_head = True
        self._deadline: asyncio.TimerHandle | None = None  # of the request that is being read
        self._patience: asyncio.TimerHandle | None = None  # with a client that does not read
        self._unread = 0  # bytes that wait for it

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=0)  # so that whatever is not taken is noticed
        self._give(HEAD_SECONDS)

    def data_received(self, data: bytes) -> None:
        if self._deadline is None:
            self._give(HEAD_SECONDS)  # the first of another request
        self._bytes += len(data)
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self.transport.get_protocol() is not self:
            self._become_socket()
        elif self._in_head and self._bytes > HEAD_BYTES:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif self._bytes > REQUEST_BYTES:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch()

    def resume_writing(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        super().resume_writing()

    # the parser's side

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= MOST_HEADERS:
            raise TooMuch
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            raise TooMuch
        self._in_head = False
        self._give(REQUEST_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._bytes, self._in_head = 0, True
        self._forget_deadline()

    # time

    def _give(self, seconds: float) -> None:
        self._forget_deadline()
        self._deadline = self.loop.call_later(seconds, self._too_late)

    def _forget_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_late(self) -> None:
        if self._in_head and self._bytes:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)
        else:
            self.transport.abort()

    def _watch(self) -> None:
        self._unread = self.transport.get_write_buffer_size()
        self._patience = self.loop.call_later(ANSWER_SECONDS, self._look_again)

    def _look_again(self) -> None:
        if self._unread - self.transport.get_write_buffer_size() >= ANSWER_BYTES:
            self._watch()
        else:
            self.transport.abort()

    def _stop_waiting(self) -> None:
        self._forget_deadline()
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    # ends

    def _become_socket(self) -> None:
        """From here on it is a WebSocket, with bounds of its own."""
        self._stop_waiting()
        self.transport.set_write_buffer_limits()

    def _refuse(self, status: HTTPStatus) -> None:
        head = f"HTTP/1.1 {status.value} {status.phrase}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
        self.transport.write(head.encode())
        self.transport.close()
