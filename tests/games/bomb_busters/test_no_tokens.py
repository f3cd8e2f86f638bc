"""Bomb Busters: mixed tokens (mission 40), and none at all (mission 58)."""

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.seats import PUBLIC
from boomtable.games.bomb_busters import GAME
from boomtable.games.bomb_busters.pieces import EVEN, INFO, ODD, RED, TIMES, TURN
from boomtable.games.bomb_busters.schema import (
    BombBustersOptions,
    ClaimFailed,
    DoubleDetect,
    GiveWire,
    InfoPlaced,
    PlaceInfo,
    Point,
    Proof,
    Say,
    UsePostIt,
    UseStabilizer,
    UseWalkieTalkies,
)
from tests.games.bomb_busters.positions import at, bomb, play, refusal, seen_by

rule = pytest.mark.rule

NOT_RED = tuple(value for value in range(1, 14) if value != RED)


@rule("BB-1401")
def test_counts_and_parity_take_turns_from_the_captain() -> None:
    state = bomb("A[3 3] B[4 9] C[6 7] D[5 8] E[1 2]", mission=40, phase=INFO, captain=1, turn=1)

    assert seen_by(state, PUBLIC).tells == ("times", "times", "parity", "times", "parity")
    placed = [play(state, seat, PlaceInfo(16 * seat))[0] for seat in (1, 2, 3, 4, 0)]

    assert placed == [
        InfoPlaced(1, 16, TIMES + 1),
        InfoPlaced(2, 32, EVEN),
        InfoPlaced(3, 48, TIMES + 1),
        InfoPlaced(4, 64, ODD),
        InfoPlaced(0, 0, TIMES + 2),
    ]


@rule("BB-1401")
def test_of_two_players_the_captain_places_none() -> None:
    state, _ = GAME.setup(BombBustersOptions(2, mission=40, captain=0), SeededDice(1))

    assert (state.phase, state.turn) == (INFO, 1)


@rule("BB-1402")
def test_the_kind_goes_by_the_owner_of_the_wire() -> None:
    state = bomb("A[3 5] B[4 9] C[6 6 7] D[5 8]", mission=40)

    assert play(state, 0, Point(at(state, "B", 1)), Say((3,)))[-1] == ClaimFailed(0, 1, (3,), 16, EVEN, 3, stabilized=False)
    assert play(state, 1, Point(at(state, "C", 1)), Say((4,)))[-1] == ClaimFailed(1, 2, (4,), 32, TIMES + 2, 2, stabilized=False)


@rule("BB-1402", "BB-1401")
def test_the_post_it_goes_to_a_cut_wire_where_tokens_count() -> None:
    state = bomb("A[(3) 3 5] B[(4) 4 9] C[4 4] D[3 3]", mission=40, cards="4", cut={4: 2})

    assert "[BB-215]" in refusal(state, 1, UsePostIt(at(state, "B", 1)))
    assert play(state, 0, UsePostIt(0)) == [InfoPlaced(0, 0, TIMES + 2)]


@rule("BB-1402")
def test_a_token_that_travels_keeps_its_kind_and_its_wire_gets_no_other() -> None:
    state = bomb("A[3 5] B[4* 9] C[6] D[5]", mission=40, cards="2", cut={2: 2})
    play(state, 1, UseWalkieTalkies(0, at(state, "B", 1)))
    play(state, 0, GiveWire(1))

    state.turn = 3
    play(state, 3, Point(1), Say((5,)))

    assert (state.token[1], state.tile[1]) == (EVEN, 40)


@rule("BB-1581")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nobody_places_a_token_and_what_needs_tokens_or_powers_is_left_out(seats: int) -> None:
    for seed in range(8):
        state, _ = GAME.setup(BombBustersOptions(seats, mission=58), SeededDice(seed))
        assert (state.phase, state.turn) == (TURN, state.captain)
        assert not {4, 7} & set(state.cards)
        assert seen_by(state, PUBLIC).characters == ()


@rule("BB-1581", "BB-1582")
def test_a_failure_shows_nothing_but_that_it_is_neither_that_value_nor_red() -> None:
    state = bomb("A[6 8] B[2 5r 9] C[4 9] D[5]", mission=58)

    assert play(state, 0, Point(at(state, "B", 1)), Say((6,)))[-1] == ClaimFailed(0, 1, (6,), None, None, 3, stabilized=False)
    proofs = seen_by(state, PUBLIC).proofs
    assert Proof((2,), (6,), 0) in proofs
    assert Proof((2,), NOT_RED, 1) in proofs


@rule("BB-1582")
def test_a_detector_that_fails_asks_nothing() -> None:
    state = bomb("A[6 8] B[2 5r 9] C[4 9] D[5]", mission=58)
    pair = DoubleDetect((at(state, "B", 1), at(state, "B", 2)))

    assert play(state, 0, pair, Say((6,)))[-1] == ClaimFailed(0, 1, (6,), None, None, 3, stabilized=False)
    assert Proof((2, 3), NOT_RED, 1) in seen_by(state, PUBLIC).proofs


@rule("BB-1582", "BB-231")
@pytest.mark.parametrize("position", [1, 2])
def test_the_stabilizer_hides_whether_it_was_red(position: int) -> None:
    state = bomb("A[6 8] B[2 5r 9] C[4 9] D[5]", mission=58, cards="9", cut={9: 2})
    wire = at(state, "B", position)

    assert play(state, 0, UseStabilizer(), Point(wire), Say((6,)))[-1] == ClaimFailed(0, 1, (6,), None, None, 4, stabilized=True)
    about = [proof for proof in seen_by(state, PUBLIC).proofs if int(state.handle[wire]) in proof.wires]
    assert about == [Proof((int(state.handle[wire]),), (6,), 0)]


@rule("BB-1581")
def test_the_double_detector_is_there_in_every_turn() -> None:
    state = bomb("A[6 8] B[2 7 9] C[4 9] D[5]", mission=58)
    pair = DoubleDetect((at(state, "B", 1), at(state, "B", 2)))

    play(state, 0, pair, Say((6,)))
    state.turn = 0
    play(state, 0, pair)

    assert (state.power_used, state.powers_spent) == ([False] * 4, 2)
