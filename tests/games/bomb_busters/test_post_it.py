"""Bomb Busters: Post-it."""

import pytest

from boomtable.games.bomb_busters.rules.tokens import supply
from boomtable.games.bomb_busters.schema import InfoPlaced, UsePostIt
from tests.games.bomb_busters.positions import at, bomb, drawn, play, refusal

rule = pytest.mark.rule


@rule("BB-215")
def test_a_token_in_front_of_an_own_blue_wire() -> None:
    table = bomb("A[3] B[5 8y 9]", cards="4", cut={4: 2})

    assert play(table, 1, UsePostIt(at(table, "B", 3))) == [InfoPlaced(1, 18, 9)]
    assert drawn(table) == "A[3] B[5 8y 9*]"
    assert supply(table, 9) == 1
    assert table.turn == 0


@rule("BB-215")
@pytest.mark.parametrize("position", [1, 2, 3, 4, 5, 7])
def test_only_uncut_blue_wires_without_a_token(position: int) -> None:
    table = bomb("A[(3) 5* 6~ 8y 9r 10] B[4]", cards="4", cut={4: 2})

    assert "[BB-215]" in refusal(table, 0, UsePostIt(at(table, "A", position)))


@rule("BB-215")
def test_not_in_front_of_anybody_elses_wire() -> None:
    table = bomb("A[3] B[5]", cards="4", cut={4: 2})

    assert "[BB-215]" in refusal(table, 0, UsePostIt(at(table, "B", 1)))


@rule("BB-215", "BB-166")
def test_a_missing_token_is_said_aloud() -> None:
    table = bomb("A[5 9] B[5* 6] C[5*]", cards="4", cut={4: 2})

    play(table, 0, UsePostIt(at(table, "A", 1)))

    assert drawn(table) == "A[5~ 9] B[5* 6] C[5*]"
    assert supply(table, 5) == 0


@rule("BB-215", "BB-031")
def test_on_either_stand() -> None:
    table = bomb("A1[3] A2[5 9] B[6]", cards="4", cut={4: 2})

    play(table, 0, UsePostIt(at(table, "A2", 1)))

    assert drawn(table) == "A1[3] A2[5* 9] B[6]"
