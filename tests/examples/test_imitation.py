"""The example of imitation learns from exported games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boomtable.cli.main import run
from examples.imitate_bomb_busters import main

EXAMPLE = Path(__file__).parents[2] / "examples" / "imitate_bomb_busters.py"


def test_it_learns_to_choose_as_a_bot_does(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = ["--games", "10", "--seats", "3", "--mission", "1", "--bots", "novice", "--quiet", "--record", str(tmp_path / "games")]
    assert run(["simulate", "bomb_busters", *games]) == 0
    assert run(["export", str(tmp_path / "data"), str(tmp_path / "games"), "--quiet"]) == 0
    [data] = (tmp_path / "data").iterdir()
    capsys.readouterr()

    main([str(data), "--epochs", "3", "--curve", str(tmp_path / "curve.csv")])

    said = capsys.readouterr().out
    chance, *epochs = [float(share) for share in re.findall(r"(?:chance|epoch \d+:) ([\d.]+)%", said)]
    assert len(epochs) == 3
    assert epochs[-1] > 3 * chance
    header, start, *rows = (tmp_path / "curve.csv").read_text().splitlines()
    assert header == "epochs,agrees,chance"
    assert start.startswith("0,")
    figures = [[float(figure) for figure in row.split(",")] for row in rows]
    assert [epoch for epoch, _, _ in figures] == [1, 2, 3]
    assert [100 * share for _, share, _ in figures] == pytest.approx(epochs, abs=0.06)
    assert [100 * by_chance for _, _, by_chance in figures] == pytest.approx([chance] * 3, abs=0.06)


def test_it_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 150
