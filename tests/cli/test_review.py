"""`boomtable review`."""

import json
import re
from pathlib import Path

from tests.cli.conftest import Boomtable

RECORDINGS = Path(__file__).resolve().parents[1] / "recordings"
RED_WIRE_CUT = RECORDINGS / "snip" / "red_wire_cut.jsonl"


def test_decisions_stand_beside_the_best_there_was(boomtable: Boomtable) -> None:
    ran = boomtable("review", RED_WIRE_CUT)

    assert ran.code == 0
    assert (
        ran.out
        == """\
entry  decision                  chance  value  best        chance  value
1      Seat 0: Vouch for wire 1  100%    100%   =           100%    100%
2      Seat 1: Cut wire 5        67%     67%    Cut wire 1  100%    100%
3      Seat 2: Cut wire 0        67%     67%    Cut wire 1  100%    100%
"""
    )


def test_what_cannot_fail_has_no_chance(boomtable: Boomtable) -> None:
    lines = boomtable("review", RECORDINGS / "its_a_bomb" / "nobody_picks_up.jsonl").out.splitlines()

    assert re.match(r"1 +Seat 1: Ask about r3 +- +\d+% ", lines[1])
    assert re.match(r"9 +Seat 1: Cut r1c2 +- +\d+% ", lines[5])  # questions and cuts share one measure, the chance to win


def test_and_for_programs(boomtable: Boomtable) -> None:
    found = json.loads(boomtable("review", RED_WIRE_CUT, "--json").out)

    assert (found["game"], found["options"]) == ("snip", {"seats": 3, "first": 0, "guided": False})
    assert [decision["seat"] for decision in found["decisions"]] == [0, 1, 2]
    assert found["decisions"][1]["judgement"]["best"] == {"type": "Cut", "wire": 1}


def test_a_game_without_an_adviser_is_told(boomtable: Boomtable, tmp_path: Path) -> None:
    file = tmp_path / "hush.jsonl"
    boomtable("simulate", "tests.laws.hush.game:HUSH", "--games", "1", "--seed", "1", "--record", tmp_path / "games")
    file.write_bytes(next((tmp_path / "games").iterdir()).read_bytes())

    ran = boomtable("review", file, "--game", "tests.laws.hush.game:HUSH")

    assert (ran.code, ran.out) == (2, "")
    assert ran.err.endswith("cannot be reviewed: it has no adviser\n")
