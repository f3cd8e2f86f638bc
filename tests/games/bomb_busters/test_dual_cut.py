"""Bomb Busters: the Dual Cut."""

import pytest

from boomtable.core.schema import Outcome
from boomtable.core.seats import PUBLIC
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.pieces import LAY, POINTED, TURN, YELLOW
from boomtable.games.bomb_busters.rules.tokens import supply
from boomtable.games.bomb_busters.schema import (
    ClaimFailed,
    DoubleDetect,
    Exploded,
    Found,
    Lay,
    Named,
    PairCut,
    Point,
    Pointed,
    Proof,
    Said,
    Say,
)
from tests.games.bomb_busters.positions import at, bomb, drawn, play, refusal, seen_by

rule = pytest.mark.rule


@rule("BB-080")
def test_a_declaration_points_at_one_wire_and_says_a_value() -> None:
    state = bomb("A[3 5 9] B[2 5 8]")

    events = play(state, 0, Point(17), Say((5,)))

    assert events[:2] == [Pointed(0, 1, (17,), "hand"), Said(0, 1, (17,), (5,))]


@rule("BB-080")
def test_one_value_is_said() -> None:
    state = bomb("A[3 5 9] B[2 5 8]")
    assert refusal(state, 0, Say((5,))) == "seat 0 cannot announce a value: it has not pointed at a wire [BB-080]"

    play(state, 0, Point(17))

    assert refusal(state, 0, Say(())) == "seat 0 cannot announce 0 values: it is one, or two with the X or Y Ray [BB-080]"
    assert refusal(state, 1, Say((2,))) == "seat 1 cannot announce a value: it has not pointed at a wire [BB-080]"


@rule("BB-081", "BB-092", "BB-EX-5")
def test_a_value_that_is_not_held_cannot_be_announced() -> None:
    state = bomb("A[3 5 9] B[2 7 8]")
    play(state, 0, Point(17))

    assert refusal(state, 0, Say((7,))) == "seat 0 cannot announce 7: it holds none uncut [BB-081]"
    assert (state.turn, state.fuse, drawn(state)) == (0, 4, "A[3 5 9] B[2 7 8]")


@rule("BB-081")
def test_a_cut_wire_is_no_reason_to_announce_its_value() -> None:
    state = bomb("A[3 (5) 9] B[2 5 8]")
    play(state, 0, Point(17))

    assert refusal(state, 0, Say((5,))) == "seat 0 cannot announce 5: it holds none uncut [BB-081]"


@rule("BB-081")
def test_red_is_never_announced() -> None:
    state = bomb("A[3 5r] B[2 6r 8]")
    play(state, 0, Point(17))

    assert [action for action in BOMB_BUSTERS.legal_actions(state, 0) if isinstance(action, Say)] == [Say((3,))]
    assert refusal(state, 0, Say((14,))) == "seat 0 cannot announce 14: it holds none uncut [BB-081]"


@rule("BB-081")
def test_the_value_may_stand_on_either_stand() -> None:
    state = bomb("A1[3] A2[5 9] B[2 5 8] C[4]")

    play(state, 0, Point(at(state, "B", 2)), Say((5,)), Lay(at(state, "A2", 1)))

    assert drawn(state) == "A1[3] A2[(5) 9] B[2 (5) 8] C[4]"


@rule("BB-082", "BB-088", "BB-EX-6")
def test_a_deliberate_miss_on_a_known_wire_costs_the_dial_and_places_nothing() -> None:
    state = bomb("A[3 5 9] B[4* 8]")

    events = play(state, 0, Point(16), Say((5,)))

    assert events[-1] == ClaimFailed(0, 1, (5,), wire=16, value=4, fuse=3, stabilized=False)
    assert (drawn(state), state.fuse, supply(state, 4)) == ("A[3 5 9] B[4* 8]", 3, 1)


