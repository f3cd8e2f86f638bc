"""The crash drill: real clients play at a real server that is killed at random moments; their records are compared with its log."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import chain, islice
from pathlib import Path

import msgspec

from boomtable.client.chosen_games import games_of
from boomtable.client.drill_faults import DATABASE, Faults
from boomtable.client.drill_group import DrillGroup
from boomtable.client.drill_records import Records, compare
from boomtable.client.errors import ClientError
from boomtable.client.server_process import ServerProcess

SHORTEST_LIFE, LONGEST_LIFE = 0.05, 0.8  # seconds that the server lives once it works again
BETWEEN_KILLS = 20  # actions that are acknowledged before the next kill
STUCK_SECONDS = 120.0  # without a single acknowledgement: the games cannot go on
SPEED = 20.0  # of the server's clock, so that timers end and bots play within the life of a server


class Plan(msgspec.Struct, frozen=True):
    game: str  # one, several with commas, or "all"
    tables: int
    seats: int | None  # None: few
    kills: int
    seed: int | None = None
    faults: tuple[str, ...] = ()  # in this order; else any, as often as FAULTS says
    store: str | None = None  # an empty database of PostgreSQL instead of a file


class Report(msgspec.Struct, frozen=True):
    kills: int  # that were carried out
    broken_off: str | None  # why there were no more, or which games did not go on in the end
    faults: dict[str, int]  # how often which
    acknowledged: int
    lost: int  # acknowledged, and not in the log
    doubled: int  # in the log twice, or never sent
    done_though_refused: int
    two_histories: int  # different updates with one number for one viewer
    steps_back: int  # updates that came after later ones
    games_finished: int
    finished: dict[str, int]  # by game
    absences: int  # how often somebody went away and came back
    refused: dict[str, int]  # by rule; nothing of it may be in the log
    restart_ms: float  # the median
    restart_ms_max: float

    @property
    def faultless(self) -> bool:
        return self.broken_off is None and not (
            self.lost or self.doubled or self.done_though_refused or self.two_histories or self.steps_back
        )


async def drill(folder: Path, plan: Plan, age: Callable[[Path | str], None], killed: Callable[[], None] = lambda: None) -> Report:
    dice, records, done = random.Random(plan.seed), Records(), Counter[str]()
    broken_off = None
    place = plan.store or folder / "data" / DATABASE
    with ServerProcess(folder / "data", store=plan.store, log=folder / "server.log", speed=SPEED) as server:
        games = await games_of(server.url, plan.game)
        faults = Faults(server, partial(age, place), random.Random(dice.random()))
        people = [DrillGroup(server.url, number, games, plan.seats, records, random.Random(dice.random())) for number in range(plan.tables)]
        groups = [asyncio.create_task(group.play_on()) for group in people]
        try:
            for fault in islice(chain(plan.faults, faults.any()), plan.kills):
                await more_acknowledged(records, groups)
                await asyncio.sleep(dice.uniform(SHORTEST_LIFE, LONGEST_LIFE))
                done[await asyncio.to_thread(faults.carry_out, fault)] += 1
                killed()
            records.stop = True
            await finish(people, groups)
        except ClientError as error:  # what was seen until then counts nevertheless
            broken_off = str(error)
        finally:
            for group in groups:
                group.cancel()
            await asyncio.gather(*groups, return_exceptions=True)
        if broken_off is None:
            await asyncio.to_thread(server.stop)
    found, sights = compare(place, records), records.sights
    restarts = faults.restarts or [server.started_ms]
    return Report(
        kills=done.total(),
        broken_off=broken_off,
        faults=dict(done),
        acknowledged=len(records.acknowledged),
        lost=found.lost,
        doubled=found.doubled,
        done_though_refused=found.done_though_refused,
        two_histories=sights.two_histories,
        steps_back=sights.steps_back,
        games_finished=records.finished.total(),
        finished=dict(records.finished),
        absences=records.left,
        refused=dict(records.refused),
        restart_ms=round(statistics.median(restarts), 1),
        restart_ms_max=round(max(restarts), 1),
    )


async def more_acknowledged(records: Records, groups: list[asyncio.Task[None]]) -> None:
    """Wait until the games go on: a kill while nothing happens proves nothing."""
    goal = len(records.acknowledged) + BETWEEN_KILLS
    known, since = -1, 0.0  # acknowledged, and when the last of them came
    while len(records.acknowledged) < goal:
        broken = next((group.exception() for group in groups if group.done() and not group.cancelled()), None)
        if broken is not None:
            raise broken
        if len(records.acknowledged) > known:
            known, since = len(records.acknowledged), time.monotonic()
        if time.monotonic() - since > STUCK_SECONDS:
            raise ClientError(f"the games did not go on within {STUCK_SECONDS:.0f} seconds of a restart")
        await asyncio.sleep(0.01)


async def finish(people: list[DrillGroup], groups: list[asyncio.Task[None]]) -> None:
    """Every table that was begun has to go on after the last restart."""
    await asyncio.wait(groups, timeout=STUCK_SECONDS, return_when=asyncio.FIRST_EXCEPTION)
    stuck = [each.at for each, group in zip(people, groups, strict=True) if not group.done()]
    for group in groups:
        if group.done():
            group.result()
    if stuck:
        raise ClientError(f"these did not go on within {STUCK_SECONDS:.0f} seconds of the last restart: {', '.join(stuck)}")
