"""`boomtable simulate`."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Boomtable


def test_programs_get_one_object(boomtable: Boomtable) -> None:
    ran = boomtable("simulate", "snip", "--games", "30", "--seats", "4", "--first", "2", "--seed", "5", "--json")
    found = json.loads(ran.out)

    assert ran.code == 0
    assert list(found) == [
        "game",
        "options",
        "games",
        "outcomes",
        "wins_by_seat",
        "wins_by_bot",
        "actions",
        "actions_per_second",
        "thinking_ms",
        "tally",
        "seconds",
        "engine",
        "win_rate",
    ]
    assert (found["game"], found["options"], found["games"]) == ("snip", {"seats": 4, "first": 2, "guided": False}, 30)
    assert sum(found["outcomes"].values()) == 30
    assert found["win_rate"]["count"] == found["outcomes"]["all_blue_cut"]
    assert found["win_rate"]["low"] < found["win_rate"]["rate"] < found["win_rate"]["high"]
    assert list(found["thinking_ms"]) == ["random"]


def test_people_get_a_table(boomtable: Boomtable) -> None:
    ran = boomtable("simulate", "snip", "--games", "10", "--bots", "random,search:5,random")

    assert ran.code == 0
    assert ran.out.startswith("Snip: 10 games, ")
    labels = [line.split("  ")[1] for line in ran.out.splitlines()[1:]]
    assert labels == ["won", "seat 0", "seat 1", "seat 2", "random", "search:5", "red_wire_cut", "all_blue_cut", "cuts", "vouched"]


def test_every_game_can_be_recorded(boomtable: Boomtable, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    ran = boomtable("simulate", "snip", "--games", "3", "--seed", "7", "--record", folder)

    assert ran.code == 0
    assert sorted(file.name for file in folder.iterdir()) == ["snip-7-0.jsonl", "snip-7-1.jsonl", "snip-7-2.jsonl"]
    assert boomtable("replay", folder / "snip-7-1.jsonl").code == 0


def test_a_recording_names_its_bots(boomtable: Boomtable, tmp_path: Path) -> None:
    boomtable("simulate", "snip", "--games", "2", "--bots", "random,novice,search:5", "--rotate", "--record", tmp_path)

    headers = [json.loads((tmp_path / f"snip-0-{number}.jsonl").read_text().splitlines()[0]) for number in range(2)]
    assert [header["bots"] for header in headers] == [["random", "novice", "search:5"], ["novice", "search:5", "random"]]
    assert boomtable("replay", tmp_path / "snip-0-1.jsonl").code == 0


def test_a_bot_of_ones_own_plays(boomtable: Boomtable, tmp_path: Path) -> None:
    own = "tests.cli.own_bots:LastChoice"
    ran = boomtable("simulate", "snip", "--games", "3", "--jobs", "2", "--bots", f"{own},random,{own}:20", "--json", "--record", tmp_path)

    assert ran.code == 0
    assert set(json.loads(ran.out)["wins_by_bot"]) == {own, "random", f"{own}:20"}
    entries = [json.loads(line) for line in (tmp_path / "snip-0-0.jsonl").read_text().splitlines()[1:]]
    assert entries[0] == {"at": 0, "actor": 0, "action": {"type": "Cut", "wire": 5}, "rolls": []}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "there is no game 'chess'"),
        (["snip", "--seats", "9"], "Snip cannot seat 9"),
        (["snip", "--games", "0"], "'0' is no positive number"),
        (["snip", "--bots", "clever"], "there is no bot 'clever' for Snip: choose from random, search, novice"),
        (["snip", "--bots", "search:soon"], "a bot cannot think for 'soon'"),
        (["snip", "--bots", "no.such:Bot"], "the bot 'no.such:Bot' cannot be loaded: No module named 'no'"),
        (["snip", "--bots", "tests.cli.own_bots:Missing"], "the bot 'tests.cli.own_bots:Missing' cannot be loaded"),
        (["snip", "--bots", "tests.cli.own_bots:NO_BOT"], "'tests.cli.own_bots:NO_BOT' cannot play: it is no subclass of Bot"),
        (["snip", "--bots", "random,random"], "2 bots cannot fill 3 seats"),
        (["snip", "--bots-by-team", "red:random"], "Snip has no teams"),
        (["snip", "--bots-by-team", "red"], "'red' names no bot for a team"),
    ],
)
def test_bad_input_gets_one_sentence(boomtable: Boomtable, tmp_path: Path, words: list[str], sentence: str) -> None:
    ran = boomtable("simulate", *words, "--record", tmp_path / "games")

    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err
    assert ran.err.count("\n") == 1
    assert not (tmp_path / "games").exists()


def test_recordings_of_an_earlier_run_are_kept(boomtable: Boomtable, tmp_path: Path) -> None:
    boomtable("simulate", "snip", "--games", "2", "--record", tmp_path)
    before = {file: file.read_bytes() for file in tmp_path.iterdir()}
    ran = boomtable("simulate", "snip", "--games", "4", "--bots", "search:5", "--record", tmp_path)

    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"boomtable: {tmp_path / 'snip-0-0.jsonl'} cannot be written: it exists already\n"
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_recordings_need_a_folder(boomtable: Boomtable, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ran = boomtable("simulate", "snip", "--record", tmp_path / "file")

    assert ran.code == 2
    assert "no recordings can be written" in ran.err