@rule("BB-088")
def test_a_virtual_token_is_not_doubled_either() -> None:
    state = bomb("A[3 5 9] B[4~ 8] C[4*] D[4*]")

    play(state, 0, Point(16), Say((5,)))

    assert (drawn(state), state.fuse) == ("A[3 5 9] B[4~ 8] C[4*] D[4*]", 3)


@rule("BB-083")
def test_any_uncut_wire_of_a_teammate_may_be_pointed_at() -> None:
    state = bomb("A1[3 9] A2[6] B1[2* 5] B2[(4) 8]", seats=2)

    pointed = [action.wire for action in BOMB_BUSTERS.legal_actions(state, 0) if isinstance(action, Point)]

    assert pointed == [at(state, "B1", 1), at(state, "B1", 2), at(state, "B2", 2)]


@rule("BB-083")
def test_own_and_cut_and_missing_wires_may_not_be_pointed_at() -> None:
    state = bomb("A[3 9] B[2 (5)]")

    assert refusal(state, 0, Point(0)) == "seat 0 cannot point at 1a: it is its own [BB-083]"
    assert refusal(state, 0, Point(17)) == "seat 0 cannot point at 2b: it is cut already [BB-083]"
    assert refusal(state, 0, Point(18)) == "seat 0 cannot point at 2c: there is no such wire [BB-083]"
    assert refusal(state, 0, Point(79)) == "seat 0 cannot point at 5p: there is no such wire [BB-083]"


@rule("BB-084", "BB-160", "BB-EX-1")
def test_success_cuts_both_wires_in_place() -> None:
    state = bomb("A[3 3 5 9] B[2 3* 8 11]", cards="3")

    play(state, 0, Point(17), Say((3,)))
    events = play(state, 0, Lay(1))

    assert PairCut(0, 1, wire=17, tile=30, own=1, own_tile=30, value=3) in events
    assert drawn(state) == "A[3 (3) 5 9] B[2 (3) 8 11]"
    assert (supply(state, 3), state.cut_counts[3], state.fuse, state.turn) == (2, 2, 4, 1)
    assert seen_by(state, PUBLIC).equipment[0].state == "ready"


@rule("BB-084")
def test_only_an_own_wire_of_the_same_value_is_laid_down() -> None:
    state = bomb("A[3 3 5 9] B[2 3 8 11]")
    play(state, 0, Point(17), Say((3,)))

    assert refusal(state, 0, Lay(2)) == "seat 0 cannot lay down 1c: it is not an own uncut wire of that value [BB-084]"
    assert refusal(state, 0, Lay(17)) == "seat 0 cannot lay down 2b: it is not an own uncut wire of that value [BB-084]"


@rule("BB-085", "BB-EX-3")
def test_a_red_wire_hit_explodes() -> None:
    state = bomb("A[3 5 9] B[2 4r 8]")

    events = play(state, 0, Point(17), Say((5,)))

    assert events[-1] == Exploded(0, "red_wire_hit", (17,))
    assert BOMB_BUSTERS.outcome(state) == Outcome(winners=(), reason="red_wire_hit")
    assert drawn(state) == "A[3 5 9] B[2 4r 8]"


@rule("BB-086", "BB-EX-2")
def test_a_wrong_wire_costs_a_step_and_shows_its_value() -> None:
    state = bomb("A[3 5 9] B[2 4 8 11]")

    events = play(state, 0, Point(17), Say((5,)))

    assert events[-1] == ClaimFailed(0, 1, (5,), wire=17, value=4, fuse=3, stabilized=False)
    assert (drawn(state), state.fuse, state.turn) == ("A[3 5 9] B[2 4* 8 11]", 3, 1)


@rule("BB-086")
def test_the_last_step_explodes_without_a_token() -> None:
    state = bomb("A[3 5 9] B[2 4 8 11]", fuse=1)

    events = play(state, 0, Point(17), Say((5,)))

    assert events[-1] == Exploded(0, "fuse_burned", (17,))
    assert (drawn(state), state.fuse) == ("A[3 5 9] B[2 4 8 11]", 0)
    assert BOMB_BUSTERS.outcome(state) == Outcome(winners=(), reason="fuse_burned")


