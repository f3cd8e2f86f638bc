"""A group of guests who play at one table after the other, each over its own socket, and time every move."""

from __future__ import annotations

import asyncio
import time

import msgspec

from boomtable.client.bare_socket import BareSocket


class Offered(msgspec.Struct):
    type: str
    choices: list[msgspec.Raw] = []


class Seen(msgspec.Struct):
    outcome: msgspec.Raw

    @property
    def over(self) -> bool:
        return bytes(self.outcome) != b"null"


class Update(msgspec.Struct, tag_field="type"):
    table: str
    seat: int
    n: int
    view: Seen
    offers: list[Offered]


class Full(Update, tag="Full"):
    pass


class Step(Update, tag="Step"):
    pass


class Ack(msgspec.Struct, tag_field="type", tag="Ack"):
    id: str


class Refused(msgspec.Struct, tag_field="type", tag="Refused"):
    id: str


class Card(msgspec.Struct, tag_field="type", tag="Card"):
    table: str


class Notice(msgspec.Struct, tag_field="type", tag="Notice"):
    code: str
    text: str


_decode = msgspec.json.Decoder(Full | Step | Ack | Refused | Card | Notice).decode
_encode = msgspec.json.Encoder().encode


class Group:
    """Guests who play together. A move is done when it is acknowledged and every seat has its update; then comes the next one."""

    def __init__(self, port: int, keys: list[str], tables: list[str], interval: float) -> None:
        self._port = port
        self._keys = keys
        self._tables = tables
        self._interval = interval
        self._opened: list[tuple[str, list[BareSocket]]] = []  # tables to come, and a socket for each seat
        self._sockets: list[BareSocket] = []
        self._left: list[BareSocket] = []  # of tables that are over
        self._table = ""
        self._late: set[int] = set()  # seats whose update is still to come
        self._acknowledged = True
        self._actor = -1
        self._offer: tuple[int, int, msgspec.Raw] | None = None  # seat, its n, the action it will send
        self._over = False
        self._sent_at = 0.0
        self._moves = 0
        self._next_at = 0.0
        self._running = False
        self.latencies: list[float] = []  # milliseconds
        self.refused = 0
        self.out_of_tables = False

    @property
    def moving(self) -> bool:
        return bool(self._late) or not self._acknowledged

    async def connect(self) -> None:
        """Open all sockets before the measurement: people open one for a whole game, and these games are short."""
        for table in self._tables:
            self._opened.append((table, [await BareSocket.connect(self._port, table, key, self._heard) for key in self._keys]))
        self._sit_down()

    def play(self, delay: float, *, flat_out: bool) -> None:
        self._running = True
        if flat_out:
            self._interval = 0.0
        self._next_at = asyncio.get_running_loop().time() + delay
        self._go_on()

    def stop(self) -> None:
        self._running = False

    def close(self) -> None:
        for socket in (*self._left, *self._sockets):
            socket.close()
        for _, sockets in self._opened:
            for socket in sockets:
                socket.close()

    def _sit_down(self) -> None:
        """Let everybody turn to the next table. The sockets of the last one stay open: its game is over, and it sends nothing more."""
        if not self._opened:
            self.out_of_tables = True
            return
        self._left += self._sockets
        self._table, self._sockets = self._opened.pop()
        self._over, self._offer, self._actor, self._late = False, None, -1, set(range(len(self._sockets)))
        for seat, socket in enumerate(self._sockets):
            socket.send(_encode({"type": "Hello", "table": self._table, "seat": seat, "seen": 0}))

    def _heard(self, frame: bytes) -> None:
        message = _decode(frame)
        if isinstance(message, Update):
            self._updated(message)
        elif isinstance(message, (Ack, Refused)):
            self._acknowledged = True
            if isinstance(message, Refused):
                self.refused += 1
                self._late.clear()
            self._go_on()
        elif isinstance(message, Notice):
            self.refused += 1

    def _updated(self, update: Update) -> None:
        if update.table != self._table:
            return
        self._late.discard(update.seat)
        if update.view.over:
            self._over = True
        elif update.offers:
            self._offer = (update.seat, update.n, update.offers[0].choices[0])
        if not self._late - {self._actor} and self._sent_at:
            self.latencies.append((time.perf_counter() - self._sent_at) * 1000)
            self._sent_at = 0.0
        self._go_on()

    def _go_on(self) -> None:
        if self.moving or not self._running:
            return
        loop = asyncio.get_running_loop()
        if self._interval == 0.0 or loop.time() >= self._next_at:
            self._next()
        else:
            loop.call_at(self._next_at, self._next)

    def _next(self) -> None:
        if not self._running or self.moving:
            return
        if self._over:
            self._sit_down()
        elif self._offer is not None:
            (self._actor, n, action), self._offer = self._offer, None
            self._moves += 1
            self._next_at = max(self._next_at + self._interval, asyncio.get_running_loop().time())
            self._late, self._acknowledged = set(range(len(self._sockets))), False
            self._sent_at = time.perf_counter()
            act = {"type": "Act", "table": self._table, "seat": self._actor, "id": str(self._moves), "seen": n, "action": action}
            self._sockets[self._actor].send(_encode(act))
