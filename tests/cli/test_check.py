"""`boomtable check`."""

import json

from boomtable.laws import LAWS
from tests.cli.conftest import Boomtable


def test_a_sound_game_keeps_every_law(boomtable: Boomtable) -> None:
    ran = boomtable("check", "snip", "--seconds", "1", "--json")

    found = json.loads(ran.out)
    assert ran.code == 0
    assert found["game"] == "snip"
    assert found["engine"] in ("compiled", "interpreted")
    assert [law["name"] for law in found["laws"] if law["passed"]] == [law.name for law in LAWS]


def test_a_broken_law_is_named_and_exits_1(boomtable: Boomtable) -> None:
    ran = boomtable("check", "tests.cli.variants:FORGETFUL", "--seconds", "1", "--quiet")

    assert ran.code == 1
    assert [line.split()[1] for line in ran.out.splitlines() if line.startswith("BROKEN")] == ["dump_returns"]
    assert ran.out.splitlines()[-1].startswith(f"Snip: {len(LAWS) - 1} of {len(LAWS)} laws hold")
    assert ran.err == ""


def test_it_covers_all_options_and_takes_none(boomtable: Boomtable) -> None:
    ran = boomtable("check", "snip", "--seats", "3")

    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "boomtable: unrecognized arguments: --seats 3 (see boomtable --help)\n"
