"""One connection to one table: messages are carried out one by one; what its viewers may know goes out by a bounded outbox."""

from __future__ import annotations

import asyncio
import time
from collections import deque

import msgspec
from starlette.types import Receive, Send

from boomtable.core.errors import BoomtableError, MalformedAction, reason_of
from boomtable.core.seats import is_seat
from boomtable.server import logs
from boomtable.server.errors import BadRequest, NotYours, RequestError
from boomtable.server.game.subscriber import Subscriber
from boomtable.server.net.connections import Connections
from boomtable.server.net.fast_path import FastPath
from boomtable.server.protocol.decoding import UNREADABLE
from boomtable.server.protocol.messages import (
    Ack,
    Act,
    Advise,
    FromClient,
    Goodbye,
    Hello,
    Mark,
    Notice,
    Ping,
    Pong,
    Refused,
    Say,
    ServerMessage,
)
from boomtable.server.tables.live_table import LiveTable
from boomtable.server.tables.registry import Tables
from boomtable.server.throttle import Bucket

SOCKET_RATE = 20.0  # messages a second, in the long run
SOCKET_BURST = 40.0  # messages at once
FLOOD = 200  # refused messages after which a socket is closed
OUTBOX_FRAMES = 256
OUTBOX_BYTES = 1 << 20
MOST_VIEWERS = 64  # viewers of one connection: every seat of a pass-and-play table, and some screens
CLOSE_SECONDS = 5.0  # for a client that does not read to take its close frame

GONE = 1001  # the client went away
POLICY = 1008  # the client broke a rule of the protocol
TOO_SLOW = 1013  # try again later: the client does not read

_decoder = msgspec.json.Decoder(FromClient)
_encode = msgspec.json.Encoder().encode


class SocketSubscriber(Subscriber):
    """One viewer of one connection."""

    def __init__(self, connection: Connection, table: LiveTable) -> None:
        self._connection = connection
        self.table = table

    def send(self, frame: bytes) -> None:
        self._connection.send(frame)


