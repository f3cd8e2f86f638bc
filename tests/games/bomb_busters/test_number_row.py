"""Bomb Busters: numbers that are cut in a fixed order, missions 9 and 16."""

import pytest

from boomtable.core.dice import SeededDice
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.pieces import OVER, TURN
from boomtable.games.bomb_busters.schema import (
    BombBustersOptions,
    ClaimFailed,
    DoubleDetect,
    Exploded,
    GiveWire,
    Lay,
    LockView,
    MugPassed,
    NumberFreed,
    NumbersLaid,
    PlaceInfo,
    Point,
    RibbonView,
    Say,
    SoloCut,
    UseCoffeeMug,
    UseStabilizer,
    UseWalkieTalkies,
)
from boomtable.games.bomb_busters.state import BombBustersState
from tests.games.bomb_busters.positions import at, bomb, play, refusal, seen_by

rule = pytest.mark.rule

ROW = [10, 8, 2]


def row(drawing: str, *, mission: int = 9, **facts: object) -> BombBustersState:
    return bomb(drawing, mission=mission, row=ROW, **facts)  # type: ignore[arg-type]


@rule("BB-1091", "BB-1161", "BB-400", "BB-401")
@pytest.mark.parametrize(("mission", "copies"), [(9, 2), (16, 4)])
def test_three_number_cards_lie_in_a_row(mission: int, copies: int) -> None:
    rows = set()
    for seed in range(40):
        state, events = BOMB_BUSTERS.setup(BombBustersOptions(4, mission=mission), SeededDice(seed))
        assert events[1] == NumbersLaid("sequence", tuple(state.row))
        assert seen_by(state, 1).ribbon == RibbonView("sequence", tuple(state.row), copies=copies)
        assert len(set(state.row)) == 3
        rows.add(tuple(state.row))
    assert {number for laid in rows for number in laid} == set(range(1, 13))
    assert any(list(laid) != sorted(laid) for laid in rows)


@rule("BB-1091")
def test_the_second_number_waits_for_two_of_the_first_and_the_third_for_two_of_both() -> None:
    assert locked(row("A[2 8 10] B[2 8 10]")) == {2: 10, 8: 10}
    assert locked(row("A[2 8 10] B[2 8 10]", cut={10: 2})) == {2: 8}
    assert locked(row("A[2 8 10] B[2 8 10]", cut={8: 4})) == {2: 10, 8: 10}
    assert locked(row("A[2 8 10] B[2 8 10]", cut={10: 2, 8: 2})) == {}


@rule("BB-1161")
def test_mission_16_wants_all_four_of_each() -> None:
    assert locked(row("A[2 8 10] B[2 8 10]", mission=16, cut={10: 2})) == {2: 10, 8: 10}
    assert locked(row("A[2 8 10] B[2 8]", mission=16, cut={10: 4})) == {2: 8}
    assert locked(row("A[2] B[2]", mission=16, cut={10: 4, 8: 4})) == {}


def locked(state: BombBustersState) -> dict[int, int]:
    locks = seen_by(state, 3).locks
    assert all(lock == LockView(lock.value, "row", "BB-1092", lock.number) for lock in locks)
    return {lock.value: lock.number for lock in locks}


@rule("BB-1092", "BB-431")
def test_a_locked_number_is_not_announced() -> None:
    state = row("A[2 8 9 10] B[8 9]", cards="10", cut={10: 2})
    play(state, 0, Point(at(state, "B", 1)))

    assert refusal(state, 0, Say((2,))) == "seat 0 cannot cut 2: 8 comes first in the row [BB-1092]"
    assert refusal(state, 0, Say((2, 9))) == "seat 0 cannot cut 2: 8 comes first in the row [BB-1092]"
    assert seen_by(row("A[2 8 9 10] B[8 9]"), 0).sayable.by_hand == (9, 10)  # type: ignore[union-attr]
    play(state, 0, Say((8, 9)))


@rule("BB-1092")
def test_a_locked_number_is_not_cut_alone() -> None:
    state = row("A[2 2 9 10 10] B[9]", cut={2: 2, 10: 2})

    assert refusal(state, 0, SoloCut(2)) == "seat 0 cannot cut 2: 8 comes first in the row [BB-1092]"
    play(state, 0, SoloCut(10))


@rule("BB-1092")
def test_a_detector_needs_a_number_that_is_free() -> None:
    state = row("A[2 8 9y] B[9y 10]")

    assert refusal(state, 0, DoubleDetect((at(state, "B", 1), at(state, "B", 2)))) == (
        "seat 0 cannot use a detector: it has no number to announce [BB-266]"
    )
    play(state, 0, Point(at(state, "B", 1)), Say((13,)))


