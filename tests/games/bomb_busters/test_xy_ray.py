"""Bomb Busters: X or Y Ray."""

import pytest

from boomtable.core.schema import Outcome
from boomtable.core.seats import FULL, PUBLIC
from boomtable.games.bomb_busters import GAME
from boomtable.games.bomb_busters.pieces import YELLOW
from boomtable.games.bomb_busters.schema import (
    Answer,
    ClaimFailed,
    DoubleDetect,
    Found,
    Lay,
    PairCut,
    Point,
    Proof,
    Said,
    Say,
    SayableView,
    UseStabilizer,
)
from tests.games.bomb_busters.positions import at, bomb, drawn, play, refusal, seen_by

rule = pytest.mark.rule


@rule("BB-235", "BB-EX-19")
def test_the_wire_and_an_own_wire_of_that_same_value_are_cut() -> None:
    table = bomb("A[4 8y] B[6 7y]", cards="10", cut={10: 2})

    events = play(table, 0, Point(at(table, "B", 2)), Say((4, YELLOW)))
    assert events[-2:] == [Said(0, 1, (17,), (4, YELLOW)), Found(0, 1, 17, 71, audience=0b01)]
    assert "[BB-084]" in refusal(table, 0, Lay(at(table, "A", 1)))
    play(table, 0, Lay(at(table, "A", 2)))

    assert drawn(table) == "A[4 (8y)] B[6 (7y)]"
    assert table.card_used == [True]


@rule("BB-235")
@pytest.mark.parametrize(("position", "own", "after"), [(1, 1, "A[(4) 9] B[(4) 9]"), (2, 2, "A[4 (9)] B[4 (9)]")])
def test_either_value_is_a_success(position: int, own: int, after: str) -> None:
    table = bomb("A[4 9] B[4 9]", cards="10", cut={10: 2})

    play(table, 0, Point(at(table, "B", position)), Say((4, 9)), Lay(at(table, "A", own)))

    assert drawn(table) == after


@rule("BB-235")
def test_both_values_must_be_held_uncut_and_differ() -> None:
    table = bomb("A[4 9 (11)] B[4 9]", cards="10", cut={10: 2})
    play(table, 0, Point(16))

    assert "[BB-081]" in refusal(table, 0, Say((4, 7)))
    assert "[BB-081]" in refusal(table, 0, Say((4, 11)))
    assert "[BB-235]" in refusal(table, 0, Say((4, 4)))
    assert "[BB-235]" in refusal(table, 0, Say((9, 4)))
    assert "[BB-080]" in refusal(table, 0, Say((4, 9, 9)))
    assert table.card_used == [False]


@rule("BB-235")
def test_two_values_need_the_card() -> None:
    locked = bomb("A[4 9] B[4 9]", cards="10", cut={10: 1})
    play(locked, 0, Point(16))
    missing = bomb("A[4 9] B[4 9]", cards="6")
    play(missing, 0, Point(16))

    assert "[BB-180]" in refusal(locked, 0, Say((4, 9)))
    assert "[BB-033]" in refusal(missing, 0, Say((4, 9)))


@rule("BB-235")
def test_one_value_leaves_the_card_unused() -> None:
    table = bomb("A[4 9] B[4 9]", cards="10", cut={10: 2})

    play(table, 0, Point(16), Say((4,)))

    assert table.card_used == [False]


@rule("BB-281")
def test_a_failure_shows_the_true_value_and_proves_both_values_held() -> None:
    table = bomb("A[4 9] B[6 7]", cards="10", cut={10: 2})

    events = play(table, 0, Point(at(table, "B", 1)), Say((4, 9)))

    assert events[-1] == ClaimFailed(0, 1, (4, 9), 16, 6, fuse=3, stabilized=False)
    assert drawn(table) == "A[4 9] B[6* 7]"
    assert {Proof((0, 1), (4,), 1), Proof((0, 1), (9,), 1), Proof((2,), (4, 9), 0)} <= set(seen_by(table, PUBLIC).proofs)


