"""Bomb Busters: an info phase in which tokens are drawn."""

import pytest

from boomtable.core.dice import ScriptedDice, SeededDice
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.pieces import INFO, RED, TURN
from boomtable.games.bomb_busters.rules.drawn_tokens import draw_tokens
from boomtable.games.bomb_busters.rules.tokens import supply
from boomtable.games.bomb_busters.schema import BombBustersOptions, InfoPlaced, PlaceInfo, PocketView, Proof, TokenAside, TokensDrawn
from boomtable.games.bomb_busters.state import BombBustersState
from tests.games.bomb_busters.positions import at, bomb, play, refusal, seen_by

rule = pytest.mark.rule


def table(drawing: str, **facts: object) -> BombBustersState:
    return bomb(drawing, mission=13, phase=INFO, **facts)  # type: ignore[arg-type]


@rule("BB-1132", "BB-1137")
def test_a_drawn_token_goes_before_a_matching_wire_of_the_owners_choice() -> None:
    state = table("A[2 5r 8 8] B[2 3 6r] C[3 7r 8] D[9]")

    assert draw_tokens(state, ScriptedDice([7, 2, 2, 8])) == [TokensDrawn((8, 3, 3, 9))]

    assert (state.phase, state.turn) == (INFO, 0)
    assert refusal(state, 0, PlaceInfo(at(state, "A", 1))) == "seat 0 cannot mark 1a: it drew a 8 [BB-1132]"
    assert play(state, 0, PlaceInfo(at(state, "A", 4))) == [InfoPlaced(0, at(state, "A", 4), 8)]
    assert (state.phase, state.turn) == (INFO, 1)
    assert {pocket.seat: pocket.drawn for pocket in seen_by(state, 3).pockets} == {0: None, 1: 3, 2: 3, 3: 9}


@rule("BB-1132", "BB-1137")
def test_without_such_a_wire_it_lies_beside_the_hand_and_says_so() -> None:
    state = table("A[2 5r 8] B[2 3 6r] C[3 7r 8] D[9]")

    events = draw_tokens(state, ScriptedDice([8, 2, 9, 9]))

    assert events == [TokensDrawn((9, 3, 10, 10)), TokenAside(0, 9), TokenAside(2, 10), TokenAside(3, 10)]
    assert state.turn == 1
    play(state, 1, PlaceInfo(at(state, "B", 2)))
    assert (state.phase, state.turn) == (TURN, 0)
    seen = seen_by(state, 1)
    assert seen.pockets == (
        PocketView(0, given=RED, lacks=(9,)),
        PocketView(1, given=RED),
        PocketView(2, given=RED, lacks=(10,)),
        PocketView(3, lacks=(10,)),
    )
    assert Proof((0, 1, 2), (9,), 0) in seen.proofs


@rule("BB-1132", "BB-1137")
def test_nobody_is_asked_if_nobody_can_place() -> None:
    state = table("A[2 5r 8] B[2 3 6r] C[3 7r 8] D[9]")

    draw_tokens(state, ScriptedDice([11, 11, 9, 9]))

    assert (state.phase, state.turn, state.drawn) == (TURN, 0, [])


@rule("BB-1137", "BB-166")
def test_a_token_that_was_drawn_is_not_in_supply() -> None:
    state = table("A[2 5r 8 8] B[2 3 6r] C[3 7r 8] D[9]")

    draw_tokens(state, ScriptedDice([7, 7, 1, 8]))
    assert [supply(state, number) for number in (8, 2, 9, 3)] == [0, 1, 1, 2]

    play(state, 0, PlaceInfo(at(state, "A", 3)))
    assert (supply(state, 8), bool(state.virtual[at(state, "A", 3)])) == (0, False)


@rule("BB-1132")
def test_of_two_players_the_captain_draws_none() -> None:
    for seed in range(20):
        state, _ = BOMB_BUSTERS.setup(BombBustersOptions(2, mission=13, captain=1), SeededDice(seed))
        assert state.turn == (0 if state.phase == INFO else 1)
        assert all(seat == 0 for seat, _ in state.beside)
        assert [bool(value) for value in state.drawn] == ([True, False] if state.phase == INFO else [])


@rule("BB-1132")
def test_a_yellow_token_is_never_drawn_in_mission_13() -> None:
    drawn = set()
    for seed in range(60):
        _, events = BOMB_BUSTERS.setup(BombBustersOptions(5, mission=13), SeededDice(seed))
        drawn |= {value for event in events if isinstance(event, TokensDrawn) for value in event.values}
    assert drawn == set(range(1, 13))
