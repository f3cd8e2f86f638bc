"""The crash drill with few kills, the load run with few tables, and proof that the drill would notice."""

from __future__ import annotations

import os
import sqlite3
from functools import partial
from pathlib import Path
from random import Random

import pytest

from boomtable.cli.older_database import make_older
from boomtable.client import Guest, SeatLine, Update
from boomtable.client.any_choice import any_choice
from boomtable.client.crash_drill import Plan, drill
from boomtable.client.drill_faults import Faults, workers_of
from boomtable.client.drill_records import Records, compare
from boomtable.client.errors import ClientError
from boomtable.client.load_run import Plan as LoadPlan
from boomtable.client.load_run import run as load
from boomtable.client.postgres_process import programs
from boomtable.client.server_process import ServerProcess
from tests.serving.fixtures import SPEED
from tests.serving.stores import MISSING

EVERY_FAULT = ("worker", "term", "start", "migration", "server")


async def test_kills_lose_nothing_and_repeat_nothing(tmp_path: Path, address: str | None) -> None:
    report = await drill(tmp_path, Plan("snip", tables=4, seats=3, kills=2, seed=1, faults=("server", "server"), store=address), make_older)

    assert (report.kills, report.faults) == (2, {"server": 2})
    assert report.faultless, report
    assert report.acknowledged >= 40
    assert report.games_finished >= 1
    assert report.restart_ms > 0


async def test_every_game_goes_on_after_every_fault(tmp_path: Path) -> None:
    report = await drill(tmp_path, Plan("all", tables=6, seats=None, kills=5, seed=1, faults=EVERY_FAULT), make_older)

    assert report.faultless, report
    assert report.faults.keys() >= {"term", "start", "migration", "server"}  # a worker is only there when bots think
    assert report.acknowledged >= 100


async def test_games_that_do_not_go_on_are_told_with_all_that_was_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def carry_out_and_freeze(faults: Faults, fault: str) -> str:
        done = carry_out(faults, fault)
        monkeypatch.setattr("boomtable.client.crash_drill.STUCK_SECONDS", 1.0)
        faults._server.freeze()
        return done

    carry_out = Faults.carry_out
    monkeypatch.setattr(Faults, "carry_out", carry_out_and_freeze)
    report = await drill(tmp_path, Plan("snip", tables=2, seats=3, kills=3, seed=1, faults=("server",) * 3), make_older)

    assert (report.kills, report.faultless) == (1, False)
    assert report.broken_off == "the games did not go on within 1 seconds of a restart"
    assert (report.acknowledged >= 20, report.lost, report.doubled) == (True, 0, 0)


def test_a_stranger_at_the_same_address_is_not_taken_for_the_server(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "one") as first:
        second = ServerProcess(tmp_path / "two")
        second.port, second.url = first.port, first.url
        process = second.launch()
        process.wait()
        with pytest.raises(ClientError, match="the server does not start"):
            second._wait_until_ready(process, float("inf"))


async def test_a_game_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(ClientError, match=r"the server has no game 'chess': it has blast_tactics, .*, and all of them are 'all'"):
        await drill(tmp_path, Plan("snip,chess", tables=1, seats=None, kills=1), make_older)


async def test_a_worker_that_was_killed_is_followed_by_another_and_the_game_goes_on(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data", speed=SPEED) as server:
        faults, dice = Faults(server, partial(make_older, tmp_path), Random(1)), Random(1)
        async with Guest(server.url) as host:
            table, _ = await host.create("snip", {"seats": 3}, fill="novice", start=True)
            async with host.line(table, 0) as line:
                update = await asked(line)
                [first] = workers_of(server.pid)
                assert faults.carry_out("worker") == "worker"
                while not update.over:
                    await line.act(any_choice(update, dice))
                    update = await asked(line)
        assert workers_of(server.pid) != [first]


async def asked(line: SeatLine) -> Update:
    """The update with which this seat is to move, or the game is over."""
    update = await line.newest()
    while not (update.my_turn or update.over):
        update = await line.newest()
    return update


def test_the_drill_notices_what_is_lost_doubled_or_made_up(tmp_path: Path) -> None:
    database = tmp_path / "log.db"
    with sqlite3.connect(database) as connection:
        connection.execute('CREATE TABLE entries ("table" TEXT, actor INTEGER, client TEXT)')
        rows = [("t", 0, "kept"), ("t", 1, "twice"), ("t", 1, "twice"), ("t", -1, None), ("t", 2, "nobody's")]
        connection.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
    connection.close()
    sent = {("t", 0, "kept"), ("t", 0, "gone"), ("t", 1, "twice")}

    assert compare(database, Records(acknowledged=sent, sent=sent, not_done={("t", 0, "kept"), ("t", 0, "not there")})) == (1, 2, 1)


async def test_a_small_load_run_measures(tmp_path: Path) -> None:
    report = await load(tmp_path, LoadPlan("snip", tables=3, seats=3, rate=5.0, seconds=1.0))

    assert report.moves >= 3
    assert report.sockets == 3 * 3 * 2
    assert 0 < report.latency_ms.p50 <= report.latency_ms.p99 <= report.latency_ms.max
    assert 0 < report.fsync_ms.p50 <= report.fsync_ms.p99
    assert report.commits_per_second > 0
    assert report.refused == 0


async def test_a_load_run_tells_what_its_postgres_takes(tmp_path: Path) -> None:
    if programs() is None:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(MISSING)
    report = await load(tmp_path, LoadPlan("snip", tables=10, seats=3, rate=10.0, seconds=2.0, own_postgres=True))

    assert report.moves >= 10
    assert report.database_us_per_move is not None
    assert report.database_us_per_move > 0


async def test_a_load_run_plays_every_game_with_bots_and_with_people_who_come_and_go(tmp_path: Path) -> None:
    report = await load(tmp_path, LoadPlan("all", tables=6, seats=3, rate=5.0, seconds=2.0, bots=1, leaves=0.5))

    assert set(report.moves_by_game) == {"blast_tactics", "bomb_busters", "bombs_away", "its_a_bomb", "snip", "two_rooms"}
    assert sum(report.moves_by_game.values()) == report.moves > 0
    assert report.absences > 0
    assert report.cpu_us_per_move > 0
