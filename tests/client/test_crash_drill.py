"""The crash drill with few kills, the load run with few tables, and proof that the drill would notice."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from boomtable.client.crash_drill import Plan, Records, compare, drill
from boomtable.client.load_run import Plan as LoadPlan
from boomtable.client.load_run import run as load


async def test_kills_lose_nothing_and_repeat_nothing(tmp_path: Path) -> None:
    report = await drill(tmp_path, Plan("snip", tables=4, seats=3, kills=2, seed=1))

    assert (report.kills, report.lost, report.doubled) == (2, 0, 0)
    assert report.acknowledged >= 40
    assert report.games_finished >= 4
    assert report.restart_ms > 0


def test_the_drill_notices_what_is_lost_doubled_or_made_up(tmp_path: Path) -> None:
    database = tmp_path / "log.db"
    with sqlite3.connect(database) as connection:
        connection.execute('CREATE TABLE entries ("table" TEXT, actor INTEGER, client TEXT)')
        rows = [("t", 0, "kept"), ("t", 1, "twice"), ("t", 1, "twice"), ("t", -1, None), ("t", 2, "nobody's")]
        connection.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
    connection.close()
    sent = {("t", 0, "kept"), ("t", 0, "gone"), ("t", 1, "twice")}

    assert compare(database, Records(acknowledged=sent, sent=sent)) == (1, 2)


async def test_a_small_load_run_measures(tmp_path: Path) -> None:
    report = await load(tmp_path, LoadPlan("snip", tables=3, seats=3, rate=5.0, seconds=1.0))

    assert report.moves >= 3
    assert report.sockets == 3 * 3 * 2
    assert 0 < report.latency_ms.p50 <= report.latency_ms.p99 <= report.latency_ms.max
    assert 0 < report.fsync_ms.p50 <= report.fsync_ms.p99
    assert report.commits_per_second > 0
    assert report.refused == 0
