"""Who watches the other servers: only somebody who could see all the time believes that one is dead."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from boomtable.server.lease import Lease, boottime
from boomtable.server.store.database import Store
from boomtable.server.store.postgres_runs import DECLARE_DEAD
from boomtable.server.store.watch import Look, Marks, Watch
from boomtable.server.store.writer import Writer

QUIET = {1: 7}  # a run, and its beat that does not rise
PATIENCE = 60.0


def looks(marks: Marks, *moments: float, beats: dict[int, int] = QUIET) -> list[int]:
    """What is found in the end, after a look at each of these moments."""
    return [marks.look(moment, beats) for moment in moments][-1]


def test_whoever_gives_no_sign_for_a_lease_is_dead() -> None:
    marks = Marks(lease=5, gap=1.5)
    assert looks(marks, 100, 101, 102, 103, 104, 104.9) == []
    assert looks(marks, 105) == [1]


def test_a_sign_of_life_begins_a_lease() -> None:
    marks = Marks(lease=5, gap=1.5)
    assert looks(marks, 100, 101, 102, 103, 104) == []
    assert looks(marks, 105, beats={1: 8}) == []
    assert looks(marks, 106, 107, 108, 109, beats={1: 8}) == []
    assert looks(marks, 110, beats={1: 8}) == [1]


def test_whoever_has_not_looked_for_a_while_begins_anew() -> None:
    marks = Marks(lease=5, gap=1.5)
    looks(marks, 100, 101, 102, 103, 104)
    assert looks(marks, 200) == []  # this one was stopped, or the database was away: so the others could not write either
    assert looks(marks, 201, 202, 203, 204) == []
    assert looks(marks, 205) == [1]


def test_after_an_error_nothing_is_believed() -> None:
    marks = Marks(lease=5, gap=1.5)
    looks(marks, 100, 101, 102, 103, 104)
    marks.forget()
    assert looks(marks, 105) == []


def test_of_several_only_the_silent_one_is_dead() -> None:
    marks = Marks(lease=2, gap=1.5)
    for second in range(3):
        found = marks.look(100 + second, {1: 7, 2: second})
    assert found == [1]


async def test_a_server_that_is_alive_cannot_be_declared_dead_by_what_was_seen_before(postgres: str) -> None:
    store = Store.open(postgres)
    run = store.begin_run(0, "one")
    writer = Writer(store.commits(run))
    with store.engine.connect() as connection:
        seen = connection.execute(sa.text("SELECT commits FROM runs")).scalar_one()
    await writer.submit(lambda _: None)
    with store.engine.begin() as connection:
        assert connection.exec_driver_sql(DECLARE_DEAD, (run, seen)).rowcount == 0
        assert connection.exec_driver_sql(DECLARE_DEAD, (run, seen + 1)).rowcount == 1
    await writer.close()
    store.close()


async def test_a_watch_tells_what_is_wanted_and_what_is_orphaned(postgres: str) -> None:
    store = Store.open(postgres)
    dead, mine = store.begin_run(0, "dead"), store.begin_run(0, "mine")
    with store.engine.begin() as connection:
        connection.execute(sa.text("UPDATE runs SET dead = true WHERE id = :dead"), {"dead": dead})
        for name, owner, wanted, phase in (("a", dead, None, "playing"), ("b", dead, None, "over"), ("c", mine, dead, "playing")):
            connection.exec_driver_sql(
                "INSERT INTO tables (id, code, game, rules_version, options, phase, public, spectators, pace, seed, round, clock_at,"
                " clock_set, clock_runs, created, changed, owner, wanted)"
                " VALUES (%s, %s, 'snip', 1, '{}', %s, false, 'none', 'live', '', 1, 0, 0, false, 0, 0, %s, %s)",
                (name, name, phase, owner, wanted),
            )
    loop, told = asyncio.get_running_loop(), asyncio.Event()
    heard: list[Look] = []

    def tell(look: Look) -> None:
        heard.append(look)
        loop.call_soon_threadsafe(told.set)

    watch = Watch(store.engine, lambda: mine, tell)
    watch.start()
    async with asyncio.timeout(PATIENCE):
        await told.wait()
    await asyncio.to_thread(watch.end)
    store.close()
    assert heard[0] == Look(1, ["c"], ["a"])


# what may be said


async def test_a_lease_runs_out_and_is_renewed_by_what_was_written() -> None:
    lease, renewed = Lease(3.5), []
    lease.renewed.connect(lambda: renewed.append(1))
    lease._since = boottime() - 3.6
    assert not lease.holds()
    lease.renew(boottime() - 3.55)  # a commit that took long says nothing of now
    assert (lease.holds(), renewed) == (False, [])
    waiting = asyncio.create_task(lease.held())
    await asyncio.sleep(0)
    lease.renew(boottime())
    assert (lease.holds(), renewed) == (True, [1])
    await waiting


@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
async def test_a_server_on_its_own_file_may_always_speak(place: Path) -> None:
    store = Store.open(place)
    writer = Writer(store.commits(store.begin_run(0)))
    writer.lease._since = boottime() - 10**6
    assert writer.lease.holds()
    await writer.close()
    store.close()
