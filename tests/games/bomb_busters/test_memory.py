"""Bomb Busters: what the table remembers, and what it forgets under strict_memory."""

import pytest

from boomtable.core.seats import PUBLIC
from boomtable.games.bomb_busters.schema import Point, Proof, RadarView, Say, UsePostIt, UseRadar
from boomtable.games.bomb_busters.state import BombBustersState
from tests.games.bomb_busters.positions import at, bomb, drawn, play, seen_by

rule = pytest.mark.rule

HANDS = "A[1 2 5] B[3 4 6] C[7 8* 9] D[8* 10 11 12]"


def miss(state: BombBustersState, letter: str, position: int) -> None:
    """The active player misses at a wire, with its own first value."""
    value = state.tile[16 * state.turn] // 10
    play(state, state.turn, Point(at(state, letter, position)), Say((value,)))


@rule("BB-330", "BB-226")
def test_without_strict_memory_answers_stay() -> None:
    state = bomb(HANDS, cards="8", cut={8: 2}, fuse=9)
    play(state, 0, UseRadar(9))

    for letter in "BCDAB":
        miss(state, letter, 1)

    assert seen_by(state, PUBLIC).radars == (RadarView(9, (False, False, True, False)),)


@rule("BB-330", "BB-334")
def test_a_radar_answer_is_forgotten_after_the_next_turn() -> None:
    state = bomb(HANDS, cards="8", cut={8: 2}, strict_memory=True)
    play(state, 0, UseRadar(9))
    told = Proof((6, 7, 8), (9,), 1)

    miss(state, "B", 1)
    assert (len(seen_by(state, PUBLIC).radars), told in seen_by(state, PUBLIC).proofs) == (1, True)
    miss(state, "C", 1)

    assert (seen_by(state, PUBLIC).radars, told in seen_by(state, 1).proofs) == ((), False)


@rule("BB-330", "BB-334")
def test_a_virtual_token_is_forgotten_after_the_next_turn() -> None:
    state = bomb("A[1 2 5] B[3 4 8] C[7 8* 9] D[8* 10]", strict_memory=True)

    miss(state, "B", 3)
    assert drawn(state) == "A[1 2 5] B[3 4 8~] C[7 8* 9] D[8* 10]"
    miss(state, "C", 2)
    assert drawn(state) == "A[1 2 5] B[3 4 8] C[7 8* 9] D[8* 10]"

    assert seen_by(state, PUBLIC).stands[1].wires[2].token is None


@rule("BB-330")
def test_real_tokens_are_never_forgotten() -> None:
    state = bomb(HANDS, strict_memory=True, fuse=9)

    for letter in "BCDABC":
        miss(state, letter, 1)

    assert drawn(state) == "A[1* 2 5] B[3* 4 6] C[7* 8* 9] D[8* 10 11 12]"


@rule("BB-334")
def test_an_announcement_is_forgotten_after_a_round() -> None:
    state = bomb(HANDS, strict_memory=True, fuse=9)
    held = Proof((0, 1, 2), (1,), 1)

    for letter in "BCDA":
        miss(state, letter, 2)
        assert held in seen_by(state, PUBLIC).proofs
    play(state, 0, Point(at(state, "B", 2)), Say((2,)))

    assert held not in seen_by(state, PUBLIC).proofs
    assert Proof((0, 1, 2), (2,), 1) in seen_by(state, PUBLIC).proofs


@rule("BB-334")
def test_what_is_said_again_is_remembered_anew() -> None:
    state = bomb(HANDS, strict_memory=True, fuse=9)

    for letter in "BCDAB":
        miss(state, letter, 2)

    assert Proof((0, 1, 2), (1,), 1) in seen_by(state, PUBLIC).proofs


@rule("BB-334")
def test_a_forgotten_wire_may_be_marked_anew() -> None:
    state = bomb("A[1 2 5] B[3 4 8] C[7 8* 9] D[8* 10]", strict_memory=True, cards="4", cut={4: 2})
    miss(state, "B", 3)
    miss(state, "C", 2)

    play(state, 1, UsePostIt(at(state, "B", 3)))

    assert drawn(state) == "A[1 2 5] B[3 4 8~] C[7 8* 9] D[8* 10]"
