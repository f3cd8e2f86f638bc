"""The drill of many servers with a handful of faults, and proof that it would notice what must not happen."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boomtable.cli.main import run
from boomtable.client import fleet, proxy_process
from boomtable.client.drill_sights import Sights
from boomtable.client.errors import ClientError
from boomtable.client.fleet import Fleet
from boomtable.client.fleet_drill import FleetPlan, FleetReport, first_after, fleet_drill
from boomtable.client.fleet_faults import FleetFaults
from boomtable.client.postgres_process import programs
from boomtable.client.proxy_process import program
from tests.serving.stores import MISSING, NO_PROXY

HANDFUL = ("kill", "stop beyond the lease", "database, back at once", "drain", "proxy kill")


async def test_many_servers_lose_nothing_whatever_fails(tmp_path: Path) -> None:
    for found, missing in ((programs(), MISSING), (program(), NO_PROXY)):
        if found is None:
            (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(missing)
    plan = FleetPlan("snip,its_a_bomb", tables=4, seats=3, servers=3, count=len(HANDFUL), seed=1, faults=HANDFUL)

    report = await fleet_drill(tmp_path, plan)

    assert report.kept_everything, report  # how quickly tables go on says how busy this machine is; that they do, the drill waits for
    assert set(report.pauses) == set(HANDFUL)
    assert report.acknowledged >= 20 * len(HANDFUL)


def test_every_kind_of_fault_comes_before_any_comes_twice() -> None:
    faults = FleetFaults(Fleet.__new__(Fleet), Random(1))
    kinds = faults.by_turns()
    first = [next(kinds) for _ in range(11)]
    assert len(set(first)) == 11
    assert {next(kinds) for _ in range(200)} == set(first)


def test_a_table_goes_on_when_something_new_is_seen_of_it() -> None:
    sights = Sights()
    sights.moments[0] += [1.0, 2.0, 9.0]
    assert first_after(2.0, sights.moments[0]) == 9.0
    assert first_after(9.0, sights.moments[0]) is None


@pytest.mark.parametrize("wrong", ["lost", "doubled", "done_though_refused", "two_histories", "steps_back", "too_late"])
def test_whatever_goes_wrong_is_a_fault_of_the_servers(wrong: str) -> None:
    figures: dict[str, Any] = dict.fromkeys(FleetReport.__struct_fields__, 0)
    figures |= {"pauses": {}, "finished": {}, "refused": {}, "told": []}
    assert FleetReport(**figures).faultless
    assert not FleetReport(**{**figures, wrong: 1}).faultless


def test_a_program_that_is_missing_is_named_in_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fleet, "demand_postgres", lambda: None)
    monkeypatch.setattr(proxy_process, "program", lambda: None)
    with pytest.raises(ClientError, match=r"^there is no HAProxy on this machine: install it \(Debian's package is called haproxy\)$"):
        Fleet(tmp_path, 3, speed=1.0)


@pytest.mark.parametrize("flags", [["--servers", "1"], ["--servers", "3", "--store", "postgresql://u@h/d"]])
def test_what_the_drill_of_many_servers_cannot_do_is_said(flags: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["drill", *flags]) == 2
    assert "--servers takes 2 or more, and starts a database of its own" in capsys.readouterr().err
