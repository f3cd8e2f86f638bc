"""Bomb Busters: yellow and red wires."""

import pytest

from boomtable.core.seats import PUBLIC
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.pieces import RED, YELLOW, value_of
from boomtable.games.bomb_busters.rules.tokens import supply
from boomtable.games.bomb_busters.schema import ClaimFailed, Exploded, Lay, PairCut, Point, RadarAnswered, RevealReds, Say, UseRadar
from tests.games.bomb_busters.positions import bomb, drawn, play, refusal, seen_by

rule = pytest.mark.rule


@rule("BB-130")
def test_all_yellows_and_all_reds_share_one_value() -> None:
    assert {value_of(10 * number + 1) for number in range(1, 12)} == {YELLOW}
    assert {value_of(10 * number + 5) for number in range(1, 12)} == {RED}


@rule("BB-131", "BB-EX-10")
def test_two_yellows_of_different_sort_values_are_a_pair() -> None:
    state = bomb("A[1y 6] B[7y 8]")

    events = play(state, 0, Point(16), Say((YELLOW,)), Lay(0))

    assert events[-1] == PairCut(0, 1, wire=16, tile=71, own=0, own_tile=11, value=YELLOW)
    assert (drawn(state), state.cut_counts[YELLOW]) == ("A[(1y) 6] B[(7y) 8]", 2)


@rule("BB-131")
def test_yellow_is_said_only_by_who_holds_one() -> None:
    state = bomb("A[1 6] B[7y 8]")
    play(state, 0, Point(16))

    assert refusal(state, 0, Say((YELLOW,))) == "seat 0 cannot announce 13: it holds none uncut [BB-081]"


@rule("BB-131", "BB-EX-11")
def test_a_wrong_yellow_marks_the_number_and_the_number_is_cut_next() -> None:
    state = bomb("A[1y 6] B[6 8]")

    events = play(state, 0, Point(16), Say((YELLOW,)))

    assert events[-1] == ClaimFailed(0, 1, (YELLOW,), wire=16, value=6, fuse=3, stabilized=False)
    assert drawn(state) == "A[1y 6] B[6* 8]"
    state.turn = 0
    play(state, 0, Point(16), Say((6,)), Lay(1))
    assert drawn(state) == "A[1y (6)] B[(6) 8]"


@rule("BB-131")
def test_yellow_said_at_a_red_wire_explodes() -> None:
    state = bomb("A[1y 6] B[6r 8]")

    events = play(state, 0, Point(16), Say((YELLOW,)))

    assert events[-1] == Exploded(0, "red_wire_hit", (16,))


@rule("BB-132")
def test_a_yellow_wire_hit_by_a_number_gets_the_yellow_token() -> None:
    state = bomb("A[1 6] B[7y 8]")

    play(state, 0, Point(16), Say((6,)))

    hit = seen_by(state, PUBLIC).stands[1].wires[0]
    assert (hit.token, hit.tile, supply(state, YELLOW)) == (YELLOW, None, 1)


@rule("BB-133")
def test_the_sort_value_of_a_wire_laid_face_up_is_public() -> None:
    state = bomb("A[1y 6] B[7y 8] C[9r]")

    play(state, 0, Point(16), Say((YELLOW,)), Lay(0))
    state.turn = 2
    play(state, 2, RevealReds())

    assert [stand.wires[0].tile for stand in seen_by(state, PUBLIC).stands[:3]] == [11, 71, 95]


@rule("BB-134")
def test_coloured_wires_answer_no_question_for_a_number() -> None:
    state = bomb("A[7r 9] B[7y 8] C[7]", cards="8", cut={8: 2})

    assert play(state, 0, UseRadar(7)) == [RadarAnswered(0, 7, (False, False, True, False))]


@rule("BB-134")
def test_coloured_wires_are_no_reason_to_say_their_sort_value() -> None:
    state = bomb("A[7r 7y 9] B[7 8]")
    play(state, 0, Point(16))

    assert [action.values for action in BOMB_BUSTERS.legal_actions(state, 0) if isinstance(action, Say)] == [(9,), (YELLOW,)]
