"""Blast Tactics: teleport pads (section 13.2 of the ledger)."""

import pytest

from boomtable.games.blast_tactics.schema import BombPunched, Moved
from tests.games.blast_tactics.positions import begin, burnt, drawn, legal, neat, play, refusal, shown, spots, told

rule = pytest.mark.rule

PADS = """
A.>..<.
.#...#.
......B
bombs none | A: (0,0) heart=1 inv=2 | B: (2,6) heart=1 inv=2
"""


@rule("BT-330")
def test_a_move_onto_a_pad_ends_there_and_goes_on_to_the_pad_it_faces() -> None:
    position = drawn(PADS)
    assert refusal(position, "MOVE (0,3)") == "seat 0 cannot move to square 3: something stops it on the way [BT-112]"
    events = play(position, "MOVE (0,2)")

    assert events == [Moved(0, (0, 1, 2), 5)]
    assert shown(position) == neat("""
        ..>..A.
        .#...#.
        ......B
        bombs none | A: (0,5) heart=1 inv=2 | B: (2,6) heart=1 inv=2
    """)


@rule("BT-330")
def test_of_several_pads_the_closest_is_reached() -> None:
    position = drawn("""
        A.>.^.<
        .#...#.
        ......B
        bombs none | A: (0,0) heart=1 inv=2 | B: (2,6) heart=1 inv=2
    """)
    play(position, "MOVE (0,2)")

    assert spots(position, [position.at[0]]) == "(0,4)"


@rule("BT-331")
def test_an_arrow_looks_through_everything() -> None:
    position = drawn("""
        A>#+_2B<
        .#....#.
        ........
        bombs B2@(0,5) | A: (0,0) heart=1 inv=2 | B: (0,6) heart=1 inv=1
    """)
    play(position, "MOVE (0,1)")

    assert spots(position, [position.at[0]]) == "(0,7)"


@rule("BT-332")
def test_an_occupied_target_leaves_the_figure_on_the_pad_it_entered() -> None:
    position = drawn(
        """
        A.>..B.
        .#...#.
        .......
        bombs none | A: (0,0) heart=1 inv=2 | B: (0,5) heart=1 inv=2
        """,
        under="<@(0,5)",
    )
    events = play(position, "MOVE (0,2)")

    assert events == [Moved(0, (0, 1, 2), 2)]


@rule("BT-330", "BT-332")
def test_a_pad_that_faces_the_pad_left_just_now_leads_back() -> None:
    """Nobody stands on (0,0) any more when A enters (0,2)."""
    position = drawn(
        """
        A.<....
        .#...#.
        ......B
        bombs none | A: (0,0) heart=1 inv=2 | B: (2,6) heart=1 inv=2
        """,
        under=">@(0,0)",
    )
    events = play(position, "MOVE (0,2)")

    assert events == [Moved(0, (0, 1, 2), 0)]
    assert spots(position, [position.at[0]]) == "(0,0)"
    assert spots(position, position.trail) == "(0,0) (0,1) (0,2)"


@rule("BT-332")
def test_where_no_pad_is_left_the_figure_stays() -> None:
    position = drawn(PADS.replace("<", "."))
    play(position, "MOVE (0,2)")

    assert spots(position, [position.at[0]]) == "(0,2)"


@rule("BT-332")
def test_an_occupied_pad_is_not_entered() -> None:
    position = drawn(
        """
        A.B..<.
        .#...#.
        .......
        bombs none | A: (0,0) heart=1 inv=2 | B: (0,2) heart=1 inv=2
        """,
        under=">@(0,2)",
    )

    assert legal(position, "MOVE") == "(0,1) (1,0) (2,0)"
    assert refusal(position, "MOVE (0,2)") == "seat 0 cannot move to square 2: another figure stands there [BT-108]"


@rule("BT-333", "BT-123")
def test_no_bomb_is_laid_on_a_pad() -> None:
    position = drawn(
        """
        ..A..<.
        .#...#.
        ......B
        bombs none | A: (0,2) heart=1 inv=2 | B: (2,6) heart=1 inv=2
        """,
        under=">@(0,2)",
    )

    assert refusal(position, "LAY (0,2)") == "seat 0 cannot lay a bomb on square 2: it is a teleport pad [BT-333]"


@rule("BT-334")
def test_the_arrival_pad_does_nothing_and_is_left_by_a_move() -> None:
    position = drawn(PADS)
    play(position, "MOVE (0,2)")
    assert spots(position, position.trail) == "(0,0) (0,1) (0,2)"
    assert legal(position, "LAY") == "(0,0) (0,1)"

    assert legal(position, "MOVE") == "(0,2) (0,3) (0,4) (0,6)"
    play(position, "MOVE (0,4)")
    assert spots(position, [position.at[0]]) == "(0,4)"


@rule("BT-335")
def test_a_punched_bomb_bounces_over_a_pad() -> None:
    position = drawn(
        """
        A1>..<.
        .#...#.
        ......B
        bombs A1@(0,1) | A: (0,0) heart=1 inv=1 | B: (2,6) heart=1 inv=2
        """,
        row="punch glove",
    )

    assert told(play(position, "PUNCH E"), BombPunched) == [BombPunched(0, 1, 3, False)]


@rule("BT-325")
def test_pads_do_not_hinder_flames() -> None:
    position = drawn("""
        1>~P<..
        .#...#A
        ......B
        bombs A1@(0,0) | A: (1,6) heart=1 inv=1 reach=5 | B: (2,6) heart=1 inv=2
    """)

    assert burnt(position, begin(position, "A")) == "(0,0) (0,1) (0,2) (0,3) (0,4) (0,5) (1,0) (2,0)"
