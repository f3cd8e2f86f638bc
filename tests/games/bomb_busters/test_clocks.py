"""Bomb Busters: limits for decisions and their safe defaults."""

import pytest

from boomtable.core.schema import Timer, TimeUp
from boomtable.core.seats import CLOCK, PUBLIC
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.pieces import ANSWER, INFO, LAY, POINTED, SWAP
from boomtable.games.bomb_busters.schema import DoubleDetect, Point, Say, UseWalkieTalkies
from boomtable.games.bomb_busters.state import BombBustersState
from tests.games.bomb_busters.positions import at, bomb, drawn, play, refusal, seen_by

rule = pytest.mark.rule


def run_out(state: BombBustersState) -> None:
    [timer] = BOMB_BUSTERS.timers(state)
    assert (timer.name, timer.ms) == ("decision", 60_000)
    play(state, CLOCK, TimeUp(timer.name, timer.key))


@rule("BB-373")
def test_no_limit_by_default() -> None:
    assert BOMB_BUSTERS.timers(bomb("A[5] B[6]", phase=INFO)) == []


@rule("BB-373")
def test_the_turn_and_the_walkie_talkies_have_no_limit() -> None:
    state = bomb("A[5 6] B[6 7]", decision_seconds=60, cards="2", cut={2: 2})
    assert BOMB_BUSTERS.timers(state) == []
    play(state, 1, UseWalkieTalkies(0, 16))
    assert (state.phase, BOMB_BUSTERS.timers(state)) == (SWAP, [])

    state = bomb("A[5 6] B[6 7]", decision_seconds=60)
    play(state, 0, Point(16))
    assert (state.phase, BOMB_BUSTERS.timers(state)) == (POINTED, [])


@rule("BB-373")
def test_in_the_info_phase_the_leftmost_wire_with_a_token_left_is_marked() -> None:
    state = bomb("A[5*] B[5*] C[4r 5 6 7] D[8]", phase=INFO, turn=2, decision_seconds=60)

    run_out(state)

    assert (drawn(state), state.turn) == ("A[5*] B[5*] C[4r 5 6* 7] D[8]", 3)


@rule("BB-373")
def test_the_leftmost_own_wire_is_laid_down() -> None:
    state = bomb("A1[3 5] A2[5] B[5 7] C[6]", decision_seconds=60)
    play(state, 0, Point(at(state, "B", 1)), Say((5,)))
    assert state.phase == LAY

    run_out(state)

    assert drawn(state) == "A1[3 (5)] A2[5] B[(5) 7] C[6]"


@rule("BB-373")
def test_a_detectors_target_cuts_the_leftmost_match() -> None:
    state = bomb("A[5] B[3 5 5]", decision_seconds=60)
    play(state, 0, DoubleDetect((17, 18)), Say((5,)))
    assert state.phase == ANSWER

    run_out(state)
    run_out(state)

    assert drawn(state) == "A[(5)] B[3 (5) 5]"


@rule("BB-373")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("B[3 4 7]", "B[3* 4 7]"),
        ("B[3* 4 7]", "B[3* 4* 7]"),
        ("B[3r 4 7]", "B[3r 4* 7]"),
        ("B[3* 4* 7]", "B[3* 4* 7]"),
    ],
)
def test_a_failure_marks_the_leftmost_wire_without_a_token(before: str, after: str) -> None:
    state = bomb(f"A[5] {before}", decision_seconds=60)
    play(state, 0, DoubleDetect((16, 17)), Say((5,)))

    run_out(state)

    assert drawn(state) == f"A[5] {after}"


@rule("BB-373")
def test_a_limit_that_does_not_run_cannot_end() -> None:
    state = bomb("A[5] B[6]", decision_seconds=60)

    assert refusal(state, CLOCK, TimeUp("decision", 0)) == "the clock cannot end decision: no such time is running [BB-373]"
    assert refusal(state, CLOCK, TimeUp("hold", 0)) == "the clock cannot end hold: no such time is running [BB-373]"


@rule("BB-373")
def test_each_decision_has_a_limit_of_its_own() -> None:
    state = bomb("A[5 9] B[3 5 5]", decision_seconds=60)
    play(state, 0, DoubleDetect((17, 18)), Say((5,)))
    [answering] = BOMB_BUSTERS.timers(state)

    play(state, CLOCK, TimeUp("decision", answering.key))

    [laying] = BOMB_BUSTERS.timers(state)
    assert laying.key != answering.key
    assert refusal(state, CLOCK, TimeUp("decision", answering.key)).endswith("no such time is running [BB-373]")


@rule("BB-373", "BB-347")
def test_only_the_one_who_decides_sees_the_limit_of_a_detectors_answer() -> None:
    state = bomb("A[5 9] B[3 5 5] C[7]", decision_seconds=60)
    play(state, 0, DoubleDetect((17, 18)), Say((5,)))

    assert [seen_by(state, viewer).timers for viewer in (0, 2, PUBLIC)] == [(), (), ()]
    assert [(timer.name, timer.ms) for timer in seen_by(state, 1).timers] == [("decision", 60_000)]


@rule("BB-378", "BB-347")
def test_the_pause_is_a_timer_of_the_rules() -> None:
    state = bomb("A[5 9] B[3 5 5] C[7]", hold_ms=3000)

    play(state, 0, Point(17), Say((5,)))

    assert BOMB_BUSTERS.timers(state) == [Timer("hold", 0, 3000)]