class Connection:
    def __init__(
        self,
        tables: Tables,
        connections: Connections,
        table_id: str,
        person_id: str | None,
        receive: Receive,
        send: Send,
        fast_path: FastPath,
    ) -> None:
        self._tables = tables
        self._connections = connections
        self._metrics = connections.metrics
        self._table_id = table_id
        self._person_id = person_id
        self._receive = receive
        self._send = send
        self._fast_path = fast_path
        self._subscribers: dict[int, SocketSubscriber] = {}  # by seat or other viewer
        self._outbox: deque[bytes] = deque()
        self._outbox_bytes = 0
        self._sleep: asyncio.Future[None] | None = None  # of the writer, while there is nothing to send
        self._end: tuple[int, str] | None = None
        self._over = False
        self._resting = False  # the reader waits for the client
        self._busy: asyncio.Future[None] | None = None  # until the last message is done with
        self._reader: asyncio.Task[None] | None = None
        self._writer: asyncio.Task[None] | None = None
        self.heard_at = time.monotonic()
        self._bucket = Bucket(SOCKET_BURST, SOCKET_RATE, self.heard_at)
        self._throttled = 0

    # sending

    @property
    def at_rest(self) -> bool:
        """Nothing waits to be sent, so nothing can be overtaken."""
        return self._sleep is not None

    def send(self, frame: bytes) -> None:
        """Never blocks: a client that does not read is dropped when its outbox is full."""
        if self._end is not None:
            return
        if self.at_rest and self._fast_path(frame):
            return
        self._outbox.append(frame)
        self._outbox_bytes += len(frame)
        if len(self._outbox) > OUTBOX_FRAMES or self._outbox_bytes > OUTBOX_BYTES:
            self._outbox.clear()
            self._metrics.dropped.inc()
            self.end(TOO_SLOW, "too_slow", "this client does not read fast enough; come back and catch up")
        self._wake()

    def tell(self, message: ServerMessage) -> None:
        self.send(_encode(message))

    def end(self, code: int, word: str, text: str) -> None:
        """Say why, then close; without ceremony when the client does not take it."""
        if self._end is None:
            self._outbox.append(_encode(Notice(word, text)))
            self._end = (code, word)
            self._wake()
            if self._writer is not None:
                asyncio.get_running_loop().call_later(CLOSE_SECONDS, self._writer.cancel)

    async def run(self) -> None:
        """Read and write until one side ends."""
        self._connections.add(self)
        reader = self._reader = asyncio.create_task(self._read())
        self._writer = asyncio.create_task(self._write())
        try:
            await asyncio.wait({reader, self._writer}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._over = True
            self._end = self._end or (GONE, "gone")
            self._writer.cancel()
            if self._resting:
                reader.cancel()
            if self._busy is not None:
                await self._busy
            broken = await asyncio.gather(reader, self._writer, return_exceptions=True)
            for subscriber in self._subscribers.values():
                subscriber.table.audience.unsubscribe(subscriber)
            self._subscribers.clear()
            self._connections.remove(self)
        for error in broken:
            if isinstance(error, Exception) and not isinstance(error, OSError):  # OSError: the client went away
                logs.trouble("a socket broke", error)

    def _wake(self) -> None:
        if self._sleep is not None:
            self._sleep.set_result(None)
            self._sleep = None

    async def _write(self) -> None:
        while self._outbox or self._end is None:
            if not self._outbox:
                self._sleep = asyncio.get_running_loop().create_future()
                await self._sleep
            while self._outbox:
                frame = self._outbox.popleft()
                self._outbox_bytes -= len(frame)
                await self._send({"type": "websocket.send", "text": frame.decode()})
        code, word = self._end
        await self._send({"type": "websocket.close", "code": code, "reason": word})

    # reading

    def hear(self, text: bytes) -> bool:
        """The short way in. False: this has to wait for something older, in the queue of `receive`."""
        if not self._resting or self._busy is not None or self._end is not None:
            return False
        self._take(text)
        return True

    async def _read(self) -> None:
        while not self._over:
            self._resting = True
            event = await self._receive()
            self._resting = False
            if event["type"] == "websocket.disconnect":
                return
            if self._busy is not None:
                await self._busy
            if self._end is None:
                self._take(event.get("text") or event.get("bytes") or b"")
            if self._busy is not None:
                await self._busy

    def _throttle(self) -> None:
        self._throttled += 1
        self._metrics.throttled.inc()
        if self._throttled >= FLOOD:
            self.end(POLICY, "flood", "this client sends far too many messages")
        else:
            self.tell(Notice("too_many", f"at most {SOCKET_RATE:.0f} messages a second: this one was not read, send it again later"))

    def _take(self, text: str | bytes) -> None:
        self.heard_at = time.monotonic()
        if not self._bucket.take(self.heard_at):
            self._throttle()
            return
        try:
            message = _decoder.decode(text)
        except UNREADABLE as error:
            self._malformed(f"this is no message of the protocol: {reason_of(error)[:200]}")
            return
        try:
            self._do(message)
        except Exception as error:
            self._failed(message, error)

    def _failed(self, message: FromClient, error: Exception) -> None:
        if isinstance(error, MalformedAction):
            self._malformed(str(error))
            self.end(POLICY, "malformed", "this client speaks another language than the game")
        elif isinstance(error, BoomtableError):
            self._refuse(message, error)
        else:
            logs.trouble("a socket broke", error)
            assert self._reader is not None
            self._reader.cancel()

    def _refuse(self, message: FromClient, error: BoomtableError) -> None:
        """An action is always answered by its id, so that its sender need not wait for ever."""
        word = error.code if isinstance(error, RequestError) else "bad_request"
        match message:
            case Act(table, seat, name):
                self._metrics.refused.inc()
                self.tell(Refused(table, seat, name, word, {}, str(error)))
            case Ping():
                self.tell(Notice(word, str(error)))
            case Hello(table, seat, seen) if seen > 0 and is_seat(seat) and isinstance(error, NotYours):
                self.tell(Notice("seat_lost", str(error), table, seat))  # while its line was down
            case _:
                self.tell(Notice(word, str(error), message.table, message.seat))

    def _malformed(self, text: str) -> None:
        self._metrics.malformed.inc()
        self.tell(Notice("malformed", text))

    def _do(self, message: FromClient) -> None:
        """Do it now, or begin to."""
        if isinstance(message, Ping):
            self.tell(Pong(message.t, self._tables.clock.now()))
            return
        if message.table != self._table_id:
            raise BadRequest(f"this socket is for table {self._table_id!r}: open another one for {message.table!r}")
        match message:
            case Act() if (subscriber := self._subscribers.get(message.seat)) is not None:
                self._act(subscriber.table, message)
            case Hello() if (table := self._tables.at_hand(message.table)) is not None:
                self._hello(table, message)
            case Goodbye():
                self._look_away(message.seat)
            case _:
                self._busy = asyncio.create_task(self._begin(message))

    async def _begin(self, message: Act | Hello | Say | Mark | Advise) -> None:
        """What has to wait for the table, or for the disk."""
        try:
            table = await self._tables.find(message.table)
            match message:
                case Act():
                    began = time.perf_counter()
                    answer = await table.moves.act(self._person_id, message.seat, message.id, message.seen, bytes(message.action))
                    self._answer(answer, began)
                case Hello():
                    self._hello(table, message)
                case Say():
                    await table.talk.say(self._person_id, message.seat, message.channel, message.text)
                case Mark():
                    await table.seating.mark(self._person_id, message.seat, message.marks)
                case Advise():
                    table.advice.ask(self._person_id, message.seat, self.tell)
        except Exception as error:
            self._failed(message, error)
        finally:
            self._busy = None

    def _hello(self, table: LiveTable, message: Hello) -> None:
        self._look_away(message.seat)
        if len(self._subscribers) >= MOST_VIEWERS:
            self.tell(Notice("too_many", f"one connection cannot look at more than {MOST_VIEWERS} places", message.table, message.seat))
            return
        subscriber = self._subscribers[message.seat] = SocketSubscriber(self, table)
        try:
            table.audience.subscribe(self._person_id, message.seat, message.seen, subscriber)
        except BoomtableError:
            self._look_away(message.seat)
            raise

    def _look_away(self, seat: int) -> None:
        subscriber = self._subscribers.pop(seat, None)
        if subscriber is not None:
            subscriber.table.audience.unsubscribe(subscriber)

    def _act(self, table: LiveTable, act: Act) -> None:
        began = time.perf_counter()
        busy = self._busy = asyncio.get_running_loop().create_future()

        def answered(answer: Ack | Refused | Exception) -> None:
            self._busy = None
            if not busy.done():
                busy.set_result(None)
            if isinstance(answer, Exception):
                self._failed(act, answer)
            else:
                self._answer(answer, began)

        try:
            table.moves.post(self._person_id, act, answered)
        except Exception as error:
            answered(error)

    def _answer(self, answer: Ack | Refused, began: float) -> None:
        self.tell(answer)
        (self._metrics.refused if isinstance(answer, Refused) else self._metrics.acknowledged).inc()
        self._metrics.latency.observe(time.perf_counter() - began)
