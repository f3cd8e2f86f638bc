"""Blast Tactics: Bomb Kick (section 10.2 of the ledger)."""

import pytest

from boomtable.games.blast_tactics.schema import BombKicked
from tests.games.blast_tactics.positions import drawn, legal, neat, play, refusal, shown, told

rule = pytest.mark.rule


@rule("BT-210", "BT-211")
def test_a_bomb_beside_the_figure_slides_as_far_as_the_player_likes() -> None:
    position = drawn(
        """
        A1...
        .#.#.
        ....B
        bombs B1@(0,1) | A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=1
        """,
        row="kick glove",
    )
    assert legal(position, "KICK") == "(0,2) (0,3) (0,4)"
    events = play(position, "KICK (0,3)")

    assert told(events, BombKicked) == [BombKicked(0, 1, 3, False)]
    assert shown(position) == neat("""
        A..1.
        .#.#.
        ....B
        bombs B1@(0,3) | A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=1
    """)


@rule("BT-210")
def test_the_bomb_underfoot_slides_in_any_direction() -> None:
    position = drawn(
        """
        .....
        .#.#.
        ..A..
        .#.#.
        ....B
        bombs A2@(2,2) | A: (2,2) heart=1 inv=1 | B: (4,4) heart=1 inv=2
        """,
        row="kick glove",
    )

    assert legal(position, "KICK") == "(0,2) (1,2) (2,0) (2,1) (2,3) (2,4) (3,2) (4,2)"


@rule("BT-211")
def test_a_square_where_no_bomb_slides_is_refused() -> None:
    position = drawn(
        """
        A1.+.
        .#.#.
        ....B
        bombs B1@(0,1) | A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=1
        """,
        row="kick glove",
    )

    assert refusal(position, "KICK (0,4)") == "seat 0 cannot kick a bomb to square 4: none slides there [BT-211]"


@rule("BT-212")
def test_a_kicked_bomb_stays_in_the_arena() -> None:
    position = drawn(
        """
        1A...
        .#.#.
        ....B
        bombs B1@(0,0) | A: (0,1) heart=1 inv=2 | B: (2,4) heart=1 inv=1
        """,
        row="kick glove",
    )

    assert legal(position, "KICK") == ""


@rule("BT-213")
def test_a_bomb_that_cannot_move_is_not_kicked() -> None:
    position = drawn(
        """
        A1+..
        .#.#.
        ....B
        bombs B1@(0,1) | A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=1
        """,
        row="kick glove",
    )

    assert legal(position, "KICK") == ""


@rule("BT-213", "BT-342", "BT-344")
def test_a_hole_swallows_a_kicked_bomb() -> None:
    position = drawn(
        """
        A1.O.
        .#.#.
        ....B
        bombs B1@(0,1) | A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=1
        """,
        row="kick glove",
    )
    events = play(position, "KICK (0,3)")

    assert told(events, BombKicked) == [BombKicked(0, 1, 3, True)]
    assert "bombs none | A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=2" in shown(position)


@rule("BT-214", "BT-401")
def test_a_bomb_under_another_figure_is_not_kicked() -> None:
    position = drawn(
        """
        AB...
        .#.#.
        .....
        bombs A2@(0,0), B2@(0,1) | A: (0,0) heart=1 inv=1 | B: (0,1) heart=1 inv=1
        """,
        row="kick glove",
    )

    assert legal(position, "KICK") == "(1,0) (2,0)"  # the bomb underfoot, but not to the east, where B's bomb is the target


@rule("BT-401")
def test_the_bomb_beside_the_figure_is_kicked_rather_than_the_one_underfoot() -> None:
    position = drawn(
        """
        A1...
        .#.#.
        ....B
        bombs A2@(0,0), B1@(0,1) | A: (0,0) heart=1 inv=1 | B: (2,4) heart=1 inv=1
        """,
        row="kick glove",
    )
    play(position, "KICK (0,4)")

    assert shown(position) == neat("""
        A...1
        .#.#.
        ....B
        bombs A2@(0,0), B1@(0,4) | A: (0,0) heart=1 inv=1 | B: (2,4) heart=1 inv=1
    """)
