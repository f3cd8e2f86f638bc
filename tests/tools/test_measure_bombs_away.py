"""Measuring the Bombs Away bots."""

from pathlib import Path

import pytest

from boomtable.core.schema import Action, Entry
from boomtable.games.bombs_away import GAME
from boomtable.games.bombs_away.schema import BombsAwayOptions, Draw, Lay
from boomtable.research.seating import Seating
from boomtable.research.selfplay import Match, play_match
from tools import measure_bombs_away

FITS = Lay(1, 1, 0)


def test_the_tables_of_a_level(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    line = ["--games", "3", "--levels", "novice", "--seats", "2", "--file", str(tmp_path / "chunks.jsonl")]
    assert measure_bombs_away.run(line) == 0
    shown = capsys.readouterr().out

    rows = shown.splitlines()
    assert rows[2].startswith("| novice | 2 | ")
    assert rows[6].startswith("| greedy | 2 | ")

    monkeypatch.setattr(measure_bombs_away, "played", lambda *told: pytest.fail("games were played again"))
    assert measure_bombs_away.run(line) == 0
    assert capsys.readouterr().out == shown


def test_the_first_bot_sits_on_every_seat_in_turn() -> None:
    bots = ("novice", "greedy", "greedy")
    results = list(play_match(Match(GAME, BombsAwayOptions(3, dealer=3), Seating(bots, rotate=True), seed=4), 6))
    chunk = measure_bombs_away.played(list(bots), 6, seed=4)

    assert [result.bots.index("novice") for result in results] == [0, 2, 1, 0, 2, 1]
    assert chunk["won"] == sum(result.bots[seat] == "novice" for result in results for seat in result.winners)
    assert chunk["by_seat"] == [sum(seat in result.winners for result in results) for seat in range(3)]
    assert chunk["turns"] == [result.tally["turns"] for result in results]


def test_a_forced_draw_counts_once_for_its_turn() -> None:
    done: list[tuple[int, Action]] = [(0, Draw()), (0, Draw()), (0, FITS), (1, FITS), (0, Draw()), (0, FITS)]

    assert measure_bombs_away.turns_with_draws([Entry(0, seat, action, []) for seat, action in done]) == 2


def test_rows_hold_rates_and_spreads() -> None:
    chunk = {
        "games": 50,
        "won": 30.0,
        "by_seat": [28.0, 22.0],
        "turns": [*range(11, 61)],
        "drawing": 71,
        "on_hand_size": 1,
        "thinking_ms": [1.0, 2.0, 9.0],
    }

    assert measure_bombs_away.strength("expert", 2, [chunk, chunk]) == "| expert | 2 | 60.0% | 50.2% to 69.1% | 100 | 2.0 / 9.0 / 9 |"
    assert measure_bombs_away.balance("greedy", 2, [chunk]) == "| greedy | 2 | 56 / 44 | 18 / 29 | 4.0% | 1 | 50 |"
