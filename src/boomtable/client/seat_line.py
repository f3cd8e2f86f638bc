"""A line to one seat: updates come in, actions go out, and a lost connection is restored."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import ssl
import time
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from boomtable.client.errors import ActionRefused, ClientError, TurnedAway
from boomtable.client.update import Json, Update

PING_EVERY = 2.5  # seconds
GIVE_UP = 9.0  # seconds of silence after which the line is replaced
FIRST_WAIT = 0.1  # seconds before the first new attempt; doubles up to LONGEST_WAIT
LONGEST_WAIT = 4.0
LARGEST = 1 << 20  # bytes of one message
FINAL = {"no_such_table", "not_yours", "seat_lost"}  # notices after which trying again is pointless
SLOW_DOWN = "too_many"
ELSEWHERE = "elsewhere"  # the table is at the server with the address that comes along
UNREAD = "malformed"  # the server could not read what was sent
PATIENCE = 1.0  # seconds to hold back after SLOW_DOWN


class Waiting:
    """An action that has not been acknowledged: kept word for word, so that sending it again is harmless."""

    def __init__(self, id: str, message: bytes) -> None:  # noqa: A002 (the protocol's word)
        self.id = id
        self.message = message
        self.answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()


class Witness:
    """Hears of everything that is shown on a line, in order, whether it was of use or not."""

    def opening(self) -> None:
        """A connection has been made, and nothing was shown on it so far."""

    def shown(self, update: Update) -> None:
        pass

    def told(self) -> None:
        """Something else has come: a card, a line of talk, a notice."""


class SeatLine:
    def __init__(self, url: str, key: str | None, table: str, seat: int, *, seen: int = 0, trust: ssl.SSLContext | None = None) -> None:
        self.table = table
        self.seat = seat
        self.seen = seen
        self.card: Json | None = None
        self.notices: list[Json] = []
        self.heard: list[Json] = []  # chat
        self.connections = 0  # how often the line was opened
        self.witness = Witness()
        self.offset_ms = 0.0  # server time minus this machine's, from the last pong
        self._url = _socket(url, table)
        self._headers = {} if key is None else {"Cookie": f"guest={key}"}
        self._trust = trust
        self._socket: ClientConnection | None = None
        self._updates: asyncio.Queue[Update | BaseException | None] = asyncio.Queue()
        self._waiting: dict[str, Waiting] = {}
        self._asked_to_rest = 0.0
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._stay_connected())
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        assert self._task is not None
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    # using

    def __aiter__(self) -> AsyncIterator[Update]:
        return self._iterate()

    async def _iterate(self) -> AsyncIterator[Update]:
        while True:
            yield await self.next()

    async def next(self) -> Update:
        """The next update; waits through lost connections. TurnedAway when this guest may not look."""
        update = await self._updates.get()
        if isinstance(update, BaseException):
            raise update
        assert update is not None
        return update

    async def newest(self) -> Update:
        """The next update, or what has come on top of it meanwhile."""
        update = await self.next()
        while not self._updates.empty():
            update = await self.next()
        return update

    async def act(self, action: Json, *, id: str | None = None, seen: int | None = None) -> None:  # noqa: A002
        """Returns when the action is on the server's disk. ActionRefused when a rule forbids it, ClientError when it could not be read."""
        waiting = self._file(action, id, self.seen if seen is None else seen)
        await self._try_send(waiting.message)
        answer = await waiting.answer
        if answer["type"] == "Refused":
            raise ActionRefused(answer["rule"], answer["text"], answer["facts"])

    async def say(self, text: str, channel: str = "table") -> None:
        await self._try_send(self._message("Say", channel=channel, text=text))

    async def mark(self, marks: str) -> None:
        await self._try_send(self._message("Mark", marks=marks))

    async def drop(self) -> None:
        """Cut the connection, as a tunnel or a lift would; the line reconnects by itself."""
        if self._socket is not None:
            self._socket.transport.abort()

    # inside

    def _file(self, action: Json, id: str | None, seen: int) -> Waiting:  # noqa: A002
        name = id or secrets.token_hex(8)
        waiting = Waiting(name, self._message("Act", id=name, seen=seen, action=action))
        self._waiting[name] = waiting
        return waiting

    def _message(self, kind: str, **fields: object) -> bytes:
        return msgspec.json.encode({"type": kind, "table": self.table, "seat": self.seat, **fields})

    async def _try_send(self, message: bytes) -> None:
        """Send if there is a connection, else drop the message; unacknowledged actions are sent again after the next Hello."""
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(message, text=True)

    async def _stay_connected(self) -> None:
        wait = FIRST_WAIT
        try:
            while True:
                before = self.connections
                with contextlib.suppress(OSError, TimeoutError, ConnectionClosed, InvalidHandshake, EOFError):
                    await self._one_connection()
                self._socket = None
                wait = FIRST_WAIT if self.connections > before else min(2 * wait, LONGEST_WAIT)
                await asyncio.sleep(wait * random.uniform(0.5, 1.0))
        except (ClientError, msgspec.DecodeError) as error:
            self._fail(error)
        except asyncio.CancelledError:
            self._fail(ClientError("the line was closed"))
            raise

    def _fail(self, error: ClientError | msgspec.DecodeError) -> None:
        self._updates.put_nowait(error)
        self._fail_actions(error)

    def _fail_actions(self, error: ClientError | msgspec.DecodeError) -> None:
        for waiting in self._waiting.values():
            if not waiting.answer.done():
                waiting.answer.set_exception(error)
                waiting.answer.exception()  # nobody may be waiting for it

    async def _one_connection(self) -> None:
        options: dict[str, Any] = {"ssl": self._trust} if self._trust is not None else {}
        opening = connect(
            self._url,
            additional_headers=self._headers,
            compression=None,
            proxy=None,
            max_size=LARGEST,
            ping_interval=None,
            open_timeout=GIVE_UP,
            close_timeout=1,
            **options,
        )
        async with opening as socket:
            self.witness.opening()
            await socket.send(self._message("Hello", seen=self.seen), text=True)
            for waiting in list(self._waiting.values()):
                await socket.send(waiting.message, text=True)
            self._socket = socket
            self.connections += 1
            pings = asyncio.create_task(self._ping(socket))
            try:
                while True:
                    async with asyncio.timeout(GIVE_UP):
                        text = await socket.recv(decode=False)
                    self._take(msgspec.json.decode(text))
            finally:
                pings.cancel()

    async def _ping(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(PING_EVERY)
                await socket.send(msgspec.json.encode({"type": "Ping", "t": time.time() * 1000}), text=True)
                if self._asked_to_rest and time.monotonic() - self._asked_to_rest > PATIENCE:
                    self._asked_to_rest = 0.0
                    for waiting in list(self._waiting.values()):
                        await socket.send(waiting.message, text=True)

    def _take(self, message: Json) -> None:
        match message["type"]:
            case "Step":
                self._update(msgspec.convert(message, Update))
            case "Full":
                whole = {**message, "events": message["log"], "whole": True}
                self._update(msgspec.convert(whole, Update))
            case "Ack" | "Refused":
                waiting = self._waiting.pop(message["id"], None)
                if waiting is not None and not waiting.answer.done():
                    waiting.answer.set_result(message)
            case "Card":
                self.card = message["card"]
                self.witness.told()
            case "Heard":
                self.heard.append(message["said"])
                self.witness.told()
            case "Pong":
                self.offset_ms = message["now"] - time.time() * 1000
            case "Notice":
                self._notice(message)

    def _update(self, update: Update) -> None:
        self.witness.shown(update)
        if update.whole or update.n > self.seen:
            self.seen = update.n
            self._updates.put_nowait(update)

    def _notice(self, notice: Json) -> None:
        self.notices.append(notice)
        self.witness.told()
        if notice["code"] in FINAL:
            raise TurnedAway(notice["code"], notice["text"])
        if notice["code"] == UNREAD:  # it names no action; none of those that wait can be sent again word for word
            self._fail_actions(ClientError(notice["text"]))
            self._waiting.clear()
        if notice["code"] == ELSEWHERE:
            self._url = _socket(notice["address"], self.table)
        if notice["code"] == SLOW_DOWN:
            self._asked_to_rest = time.monotonic()


def _socket(url: str, table: str) -> str:
    return "ws" + url.rstrip("/").removeprefix("http") + f"/ws/{table}"
