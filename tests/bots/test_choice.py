"""What a search learns about one decision."""

from boomtable.bots.choice import Choice, Span
from boomtable.core.dice import ScriptedDice, SeededDice


def learnt(*lessons: tuple[int, float]) -> tuple[Choice, Span]:
    """A choice among the codes 1, 2 and 3 after these tries and payoffs."""
    choice, span = Choice(), Span()
    for code, payoff in lessons:
        span.widen(payoff)
        choice.learn([1, 2, 3], code, payoff)
    return choice, span


def test_untried_codes_come_first() -> None:
    choice, span = learnt((1, 9.0), (3, 9.0))

    assert choice.pick([1, 2, 3], span, 0.7, SeededDice(1)) == 2


def test_without_exploring_the_best_tried_code_is_taken() -> None:
    choice, span = learnt((1, -5.0), (3, 5.0))

    assert choice.pick([1, 2, 3], span, 0.0, SeededDice(1)) == 3


def test_where_nothing_is_tried_chance_decides() -> None:
    choice, span = Choice(), Span()

    assert {choice.pick([4, 5, 6], span, 0.0, SeededDice(seed)) for seed in range(30)} == {4, 5, 6}


def test_a_code_that_was_often_passed_over_is_tried_again() -> None:
    choice, span = learnt((1, 0.4), (2, 0.0), *[(3, 1.0), (3, 0.0)] * 20)

    assert choice.pick([1, 2, 3], span, 0.0, SeededDice(1)) == 3
    assert choice.pick([1, 2, 3], span, 0.7, SeededDice(1)) == 1


def test_the_range_of_payoffs_does_not_matter() -> None:
    payoffs = [(1, 0.4), (2, 0.0), *[(3, 1.0), (3, 0.0)] * 20]
    wide, wide_span = learnt(*[(code, 1000 * payoff - 300) for code, payoff in payoffs])
    narrow, narrow_span = learnt(*payoffs)

    for explore in (0.1, 0.2, 0.4, 0.7):
        picked = narrow.pick([1, 2, 3], narrow_span, explore, SeededDice(1))
        assert wide.pick([1, 2, 3], wide_span, explore, SeededDice(1)) == picked


def test_a_code_that_was_seldom_legal_is_not_explored_for_that() -> None:
    """Without availability, code 2 with two tries in forty visits would look neglected."""
    choice, span = Choice(), Span()
    for i in range(40):
        span.widen(i % 2)
        choice.learn([1, 3], 1 if i < 20 else 3, i % 2)
    for payoff in (0.0, 1.0):
        choice.learn([2, 3], 2, payoff)

    assert choice.arms[2].available == 2
    assert choice.pick([1, 2], span, 0.2, ScriptedDice([])) == 2
    choice.arms[2].available = 1  # as if it had been tried whenever it could be
    assert choice.pick([1, 2], span, 0.2, ScriptedDice([])) == 1


def test_the_favourite_is_what_was_tried_most() -> None:
    choice, _ = learnt((1, 1.0), (3, 0.0), (3, 0.5))

    assert choice.favourite([1, 2, 3]) == 3
    assert choice.favourite([1, 2]) == 1


def test_an_unfinished_game_is_worth_the_middle() -> None:
    _, span = learnt((1, -4.0), (2, 10.0))

    assert span.middle() == 3.0
    assert Span().middle() == 0.0
