"""Blast Tactics: Bomb Power-Up pads (section 13.2 of the ledger)."""

import pytest

from boomtable.games.blast_tactics.schema import BombKicked
from tests.games.blast_tactics.positions import begin, burnt, drawn, legal, play, told

rule = pytest.mark.rule


@rule("BT-336", "BT-338")
def test_a_bomb_on_the_pad_burns_until_something_stops_it() -> None:
    position = drawn(
        """
        .1..........
        .+........#A
        ...........B
        bombs A1@(0,1) | A: (1,11) heart=1 inv=1 | B: (2,11) heart=1 inv=2
        """,
        under="P@(0,1)",
    )
    row = " ".join(f"(0,{column})" for column in range(12))

    assert burnt(position, begin(position, "A")) == f"{row} (1,1)"


@rule("BT-336")
def test_only_the_bomb_on_the_pad_gains() -> None:
    position = drawn("""
        1.P.....
        .#....#A
        .......B
        bombs A1@(0,0) | A: (1,7) heart=1 inv=1 | B: (2,7) heart=1 inv=2
    """)

    assert burnt(position, begin(position, "A")) == "(0,0) (0,1) (0,2) (1,0) (2,0)"


@rule("BT-337")
def test_bombs_are_laid_on_the_pad_and_kicked_onto_it() -> None:
    laid = drawn("""
        A.P...
        .#..#.
        .....B
        bombs none | A: (0,0) heart=1 inv=2 | B: (2,5) heart=1 inv=2
    """)
    kicked = drawn(
        """
        A1P...
        .#..#.
        .....B
        bombs A1@(0,1) | A: (0,0) heart=1 inv=1 | B: (2,5) heart=1 inv=2
        """,
        row="kick glove",
    )
    play(laid, "MOVE (0,3)")

    assert legal(laid, "LAY") == "(0,0) (0,1) (0,2) (0,3)"
    assert told(play(kicked, "KICK (0,2)"), BombKicked) == [BombKicked(0, 1, 2, False)]


@rule("BT-337")
def test_a_carried_bomb_above_the_pad_gains_too() -> None:
    position = drawn(
        """
        A.......
        .#....#.
        .......B
        bombs none | A: (0,0) heart=1 inv=2 carries=B1 | B: (2,7) heart=1 inv=1
        """,
        under="P@(0,0)",
    )

    assert burnt(position, begin(position, "B")).startswith("(0,0) (0,1) (0,2) (0,3) (0,4) (0,5) (0,6) (0,7)")
