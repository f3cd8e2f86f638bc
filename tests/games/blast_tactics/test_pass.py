"""Blast Tactics: Wall/Bomb Pass (section 10.5 of the ledger)."""

import pytest

from boomtable.games.blast_tactics.schema import CardUsed, ItemTaken, Moved
from tests.games.blast_tactics.positions import drawn, legal, neat, play, refusal, shown, told

rule = pytest.mark.rule


def ends(line: str, bombs: str = "none") -> str:
    """The squares to which A, in the first square of this one row, can pass; all bombs are B's, who stands elsewhere."""
    width = len(line)
    count = 0 if bombs == "none" else bombs.count("@")
    return legal(
        drawn(
            f"{line}\n{'#' * (width - 1)}B\nbombs {bombs} | A: (0,0) heart=1 inv=2 | B: (1,{width - 1}) heart=1 inv={max(0, 2 - count)}",
            row="pass glove",
        ),
        "PASS",
    )


@rule("BT-240")
def test_the_card_is_the_move() -> None:
    position = drawn(
        """
        A+...
        .#.#.
        ....B
        bombs none | A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=2
        """,
        row="pass glove",
    )

    assert play(position, "PASS (0,3)") == [CardUsed(0, "pass", False), Moved(0, (0, 1, 2, 3), 3)]
    assert shown(position) == neat("""
        .+.A.
        .#.#.
        ....B
        bombs none | A: (0,3) heart=1 inv=2 | B: (2,4) heart=1 inv=2
    """)
    assert position.actions == 1


@rule("BT-241")
@pytest.mark.parametrize(
    ("line", "bombs", "squares"),
    [
        ("A2.2.", "B2@(0,1), B2@(0,3)", "(0,1) (0,2) (0,3) (0,4)"),
        ("A+.+.", "none", "(0,2) (0,4)"),
        ("A+.2.", "B2@(0,3)", "(0,2)"),
        ("A2.+.", "B2@(0,1)", "(0,1) (0,2)"),
    ],
)
def test_through_bombs_or_through_soft_blocks_not_both(line: str, bombs: str, squares: str) -> None:
    assert ends(line, bombs) == squares


@rule("BT-242")
def test_a_pass_ends_on_a_bomb_where_nobody_stands() -> None:
    position = drawn(
        """
        A2B.
        .#.#
        ....
        bombs A2@(0,1), B2@(0,2) | A: (0,0) heart=1 inv=1 | B: (0,2) heart=1 inv=1
        """,
        row="pass glove",
    )

    assert legal(position, "PASS") == "(0,1) (0,3) (1,0) (2,0)"


@rule("BT-243")
def test_a_pass_through_soft_blocks_does_not_end_on_one() -> None:
    assert ends("A++..") == "(0,3) (0,4)"
    assert ends("A.++#") == "(0,1)"


@rule("BT-243", "BT-443")
def test_a_pass_onto_a_soft_block_is_refused_for_the_block() -> None:
    position = drawn(
        """
        A+...
        .#.#.
        ....B
        bombs none | A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=2
        """,
        row="pass glove",
    )

    assert refusal(position, "PASS (0,1)") == "seat 0 cannot pass to square 1: a soft block is there [BT-243]"


@rule("BT-244")
@pytest.mark.parametrize(
    ("line", "squares"),
    [
        ("A+f..", "(0,2)"),
        ("A+#..", ""),
        ("A+O..", ""),
        ("A+_..", ""),
        ("A+<..", "(0,2)"),
    ],
)
def test_all_other_rules_of_movement_stay(line: str, squares: str) -> None:
    assert ends(line) == squares


@rule("BT-244")
def test_a_pass_takes_the_item_that_ends_it() -> None:
    position = drawn(
        """
        A2f..
        .#.#.
        ....B
        bombs B2@(0,1) | A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=1
        """,
        row="pass glove",
    )

    assert told(play(position, "PASS (0,2)"), ItemTaken) == [ItemTaken(0, "flame_up")]


@rule("BT-244", "BT-108")
def test_a_pass_does_not_end_on_a_figure() -> None:
    position = drawn(
        """
        A+B..
        .#.#.
        .....
        bombs none | A: (0,0) heart=1 inv=2 | B: (0,2) heart=1 inv=2
        """,
        row="pass glove",
    )

    assert refusal(position, "PASS (0,2)") == "seat 0 cannot move to square 2: another figure stands there [BT-108]"
    assert legal(position, "PASS") == "(0,3) (0,4) (1,0) (2,0)"


@rule("BT-244", "BT-332")
def test_a_pass_ends_before_a_pad_where_a_figure_stands() -> None:
    position = drawn(
        """
        A+.B..
        .#..#.
        .....<
        bombs none | A: (0,0) heart=1 inv=2 | B: (0,3) heart=1 inv=2
        """,
        under="v@(0,3)",
        row="pass glove",
    )

    assert legal(position, "PASS") == "(0,2) (1,0) (2,0)"
    assert refusal(position, "PASS (0,4)") == "seat 0 cannot pass to square 4: no such Move ends there [BT-247]"


@rule("BT-330", "BT-244")
def test_a_pass_onto_a_pad_that_faces_the_own_pad_leads_back() -> None:
    position = drawn(
        """
        A+<...
        .#..#.
        .....B
        bombs none | A: (0,0) heart=1 inv=2 | B: (2,5) heart=1 inv=2
        """,
        under=">@(0,0)",
        row="pass glove",
    )

    assert told(play(position, "PASS (0,2)"), Moved) == [Moved(0, (0, 1, 2), 0)]
    assert (position.at[0], position.actions) == (0, 1)


@rule("BT-245")
def test_a_pass_may_pass_nothing() -> None:
    assert ends("A....") == "(0,1) (0,2) (0,3) (0,4)"


@rule("BT-246")
def test_who_passed_onto_a_bomb_can_pick_it_up() -> None:
    position = drawn(
        """
        A2...
        .#.#.
        ....B
        bombs B2@(0,1) | A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=1
        """,
        row="pass glove",
    )
    play(position, "PASS (0,1)", "GLOVE")

    assert "A: (0,1) heart=1 inv=2 carries=B2" in shown(position)


@rule("BT-247")
def test_a_line_ends_before_the_second_kind() -> None:
    assert ends("A+..2.", "B2@(0,4)") == "(0,2) (0,3)"
    assert ends("A.2.+.", "B2@(0,2)") == "(0,1) (0,2) (0,3)"
