"""A group of guests who play at one table after the other, each over its own socket, and time every move."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Any

import msgspec

from boomtable.client.any_choice import any_value
from boomtable.client.bare_socket import BareSocket

ATTEMPTS = 20  # at one question, where the rules refuse combinations


class Field(msgspec.Struct):
    name: str
    values: list[Any]
    least: int
    most: int


class Offered(msgspec.Struct):
    type: str
    choices: list[msgspec.Raw] = []
    fields: list[Field] = []

    def action(self, dice: Random) -> Any:
        if self.choices:
            return dice.choice(self.choices)
        return {"type": self.type, **{field.name: any_value(field.values, field.least, field.most, dice) for field in self.fields}}


class Seen(msgspec.Struct):
    outcome: msgspec.Raw
    waiting_on: list[int]

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


class Heard(msgspec.Struct, tag_field="type", tag="Heard"):
    table: str


class Pong(msgspec.Struct, tag_field="type", tag="Pong"):
    pass


class Notice(msgspec.Struct, tag_field="type", tag="Notice"):
    code: str
    text: str


_decode = msgspec.json.Decoder(Full | Step | Ack | Refused | Card | Heard | Pong | Notice).decode
_encode = msgspec.json.Encoder().encode


class Group:
    """Guests who play together. A move is done when it is acknowledged, and whoever noticed it has its update; then comes the next one.

    The server shows before it acknowledges: when the acknowledgement is here, all that was shown has arrived on the other sockets.
    """

    def __init__(self, port: int, game: str, keys: list[str], tables: list[str], interval: float, leaves: float, dice: Random) -> None:
        self.game = game
        self._port = port
        self._keys = keys
        self._tables = tables
        self._interval = interval
        self._leaves = leaves  # the share of moves after which somebody goes and comes back
        self._dice = dice
        self._opened: list[tuple[str, list[BareSocket]]] = []  # tables to come, and a socket for each seat
        self._sockets: list[BareSocket] = []
        self._left: list[BareSocket] = []  # of tables that are over
        self._coming: set[asyncio.Task[None]] = set()  # those who come back
        self._table = ""
        self._known: dict[int, Update] = {}  # what each seat was told last
        self._actor = -1
        self._attempts = 0
        self._moving = False
        self._over = False
        self._sent_at = 0.0
        self._shown_at = 0.0
        self._moves = 0
        self._next_at = 0.0
        self._running = False
        self.latencies: list[float] = []  # milliseconds
        self.refused = 0
        self.absences = 0
        self.out_of_tables = False

    @property
    def moving(self) -> bool:
        return self._moving or len(self._known) < len(self._sockets)

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
        for task in self._coming:
            task.cancel()
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
        self._over, self._actor, self._known = False, -1, {}
        for seat in range(len(self._sockets)):
            self._hello(seat)

    def _hello(self, seat: int) -> None:
        self._sockets[seat].send(_encode({"type": "Hello", "table": self._table, "seat": seat, "seen": 0}))

    def _heard(self, frame: bytes) -> None:
        message = _decode(frame)
        if isinstance(message, Update):
            self._updated(message)
        elif isinstance(message, (Ack, Refused)):
            self._answered(isinstance(message, Ack))
        elif isinstance(message, Notice):
            self.refused += 1

    def _updated(self, update: Update) -> None:
        if update.table != self._table:
            return
        self._known[update.seat] = update
        self._over = self._over or update.view.over
        if self._moving and update.seat != self._actor:
            self._shown_at = time.perf_counter()
        self._go_on()

    def _answered(self, done: bool) -> None:
        if not done:
            self.refused += 1
            self._moving = False
            if self._attempts >= ATTEMPTS:
                self._known[self._actor].offers.clear()
            self._go_on()
            return
        self._attempts = 0
        asyncio.get_running_loop().call_soon(self._done, time.perf_counter())

    def _done(self, acknowledged_at: float) -> None:
        """What has arrived together with the acknowledgement has been read by now."""
        self._moving = False
        self.latencies.append(((self._shown_at or acknowledged_at) - self._sent_at) * 1000)
        if self._leaves and self._dice.random() < self._leaves:
            task = asyncio.create_task(self._go_and_come_back(self._dice.randrange(len(self._sockets)), self._table))
            self._coming.add(task)
            task.add_done_callback(self._coming.discard)
        self._go_on()

    async def _go_and_come_back(self, seat: int, table: str) -> None:
        """One of them loses the connection; nobody waits for it meanwhile."""
        self.absences += 1
        socket = await BareSocket.connect(self._port, table, self._keys[seat], self._heard)
        if table != self._table:  # the others have turned to the next one
            socket.close()
            return
        self._sockets[seat].close()
        self._sockets[seat] = socket
        if seat == self._actor:
            self._moving = False  # the answer went to the socket that is gone
        self._hello(seat)

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
            return
        able = [update for update in self._known.values() if update.offers]
        asked = [update for update in able if update.seat in update.view.waiting_on]
        if able:
            self._act(self._dice.choice(asked or able))

    def _act(self, update: Update) -> None:
        self._actor = update.seat
        self._moves += 1
        self._attempts += 1
        self._next_at = max(self._next_at + self._interval, asyncio.get_running_loop().time())
        self._moving, self._shown_at = True, 0.0
        self._sent_at = time.perf_counter()
        act = {"type": "Act", "table": self._table, "seat": update.seat, "id": str(self._moves), "seen": update.n}
        self._sockets[update.seat].send(_encode({**act, "action": self._dice.choice(update.offers).action(self._dice)}))
