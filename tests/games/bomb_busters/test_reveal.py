"""Bomb Busters: revealing red wires."""

import pytest

from boomtable.core.schema import Outcome
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.schema import RedsRevealed, RevealReds, SoloCut
from tests.games.bomb_busters.positions import bomb, drawn, play, refusal

rule = pytest.mark.rule


@rule("BB-120")
def test_all_reds_are_laid_face_up_safely() -> None:
    state = bomb("A[(3) 5r 9r] B[3 8]")

    events = play(state, 0, RevealReds())

    assert events == [RedsRevealed(0, (1, 2), (55, 95))]
    assert (drawn(state), state.fuse, state.turn) == ("A[(3) (5r) (9r)] B[3 8]", 4, 1)
    assert BOMB_BUSTERS.outcome(state) is None


@rule("BB-120")
def test_no_reveal_while_another_wire_is_uncut() -> None:
    state = bomb("A1[5r] A2[6] B[3 8] C[7]")

    assert refusal(state, 0, RevealReds()) == "seat 0 cannot reveal red wires: it has other uncut wires [BB-120]"


@rule("BB-121")
def test_nobody_reveals_out_of_turn() -> None:
    state = bomb("A[3 8] B[5r]")

    assert refusal(state, 1, RevealReds()) == "seat 1 cannot reveal red wires: it is seat 0's turn [BB-121]"


@rule("BB-121")
def test_the_mission_is_not_won_before_the_last_red_is_revealed() -> None:
    state = bomb("A[7 7] B[5r]", cut={7: 2})

    play(state, 0, SoloCut(7))
    assert (BOMB_BUSTERS.outcome(state), state.turn) == (None, 1)
    play(state, 1, RevealReds())

    assert BOMB_BUSTERS.outcome(state) == Outcome((0, 1, 2, 3), "bomb_defused")


@rule("BB-EX-29")
def test_the_last_wires_revealed_win() -> None:
    state = bomb("A[5r 9r]")

    play(state, 0, RevealReds())

    assert BOMB_BUSTERS.outcome(state) == Outcome((0, 1, 2, 3), "bomb_defused")
