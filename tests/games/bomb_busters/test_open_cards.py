"""Bomb Busters: twelve number cards lie open and are turned down by cuts, mission 26."""

import pytest

from boomtable.core.dice import SeededDice
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.pieces import TURN
from boomtable.games.bomb_busters.schema import (
    BombBustersOptions,
    ClaimFailed,
    Lay,
    LockView,
    NumbersLaid,
    Point,
    Proof,
    RevealReds,
    RibbonView,
    Say,
    Skip,
    Skipped,
    SoloCut,
)
from boomtable.games.bomb_busters.state import BombBustersState
from tests.games.bomb_busters.positions import at, bomb, play, refusal, seen_by

rule = pytest.mark.rule

DONE = {1: 4, 2: 4, 4: 4, 6: 4, 7: 4, 10: 4, 12: 4}
REST = {3: 2, 5: 2, 8: 2, 9: 2, 11: 2}


def table(*open_numbers: int, drawing: str = "A[3 5 9] B[5 8 11] C[3 9] D[8 11]", **facts: object) -> BombBustersState:
    return bomb(drawing, mission=26, open=list(open_numbers), cut={**DONE, **REST}, **facts)  # type: ignore[arg-type]


def shown(state: BombBustersState) -> RibbonView | None:
    return seen_by(state, 2).ribbon


@rule("BB-1261", "BB-400")
def test_twelve_number_cards_lie_open() -> None:
    state, events = BOMB_BUSTERS.setup(BombBustersOptions(4, mission=26), SeededDice(1))

    assert events[1] == NumbersLaid("open", tuple(range(1, 13)))
    assert shown(state) == RibbonView("open", tuple(range(1, 13)))
    assert seen_by(state, 0).locks == ()


@rule("BB-1261")
def test_a_cut_turns_its_card_down() -> None:
    state = table(3, 5, 8, 9, 11)
    play(state, 0, Point(at(state, "B", 1)), Say((5,)), Lay(at(state, "A", 2)))

    assert shown(state) == RibbonView("open", (3, 8, 9, 11))
    assert (state.phase, state.turn) == (TURN, 1)


@rule("BB-1261", "BB-1263")
def test_a_failed_cut_leaves_the_card_down_and_the_number_that_was_hit_open() -> None:
    state = table(3, 5, 8, 9, 11)

    events = play(state, 0, Point(at(state, "D", 1)), Say((9,)))

    assert events[-1] == ClaimFailed(0, 3, (9,), at(state, "D", 1), 8, 3, stabilized=False)
    assert shown(state) == RibbonView("open", (3, 5, 8, 11))
    assert seen_by(state, 3).locks == (LockView(9, "down", "BB-1261"),)


@rule("BB-1263", "BB-431")
def test_a_number_that_is_turned_down_is_not_cut() -> None:
    state = table(5, 8, drawing="A[3 3 5 9] B[5 8 11] C[9] D[8 11]")

    assert refusal(state, 0, SoloCut(3)) == "seat 0 cannot cut 3: its card is turned down [BB-1261]"
    assert seen_by(state, 0).sayable.by_hand == (5,)  # type: ignore[union-attr]
    play(state, 0, Point(at(state, "B", 1)))
    assert refusal(state, 0, Say((9,))) == "seat 0 cannot cut 9: its card is turned down [BB-1261]"


@rule("BB-1261")
def test_a_solo_cut_turns_its_card_down_and_a_finished_number_leaves() -> None:
    state = table(3, 8, 9, drawing="A[3 3 5 9] B[5 8 11] C[9] D[8 11]")
    play(state, 0, SoloCut(3))

    assert shown(state) == RibbonView("open", (8, 9))
    assert seen_by(state, 1).locks == (LockView(5, "down", "BB-1261"), LockView(11, "down", "BB-1261"))


@rule("BB-1261", "BB-1262")
def test_when_the_last_card_is_turned_down_all_unfinished_ones_come_back() -> None:
    state = table(9)
    play(state, 0, Point(at(state, "D", 1)), Say((9,)))

    assert shown(state) == RibbonView("open", (3, 5, 8, 9, 11))


@rule("BB-1261", "BB-1262")
def test_cards_of_finished_numbers_do_not_count_as_open() -> None:
    state = table(5, 9)
    play(state, 0, Point(at(state, "B", 1)), Say((5,)), Lay(at(state, "A", 2)))
    state.turn = 0
    assert shown(state) == RibbonView("open", (9,))
    play(state, 0, Point(at(state, "C", 2)), Say((9,)), Lay(at(state, "A", 3)))

    assert shown(state) == RibbonView("open", (3, 8, 11))


@rule("BB-1261", "BB-434")
def test_who_holds_nothing_open_skips_and_pays_nothing() -> None:
    state = table(3, 5, turn=3)

    assert refusal(state, 3, Say((8,))) == "seat 3 cannot announce a value: it has not pointed at a wire [BB-080]"
    assert play(state, 3, Skip()) == [Skipped(3, 4, 0)]
    assert (state.turn, state.fuse) == (0, 4)
    handles = tuple(int(state.handle[wire]) for wire in (at(state, "D", 1), at(state, "D", 2)))
    assert any(proof.wires == handles and proof.least == 0 and {3, 5} <= set(proof.values) for proof in seen_by(state, 1).proofs)
    assert Proof(handles, (3,), 1) not in seen_by(state, 1).proofs


@rule("BB-1261", "BB-415")
def test_who_holds_something_open_does_not_skip() -> None:
    assert refusal(table(3, 5), 0, Skip()) == "seat 0 cannot skip its turn: it can cut something [BB-415]"


@rule("BB-1261")
def test_only_reds_are_revealed() -> None:
    state = table(3, 5, drawing="A[5r] B[5 8 11 5 3] C[3 9 9] D[8 11]")

    play(state, 0, RevealReds())
    assert shown(state) == RibbonView("open", (3, 5))


@rule("BB-1261", "BB-034")
@pytest.mark.parametrize("seats", [2, 4])
def test_two_reds_and_no_x_or_y_ray(seats: int) -> None:
    state, _ = BOMB_BUSTERS.setup(BombBustersOptions(seats, mission=26), SeededDice(2))
    assert (state.reds_inside, state.yellows_inside) == (2, 0)
    assert all(10 not in BOMB_BUSTERS.setup(BombBustersOptions(5, mission=26), SeededDice(seed))[0].cards for seed in range(30))
