"""Results of many games in one object."""

import pytest

from boomtable.games import SNIP
from boomtable.games.snip.schema import SnipOptions
from boomtable.research.selfplay import Result
from boomtable.research.summary import Summary, rate, spread, wilson


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (60, 300, 0.1587, 0.2489), (0, 0, 0.0, 1.0)],
)
def test_intervals_are_wilsons(count: int, of: int, low: float, high: float) -> None:
    assert wilson(count / of if of else 0.0, of) == pytest.approx((low, high), abs=5e-5)


def test_a_rate_says_of_how_many() -> None:
    assert rate(5, 10) == {"count": 5, "of": 10, "rate": 0.5, "low": 0.2366, "high": 0.7634}


def test_seats_that_win_together_do_not_narrow_the_interval() -> None:
    assert rate(15, 30, games=10) == {"count": 15, "of": 30, "rate": 0.5, "low": 0.2366, "high": 0.7634}


def test_a_bot_on_several_seats_is_counted_by_seat_and_judged_by_game() -> None:
    summary = Summary(SNIP, SnipOptions(3))
    summary.add(Result(0, ["a", "a", "b"], (0, 1, 2), "all_blue_cut", 5, [], None))
    summary.add(Result(1, ["b", "a", "a"], (), "red_wire_cut", 2, [], None))

    assert summary.as_json(seconds=1.0)["wins_by_bot"] == {"a": rate(2, 4, games=2), "b": rate(1, 2)}


def test_the_spread_of_a_hundred_figures() -> None:
    assert spread(float(n) for n in range(1, 101)) == {"median": 50.5, "p95": 95.0, "max": 100.0}
    assert spread([7.0]) == {"median": 7.0, "p95": 7.0, "max": 7.0}


def test_wins_are_counted_by_seat_and_by_bot() -> None:
    summary = Summary(SNIP, SnipOptions(2))
    summary.add(Result(0, ["a", "b"], (0, 1), "all_blue_cut", 5, [("a", 1.0), ("b", 3.0)], None))
    summary.add(Result(1, ["b", "a"], (), "red_wire_cut", 2, [("b", 5.0)], None))
    found = summary.as_json(seconds=2.0)

    assert found["games"] == 2
    assert found["outcomes"] == {"red_wire_cut": 1, "all_blue_cut": 1}
    assert found["wins_by_seat"] == [rate(1, 2), rate(1, 2)]
    assert found["wins_by_bot"] == {"a": rate(1, 2), "b": rate(1, 2)}
    assert found["win_rate"] == rate(1, 2)
    assert (found["actions"], found["actions_per_second"]) == (7, 3.5)
    assert found["thinking_ms"] == {"a": spread([1.0]), "b": spread([3.0, 5.0])}


def test_tallies_are_told_by_their_means() -> None:
    summary = Summary(SNIP, SnipOptions(2))
    summary.add(Result(0, ["a", "b"], (0, 1), "all_blue_cut", 5, [], None, {"cuts": 3, "vouched": 2}))
    summary.add(Result(1, ["a", "b"], (), "red_wire_cut", 2, [], None, {"cuts": 2, "vouched": 0}))

    assert summary.as_json(seconds=1.0)["tally"] == {"cuts": 2.5, "vouched": 1.0}