@rule("BB-1092")
def test_a_locked_wire_that_is_hit_is_an_ordinary_failure() -> None:
    state = row("A[2 9] B[8 9]")

    events = play(state, 0, Point(at(state, "B", 1)), Say((9,)))

    assert events[-1] == ClaimFailed(0, 1, (9,), at(state, "B", 1), 8, 3, stabilized=False)
    assert state.token[at(state, "B", 1)] == 8


@rule("BB-1091")
def test_the_table_is_told_what_is_free_now() -> None:
    state = row("A[8 9 10] B[8 9 10]")

    events = play(state, 0, Point(at(state, "B", 3)), Say((10,)), Lay(at(state, "A", 3)))

    assert [event for event in events if isinstance(event, NumberFreed)] == [NumberFreed(8)]
    assert seen_by(state, 1).sayable.by_hand == (8, 9)  # type: ignore[union-attr]


@rule("BB-1093", "BB-432", "BB-EX-31")
def test_a_turn_with_locked_wires_only_sets_the_bomb_off() -> None:
    state = row("A[9 10] B[2 8] C[2 8 10] D[9]")

    events = play(state, 0, Point(at(state, "D", 1)), Say((9,)), Lay(at(state, "A", 1)))

    assert events[-1] == Exploded(1, "no_way_on", ())
    assert (state.phase, state.lost, state.failures) == (OVER, "no_way_on", 0)
    assert BOMB_BUSTERS.outcome(state).reason == "no_way_on"  # type: ignore[union-attr]


@rule("BB-1093")
def test_reds_do_not_help_but_alone_they_are_revealed() -> None:
    state = row("A[9 10] B[2 5r] C[10] D[9]")
    play(state, 0, Point(at(state, "D", 1)), Say((9,)), Lay(at(state, "A", 1)))
    assert state.lost == "no_way_on"

    state = row("A[9 10] B[5r] C[10] D[9]")
    play(state, 0, Point(at(state, "D", 1)), Say((9,)), Lay(at(state, "A", 1)))
    assert (state.phase, state.turn) == (TURN, 1)


@rule("BB-1093")
def test_it_is_seen_when_the_info_phase_ends() -> None:
    state = row("A[2 8] B[2 8 10] C[10] D[9 9]", phase=0, turn=3)

    events = play(state, 3, PlaceInfo(at(state, "D", 1)))

    assert events[-1] == Exploded(0, "no_way_on", ())


@rule("BB-1094", "BB-432", "BB-EX-31")
def test_the_coffee_mug_saves_the_turn() -> None:
    state = row("A[9 10] B[2 8] C[2 8 10] D[9]", cards="11", cut={11: 2})
    play(state, 0, Point(at(state, "D", 1)), Say((9,)), Lay(at(state, "A", 1)))
    assert (state.phase, state.turn) == (TURN, 1)

    assert play(state, 1, UseCoffeeMug(2)) == [MugPassed(1, 2)]
    assert (state.phase, state.turn) == (TURN, 2)


@rule("BB-1094")
def test_the_coffee_mug_does_not_save_who_is_stuck_as_well() -> None:
    state = row("A[9 10] B[2 8] C[2 8] D[9 10]", cards="11", cut={11: 2})
    play(state, 0, Point(at(state, "D", 1)), Say((9,)), Lay(at(state, "A", 1)))

    assert play(state, 1, UseCoffeeMug(2)) == [MugPassed(1, 2), Exploded(2, "no_way_on", ())]


@rule("BB-1094", "BB-432")
@pytest.mark.parametrize(("given", "saved"), [(2, True), (1, False)])
def test_a_swap_saves_the_turn_if_it_brings_something_free(given: int, saved: bool) -> None:
    state = row("A[2 8] B[2 8 10] C[10]", cards="2", cut={2: 2})

    play(state, 0, UseWalkieTalkies(1, at(state, "A", 2)))
    play(state, 1, GiveWire(at(state, "B", given + 1)))

    assert (state.lost == "") is saved


@rule("BB-187", "BB-1092")
def test_the_stabilizer_needs_a_pair_that_may_be_cut() -> None:
    state = row("A[2 8] B[2 8 10] C[10]", cards="9 11", cut={9: 2, 11: 2})

    assert refusal(state, 0, UseStabilizer()) == "seat 0 cannot use the Stabilizer: it has no pair to cut [BB-187]"
