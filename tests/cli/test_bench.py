"""`boomtable bench`."""

import json
from pathlib import Path

import pytest

import boomtable.cli.bench as bench
from boomtable.core.form import compiled
from boomtable.games.snip.schema import SnipOptions
from boomtable.games.two_rooms.schema import TwoRoomsOptions
from boomtable.research.beside import Beside, Learners
from boomtable.research.forms import COMPILED, INTERPRETED
from tests.cli.conftest import Boomtable

SRC = Path(bench.__file__).resolve().parents[2]


def test_the_running_form_is_measured(boomtable: Boomtable) -> None:
    found = json.loads(boomtable("bench", "--only", "--seconds", "0.05", "--json").out)

    assert found["game"] == "snip"
    assert found["engine"] == (COMPILED if compiled() else INTERPRETED)
    assert found["actions_per_second"] > found["games_per_second"] > 0
    assert found["clone_us"] > 0
    assert "ratio" not in found


def test_two_forms_take_turns_and_are_compared(boomtable: Boomtable, monkeypatch: pytest.MonkeyPatch) -> None:
    """The running form stands in for both, so the ratio is about one."""
    monkeypatch.setattr(bench, "fresh_forms", lambda: {INTERPRETED: SRC, COMPILED: SRC})
    monkeypatch.setattr(bench, "TURNS", 1)
    found = json.loads(boomtable("bench", "snip", "--seats", "4", "--seconds", "0.3", "--json").out)

    assert found["options"]["seats"] == 4
    assert set(found["forms"]) == {INTERPRETED, COMPILED}
    assert found["actions_per_second"] == found["forms"][found["engine"]]["actions_per_second"]
    forms = found["forms"]
    assert found["ratio"]["actions_per_second"] == pytest.approx(
        forms[COMPILED]["actions_per_second"] / forms[INTERPRETED]["actions_per_second"], abs=0.01
    )


def test_a_ratio_says_how_many_times_as_fast() -> None:
    slow = dict.fromkeys(bench.LABELS, 10.0)
    fast = {name: 2.0 if name.endswith("_us") else 50.0 for name in bench.LABELS}

    assert set(bench.ratio({INTERPRETED: slow, COMPILED: fast}).values()) == {5.0}


def test_people_get_a_table(boomtable: Boomtable) -> None:
    lines = boomtable("bench", "--only", "--seconds", "0.05").out.splitlines()

    assert lines[0].startswith("Snip, 3 seats, one core, processor time; this is the ")
    assert len(lines) == 2 + len(bench.LABELS)


def test_bad_input_gets_one_sentence(boomtable: Boomtable) -> None:
    assert boomtable("bench", "chess").code == 2
    assert "Snip cannot seat 9" in boomtable("bench", "--seats", "9").err


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "soon"])
def test_a_measurement_takes_some_time_and_ends(boomtable: Boomtable, seconds: str) -> None:
    ran = boomtable("bench", "--only", "--seconds", seconds)

    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"boomtable: --seconds: {seconds!r} is no time in seconds (see boomtable bench --help)\n"


def test_a_game_beside_chess(boomtable: Boomtable) -> None:
    found = json.loads(boomtable("bench", "snip", "--beside", "chess", "--only", "--seconds", "0.01", "--json", "--quiet").out)

    assert found["beside"] == "chess"
    assert found["engine"] == (COMPILED if compiled() else INTERPRETED)
    [row] = found["games"]
    assert row["game"] == "snip"
    assert row["options"] == {"seats": 3, "first": 0, "guided": False}
    assert min(row["listed"], row["sampled"], row["clone_us"], row["clone_share"], row["deal_us"]) > 0


def test_what_learners_get_beside_chess(boomtable: Boomtable) -> None:
    flags = ["--only", "--seconds", "0.01", "--quiet", "--learners"]
    [row] = json.loads(boomtable("bench", "snip", "--beside", "chess", "--json", *flags).out)["games"]

    assert row["learners"].keys() == {"aec", "batch", "small_batch", "observe_us"}
    assert min(row["learners"].values()) > 0


def test_learners_have_a_table_of_their_own() -> None:
    rows = [Beside("snip", SnipOptions(3), 16.6, 25.6, 0.17, 0.1, 1.9, Learners(2.5, 18, 20.25, 0.19))]

    assert bench.beside_text("chess", "compiled", rows).splitlines()[-2:] == [
        "                         aec     1,024        16  observe µs",
        "  snip                  2.50     18.00     20.25        0.19",
    ]


def test_every_game_has_its_row_beside_chess() -> None:
    rows = [Beside("snip", SnipOptions(3), 16.6, 25.6, 0.17, 0.1, 1.9), Beside("two_rooms", TwoRoomsOptions(6), 0.7, 0.73, 3.7, 2.18, 60)]

    assert bench.beside_text("chess", "compiled", rows).splitlines()[1:] == [
        "                    seats    listed   sampled  clone µs  its share   deal µs",
        "  snip                  3     16.60     25.60      0.17       0.10       1.9",
        "  two_rooms             6      0.70      0.73      3.70       2.18      60.0",
    ]
