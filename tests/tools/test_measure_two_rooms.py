"""Measuring the Two Rooms and a Boom bots."""

from collections import Counter
from pathlib import Path

import pytest

from boomtable.games.two_rooms import GAME
from boomtable.research.seating import Seating
from boomtable.research.selfplay import Match, play_match
from tools import measure_two_rooms, measure_two_rooms_seat

CHUNK = {
    "games": 10,
    "winners": {"red": 4, "blue": 5, "neither": 1},
    "roles": {"president": [5, 10], "bomber": [4, 10]},
    "shares": 55,
    "decisions": 4440,
}


def test_the_tables_of_a_level(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure_two_rooms, "digest", lambda: "this code")
    monkeypatch.setattr(measure_two_rooms, "rare", lambda: {"again": measure_two_rooms.simulated(6)})
    line = ["--games", "2", "--level", "random", "--seats", "6", "--duels", "6", "--file", str(tmp_path / "chunks.jsonl")]
    assert measure_two_rooms.run(line) == 0
    shown = capsys.readouterr().out

    labels = [row.split(" | ")[0] for row in shown.splitlines()]
    assert labels[2:5] == ["| 6", "| all", "| 6, again"]
    assert labels[8:12] == ["| president", "| bomber", "| blue_team", "| red_team"]
    assert labels[15:] == ["| red", "| blue"]

    monkeypatch.setattr(measure_two_rooms, "played", lambda *told: pytest.fail("games were played again"))
    assert measure_two_rooms.run(line) == 0
    assert capsys.readouterr().out == shown


def test_wins_are_counted_by_team_and_by_role() -> None:
    options = measure_two_rooms.simulated(6)
    results = list(play_match(Match(GAME, options, Seating(("random",)), seed=4), 3))
    chunk = measure_two_rooms.played(options, Seating(("random",)), 3, seed=4)

    assert sum(chunk["winners"].values()) == 3
    assert sum(won for won, _ in chunk["roles"].values()) == sum(len(result.winners) for result in results)
    assert chunk["roles"]["president"][1] == 3
    assert chunk["roles"]["blue_team"][1] == 6
    assert chunk["decisions"] == sum(result.actions for result in results)


def test_rows_hold_rates() -> None:
    row = "| 6 | 20 | 40.0% | 21.9% to 61.3% | 50.0% | 29.9% to 70.1% | 10.0% | 5.5 | 444 |"
    assert measure_two_rooms.standing("6", [CHUNK, CHUNK]) == row
    assert measure_two_rooms.roles([CHUNK]) == "| president | 5 | 10 | 50% |\n| bomber | 4 | 10 | 40% |"
    assert (
        measure_two_rooms.duel("blue | random | 6", "blue", "red", [CHUNK]) == "| blue | random | 6 | 50.0% | 23.7% to 76.3% | 40.0% | 10 |"
    )


def test_what_one_seat_can_do_is_told_with_its_interval(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Of 100 pairs 30 end differently, 20 of them well for the expert."""
    pairs = Counter(both=40, expert=20, passive=10, neither=30)
    assert measure_two_rooms_seat.told(pairs) == "60.0% | 50.0% | +10.0 | -0.6 to +20.6"

    line = ["--pairs", "10", "--seats", "6", "--others", "novice", "--file", str(tmp_path / "pairs.jsonl")]
    assert measure_two_rooms_seat.run(line) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("| 6 | novice | 10 | ")
