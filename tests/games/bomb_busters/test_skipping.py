"""Bomb Busters: turns that pass without a deed."""

from __future__ import annotations

import pytest

from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.rules.locks import BY_MISSION
from boomtable.games.bomb_busters.schema import GiveWire, Lay, Point, Say, Skip, SkipsView, UseStabilizer, UseWalkieTalkies
from boomtable.games.bomb_busters.state import load
from tests.games.bomb_busters.positions import at, bomb, play, refusal, seen_by

rule = pytest.mark.rule

EVEN = [1]  # constraint A


@rule("BB-431")
def test_a_mission_says_whether_it_has_anything_to_lock() -> None:
    for number, mission in MISSIONS.items():
        state = bomb("A[2] B[2]", mission=number)
        assert state.limited == mission.twist.limited
        assert state.limited if BY_MISSION[number] else number > 8 or not state.limited
        assert load(state.dump()).limited == state.limited == state.clone().limited


@rule("BB-056")
def test_most_missions_know_no_skipping() -> None:
    assert refusal(bomb("A[2] B[2]"), 0, Skip()) == "seat 0 cannot skip its turn: this mission knows no skipping [BB-056]"
    assert seen_by(bomb("A[2] B[2]"), 0).skips is None


@rule("BB-056", "BB-055")
def test_who_has_only_reds_reveals_them() -> None:
    state = bomb("A[5r] B[3]", mission=37, binding=EVEN)

    assert refusal(state, 0, Skip()) == "seat 0 cannot skip its turn: it has only red wires and must reveal them [BB-055]"


@rule("BB-433")
def test_all_see_who_has_skipped_and_a_deed_begins_anew() -> None:
    state = bomb("A[3] B[2 3] C[2] D[5]", mission=37, binding=EVEN)
    play(state, 0, Skip())
    assert seen_by(state, 2).skips == SkipsView(0, (0,))

    play(state, 1, Point(at(state, "C", 1)), Say((2,)), Lay(at(state, "B", 1)))

    assert seen_by(state, 2).skips == SkipsView(0, ())


@rule("BB-433")
def test_a_swap_begins_the_round_anew() -> None:
    state = bomb("A[3] B[2 5] C[2] D[5]", mission=37, binding=EVEN, cards="2", cut={2: 2}, turn=1, skipped=0b0001)

    play(state, 1, UseWalkieTalkies(0, at(state, "B", 2)))
    play(state, 0, GiveWire(at(state, "A", 1)))

    assert state.skipped == 0


@rule("BB-434")
def test_a_skip_proves_what_the_hand_has_not() -> None:
    state = bomb("A[3 5 7r] B[2 3] C[2]", mission=37, binding=EVEN)

    play(state, 0, Skip())

    hand = tuple(int(state.handle[at(state, "A", spot)]) for spot in (1, 2, 3))
    proofs = {(proof.values, proof.least) for proof in seen_by(state, 2).proofs if proof.wires == hand}
    assert proofs == {((2, 4, 6, 8, 10, 12), 0), (tuple(range(1, 14)), 1)}


@rule("BB-434")
def test_a_skip_proves_nothing_where_nothing_could_be_pointed_at() -> None:
    state = bomb("A[3 5] B[4]", mission=37, binding=[9])

    play(state, 0, Skip())

    assert seen_by(state, 1).proofs == ()


@rule("BB-232", "BB-056")
def test_after_the_stabilizer_a_pair_is_cut_and_nothing_skipped() -> None:
    state = bomb("A[2 3] B[2 3]", mission=37, binding=EVEN, cards="9", cut={9: 2})
    play(state, 0, UseStabilizer())

    assert refusal(state, 0, Skip()) == "seat 0 cannot skip its turn: it can cut something [BB-415]"
