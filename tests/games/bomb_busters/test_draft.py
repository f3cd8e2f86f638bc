"""Bomb Busters: info tokens that are taken when two yellow wires are cut (mission 27)."""

from __future__ import annotations

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.seats import PUBLIC
from boomtable.games.bomb_busters import GAME
from boomtable.games.bomb_busters.pieces import INFO, PICK, TURN, YELLOW
from boomtable.games.bomb_busters.schema import (
    BombBustersOptions,
    DoubleDetect,
    DraftView,
    InfoPlaced,
    Lay,
    PlaceInfo,
    Point,
    Proof,
    Say,
    SoloCut,
    TakeToken,
    TokenAside,
    TokenReturned,
    TokensOffered,
    TokenTaken,
)
from boomtable.games.bomb_busters.state import BombBustersState
from tests.games.bomb_busters.positions import at, bomb, play, refusal, seen_by

rule = pytest.mark.rule

PILE = [5, 9, 5, 13, 9, 12, 1]


def table(drawing: str = "A[1y 5 9] B[7y 5 8] C[9 11] D[8 12]", **facts: object) -> BombBustersState:
    return bomb(drawing, mission=27, detectors=False, pile=PILE, **facts)  # type: ignore[arg-type]


def cut_yellow(state: BombBustersState) -> list[object]:
    return list(play(state, 0, Point(at(state, "B", 1)), Say((YELLOW,)), Lay(0)))


@rule("BB-1271", "BB-1273")
def test_as_many_tokens_as_players_are_laid_open_and_the_captain_takes_first() -> None:
    state = table(captain=2)

    assert cut_yellow(state)[-1] == TokensOffered((5, 9, 5, 13))
    assert seen_by(state, PUBLIC).draft == DraftView(0, (2, 3, 0, 1), (5, 9, 5, 13))
    assert (state.phase, GAME.waiting_on(state)) == (PICK, [2])
    assert set(GAME.legal_actions(state, 2)) >= {TakeToken(5), TakeToken(9), TakeToken(YELLOW)}


@rule("BB-1273", "BB-166")
def test_what_stands_on_the_table_is_not_laid_open() -> None:
    state = table("A[1y 5* 9] B[7y 5* 8] C[9* 11] D[8 12]")

    assert cut_yellow(state)[-1] == TokensOffered((9, 13, 12, 1))


@rule("BB-1271", "BB-1272")
def test_a_token_is_placed_in_front_of_a_wire_of_ones_choice() -> None:
    state = table("A[1y 5 9] B[7y 5 5 8] C[9 11] D[8 12]", captain=1)
    cut_yellow(state)

    assert "it is not among those that lie open [BB-1272]" in refusal(state, 1, TakeToken(8))
    assert "[BB-1271]" in refusal(state, 0, TakeToken(5))
    assert play(state, 1, TakeToken(5)) == [TokenTaken(1, 5)]
    assert (state.phase, GAME.waiting_on(state)) == (INFO, [1])
    second = at(state, "B", 3)
    assert play(state, 1, PlaceInfo(second)) == [InfoPlaced(1, second, 5)]
    assert (state.phase, GAME.waiting_on(state)) == (PICK, [2])
    assert seen_by(state, PUBLIC).draft == DraftView(0, (2, 3, 0), (9, 5, 13))


@rule("BB-1271")
def test_what_nobody_holds_there_lies_beside_the_hand() -> None:
    state = table(captain=3)
    cut_yellow(state)

    assert play(state, 3, TakeToken(5)) == [TokenTaken(3, 5), TokenAside(3, 5)]
    assert [(pocket.seat, pocket.lacks) for pocket in seen_by(state, PUBLIC).pockets] == [(3, (5,))]
    assert GAME.waiting_on(state) == [0]


@rule("BB-1274")
def test_a_token_goes_back_where_all_such_wires_have_theirs() -> None:
    state = table("A[1y 5 9] B[7y 5* 8] C[9 11] D[8 12]", captain=1)
    cut_yellow(state)

    assert play(state, 1, TakeToken(5)) == [TokenTaken(1, 5), TokenReturned(1, 5)]
    assert Proof((int(state.handle[at(state, "B", 3)]),), (5,), 0) in seen_by(state, PUBLIC).proofs


@rule("BB-1272")
def test_then_the_turn_goes_on_behind_the_one_who_cut_and_it_never_comes_again() -> None:
    state = table("A[1y 5 9] B[7y 5 8] C[9 3y 4y] D[8 12]")
    cut_yellow(state)
    for seat in (0, 1, 2, 3):
        play(state, seat, TakeToken(state.offered[0]))
        if state.phase == INFO:
            play(state, seat, PlaceInfo(next(action.wire for action in GAME.legal_actions(state, seat) if isinstance(action, PlaceInfo))))

    assert (state.phase, state.turn, seen_by(state, PUBLIC).draft) == (TURN, 1, None)
    state.turn = 2
    play(state, 2, SoloCut(YELLOW))
    assert (state.phase, state.turn) == (TURN, 3)


@rule("BB-1272")
def test_who_has_no_wire_left_takes_none() -> None:
    state = table("A[1y 5 9] B[7y] C[9 11] D[8 12]")
    cut_yellow(state)

    assert seen_by(state, PUBLIC).draft == DraftView(0, (0, 2, 3), (5, 9, 5, 13))


@rule("BB-1271")
@pytest.mark.parametrize("seats", [2, 5])
def test_there_are_no_powers_and_of_two_players_the_captain_places_no_token(seats: int) -> None:
    state, _ = GAME.setup(BombBustersOptions(seats, mission=27), SeededDice(1))

    assert (state.detectors, 7 in state.cards) == (False, False)
    assert state.turn == (1 if seats == 2 else 0)
    state.phase, state.turn = TURN, 0
    place = 16 * next(stand for stand, owner in enumerate(state.owner) if owner == 1)
    assert "[BB-332]" in refusal(state, 0, DoubleDetect((place, place + 1)))


@rule("BB-1273")
def test_nobody_sees_what_is_to_come() -> None:
    state, _ = GAME.setup(BombBustersOptions(4, mission=27), SeededDice(1))
    piles = {tuple(GAME.determinize(seen_by(state, 1), 1, SeededDice(seed)).pile) for seed in range(3)}

    assert len(piles) == 3
    assert all(sorted(pile) == sorted(state.pile) for pile in piles)


@rule("BB-1271")
def test_the_tokens_are_taken_within_the_turn_that_cut_the_yellow_wires() -> None:
    state = table(captain=2)
    began = GAME.turn(state)
    cut_yellow(state)

    list(play(state, 2, TakeToken(9)))
    assert (state.phase, GAME.turn(state)) == (INFO, began)
    list(play(state, 2, PlaceInfo(at(state, "C", 1))))
    assert (state.phase, GAME.turn(state)) == (PICK, began)
