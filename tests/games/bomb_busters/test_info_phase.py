"""Bomb Busters: the info phase."""

import pytest

from boomtable.core.dice import SeededDice
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.pieces import INFO, TURN
from boomtable.games.bomb_busters.rules.tokens import supply
from boomtable.games.bomb_busters.schema import BombBustersOptions, InfoPlaced, PlaceInfo, Proof
from tests.games.bomb_busters.positions import at, bomb, drawn, play, refusal, seen_by

rule = pytest.mark.rule


@rule("BB-036")
def test_a_token_with_its_value_goes_in_front_of_an_own_blue_wire() -> None:
    state = bomb("A[3 5 9] B[2 8]", phase=INFO)

    events = play(state, 0, PlaceInfo(1))

    assert events == [InfoPlaced(0, 1, 5)]
    assert drawn(state) == "A[3 5* 9] B[2 8]"
    assert (state.phase, state.turn, supply(state, 5)) == (INFO, 1, 1)


@rule("BB-036", "BB-372")
def test_players_place_clockwise_from_the_captain() -> None:
    state = bomb("A[3 5] B[2 8] C[4] D[6]", phase=INFO, captain=2, turn=2)

    assert refusal(state, 0, PlaceInfo(0)) == "seat 0 cannot place an info token: seat 2 does first [BB-036]"
    for seat, wire in ((2, "C"), (3, "D"), (0, "A"), (1, "B")):
        play(state, seat, PlaceInfo(at(state, wire, 1)))

    assert drawn(state) == "A[3* 5] B[2* 8] C[4*] D[6*]"


@rule("BB-036")
def test_only_blue_wires_are_marked() -> None:
    state = bomb("A[3 4y 5r] B[2 8]", phase=INFO)

    assert refusal(state, 0, PlaceInfo(1)) == "seat 0 cannot mark 1b: it is not blue [BB-036]"
    assert refusal(state, 0, PlaceInfo(2)) == "seat 0 cannot mark 1c: it is not blue [BB-036]"


@rule("BB-036")
def test_only_own_wires_are_marked() -> None:
    state = bomb("A[3 5] B[2 8]", phase=INFO)

    assert refusal(state, 0, PlaceInfo(16)) == "seat 0 cannot mark 2a: it is not its own wire [BB-036]"
    assert refusal(state, 0, PlaceInfo(2)) == "seat 0 cannot mark 1c: it is not its own wire [BB-036]"


@rule("BB-036")
def test_two_stands_get_one_token_together() -> None:
    state = bomb("A1[3 5] A2[2 8] B[1] C[7]", phase=INFO)

    play(state, 0, PlaceInfo(at(state, "A2", 2)))

    assert drawn(state) == "A1[3 5] A2[2 8*] B[1] C[7]"
    assert refusal(state, 0, PlaceInfo(0)) == "seat 0 cannot place an info token: seat 1 does first [BB-036]"


@rule("BB-037")
def test_a_third_player_may_not_choose_the_same_number() -> None:
    state = bomb("A[5*] B[5*] C[5 7] D[6]", phase=INFO, turn=2)

    assert refusal(state, 2, PlaceInfo(at(state, "C", 1))) == "seat 2 cannot mark 3a: both tokens of its number are taken [BB-037]"
    play(state, 2, PlaceInfo(at(state, "C", 2)))
    assert drawn(state) == "A[5*] B[5*] C[5 7*] D[6]"


@rule("BB-037", "BB-163")
def test_without_an_available_token_the_number_is_said_aloud() -> None:
    state = bomb("A[5*] B[5*] C[5 5] D[6]", phase=INFO, turn=2)

    play(state, 2, PlaceInfo(at(state, "C", 2)))

    assert drawn(state) == "A[5*] B[5*] C[5 5~] D[6]"
    assert supply(state, 5) == 0


@rule("BB-037")
def test_a_number_said_aloud_proves_that_no_other_could_be_marked() -> None:
    state = bomb("A[5*] B[5*] C[5 5] D[6]", phase=INFO, turn=2)

    play(state, 2, PlaceInfo(at(state, "C", 2)))

    assert seen_by(state, 0).proofs == (Proof((2, 3), (1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12), 0),)


@rule("BB-038")
def test_the_captain_begins_once_all_have_marked() -> None:
    state = bomb("A[3 5] B[2 8] C[4] D[6*]", phase=INFO, captain=3, turn=2)

    play(state, 2, PlaceInfo(at(state, "C", 1)))

    assert (state.phase, state.turn) == (TURN, 3)
    assert refusal(state, 2, PlaceInfo(at(state, "C", 1))) == "seat 2 cannot place an info token: the info phase is over [BB-036]"


@rule("BB-036")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_marks_exactly_one_wire(seats: int) -> None:
    state, _ = BOMB_BUSTERS.setup(BombBustersOptions(seats, mission=8, captain=1), SeededDice(3))

    for step in range(seats):
        seat = (1 + step) % seats
        assert BOMB_BUSTERS.waiting_on(state) == [seat]
        play(state, seat, next(action for action in BOMB_BUSTERS.legal_actions(state, seat) if isinstance(action, PlaceInfo)))

    assert (state.phase, state.turn, sum(token > 0 for token in state.token)) == (TURN, 1, seats)
