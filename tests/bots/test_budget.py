"""How long a bot may think."""

import pytest

from boomtable.bots.budget import Budget, Thinking, parse_budget
from boomtable.core.errors import BoomtableError


class FakeClock:
    """Time passes only when a test says so."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


def iterations_of(thinking: Thinking, share: float = 1.0) -> int:
    done = 0
    while thinking.go_on(share):
        done += 1
    return done


def test_iterations_are_counted() -> None:
    assert iterations_of(Budget(iterations=7).begin()) == 7


def test_a_share_leaves_the_rest_for_later() -> None:
    thinking = Budget(iterations=8).begin()

    assert iterations_of(thinking, 0.75) == 6
    assert iterations_of(thinking) == 2


def test_time_ends_thinking() -> None:
    clock = FakeClock()
    thinking = Budget(ms=50, clock=clock).begin()
    clock.seconds += 0.049

    assert thinking.go_on()

    clock.seconds += 0.002

    assert not thinking.go_on()


def test_whichever_ends_first_counts() -> None:
    assert iterations_of(Budget(iterations=3, ms=50, clock=FakeClock()).begin()) == 3


def test_a_budget_without_time_never_looks_at_a_clock() -> None:
    def clock() -> float:
        raise AssertionError("nobody may ask what time it is")

    assert iterations_of(Budget(iterations=2, clock=clock).begin()) == 2


def test_budgets_are_written_as_iterations_or_time() -> None:
    assert parse_budget("200") == Budget(iterations=200)
    assert parse_budget("50ms") == Budget(ms=50)


@pytest.mark.parametrize("text", ["", "0", "-3", "ms", "5s", "1e3", "2.5ms"])
def test_other_texts_are_no_budget(text: str) -> None:
    with pytest.raises(BoomtableError, match="cannot think for"):
        parse_budget(text)
