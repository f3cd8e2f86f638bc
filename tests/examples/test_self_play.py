"""The example of self-play learns from games against itself."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from boomtable.envs import Batch
from examples.self_play_blast_tactics import OPTIONS, Eyes, Network, against_random, drawn, main

EXAMPLE = Path(__file__).parents[2] / "examples" / "self_play_blast_tactics.py"


def test_it_tells_how_far_it_has_come(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    curve = tmp_path / "curve.csv"
    main(["--lessons", "1", "--tests", "1", "--games", "16", "--curve", str(curve)])

    said = re.findall(r"^([\d,]+) decisions: ([\d.]+)% won", capsys.readouterr().out, re.MULTILINE)
    header, *rows = curve.read_text().splitlines()
    assert header == "decisions,won"
    assert [decisions.replace(",", "") for decisions, _ in said] == ["0", "4096"] == [row.split(",")[0] for row in rows]
    assert [float(share) for _, share in said] == [pytest.approx(100 * float(row.split(",")[1]), abs=0.05) for row in rows]


def test_what_won_becomes_more_likely_and_what_lost_less() -> None:
    """The same position twice over: one code won, another lost."""
    dice, batch = np.random.default_rng(1), Batch("blast_tactics", OPTIONS, 2, seed=1)
    eyes = Eyes(batch.spec)
    network = Network(eyes.width, batch.space.size, dice)
    seen, mask = eyes.see(batch.observation[[0, 0]]), batch.mask[[0, 0]]
    good, bad = batch.codes[:2]
    before = network.judge(seen, mask)[0][0]
    for _ in range(20):
        network.learn(seen, mask, np.array([good, bad], np.int32), np.array([1, -1], np.float32))
    after = network.judge(seen, mask)[0][0]

    assert after[good] > 2 * before[good]
    assert after[bad] < before[bad] / 2
    assert after[batch.mask[0] == 0].max() == 0


def test_nothing_that_is_seen_is_lost() -> None:
    """Observations that differ, but for counts beyond many, are seen to differ."""
    batch, dice = Batch("blast_tactics", OPTIONS, 64, seed=3), np.random.default_rng(1)
    eyes = Eyes(batch.spec)
    for _ in range(20):
        batch.step(batch.sample(dice))
    rows = batch.observation.copy()
    seen = eyes.see(rows)

    assert seen.shape == (64, eyes.width)
    assert 0 <= seen.min() <= seen.max() <= 1
    assert len(np.unique(seen, axis=0)) == len(np.unique(rows, axis=0)) > 60


def test_the_test_counts_wins_of_its_own_seat() -> None:
    """A player that does what random players do wins half of its games."""
    batch = Batch("blast_tactics", OPTIONS, 1)
    eyes = Eyes(batch.spec)
    network = Network(eyes.width, batch.space.size, np.random.default_rng(1))
    network.weights = [np.zeros_like(weight) for weight in network.weights]

    assert 0.4 < against_random(network, eyes, 200, np.random.default_rng(2)) < 0.6


def test_codes_are_drawn_by_their_shares() -> None:
    shares = np.tile(np.array([0.7, 0.0, 0.3], np.float32), (4000, 1))
    counts = np.bincount(drawn(shares, np.random.default_rng(1)), minlength=3)

    assert counts[1] == 0
    assert counts[0] / 4000 == pytest.approx(0.7, abs=0.03)


def test_it_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 150
