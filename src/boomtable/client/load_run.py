"""The load run: many tables at a given pace, and how long a move takes to reach the last other seat."""

from __future__ import annotations

import asyncio
import gc
import math
import os
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from random import Random, uniform
from typing import Any

import msgspec

from boomtable.client.chosen_games import games_of, seats_for
from boomtable.client.errors import ClientError
from boomtable.client.fsync_probe import FsyncProbe, percentile
from boomtable.client.load_group import Group
from boomtable.client.load_tables import Laying, make_tables
from boomtable.client.postgres_process import PostgresProcess
from boomtable.client.server_process import ServerProcess

MOVES_PER_GAME = 7  # about as many as a game has
FLAT_OUT_RATE = 4000  # moves a second for which tables are made; when they are used up, a run ends
MOST_SOCKETS = 8000  # one for each seat of each game; all are open before the measurement
TICK = 0.02  # seconds
ARRIVAL_SECONDS = 10.0


class Plan(msgspec.Struct, frozen=True):
    game: str  # one, several with commas, or "all"
    tables: int
    seats: int  # as near to it as a game can seat
    rate: float  # moves a second at each table
    seconds: float
    flat_out: bool = False
    bots: int = 0  # on so many seats of each table
    leaves: float = 0.0  # the share of moves after which somebody goes and comes back
    store: str | None = None  # an empty database of PostgreSQL instead of a file
    own_postgres: bool = False  # a PostgreSQL that is started for it, so that its processor time is known
    games: int | None = None  # made for each group beforehand; None: enough of them if they are short

    @property
    def games_per_group(self) -> int:
        if self.games is not None:
            return self.games
        moves = self.seconds * (FLAT_OUT_RATE / self.tables if self.flat_out else self.rate)
        return max(2, min(math.ceil(moves / MOVES_PER_GAME) + 1, MOST_SOCKETS // (self.tables * self.seats)))


class Spread(msgspec.Struct, frozen=True):
    p50: float
    p99: float
    max: float


class Fsync(msgspec.Struct, frozen=True):
    p50: float
    p99: float


class Report(msgspec.Struct, frozen=True):
    tables: int
    seats: int
    sockets: int  # open all the time: one for each seat of each game, also of those to come and those that are over
    seconds: float
    moves: int
    moves_per_second: float
    latency_ms: Spread  # from a move to the last other seat's update
    fsync_ms: Fsync  # of a bare fsync on the same disk in the same run
    commits_per_second: float
    memory_per_table_kb: float
    cpu_us_per_move: float  # the server's, without the processes in which bots think
    database_us_per_move: float | None  # that of a PostgreSQL of its own
    refused: int
    absences: int
    moves_by_game: dict[str, int]
    load: float  # of the machine, over the last minute: wall-clock figures are worth what it allows


@dataclass(frozen=True)
class Before:
    """What was there before the first move."""

    memory_kb: int  # before the first table
    sockets: int
    postgres: PostgresProcess | None


async def run(folder: Path, plan: Plan, made: Callable[[], None] = lambda: None) -> Report:
    """Prepare all tables, then play for the given time. The server gets one core, the clients get the others."""
    cores = sorted(os.sched_getaffinity(0))
    server_core = cores[-1] if len(cores) > 1 else None
    with ExitStack() as stack:
        postgres = _own_postgres(stack) if plan.own_postgres else None
        store = plan.store if postgres is None else postgres.address()
        server = stack.enter_context(ServerProcess(folder / "data", store=store, core=server_core, log=folder / "server.log"))
        if server_core is not None:
            os.sched_setaffinity(0, set(cores) - {server_core})
        try:
            before_kb = server.memory_kb()
            games = await games_of(server.url, plan.game)
            layings = [Laying(game, seats_for(game, plan.seats), plan.bots) for game in islice(cycle(games), plan.tables)]
            parties = await make_tables(server.url, layings, plan.games_per_group, made)
            groups = [Group(server.port, each.game, each.keys, each.tables, 1 / plan.rate, plan.leaves, Random()) for each in parties]
            for group in groups:
                await group.connect()
            await _all_arrived(groups)
            sockets = sum(len(each.keys) * len(each.tables) for each in parties)
            return await _measure(server, plan, groups, folder, Before(before_kb, sockets, postgres))
        finally:
            os.sched_setaffinity(0, set(cores))


def _own_postgres(stack: ExitStack) -> PostgresProcess:
    shelf = stack.enter_context(tempfile.TemporaryDirectory(prefix="boomtable-postgres-"))
    return stack.enter_context(PostgresProcess(Path(shelf)))


async def _measure(server: ServerProcess, plan: Plan, groups: list[Group], folder: Path, before: Before) -> Report:
    gc.collect()
    gc.freeze()
    postgres = before.postgres
    commits, cpu = server.metric("boomtable_commit_seconds_count"), server.cpu_seconds()
    database = 0.0 if postgres is None else postgres.cpu_seconds()
    with FsyncProbe(folder) as probe:
        began = time.perf_counter()
        for group in groups:
            group.play(0.0 if plan.flat_out else uniform(0, 1 / plan.rate), flat_out=plan.flat_out)
        while (seconds := time.perf_counter() - began) < plan.seconds and not any(group.out_of_tables for group in groups):
            await asyncio.sleep(TICK)
    moves, by_game = [latency for group in groups for latency in group.latencies], _by_game(groups)
    cpu = server.cpu_seconds() - cpu
    database = 0.0 if postgres is None else postgres.cpu_seconds() - database
    commits = server.metric("boomtable_commit_seconds_count") - commits
    for group in groups:
        group.stop()
    await _all_arrived(groups)
    memory = (server.memory_kb() - before.memory_kb) / max(1.0, server.metric("boomtable_tables"))
    for group in groups:
        group.close()
    if not moves:
        raise ClientError("no move was made: the server did not answer in time")
    return Report(
        tables=plan.tables,
        seats=plan.seats,
        sockets=before.sockets,
        seconds=round(seconds, 2),
        moves=len(moves),
        moves_per_second=round(len(moves) / seconds, 1),
        latency_ms=Spread(percentile(moves, 50), percentile(moves, 99), percentile(moves, 100)),
        fsync_ms=Fsync(percentile(probe.times, 50), percentile(probe.times, 99)),
        commits_per_second=round(commits / seconds, 1),
        memory_per_table_kb=round(memory, 1),
        cpu_us_per_move=round(cpu / len(moves) * 1e6, 1),
        database_us_per_move=None if postgres is None else round(database / len(moves) * 1e6, 1),
        refused=sum(group.refused for group in groups),
        absences=sum(group.absences for group in groups),
        moves_by_game=by_game,
        load=round(os.getloadavg()[0], 1),
    )


def _by_game(groups: list[Group]) -> dict[str, int]:
    moves = Counter[str]()
    for group in groups:
        moves[group.game] += len(group.latencies)
    return dict(moves)


async def _all_arrived(groups: list[Group]) -> None:
    """Wait until all messages under way have arrived."""
    deadline = time.perf_counter() + ARRIVAL_SECONDS
    while any(group.moving for group in groups) and time.perf_counter() < deadline:
        await asyncio.sleep(0.01)


def run_fast(main: Coroutine[Any, Any, Report]) -> Report:
    """Run on uvloop where it exists, so that the clients measure the server and not themselves."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(main)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(main)
