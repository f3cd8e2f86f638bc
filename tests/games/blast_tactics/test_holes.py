"""Blast Tactics: holes (section 13.2 of the ledger)."""

import pytest

from boomtable.games.blast_tactics.schema import BombPunched
from tests.games.blast_tactics.positions import begin, burnt, drawn, legal, play, refusal, shown, told

rule = pytest.mark.rule

HOLE = """
A.O..
.#.#.
....B
bombs none | A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=2
"""


@rule("BT-340")
def test_a_figure_cannot_enter_a_hole() -> None:
    position = drawn(HOLE)

    assert legal(position, "MOVE") == "(0,1) (1,0) (2,0)"
    assert refusal(position, "MOVE (0,2)") == "seat 0 cannot move to square 2: nobody can stand there (hole) [BT-114]"


@rule("BT-340")
def test_a_flame_passes_over_a_hole() -> None:
    position = drawn("""
        1OO..
        .#.#A
        ....B
        bombs A1@(0,0) | A: (1,4) heart=1 inv=1 reach=3 | B: (2,4) heart=1 inv=2
    """)

    assert burnt(position, begin(position, "A")) == "(0,0) (0,1) (0,2) (0,3) (1,0) (2,0)"


@rule("BT-341")
def test_wall_bomb_pass_does_not_cross_a_hole() -> None:
    position = drawn(HOLE, row="pass glove")

    assert legal(position, "PASS") == "(0,1) (1,0) (2,0)"


@rule("BT-342", "BT-344", "BT-126")
def test_a_bomb_punched_into_a_hole_goes_to_its_owner() -> None:
    position = drawn(
        """
        A1O..
        .#.#.
        ....B
        bombs B1@(0,1) | A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=1
        """,
        row="punch glove",
    )

    assert told(play(position, "PUNCH E"), BombPunched) == [BombPunched(0, 1, 2, True)]
    assert "bombs none | A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=2" in shown(position)


@rule("BT-343")
def test_an_empty_square_before_the_hole_saves_a_flying_bomb() -> None:
    position = drawn(
        """
        A1.O.
        .#.#.
        ....B
        bombs B1@(0,1) | A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=1
        """,
        row="punch glove",
    )

    assert told(play(position, "PUNCH E"), BombPunched) == [BombPunched(0, 1, 2, False)]


@rule("BT-343", "BT-211")
def test_a_sliding_bomb_may_stop_before_the_hole_and_not_behind_it() -> None:
    position = drawn(
        """
        A1.O.
        .#.#.
        ....B
        bombs B1@(0,1) | A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=1
        """,
        row="kick glove",
    )

    assert legal(position, "KICK") == "(0,2) (0,3)"
