"""Fitting and measuring the It's a Bomb! bots."""

from pathlib import Path

import pytest

from boomtable.bots.fitted import Fitted, fitted_in
from boomtable.bots.handmade.its_a_bomb.value import NETWORK_SIZE, SIZE
from boomtable.bots.handmade.its_a_bomb.weights import formulas, networks
from tools import fit_its_a_bomb, fitted_file, measure_its_a_bomb, network, train_its_a_bomb


def origin(fitted: Fitted) -> tuple[int, int, int]:
    return fitted.decisions, fitted.games, fitted.rounds


def test_the_files_of_today_are_written_as_they_are(tmp_path: Path) -> None:
    for kept, found in ((fit_its_a_bomb.FORMULAS, formulas()), (train_its_a_bomb.NETWORKS, networks())):
        fitted_file.write(tmp_path / kept.name, found)
        assert (tmp_path / kept.name).read_bytes() == kept.read_bytes()


def test_games_are_kept_and_weights_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, written = tmp_path / "games.jsonl", tmp_path / "formulas.json"
    monkeypatch.setattr(fit_its_a_bomb, "FORMULAS", written)
    line = ["--games", "2", "--rounds", "1", "--scenarios", "0", "--file", str(file)]
    assert fit_its_a_bomb.run(line) == 0
    games = list(fit_its_a_bomb.stored(file))

    assert [(played.scenario, played.round, played.number) for played in games] == [(0, 1, 0), (0, 1, 1)]
    assert {len(row) for played in games for row in played.rows} == {SIZE}
    found = fitted_in(written.read_bytes())
    assert {scenario: len(fitted.numbers) for scenario, fitted in found.items()} == dict.fromkeys(range(-1, 13), SIZE)
    assert origin(found[0]) == (sum(len(played.rows) for played in games), 2, 1)
    assert {scenario for scenario, fitted in found.items() if fitted != formulas()[scenario]} == {0}

    monkeypatch.setattr(fit_its_a_bomb, "play", lambda *told: pytest.fail("a game was played again"))
    assert fit_its_a_bomb.run(line) == 0


def test_what_serves_all_others_is_written_when_all_were_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 26 games every third is enough for it."""
    written = tmp_path / "formulas.json"
    monkeypatch.setattr(fit_its_a_bomb, "FORMULAS", written)
    monkeypatch.setattr(fit_its_a_bomb, "MANY", 13)
    games = [fit_its_a_bomb.Played(number % 13, 1, number, won=True, rows=[[0.0] * SIZE] * 2) for number in range(26)]
    fit_its_a_bomb.write({scenario: [0.5] * SIZE for scenario in range(-1, 13)}, games)
    found = fitted_in(written.read_bytes())

    assert (origin(found[-1]), origin(found[12])) == ((18, 9, 1), (4, 2, 1))
    assert {tuple(fitted.numbers) for fitted in found.values()} == {(0.5,) * SIZE}


def test_games_are_kept_and_a_network_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, written = tmp_path / "games.jsonl", tmp_path / "networks.json"
    monkeypatch.setattr(train_its_a_bomb, "NETWORKS", written)
    line = ["--scenario", "0", "--games", "2", "--rounds", "2", "--file", str(file)]
    assert train_its_a_bomb.run(line) == 0
    games = list(fit_its_a_bomb.stored(file))

    assert [(played.round, played.number) for played in games] == [(1, 0), (1, 1), (2, 0), (2, 1)]
    assert {len(row) for played in games for row in played.rows} == {NETWORK_SIZE}
    found = fitted_in(written.read_bytes())
    assert origin(found[0]) == (sum(len(played.rows) for played in games[2:]), 2, 2)
    assert found[4] == networks()[4]
    assert len(found[0].numbers) == NETWORK_SIZE + network.NETWORKS * network.UNITS * (NETWORK_SIZE + 1)

    monkeypatch.setattr(train_its_a_bomb, "play", lambda *told: pytest.fail("a game was played again"))
    assert train_its_a_bomb.run(line) == 0


def test_every_network_fits_what_the_bots_read() -> None:
    for found in networks().values():
        assert len(found.numbers) == NETWORK_SIZE + network.NETWORKS * network.UNITS * (NETWORK_SIZE + 1)


def test_a_table_of_a_scenario(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["--games", "2", "--levels", "novice", "--scenarios", "0", "--file", str(tmp_path / "chunks.jsonl")]

    assert measure_its_a_bomb.run(line) == 0
    assert capsys.readouterr().out.splitlines()[2].startswith("| novice | 0 | ")
