"""The crash drill: real clients play at a real server that is killed at random moments; their records are compared with its log."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import statistics
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from boomtable.client.errors import ActionRefused, ClientError
from boomtable.client.guest import Guest
from boomtable.client.server_process import ServerProcess
from boomtable.client.update import choices

SHORTEST_LIFE, LONGEST_LIFE = 0.05, 0.8  # seconds that the server lives once it works again
BETWEEN_KILLS = 20  # actions that are acknowledged before the next kill
RETRY_SECONDS = 0.2
STUCK_SECONDS = 60.0  # without a single acknowledgement: the games cannot go on


@dataclass
class Records:
    """What the clients know for certain about their actions."""

    acknowledged: set[tuple[str, int, str]] = field(default_factory=set)  # table, seat, id
    sent: set[tuple[str, int, str]] = field(default_factory=set)
    finished: int = 0
    stop: bool = False


class Plan(msgspec.Struct, frozen=True):
    game: str
    tables: int
    seats: int
    kills: int
    seed: int | None = None


class Report(msgspec.Struct, frozen=True):
    kills: int
    acknowledged: int
    lost: int  # acknowledged, and not in the log
    doubled: int  # in the log twice, or never sent
    games_finished: int
    restart_ms: float  # the median
    restart_ms_max: float


async def drill(folder: Path, plan: Plan, killed: Callable[[], None] = lambda: None) -> Report:
    dice, records, restarts = random.Random(plan.seed), Records(), []
    with ServerProcess(folder / "data", log=folder / "server.log") as server:
        groups = [asyncio.create_task(play_on(server.url, plan, records, random.Random(dice.random()))) for _ in range(plan.tables)]
        try:
            for _ in range(plan.kills):
                await more_acknowledged(records, groups)
                await asyncio.sleep(dice.uniform(SHORTEST_LIFE, LONGEST_LIFE))
                server.kill()
                restarts.append(await asyncio.to_thread(server.start))
                killed()
            records.stop = True
            await finish(records, groups)
        finally:
            for group in groups:
                group.cancel()
            await asyncio.gather(*groups, return_exceptions=True)
        await asyncio.to_thread(server.stop)
    lost, doubled = compare(folder / "data" / "boomtable.db", records)
    restart_ms, slowest = round(statistics.median(restarts), 1), round(max(restarts), 1)
    return Report(plan.kills, len(records.acknowledged), lost, doubled, records.finished, restart_ms, slowest)


async def more_acknowledged(records: Records, groups: list[asyncio.Task[None]]) -> None:
    """Wait until the games go on: a kill while nothing happens proves nothing."""
    goal = len(records.acknowledged) + BETWEEN_KILLS
    waited = 0.0
    while len(records.acknowledged) < goal:
        broken = next((group.exception() for group in groups if group.done() and not group.cancelled()), None)
        if broken is not None:
            raise broken
        if waited > STUCK_SECONDS:
            raise ClientError(f"the games did not go on within {STUCK_SECONDS:.0f} seconds of a restart")
        await asyncio.sleep(0.01)
        waited += 0.01


async def finish(records: Records, groups: list[asyncio.Task[None]]) -> None:
    try:
        async with asyncio.timeout(STUCK_SECONDS):
            await asyncio.gather(*groups)
    except TimeoutError:
        raise ClientError(f"some games could not be finished within {STUCK_SECONDS:.0f} seconds of the last restart") from None


async def play_on(url: str, plan: Plan, records: Records, dice: random.Random) -> None:
    """The same people play one game after the other until the drill ends; a game that was begun is always finished."""
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Guest(url, name=f"Guest {seat}", face=seat)) for seat in range(plan.seats)]
        while not records.stop:
            table = await gathered(guests, plan.game)
            if table is not None:
                await asyncio.gather(*(play_seat(guest, table, seat, records, dice) for seat, guest in enumerate(guests)))
                records.finished += 1


async def gathered(guests: list[Guest], game: str) -> str | None:
    """A table whose game has begun; None if the server died meanwhile and it has to be tried again."""
    try:
        table, code = await guests[0].create(game, {"seats": len(guests)})
        for seat, guest in enumerate(guests[1:], 1):
            await guest.sit(table, code, seat)
        await guests[0].start(table)
    except ClientError:
        await asyncio.sleep(RETRY_SECONDS)
        return None
    return table


async def play_seat(guest: Guest, table: str, seat: int, records: Records, dice: random.Random) -> None:
    number = 0
    async with guest.line(table, seat) as line:
        async for update in line:
            if update.over:
                return
            if not update.offers:
                continue
            number += 1
            mine = (table, seat, f"{seat}-{number}")
            records.sent.add(mine)
            try:
                await line.act(dice.choice(choices(update)), id=mine[2])
            except ActionRefused as refused:
                if not refused.stale:
                    raise
            else:
                records.acknowledged.add(mine)


def compare(database: Path, records: Records) -> tuple[int, int]:
    """How many acknowledged actions the log lacks, and how many actions of seats it holds twice or that nobody sent."""
    connection = sqlite3.connect(database)
    try:
        logged = Counter(connection.execute('SELECT "table", actor, client FROM entries WHERE actor >= 0').fetchall())
    finally:
        connection.close()
    lost = sum(logged[mine] == 0 for mine in records.acknowledged)
    doubled = sum(count - 1 for count in logged.values()) + sum(mine not in records.sent for mine in logged)
    return lost, doubled
