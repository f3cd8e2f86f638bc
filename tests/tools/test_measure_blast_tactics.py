"""Measuring the Blast Tactics bots."""

from pathlib import Path

import pytest

from boomtable.core.schema import Action, Entry
from boomtable.games.blast_tactics import GAME
from boomtable.games.blast_tactics.schema import BlastTacticsOptions, End, Move
from boomtable.research.seating import Seating
from boomtable.research.selfplay import Match, play_match
from tools import measure_blast_tactics


def test_the_row_of_a_match(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    line = ["duel_alley novice random", "--games", "3", "--file", str(tmp_path / "chunks.jsonl")]
    assert measure_blast_tactics.run(line) == 0
    shown = capsys.readouterr().out

    assert shown.splitlines()[2].startswith("| duel_alley novice random | ")

    monkeypatch.setattr(measure_blast_tactics, "played", lambda *told: pytest.fail("games were played again"))
    assert measure_blast_tactics.run(line) == 0
    assert capsys.readouterr().out == shown


def test_the_first_bot_sits_on_every_seat_in_turn() -> None:
    bots = ("novice", "random", "random")
    match = Match(GAME, BlastTacticsOptions(3, arena="trident"), Seating(bots, rotate=True), seed=4)
    results = list(play_match(match, 6))
    chunk = measure_blast_tactics.played("trident novice random random", 6, seed=4)

    assert [result.bots.index("novice") for result in results] == [0, 2, 1, 0, 2, 1]
    won = [1 / len(result.winners) for result in results for seat in result.winners if result.bots[seat] == "novice"]
    assert chunk["won"] == pytest.approx(sum(won))
    assert sum(chunk["by_seat"]) == pytest.approx(6)
    assert chunk["turns"] == [result.tally["turns"] for result in results]
    assert sum(chunk["ends"].values()) == 6


def test_the_decisions_of_a_turn_are_thought_about_together() -> None:
    done: list[tuple[int, Action]] = [(0, Move(1)), (0, End()), (1, End()), (0, Move(2)), (1, Move(3))]
    entries = [Entry(0, seat, action, []) for seat, action in done]

    assert measure_blast_tactics.by_turn(entries, [1.0, 2.0, 4.0, 8.0, 16.0], 0) == [3.0, 8.0]


def test_a_row_holds_shares_and_spreads() -> None:
    chunk = {
        "games": 50,
        "won": 30.5,
        "by_seat": [28.0, 22.0],
        "turns": [12] * 50,
        "ends": {"last_standing": 40, "hearts": 10},
        "thinking_ms": [1.0, 2.0, 9.0],
    }

    assert measure_blast_tactics.row("duel_alley expert standard", [chunk, chunk]) == (
        "| duel_alley expert standard | 61.0% | 51.2% to 70.0% | 100 | 56 / 44 | 12.0 | last_standing 80, hearts 20 | 2 / 9 |"
    )
