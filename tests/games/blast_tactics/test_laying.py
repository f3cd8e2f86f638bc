"""Blast Tactics: laying bombs (section 7 of the ledger)."""

import pytest

from boomtable.games.blast_tactics.schema import BombLaid
from tests.games.blast_tactics.positions import begin, drawn, legal, neat, play, refusal, shown

rule = pytest.mark.rule

LANE = """
A.....
.#..#.
.....B
bombs none | A: (0,0) heart=1 inv=2 | B: (2,5) heart=1 inv=2
"""


@rule("BT-120", "BT-129")
def test_a_bomb_is_laid_under_the_figure_with_its_2_side_up() -> None:
    position = drawn(LANE)

    assert play(position, "LAY (0,0)") == [BombLaid(0, 0)]
    assert shown(position) == neat("""
        A.....
        .#..#.
        .....B
        bombs A2@(0,0) | A: (0,0) heart=1 inv=1 | B: (2,5) heart=1 inv=2
    """)
    assert position.actions == 2


@rule("BT-120")
def test_without_inventory_nothing_is_laid() -> None:
    position = drawn("""
        A.....
        .#..#.
        22...B
        bombs A2@(2,0), A2@(2,1) | A: (0,0) heart=1 inv=0 | B: (2,5) heart=1 inv=2
    """)

    assert refusal(position, "LAY (0,0)") == "seat 0 cannot lay a bomb: its inventory is empty [BT-120]"


@rule("BT-121")
@pytest.mark.parametrize("square", ["(0,0)", "(0,2)", "(0,4)"])
def test_after_a_move_its_start_its_way_and_its_end_take_bombs(square: str) -> None:
    position = drawn(LANE)
    play(position, "MOVE (0,4)", f"LAY {square}")

    assert f"bombs A2@{square}" in shown(position)


@rule("BT-121")
def test_a_square_left_two_moves_ago_takes_a_bomb() -> None:
    position = drawn(LANE)
    play(position, "MOVE (0,2)", "MOVE (2,2)", "LAY (0,1)")

    assert shown(position) == neat("""
        .2....
        .#..#.
        ..A..B
        bombs A2@(0,1) | A: (2,2) heart=1 inv=1 | B: (2,5) heart=1 inv=2
    """)


@rule("BT-121")
def test_a_square_of_the_trail_where_a_bomb_has_landed_takes_none() -> None:
    position = drawn(
        """
        A.....
        .#..#.
        .....B
        bombs none | A: (0,0) heart=1 inv=2 carries=B2 | B: (2,5) heart=1 inv=1
        """
    )
    play(position, "MOVE (0,2)", "THROW W")

    assert legal(position, "LAY") == "(0,0) (0,2)"
    assert refusal(position, "LAY (0,1)") == "seat 0 cannot lay a bomb on square 1: a bomb lies there [BT-122]"


@rule("BT-121")
def test_a_square_of_the_trail_with_an_item_takes_a_bomb_when_it_is_floor_again() -> None:
    position = drawn(
        """
        A.+...
        .#..#.
        ..1..B
        bombs A1@(2,2) | A: (0,0) heart=0 inv=1 | B: (2,5) heart=1 inv=2
        """,
        row="pass remote",
    )
    play(position, "PASS (0,3)", "REMOTE (2,2)", drawing="flame_up")
    assert legal(position, "LAY") == "(0,0) (0,1) (0,3)"
    play(position, "MOVE (0,2)")

    assert legal(position, "LAY") == "(0,0) (0,1) (0,2) (0,3)"


@rule("BT-121", "BT-129")
def test_a_neighbouring_square_takes_no_bomb() -> None:
    position = drawn(LANE)

    assert refusal(position, "LAY (0,1)") == "seat 0 cannot lay a bomb on square 1: it is not on its trail [BT-121]"


@rule("BT-122")
def test_a_square_takes_one_bomb() -> None:
    position = drawn(LANE)
    play(position, "LAY (0,0)")

    assert refusal(position, "LAY (0,0)") == "seat 0 cannot lay a bomb on square 0: a bomb lies there [BT-122]"


@rule("BT-122")
def test_no_bomb_is_laid_under_another_figure() -> None:
    position = drawn("""
        A.B...
        .#..#.
        ......
        bombs none | A: (0,0) heart=1 inv=2 | B: (0,2) heart=1 inv=2
    """)
    play(position, "MOVE (0,4)")

    assert refusal(position, "LAY (0,2)") == "seat 0 cannot lay a bomb on square 2: seat 1 stands there [BT-122]"


@rule("BT-123")
def test_no_bomb_is_laid_on_a_soft_block_that_was_passed() -> None:
    position = drawn(
        """
        A.+...
        .#..#.
        .....B
        bombs none | A: (0,0) heart=1 inv=2 | B: (2,5) heart=1 inv=2
        """,
        row="pass glove",
    )
    play(position, "PASS (0,3)")

    assert refusal(position, "LAY (0,2)") == "seat 0 cannot lay a bomb on square 2: it is no free floor [BT-123]"


