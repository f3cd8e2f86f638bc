"""`boomtable replay`."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Boomtable


def test_everything_is_shown_in_words_and_boards(boomtable: Boomtable, recorded: Path) -> None:
    ran = boomtable("replay", recorded, "--to", "1")

    assert ran.code == 0
    assert (
        ran.out
        == """\
The deal
Seat 0 holds two wires.
Seat 1 holds two wires.
Seat 2 holds two wires.

> seat 0   0:B       1:B
  seat 1   2:B       3:B
  seat 2   4:R       5:B
  vouchers: 3

Entry 1
Seat 0 vouches for wire 0: it is blue.

  seat 0   0:B ok    1:B
> seat 1   2:B       3:B
  seat 2   4:R       5:B
  vouchers: 2

"""
    )


@pytest.mark.parametrize(
    ("viewer", "wires"),
    [("1", "0:B ok    1:?   2:B       3:B"), ("public", "0:B ok    1:?   2:?       3:?"), ("full", "0:B ok    1:B   2:B       3:B")],
)
def test_each_viewer_sees_it_as_it_was_then(boomtable: Boomtable, recorded: Path, viewer: str, wires: str) -> None:
    ran = boomtable("replay", recorded, "--to", "1", "--as", viewer)

    rows = [line.partition("   ")[2] for line in ran.out.split("Entry 1")[1].splitlines() if " seat " in line]
    assert "   ".join(rows[:2]) == wires


def test_the_end_is_told(boomtable: Boomtable, recorded: Path) -> None:
    ran = boomtable("replay", recorded, "--language", "it", "--step", typed="\n" * 8)

    assert ran.out.endswith("\nTutti i fili blu sono tagliati. Vincono tutti!\n")


def test_programs_get_events_and_views(boomtable: Boomtable, recorded: Path) -> None:
    found = json.loads(boomtable("replay", recorded, "--as", "1", "--json").out)

    assert found["game"] == "snip"
    assert found["options"] == {"seats": 3, "first": 0, "guided": False}
    assert [entry["entry"] for entry in found["entries"]] == list(range(9))
    assert found["entries"][0]["events"][0] == {"type": "Dealt", "seat": 0, "colours": None}
    assert found["entries"][0]["view"]["colours"] == [None, None, 0, 0, None, None]
    assert found["outcome"]["reason"] == "all_blue_cut"


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (("--to", "9"), "--to cannot be 9: {file} has entries 0 to 8"),
        (("--as", "3"), "nobody looks on as '3': choose a seat from 0 to 2, or public, full"),
        (("--as", "me"), "nobody looks on as 'me': choose a seat from 0 to 2, or public, full"),
    ],
)
def test_what_is_not_in_the_recording_is_told(boomtable: Boomtable, recorded: Path, flags: tuple[str, ...], sentence: str) -> None:
    ran = boomtable("replay", recorded, *flags)

    assert (ran.code, ran.out, ran.err) == (2, "", f"boomtable: {sentence.format(file=recorded)}\n")


def test_a_recording_of_a_game_elsewhere_needs_to_be_told_where(boomtable: Boomtable, recorded: Path) -> None:
    recorded.write_bytes(recorded.read_bytes().replace(b'"rules_version":1', b'"rules_version":2'))

    ran = boomtable("replay", recorded, "--game", "tests.cli.variants:NEWER", "--to", "0")

    assert ran.code == 0
