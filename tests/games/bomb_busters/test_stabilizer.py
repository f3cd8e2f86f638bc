"""Bomb Busters: Stabilizer."""

import pytest

from boomtable.core.schema import Action
from boomtable.core.seats import PUBLIC
from boomtable.games.bomb_busters import GAME
from boomtable.games.bomb_busters.pieces import RED
from boomtable.games.bomb_busters.schema import (
    Answer,
    ClaimFailed,
    DoubleDetect,
    Lay,
    Point,
    Proof,
    Say,
    SoloCut,
    Stabilized,
    SuperDetect,
    UseCoffeeMug,
    UseStabilizer,
)
from tests.games.bomb_busters.positions import at, bomb, drawn, play, refusal, seen_by

rule = pytest.mark.rule


@rule("BB-230", "BB-EX-21")
def test_a_failure_moves_no_dial_and_still_brings_the_token() -> None:
    table = bomb("A[5 9] B[6 8]", cards="9", cut={9: 2}, fuse=1)

    events = play(table, 0, UseStabilizer(), Point(at(table, "B", 1)), Say((5,)))

    assert events[0] == Stabilized(0)
    assert events[-1] == ClaimFailed(0, 1, (5,), 16, 6, fuse=1, stabilized=True)
    assert drawn(table) == "A[5 9] B[6* 8]"
    assert table.fuse == 1


@rule("BB-230", "BB-288")
def test_everybody_sees_the_protection_before_the_declaration() -> None:
    table = bomb("A[5 9] B[6 8]", cards="9", cut={9: 2})
    play(table, 0, UseStabilizer())

    assert seen_by(table, PUBLIC).stabilized
    assert table.card_used == [True]


@rule("BB-231")
def test_a_red_wire_neither_explodes_nor_gets_a_token_and_is_known() -> None:
    table = bomb("A[5 9] B[6r 8]", cards="9", cut={9: 2})

    events = play(table, 0, UseStabilizer(), Point(at(table, "B", 1)), Say((5,)))

    assert events[-1] == ClaimFailed(0, 1, (5,), None, None, fuse=4, stabilized=True)
    assert drawn(table) == "A[5 9] B[6r 8]"
    assert Proof((2,), tuple(range(1, RED)), 0) in seen_by(table, PUBLIC).proofs
    assert table.turn == 1


@rule("BB-230", "BB-231", "BB-EX-15")
def test_a_detector_on_reds_alone_is_harmless() -> None:
    table = bomb("A[6 9] B[3r 5r 7]", cards="9", cut={9: 2})

    events = play(table, 0, UseStabilizer(), DoubleDetect((16, 17)), Say((6,)))

    assert events[-1] == ClaimFailed(0, 1, (6,), None, None, fuse=4, stabilized=True)
    assert drawn(table) == "A[6 9] B[3r 5r 7]"
    assert Proof((2, 3), tuple(range(1, RED)), 0) in seen_by(table, PUBLIC).proofs
    assert table.power_used[0]


@rule("BB-230")
def test_a_detector_with_a_wire_that_is_not_red_still_brings_a_token() -> None:
    table = bomb("A[6 9] B[3r 5 7]", cards="5 9", cut={5: 2, 9: 2}, fuse=1)
    play(table, 0, UseStabilizer(), SuperDetect(1), Say((6,)))

    events = play(table, 1, Answer(17))

    assert events[-1] == ClaimFailed(0, 1, (6,), 17, 5, fuse=1, stabilized=True)
    assert drawn(table) == "A[6 9] B[3r 5* 7]"


@rule("BB-232")
def test_a_success_spends_it_for_nothing() -> None:
    table = bomb("A[6 9] B[6 7] C[8]", cards="9", cut={9: 2})

    play(table, 0, UseStabilizer(), Point(16), Say((6,)), Lay(0))

    assert table.card_used == [True]
    assert not table.stabilized


@rule("BB-232", "BB-EX-46")
@pytest.mark.parametrize("action", [SoloCut(7), UseCoffeeMug(1)])
def test_a_dual_cut_must_follow(action: Action) -> None:
    table = bomb("A[7 7 9] B[2 9]", cards="9 11", cut={7: 2, 9: 2, 11: 2})
    play(table, 0, UseStabilizer())

    assert "after the Stabilizer it must cut a pair [BB-232]" in refusal(table, 0, action)
    play(table, 0, Point(17), Say((7,)))


@rule("BB-232")
def test_where_no_dual_cut_is_left_another_action_is_allowed() -> None:
    table = bomb("A[7 7 9] B[(2)] C[(5)]", cut={7: 2}, stabilized=True)

    play(table, 0, SoloCut(7))

    assert not table.stabilized


@rule("BB-232")
def test_the_protection_ends_with_the_turn() -> None:
    table = bomb("A[5 9] B[6 8] C[7]", cards="9", cut={9: 2})
    play(table, 0, UseStabilizer(), Point(16), Say((5,)))

    play(table, 1, Point(0), Say((8,)))

    assert table.fuse == 3


@rule("BB-232")
def test_it_is_used_once_a_turn() -> None:
    table = bomb("A[5 9] B[6 8]", cards="9", cut={9: 2})
    play(table, 0, UseStabilizer())

    assert "[BB-180]" in refusal(table, 0, UseStabilizer())


@rule("BB-053", "BB-184")
def test_it_comes_before_the_declaration() -> None:
    table = bomb("A[5 9] B[6 8]", cards="9", cut={9: 2})
    play(table, 0, Point(16))

    assert "[BB-053]" in refusal(table, 0, UseStabilizer())


@rule("BB-347")
def test_a_stabilized_detector_asks_its_target_as_usual() -> None:
    table = bomb("A[6 9] B[3r 5 7]", cards="9", cut={9: 2}, fuse=1)

    play(table, 0, UseStabilizer(), DoubleDetect((16, 17)), Say((6,)))

    assert Proof((2, 3), tuple(range(1, RED)), 1) in seen_by(table, PUBLIC).proofs
    assert GAME.waiting_on(table) == [1]