@rule("BT-124")
def test_any_number_of_bombs_in_a_turn() -> None:
    position = drawn(LANE.replace("(0,0) heart=1 inv=2", "(0,0) heart=1 inv=5"))
    play(position, "LAY (0,0)", "MOVE (0,2)", "LAY (0,1)", "LAY (0,2)", "MOVE (2,2)", "LAY (1,2)", "LAY (2,2)")

    assert shown(position) == neat("""
        222...
        .#2.#.
        ..A..B
        bombs A2@(0,0), A2@(0,1), A2@(0,2), A2@(1,2), A2@(2,2) | A: (2,2) heart=1 inv=0 | B: (2,5) heart=1 inv=2
    """)


@rule("BT-125")
def test_a_bomb_taken_at_the_end_of_a_move_is_laid_on_its_way() -> None:
    position = drawn("""
        A..b..
        .#..#.
        22...B
        bombs A2@(2,0), A2@(2,1) | A: (0,0) heart=1 inv=0 | B: (2,5) heart=1 inv=2
    """)
    play(position, "MOVE (0,3)")

    assert legal(position, "LAY") == "(0,0) (0,1) (0,2) (0,3)"


@rule("BT-125")
def test_a_bomb_taken_later_in_the_turn_is_laid_where_the_turn_began() -> None:
    position = drawn("""
        A.....
        .#..#.
        22b..B
        bombs A2@(2,0), A2@(2,1) | A: (0,0) heart=1 inv=0 | B: (2,5) heart=1 inv=2
    """)
    play(position, "MOVE (0,2)", "MOVE (2,2)", "LAY (0,0)")

    assert "bombs A2@(0,0), A2@(2,0), A2@(2,1) | A: (2,2) heart=1 inv=0" in shown(position)


@rule("BT-125")
def test_with_trail_move_a_bomb_taken_is_laid_on_the_way_to_it() -> None:
    position = drawn(
        """
        A.....
        .#..#.
        22b..B
        bombs A2@(2,0), A2@(2,1) | A: (0,0) heart=1 inv=0 | B: (2,5) heart=1 inv=2
        """,
        whole_trail=False,
    )
    play(position, "MOVE (0,2)", "MOVE (2,2)")

    assert legal(position, "LAY") == "(0,2) (1,2) (2,2)"


@rule("BT-126")
def test_a_laid_bomb_comes_back_when_it_explodes() -> None:
    position = drawn(LANE)
    play(position, "LAY (0,0)", "MOVE (0,5)")
    begin(position, "A")
    assert "A: (0,5) heart=1 inv=1" in shown(position)
    begin(position, "A")

    assert "A: (0,5) heart=1 inv=2" in shown(position)


@rule("BT-127")
def test_a_bomb_that_came_back_is_laid_again_in_the_same_turn() -> None:
    position = drawn(
        """
        A.....
        .#..#.
        ..11.B
        bombs A1@(2,2), A1@(2,3) | A: (0,0) heart=1 inv=0 | B: (2,5) heart=1 inv=2
        """,
        row="remote glove",
    )
    play(position, "REMOTE (2,2)", "LAY (0,0)")

    assert "A: (0,0) heart=1 inv=1" in shown(position)


@rule("BT-125", "BT-127")
def test_a_bomb_that_came_back_is_laid_where_the_turn_began() -> None:
    position = drawn(
        """
        A.....
        .#..#.
        ..11.B
        bombs A1@(2,2), A1@(2,3) | A: (0,0) heart=1 inv=0 | B: (2,5) heart=1 inv=2
        """,
        row="remote glove",
    )
    play(position, "MOVE (0,1)", "REMOTE (2,2)", "LAY (0,0)")

    assert "bombs A2@(0,0) | A: (0,1) heart=1 inv=1" in shown(position)


@rule("BT-128")
def test_inventory_and_bombs_in_play_are_five_at_most() -> None:
    position = drawn("""
        Ab....
        .#..#.
        222..B
        bombs A2@(2,0), A2@(2,1), A2@(2,2) | A: (0,0) heart=1 inv=2 | B: (2,5) heart=1 inv=2
    """)
    play(position, "MOVE (0,1)")

    assert "A: (0,1) heart=1 inv=2" in shown(position)


@rule("BT-443")
def test_the_first_reason_against_laying() -> None:
    position = drawn("""
        A.....
        .#..#.
        2....B
        bombs A2@(0,0), A2@(2,0) | A: (0,0) heart=1 inv=0 | B: (2,5) heart=1 inv=2
    """)

    assert refusal(position, "LAY (0,1)") == "seat 0 cannot lay a bomb on square 1: it is not on its trail [BT-121]"
    assert refusal(position, "LAY (0,0)") == "seat 0 cannot lay a bomb: its inventory is empty [BT-120]"
