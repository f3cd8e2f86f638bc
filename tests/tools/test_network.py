"""The small network that tools train."""

import numpy as np
import pytest

from tools import network


def answer(weights: list[float], row: list[float]) -> float:
    """What the network answers when its weights are read as the bots do: formula first, then unit after unit."""
    size = len(row)
    total = float(np.dot(weights[:size], row))
    for at in range(size, len(weights), size + 1):
        total += max(0.0, float(np.dot(weights[at : at + size], row))) * weights[at + size]
    return 1.0 / (1.0 + float(np.exp(-total)))


def test_it_learns_what_no_formula_can() -> None:
    """Won where two numbers, far from zero and of different scale, are both large or both small; a third never varies."""
    dice = np.random.default_rng(1)
    spots = dice.integers(0, 2, (8000, 2))
    rows = np.column_stack([np.ones(8000), 10 + 2 * spots[:, 0], 500 - 100 * spots[:, 1], np.full(8000, 3.0)])
    labels = (spots[:, 0] == spots[:, 1]).astype(float)
    told: list[str] = []
    weights = network.trained(rows, labels, told.append)

    assert len(weights) == 4 + network.NETWORKS * network.UNITS * 5
    assert len(told) == network.NETWORKS * network.EPOCHS
    for first, second, chance in [(10, 500, 1), (12, 400, 1), (12, 500, 0), (10, 400, 0)]:
        assert answer(weights, [1.0, first, second, 3.0]) == pytest.approx(chance, abs=0.1)


def test_the_same_games_train_the_same_network() -> None:
    rows = np.random.default_rng(2).normal(size=(600, 5))
    rows[:, 0] = 1.0
    labels = (rows[:, 1] > 0).astype(float)

    assert network.trained(rows, labels, lambda _: None) == network.trained(rows, labels, lambda _: None)


def test_slopes_are_those_of_the_surprise() -> None:
    dice = np.random.default_rng(3)
    rows, labels = dice.normal(size=(50, 4)), (dice.random(50) < 0.5).astype(float)
    found = network.Network(4, 3, dice)
    slope = found.slopes(rows, labels)[1][2, 1]
    found.inner[2, 1] += 1e-5
    above = network.surprise(found.chances(rows), labels)
    found.inner[2, 1] -= 2e-5
    below = network.surprise(found.chances(rows), labels)

    assert slope == pytest.approx((above - below) / 2e-5, abs=1e-6)
