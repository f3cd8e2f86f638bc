"""One connection to one table: messages are carried out one by one; what its viewers may know goes out, bounded."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from functools import partial

import msgspec

from boomtable.core.errors import BoomtableError, MalformedAction, reason_of
from boomtable.server import logs
from boomtable.server.errors import Elsewhere, Lost, NoSuchAction, NotKept, PutAway
from boomtable.server.game.updates import encode
from boomtable.server.net.caller import Caller
from boomtable.server.net.connections import Connections
from boomtable.server.net.line import Line
from boomtable.server.net.outbox import Outbox
from boomtable.server.net.refusing import refusal
from boomtable.server.net.visit import Visit
from boomtable.server.protocol.decoding import UNREADABLE
from boomtable.server.protocol.messages import FromClient, Hello, Notice, Refused
from boomtable.server.tables.registry import Tables
from boomtable.server.throttle import Bucket

SOCKET_RATE = 20.0  # messages a second, in the long run
SOCKET_BURST = 40.0  # messages at once
FLOOD = 200  # refused messages after which a socket is closed
CLOSE_SECONDS = 5.0  # for a client to take its close frame and answer it

COME_BACK = 1012  # service restart
POLICY = 1008  # the client broke a rule of the protocol
TOO_SLOW = 1013  # try again later: the client does not read

_decoder = msgspec.json.Decoder(FromClient)


class Connection:
    def __init__(self, tables: Tables, connections: Connections, table_id: str, who: Caller, line: Line) -> None:
        self._connections = connections
        self._metrics = connections.metrics
        self._line = line
        self.table_id = table_id
        self._lease = connections.lease
        self._visit = Visit(tables, connections, table_id, who, self.send, self.send_at_once)
        self._outbox = Outbox()
        self._unread: deque[str | bytes] = deque()  # messages that wait for the one before them
        self._reading = False
        self._busy = False  # a message was begun and is not done
        self._end: tuple[int, str] | None = None
        self._over = False  # nothing can be sent any more
        self._deadline: asyncio.TimerHandle | None = None
        self.heard_at = time.monotonic()
        self._clock = tables.clock
        self._bucket = Bucket(SOCKET_BURST, SOCKET_RATE, self._clock.now() / 1000)
        self._throttled = 0
        connections.add(self)

    # sending

    def send(self, frame: bytes) -> None:
        """Never blocks: a client that does not read is dropped when its outbox is full. What is said of a table waits until it is
        sure that the table is still here."""
        if self._end is not None or self._over:
            return
        if self._line.takes_more and self._lease.holds():  # then nothing waits that could be overtaken
            self._line.write(frame)
            return
        self._outbox.push(frame)
        if self._outbox.overfull:
            self._outbox.clear()
            self._metrics.dropped.inc()
            self.end(TOO_SLOW, "too_slow", "this client does not read fast enough; come back and catch up")

    def send_at_once(self, frame: bytes) -> None:
        """What says nothing of a table."""
        if self._end is None and not self._over and self._line.takes_more:
            self._line.write(frame)

    def end(self, code: int, word: str, text: str, address: str | None = None) -> None:
        """Say why, then close; without ceremony when the client does not take it."""
        if self._end is None and not self._over:
            self._end = (code, word)
            self._unread.clear()
            if not self._lease.holds():
                self._outbox.clear()
            self._outbox.push(encode(Notice(word, text, address=address)))
            self._deadline = asyncio.get_running_loop().call_later(CLOSE_SECONDS, self._line.abort)
            self.drained()

    def drained(self) -> None:
        """The client takes more again."""
        while self._outbox and self._line.takes_more and (self._end is not None or self._lease.holds()):
            self._line.write(self._outbox.pop())
        if self._end is not None and not self._outbox and not self._over:
            self._over = True
            self._line.close(*self._end)
            self._leave()

    def lost(self) -> None:
        """The client is gone. What it sent before is still carried out."""
        self._over = True
        if self._deadline is not None:
            self._deadline.cancel()
        self._leave()

    def abort(self) -> None:
        self._line.abort()

    def _leave(self) -> None:
        if not self._busy and not self._unread:
            self._visit.end()
            self._connections.remove(self)

    # reading

    def hear(self, text: str | bytes) -> None:
        if self._end is None:
            self._unread.append(text)
            self._read()

    def nudged(self) -> None:
        """A frame came that is no whole message, such as a ping of the network: not heard, but counted."""
        if self._end is None and not self._bucket.take(time.monotonic()):
            self._count_throttled()

    def _read(self) -> None:
        """One after the other: the next when the one before is done."""
        if self._reading:
            return
        self._reading = True
        while self._unread and not self._busy:
            self._take(self._unread.popleft())
        self._reading = False
        if self._over:
            self._leave()
        else:
            self._line.listen(not self._unread)

    def _take(self, text: str | bytes) -> None:
        self.heard_at = time.monotonic()
        if not self._bucket.take(self._clock.now() / 1000):
            self._throttle()
            return
        try:
            message = _decoder.decode(text)
        except UNREADABLE as error:
            self._malformed(f"this is no message of the protocol: {reason_of(error)[:200]}")
            return
        self._busy = True
        done = partial(self._done, message)
        try:
            self._visit.carry_out(message, done)
        except Exception as error:
            done(error)

    def _done(self, message: FromClient, error: Exception | None) -> None:
        self._busy = False
        if error is not None:
            self._failed(message, error)
        self._read()

    def _throttle(self) -> None:
        self._count_throttled()
        if self._end is None:
            self._tell(Notice("too_many", f"at most {SOCKET_RATE:.0f} messages a second: this one was not read, send it again later"))

    def _count_throttled(self) -> None:
        self._throttled += 1
        self._metrics.throttled.inc()
        if self._throttled >= FLOOD:
            self.end(POLICY, "flood", "this client sends far too many messages")

    def _failed(self, message: FromClient, error: Exception) -> None:
        if isinstance(error, Elsewhere):
            self.end(COME_BACK, error.code, str(error), error.address)
        elif isinstance(error, (Lost, PutAway)) or (isinstance(error, NotKept) and isinstance(message, Hello)):
            self.end(COME_BACK, error.code, str(error))
        elif isinstance(error, MalformedAction) and not isinstance(error, NoSuchAction):
            self._malformed(str(error))
            self.end(POLICY, "malformed", "this client speaks another language than the game")
        elif isinstance(error, BoomtableError):
            told = refusal(message, error)
            if isinstance(told, Refused):
                self._metrics.refused.inc()
            self._tell(told)
        else:
            logs.trouble("a socket broke", error)
            self._over = True
            self._unread.clear()
            self._line.abort()

    def _malformed(self, text: str) -> None:
        self._metrics.malformed.inc()
        self._tell(Notice("malformed", text))

    def _tell(self, message: Notice | Refused) -> None:
        self.send(encode(message))