@rule("BB-281")
def test_a_success_proves_the_other_value_held() -> None:
    table = bomb("A[4 9 9] B[4 7]", cards="10", cut={10: 2})

    play(table, 0, Point(at(table, "B", 1)), Say((4, 9)), Lay(at(table, "A", 1)))

    assert seen_by(table, PUBLIC).proofs == (Proof((1, 2), (9,), 1),)


@rule("BB-281")
def test_the_ray_does_not_save_from_red() -> None:
    table = bomb("A[4 9] B[5r 7]", cards="10", cut={10: 2})

    play(table, 0, Point(at(table, "B", 1)), Say((4, 9)))

    assert GAME.outcome(table) == Outcome(winners=(), reason="red_wire_hit")


@rule("BB-236", "BB-282", "BB-EX-18")
def test_with_a_detector_the_owner_chooses_among_both_values() -> None:
    table = bomb("A[4 9] B[4 7 9]", cards="10", cut={10: 2})
    play(table, 0, DoubleDetect((16, 18)), Say((4, 9)))
    play(table, 1, Answer(18))
    assert "[BB-084]" in refusal(table, 0, Lay(at(table, "A", 1)))

    events = play(table, 0, Lay(at(table, "A", 2)))

    assert PairCut(0, 1, 18, 90, 1, 90, 9) in events
    assert drawn(table) == "A[4 (9)] B[4 7 (9)]"


@rule("BB-282")
def test_the_active_player_chooses_among_its_wires_of_that_value() -> None:
    table = bomb("A1[4 9] A2[9 9] B[4 7 9]", cards="10", cut={10: 2})
    play(table, 0, DoubleDetect((32, 34)), Say((4, 9)))
    play(table, 1, Answer(34))

    play(table, 0, Lay(at(table, "A2", 2)))

    assert drawn(table) == "A1[4 9] A2[9 (9)] B[4 7 (9)]"


@rule("BB-236")
def test_with_a_detector_both_values_are_numbers() -> None:
    table = bomb("A[4 8y] B[6 7y]", cards="10", cut={10: 2})
    play(table, 0, DoubleDetect((16, 17)))

    assert "[BB-266]" in refusal(table, 0, Say((4, YELLOW)))


@rule("BB-236")
def test_with_a_detector_no_match_is_a_failure() -> None:
    table = bomb("A[4 9] B[6 7y 11]", cards="10", cut={10: 2})
    play(table, 0, DoubleDetect((16, 17)), Say((4, 9)))

    play(table, 1, Answer(17))

    assert drawn(table) == "A[4 9] B[6 7y* 11]"
    assert {Proof((0, 1), (4,), 1), Proof((0, 1), (9,), 1), Proof((2, 3), (4, 9), 0)} <= set(seen_by(table, PUBLIC).proofs)


@rule("BB-185", "BB-230")
def test_stabilizer_ray_and_detector_together() -> None:
    table = bomb("A[4 9] B[5r 6r 11]", cards="9 10", cut={9: 2, 10: 2}, fuse=1)

    events = play(table, 0, UseStabilizer(), DoubleDetect((16, 17)), Say((4, 9)))

    assert events[-1] == ClaimFailed(0, 1, (4, 9), None, None, fuse=1, stabilized=True)
    assert drawn(table) == "A[4 9] B[5r 6r 11]"


@rule("BB-081", "BB-235", "BB-266")
def test_whose_turn_it_is_sees_what_it_could_announce() -> None:
    state = bomb("A[(2) 3y 4 5r 9] B[2 4 8]", cards="10", cut={10: 2})

    assert seen_by(state, 0).sayable == SayableView((4, 9, YELLOW), (4, 9), ray=True)
    assert [seen_by(state, viewer).sayable for viewer in (1, PUBLIC, FULL)] == [None, None, None]

    play(state, 0, Point(16), Say((9, YELLOW)))

    assert seen_by(state, 0).sayable is None
    assert seen_by(state, 1).sayable == SayableView((2, 4, 8), (2, 4, 8), ray=False)
