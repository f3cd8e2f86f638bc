"""One client at one table: what it looks at, and what it asks for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeAlias

from boomtable.core.errors import BoomtableError
from boomtable.core.seats import FIRST_AUDIENCE
from boomtable.server.errors import BadRequest, TooMany
from boomtable.server.game.subscriber import Subscriber
from boomtable.server.game.updates import encode
from boomtable.server.net.caller import Caller
from boomtable.server.net.connections import Connections
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

MOST_VIEWERS = 64  # viewers of one connection: every seat of a pass-and-play table, and some screens

Send: TypeAlias = Callable[[bytes], None]
Done: TypeAlias = Callable[[Exception | None], None]


class SocketSubscriber(Subscriber):
    """One viewer of one connection."""

    def __init__(self, send: Send, table: LiveTable) -> None:
        self._send = send
        self.table = table

    def send(self, frame: bytes) -> None:
        self._send(frame)


class Visit:
    def __init__(
        self, tables: Tables, connections: Connections, table_id: str, who: Caller, send: Send, send_at_once: Send | None = None
    ) -> None:
        self._tables = tables
        self._metrics = connections.metrics
        self._chat = connections.chat
        self._codes = connections.codes
        self._table_id = table_id
        self._person_id = who.person
        self._address = who.address
        self._send = send
        self._send_at_once = send_at_once or send
        self._subscribers: dict[int, SocketSubscriber] = {}  # by seat or other viewer
        self._waiting: asyncio.Task[None] | None = None  # for the table, or for the disk

    def carry_out(self, message: FromClient, done: Done) -> None:
        """Do it now, or begin to; `done` hears when it is done, or why it could not be. Raises for what is refused at once."""
        if isinstance(message, Ping):
            self._send_at_once(encode(Pong(message.t, self._tables.clock.now())))
            done(None)
            return
        if message.table != self._table_id:
            raise BadRequest(f"this socket is for table {self._table_id!r}: open another one for {message.table!r}")
        match message:
            case Act() if (subscriber := self._subscribers.get(message.seat)) is not None:
                self._act(subscriber.table, message, done)
            case Hello() if (table := self._tables.at_hand(message.table)) is not None:
                self._hello(table, message)
                done(None)
            case Goodbye():
                self._look_away(message.seat)
                done(None)
            case _:
                self._waiting = asyncio.create_task(self._find_and_do(message, done))

    def end(self) -> None:
        for seat in list(self._subscribers):
            self._look_away(seat)

    async def _find_and_do(self, message: Act | Hello | Say | Mark | Advise, done: Done) -> None:
        """What has to wait for the table, or for the disk."""
        try:
            table = await self._tables.find(message.table)
            match message:
                case Act():
                    self._act(table, message, done)
                    return
                case Hello():
                    self._hello(table, message)
                case Say():
                    if self._person_id is not None and not self._chat.allows(self._person_id):
                        raise TooMany("too many lines at once: wait a moment before you say more")
                    await table.talk.say(self._person_id, message.seat, message.channel, message.text)
                case Mark():
                    await table.seating.mark(self._person_id, message.seat, message.marks)
                case Advise():
                    table.advice.ask(self._person_id, message.seat, self._tell)
                    await table.seating.take_hint(self._person_id, message.seat)
        except Exception as error:
            done(error)
        else:
            done(None)

    def _act(self, table: LiveTable, act: Act, done: Done) -> None:
        began = time.perf_counter()

        def answered(answer: Ack | Refused | Exception) -> None:
            if isinstance(answer, Exception):
                done(answer)
                return
            self._tell(answer)
            (self._metrics.refused if isinstance(answer, Refused) else self._metrics.acknowledged).inc()
            self._metrics.latency.observe(time.perf_counter() - began)
            done(None)

        table.moves.post(self._person_id, act, answered)

    def _hello(self, table: LiveTable, message: Hello) -> None:
        self._look_away(message.seat)
        if len(self._subscribers) >= MOST_VIEWERS:
            self._tell(Notice("too_many", f"one connection cannot look at more than {MOST_VIEWERS} places", message.table, message.seat))
            return
        wants_code = message.seat <= FIRST_AUDIENCE
        if wants_code and not self._codes.allows(self._address):
            raise TooMany("too many wrong codes from one address: try again later")
        subscriber = self._subscribers[message.seat] = SocketSubscriber(self._send, table)
        try:
            table.audience.subscribe(self._person_id, message.seat, message.seen, subscriber, message.code)
        except BoomtableError:
            self._look_away(message.seat)
            raise
        if wants_code:  # only codes that open nothing count
            self._codes.give_back(self._address)

    def _look_away(self, seat: int) -> None:
        subscriber = self._subscribers.pop(seat, None)
        if subscriber is not None:
            subscriber.table.audience.unsubscribe(subscriber)

    def _tell(self, message: ServerMessage) -> None:
        self._send(encode(message))
