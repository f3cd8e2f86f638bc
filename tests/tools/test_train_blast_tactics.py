"""Training what the Blast Tactics expert weighs, and playing against bots of an earlier commit."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec

from boomtable.bots import Budget
from boomtable.bots.fitted import fitted_in
from boomtable.bots.handmade.blast_tactics import ExpertBomber
from boomtable.bots.handmade.blast_tactics import standing as at
from boomtable.bots.handmade.blast_tactics.by_hand import by_hand
from boomtable.bots.handmade.blast_tactics.judge import Judge, learned
from tools import blast_tactics_lessons, duel_blast_tactics, frozen_bots, train_blast_tactics
from tools.blast_tactics_games import Moment, Played, keep, stored
from tools.blast_tactics_lessons import learnt, lessons, shares
from tools.duel_blast_tactics import Duel

STANDARD = "boomtable.bots.handmade.blast_tactics:StandardBomber"


@pytest.fixture(scope="module")
def games() -> list[Played]:
    judge = Judge(vec[float](by_hand()))
    return [train_blast_tactics.play(2, 1, number, judge, 1) for number in range(11)]


def toy(number: int, winner: int) -> Played:
    """A game whose winner stood far from the middle, and had a Flame-Up."""
    told = [[at.MIDDLE, at.FLAMES] if seat == winner else [] for seat in range(2)]
    moment = Moment([0, 1], told, [[1.0] * len(places) for places in told])
    return Played(2, 1, number, [winner], [moment])


def test_a_game_is_played_and_the_ends_of_its_turns_are_noted(games: list[Played], tmp_path: Path) -> None:
    judge = Judge(vec[float](by_hand()))
    again = train_blast_tactics.play(2, 1, 3, judge, 1)
    for game in games:
        keep(tmp_path / "games.jsonl", game)
    with (tmp_path / "games.jsonl").open("ab") as file:
        file.write(b'{"seats": 2, "cut')

    assert again == games[3] != games[4]
    assert stored(tmp_path / "games.jsonl") == games
    assert all(game.winners and game.moments for game in games)
    assert {tuple(moment.living) for game in games for moment in game.moments} == {(0, 1)}


def test_the_bot_finds_the_shares_that_were_learned_from(games: list[Played]) -> None:
    """The numbers of numpy and those of the compiled path."""
    weights = np.random.default_rng(1).normal(size=at.SIZE).astype(np.float32)
    judge, found = Judge(vec[float]([float(weight) for weight in weights])), shares(lessons(games), weights)
    moments = [moment for game in games for moment in game.moments]
    assert len(moments) == len(found)
    for row, moment in enumerate(moments[:40]):
        scores = [score(judge, dict(zip(*told, strict=True))) for told in zip(moment.places, moment.numbers, strict=True)]
        assert [one / sum(scores) for one in scores] == pytest.approx(list(found[row, moment.living]), abs=1e-4)


def score(judge: Judge, numbers: dict[int, float]) -> float:
    judge.standing.count = 0
    for place, number in numbers.items():
        judge.standing._put(place, number)
    return math.exp(judge.score())


def test_what_the_winners_had_weighs_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blast_tactics_lessons, "BATCH", 8)
    told: list[str] = []
    found = learnt([toy(number, number * number % 3 % 2) for number in range(400)], told.append)

    assert found[at.MIDDLE] > by_hand()[at.MIDDLE] + 0.5
    assert found[at.SPEED] == pytest.approx(by_hand()[at.SPEED])
    assert told[0].startswith("360 moments, 40 held out")
    assert float(told[-1].split()[-1]) < float(told[0].split()[-1])


def test_the_weights_set_by_hand_are_those_of_the_first_expert() -> None:
    """A Heart counts as much as ten bombs, and no way out costs more than it."""
    found = by_hand()

    assert [3 * found[at.HEART + stage] for stage in range(4)] == pytest.approx([5.0] * 4)
    assert 3 * found[at.BOMBS] == pytest.approx(0.5)
    assert [3 * found[at.SAFE], 3 * found[at.SAFE + at.ROOMS]] == pytest.approx([-6.0, -3.0])


def test_weights_go_to_their_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    written, played = tmp_path / "learned.json", tmp_path / "games.jsonl"
    monkeypatch.setattr(train_blast_tactics, "WEIGHTS", written)
    monkeypatch.setattr(blast_tactics_lessons, "EPOCHS", 2)
    line = ["--seats", "3", "--games", "2", "--rounds", "2", "--iterations", "1", "--file", str(played)]

    assert train_blast_tactics.run(line) == 0
    first, games = written.read_bytes(), stored(played)
    found = fitted_in(first)
    assert [(game.seats, game.round, game.number) for game in games] == [(3, 1, 0), (3, 1, 1), (3, 2, 0), (3, 2, 1)]
    assert (found[3].games, found[3].rounds, found[3].decisions) == (4, 2, sum(len(game.moments) for game in games))
    assert found[3].numbers != by_hand()
    assert found[2] == learned()[2]

    assert train_blast_tactics.run(line) == 0
    assert (stored(played), written.read_bytes()) == (games, first)
    assert capsys.readouterr().err.count("epoch 2:") == 4


def test_frozen_bots_have_a_name_of_their_own(tmp_path: Path) -> None:
    (tmp_path / "boomtable/bots/handmade").mkdir(parents=True)
    frozen_bots.add_frozen(tmp_path, "blast_tactics", "HEAD", "blast_tactics_frozen")
    folder = tmp_path / "boomtable/bots/handmade/blast_tactics_frozen"
    text = "".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))

    assert (folder / "expert.py").is_file()
    assert "bots.handmade.blast_tactics_frozen.search import" in text
    assert "bots.handmade.blast_tactics." not in text


def test_a_duel_counts_the_wins_of_today(capsys: pytest.CaptureFixture[str]) -> None:
    assert duel_blast_tactics.run(["trident", "--games", "3", "--ms", "1", "--frozen", STANDARD]) == 0
    told = capsys.readouterr().out

    assert told.startswith("trident: ")
    assert " of 3 games; a decision took " in told


def test_todays_bot_moves_on_by_one_seat() -> None:
    """Against the expert as the frozen one it takes as many of the decisions as it has of the seats."""
    duel = Duel("duel_alley", Budget(iterations=1), ExpertBomber)
    for seed in range(4):
        duel.play(seed)

    assert duel.games == 4
    assert 0 <= duel.won <= 4
    assert min(duel.decisions) > max(duel.decisions) / 2 > 10
    assert all(seconds > 0 for seconds in duel.seconds)
