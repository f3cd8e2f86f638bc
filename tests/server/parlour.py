"""The tables of a server without its sockets: a real database, a clock moved by hand, and people who look on."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from boomtable.games import GAMES
from boomtable.server.clock import Alarm, Clock, WallClock
from boomtable.server.game.replay import replay_as
from boomtable.server.game.subscriber import Subscriber
from boomtable.server.people.people import Person
from boomtable.server.protocol.requests import NewTable, Replay, TakeSeat
from boomtable.server.settings import Settings
from boomtable.server.surroundings import Surroundings
from boomtable.server.tables.live_table import LiveTable
from boomtable.server.tables.registry import Tables
from boomtable.table.recording import read
from tests.serving.fixed_seeds import FixedSeeds

ENTROPY = "00112233445566778899aabbccddeeff"
PATIENCE = 60.0  # seconds until a test gives up waiting
STORE: str | None = None  # the database that is used instead of a file; set by the fixture `each_store`


class HandClock(Clock):
    """Stands still until it is moved; then everything rings that is due, in order."""

    def __init__(self, now: float = 1_700_000_000_000) -> None:
        self._now = now
        self._alarms: list[tuple[float, int, _HandAlarm]] = []
        self._count = 0

    def now(self) -> float:
        return self._now

    def ring(self, at: float, what: Callable[[], None]) -> Alarm:
        self._count += 1
        alarm = _HandAlarm(what)
        heapq.heappush(self._alarms, (at, self._count, alarm))
        return alarm

    def forget(self) -> None:
        """Undo what a process has set for itself, as its end would."""
        self._alarms.clear()

    async def advance(self, ms: float) -> None:
        """Move on, and let everything that follows from each ring happen before the next."""
        end = self._now + ms
        while self._alarms and self._alarms[0][0] <= end:
            at, _, alarm = heapq.heappop(self._alarms)
            if not alarm.cancelled:
                self._now = max(self._now, at)
                alarm.what()
                await settled()
        self._now = end


class _HandAlarm(Alarm):
    def __init__(self, what: Callable[[], None]) -> None:
        self.what = what
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Looker(Subscriber):
    """An onlooker that keeps every frame it is sent."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self._stirred = asyncio.Event()

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)
        self._stirred.set()

    def all(self, *kinds: str) -> list[dict[str, Any]]:
        messages = [msgspec.json.decode(frame) for frame in self.frames]
        return [message for message in messages if not kinds or message["type"] in kinds]

    def last(self, *kinds: str) -> dict[str, Any]:
        return self.all(*kinds)[-1]

    async def until(self, wanted: Callable[[Looker], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not wanted(self):
                self._stirred.clear()
                await self._stirred.wait()

    def update(self) -> dict[str, Any]:
        return self.last("Full", "Step")


_OPEN: list[Tables] = []


@asynccontextmanager
async def parlour(folder: Path, clock: Clock | None = None, speed: float = 1.0) -> AsyncIterator[Tables]:
    around = Surroundings(clock or WallClock(), FixedSeeds())
    tables = await Tables.open(Settings(data=folder, store=STORE, speed=speed, bot_workers=1), around)
    _OPEN.append(tables)
    try:
        yield tables
    finally:
        if tables in _OPEN:
            _OPEN.remove(tables)
            await tables.close_all()


async def settled() -> None:
    """Wait until all that was to be written is on the disk, and all that follows from it has happened."""
    for tables in _OPEN:
        for _ in range(3):
            await tables.flushed()


async def only_worker(tables: Tables) -> int:
    """The process that bots think in, as soon as it runs."""
    pool = tables._services.pool
    async with asyncio.timeout(PATIENCE):
        while not pool.processes():
            await tables.flushed()
    [process] = pool.processes()
    return process


async def crash(tables: Tables) -> None:
    """End as if the process had been killed: what is left is the database."""
    _OPEN.remove(tables)
    tables._chores.stop()
    if tables._neighbours is not None:
        await tables._neighbours.stop()
    if isinstance(tables.clock, HandClock):
        tables.clock.forget()
    await tables._services.writer.close()
    await tables._services.pool.close()
    tables._services.store.close()
    if tables._folder is not None:
        tables._folder.release()


async def guests(tables: Tables, count: int) -> list[Person]:
    return [(await tables.people.welcome())[0] for _ in range(count)]


async def gathered(tables: Tables, people: list[Person], **wish: Any) -> LiveTable:
    """A table with these people on its seats, not begun yet."""
    seats = wish.pop("seats", len(people))
    options = msgspec.Raw(msgspec.json.encode({"seats": seats, **wish.pop("options", {})}))
    new = NewTable(wish.pop("game", "snip"), options, "Ann", 1, **wish)
    table = await tables.create(people[0], new)
    if table.facts.phase == "gathering" and table.seats[0].kind == "person":
        await table.seating.add_entropy(people[0], 0, ENTROPY)
    for seat, person in enumerate(people[1:], 1):
        await table.seating.sit(person, TakeSeat(f"Guest {seat}", seat, ENTROPY, table.code, seat))
    return table


async def started(tables: Tables, people: list[Person], **wish: Any) -> LiveTable:
    table = await gathered(tables, people, **wish)
    await table.phases.start(people[0])
    return table


async def look(table: LiveTable, person: Person | None, viewer: int, seen: int = 0, code: str | None = None) -> Looker:
    looker = Looker()
    table.audience.subscribe(None if person is None else person.id, viewer, seen, looker, code)
    return looker


def replayed(table: LiveTable, person_id: str | None, viewer: int) -> Replay:
    """What this person would be shown of a finished game."""
    return replay_as(read(table.recordings.to_replay(person_id, viewer), GAMES.get), viewer)


def choice(update: dict[str, Any]) -> bytes:
    """The first thing that is offered."""
    return msgspec.json.encode(update["offers"][0]["choices"][0])


async def play_on(table: LiveTable, people: list[Person], moves: int = 100) -> int:
    """Let whoever is asked do the first thing that is offered; how many moves it took."""
    for move in range(moves):
        if table.facts.phase != "playing":
            return move
        assert table.match.running is not None
        seat = table.game.waiting_on(table.match.running.table.state)[0]
        update = table.match.running.table.update(seat)
        action = msgspec.json.encode(update.offers[0].choices[0])
        await table.moves.act(people[seat].id, seat, f"move {len(table.match.running.table.entries)}", update.n, action)
    return moves
