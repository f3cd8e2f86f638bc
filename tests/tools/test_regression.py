"""Logistic regression without a library."""

import pytest

from tools.regression import fitted, solved


def test_a_linear_system_is_solved() -> None:
    assert solved([[0.0, 2.0], [4.0, 1.0]], [6.0, 7.0]) == pytest.approx([1.0, 3.0])


def test_shares_are_found_again() -> None:
    """Three of four won where the column is 1, one of four where it is 0: log odds of 3 and 1/3."""
    rows = [[1.0, 1.0]] * 4 + [[1.0, 0.0]] * 4
    labels = [1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0]

    assert fitted(rows, labels, [0.0, 0.0], 1e-9) == pytest.approx([-1.0986, 2.1972], abs=1e-3)


def test_a_strong_pull_keeps_the_centre() -> None:
    assert fitted([[1.0], [1.0]], [1.0, 1.0], [-0.5], 1e9) == pytest.approx([-0.5], abs=1e-6)
