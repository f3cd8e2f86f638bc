"""The drill of many servers: real clients play through a proxy while servers, database and proxy fail; their records are the proof."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections import defaultdict
from collections.abc import Callable
from itertools import chain, islice
from pathlib import Path

import msgspec

from boomtable.client.chosen_games import games_of
from boomtable.client.crash_drill import finish, more_acknowledged
from boomtable.client.drill_group import DrillGroup
from boomtable.client.drill_records import Records, compare
from boomtable.client.drill_sights import Sights
from boomtable.client.errors import ClientError
from boomtable.client.fleet import Fleet
from boomtable.client.fleet_faults import LEASE, FleetFaults

SPEED = 60.0  # of the servers' clocks, so that no game waits for longer than a few seconds by itself
HEALED_SECONDS = LEASE + 5  # after which every table has to have gone on
CALM = 0.5, 3.0  # seconds between the end of a fault and the next one
PACE = 0.2  # seconds that a person thinks about a move, on the average
ECHO_SECONDS = 0.2  # in which clients may still read what a server had said before it failed
LOOK_SECONDS = 0.05
GAVE_UP_SECONDS = 120.0  # a drill that is red ends, and does not wait for ever


class FleetPlan(msgspec.Struct, frozen=True):
    game: str  # one, several with commas, or "all"
    tables: int
    seats: int | None  # None: few
    servers: int
    count: int  # of faults
    seed: int | None = None
    faults: tuple[str, ...] = ()  # in this order; then each by turns, then any


class Pauses(msgspec.Struct, frozen=True):
    """How long the table that waited longest did, after each fault of a kind."""

    times: int
    median_s: float
    worst_s: float


class FleetReport(msgspec.Struct, frozen=True):
    servers: int
    faults: int
    acknowledged: int
    lost: int
    doubled: int  # in the log twice, or never sent
    done_though_refused: int
    two_histories: int
    steps_back: int
    too_late: int  # tables that did not go on in time after a fault
    pauses: dict[str, Pauses]  # by kind of fault
    given_up: int  # runs that were declared dead while their process lived, and began again
    doubts_done: int  # commits in doubt that had happened
    doubts_not_done: int
    left_out: int  # tables whose loss was noticed by a write that did not get in
    games_finished: int
    finished: dict[str, int]
    refused: dict[str, int]
    told: list[str]  # what was seen that must not be

    @property
    def kept_everything(self) -> bool:
        """However long it took."""
        return not (self.lost or self.doubled or self.done_though_refused or self.two_histories or self.steps_back)

    @property
    def faultless(self) -> bool:
        return self.kept_everything and not self.too_late


async def fleet_drill(folder: Path, plan: FleetPlan, carried_out: Callable[[], None] = lambda: None) -> FleetReport:
    dice, records = random.Random(plan.seed), Records()
    pauses: dict[str, list[float]] = defaultdict(list)
    late: list[str] = []
    with Fleet(folder, plan.servers, speed=SPEED) as fleet:
        url = fleet.proxy.url
        games = await games_of(url, plan.game)
        faults = FleetFaults(fleet, random.Random(dice.random()))
        people = [
            DrillGroup(url, number, games, plan.seats, records, random.Random(dice.random()), pace=PACE) for number in range(plan.tables)
        ]
        groups = [asyncio.create_task(group.play_on()) for group in people]
        try:
            for fault in islice(chain(plan.faults, faults.by_turns()), plan.count):
                await more_acknowledged(records, groups)
                await asyncio.sleep(dice.uniform(*CALM))
                since = await asyncio.to_thread(faults.carry_out, fault)
                waits = await all_gone_on(records.sights, people, groups, since)
                pauses[fault].append(max(waits))
                late += [f"{each.at} after {fault}" for each, wait in zip(people, waits, strict=True) if wait > HEALED_SECONDS]
                carried_out()
            records.stop = True
            await finish(people, groups)
        finally:
            for group in groups:
                group.cancel()
            await asyncio.gather(*groups, return_exceptions=True)
        found, sights = await asyncio.to_thread(compare, fleet.store, records), records.sights
        return FleetReport(
            servers=plan.servers,
            faults=plan.count,
            acknowledged=len(records.acknowledged),
            lost=found.lost,
            doubled=found.doubled,
            done_though_refused=found.done_though_refused,
            two_histories=sights.two_histories,
            steps_back=sights.steps_back,
            too_late=len(late),
            pauses={
                fault: Pauses(len(each), round(statistics.median(each), 1), round(max(each), 1)) for fault, each in sorted(pauses.items())
            },
            given_up=fleet.said("it begins again"),
            doubts_done=fleet.said('"a commit in doubt is settled","happened":true'),
            doubts_not_done=fleet.said('"a commit in doubt is settled","happened":false'),
            left_out=fleet.said("a table was lost to another server"),
            games_finished=records.finished.total(),
            finished=dict(records.finished),
            refused=dict(records.refused),
            told=[*sights.told, *late],
        )


async def all_gone_on(sights: Sights, people: list[DrillGroup], groups: list[asyncio.Task[None]], since: float) -> list[float]:
    """Wait until every table has gone on after a moment; how long each of them took."""
    while True:
        firsts = [
            next((moment for moment in sights.moments[number] if moment > since + ECHO_SECONDS), None) for number in range(len(people))
        ]
        found = [moment - since for moment in firsts if moment is not None]
        if len(found) == len(people):
            return found
        for group in groups:
            if group.done():
                group.result()
        if time.monotonic() - since > GAVE_UP_SECONDS:
            stuck = [each.at for each, moment in zip(people, firsts, strict=True) if moment is None]
            raise ClientError(f"these did not go on within {GAVE_UP_SECONDS:.0f} seconds: {', '.join(stuck)}")
        await asyncio.sleep(LOOK_SECONDS)


def first_after(since: float, moments: list[float]) -> float | None:
    return next((moment for moment in moments if moment > since), None)