@rule("BB-087", "BB-EX-2")
def test_a_failure_does_not_show_the_own_wire() -> None:
    state = bomb("A[3 5 9] B[2 4 8 11]")

    play(state, 0, Point(17), Say((5,)))

    assert [wire.tile for wire in seen_by(state, 1).stands[0].wires] == [None, None, None]


@rule("BB-089")
def test_cut_wires_keep_their_place() -> None:
    state = bomb("A[3 5 9] B[2 5 8]")

    play(state, 0, Point(17), Say((5,)), Lay(1))

    assert [(wire.tile, wire.cut) for wire in seen_by(state, 2).stands[1].wires] == [(None, False), (50, True), (None, False)]
    assert state.sizes == [3, 3, 0, 0]


@rule("BB-090")
def test_the_own_wire_is_named_also_where_there_is_one() -> None:
    state = bomb("A[3 5 9] B[2 5 8]")

    play(state, 0, Point(17), Say((5,)))

    assert (state.phase, BOMB_BUSTERS.waiting_on(state)) == (LAY, [0])
    assert [action for action in BOMB_BUSTERS.legal_actions(state, 0) if isinstance(action, Lay)] == [Lay(1)]
    assert refusal(state, 1, Lay(17)) == "seat 1 cannot lay a wire down: nothing it claimed was found [BB-090]"


@rule("BB-090")
def test_what_was_found_and_named_is_noticed_by_the_claimer_alone() -> None:
    state = bomb("A[3 5 9] B[2 5 8]")

    found, named = play(state, 0, Point(17), Say((5,)), Lay(1))[2:4]

    assert found == Found(0, 1, 17, 50, audience=1 << 0)
    assert named == Named(0, 1, audience=1 << 0)


@rule("BB-091", "BB-EX-2")
def test_a_failure_proves_that_the_value_is_held() -> None:
    state = bomb("A[3 5 9] B[2 4 8 11]")

    play(state, 0, Point(17), Say((5,)))

    assert Proof((0, 1, 2), (5,), least=1) in seen_by(state, PUBLIC).proofs
    assert Proof((4,), (5,), least=0) in seen_by(state, PUBLIC).proofs


@rule("BB-290")
def test_the_finger_comes_first_and_stays() -> None:
    state = bomb("A[3 5 9] B[2 5 8]")

    play(state, 0, Point(17))

    assert (state.phase, seen_by(state, PUBLIC).doing) == (POINTED, "say")
    assert refusal(state, 0, Point(16)) == "seat 0 cannot act: another question has to be answered first [BB-053]"


@rule("BB-290")
def test_a_power_is_spent_with_the_finger() -> None:
    state = bomb("A[3 5 9] B[2 5 8]")

    play(state, 0, DoubleDetect((16, 17)))

    assert (state.power_used[0], state.phase) == (True, POINTED)


@rule("BB-289")
def test_the_wires_of_a_detector_are_named_once_from_left_to_right() -> None:
    state = bomb("A[3 5 9] B[2 5 8]")
    why = "seat 0 cannot point at these wires: each is named once, from left to right [BB-289]"

    assert refusal(state, 0, DoubleDetect((17, 16))) == why
    assert refusal(state, 0, DoubleDetect((17, 17))) == why
    play(state, 0, DoubleDetect((16, 18)))


@rule("BB-084")
def test_yellow_is_a_value_like_the_numbers() -> None:
    state = bomb("A[3y 5y 9] B[2 7y 8]")

    play(state, 0, Point(17), Say((YELLOW,)), Lay(1))

    assert (drawn(state), state.phase) == ("A[3y (5y) 9] B[2 (7y) 8]", TURN)
