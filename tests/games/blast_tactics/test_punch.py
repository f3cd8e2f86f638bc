"""Blast Tactics: Bomb Punch (section 10.1 of the ledger)."""

import pytest

from boomtable.games.blast_tactics.schema import BombPunched, Exploded
from tests.games.blast_tactics.positions import drawn, legal, neat, play, refusal, shown, told

rule = pytest.mark.rule

NO_BOMB = "no bomb without a figure on it lies next to it there [BT-200]"


@rule("BT-200")
def test_a_bomb_of_any_owner_beside_the_figure_is_punched() -> None:
    position = drawn(
        """
        ..2..
        .1A2.
        ..1..
        ....B
        bombs A2@(0,2), B1@(1,1), A2@(1,3), B1@(2,2) | A: (1,2) heart=1 inv=0 | B: (3,4) heart=1 inv=0
        """,
        row="punch glove",
    )

    assert legal(position, "PUNCH") == "N E S W"


@rule("BT-200")
def test_a_bomb_with_a_figure_on_it_is_not_punched() -> None:
    position = drawn(
        """
        AB...
        .#.#.
        .....
        bombs B2@(0,1) | A: (0,0) heart=1 inv=2 | B: (0,1) heart=1 inv=1
        """,
        row="punch glove",
    )

    assert refusal(position, "PUNCH E") == f"seat 0 cannot punch E: {NO_BOMB}"
    assert refusal(position, "PUNCH N") == f"seat 0 cannot punch N: {NO_BOMB}"
    assert refusal(position, "PUNCH S") == f"seat 0 cannot punch S: {NO_BOMB}"


@rule("BT-200")
def test_a_bomb_underfoot_is_not_punched() -> None:
    position = drawn(
        """
        A....
        .#.#.
        ....B
        bombs A2@(0,0) | A: (0,0) heart=1 inv=1 | B: (2,4) heart=1 inv=2
        """,
        row="punch glove",
    )

    assert legal(position, "PUNCH") == ""


@rule("BT-201", "BT-205")
def test_a_bomb_lands_on_the_next_square_if_it_is_empty() -> None:
    position = drawn(
        """
        A1...
        .#.#.
        ....B
        bombs B1@(0,1) | A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=1
        """,
        row="punch glove",
    )
    events = play(position, "PUNCH E")

    assert told(events, BombPunched, Exploded) == [BombPunched(0, 1, 2, False)]
    assert shown(position) == neat("""
        A.1..
        .#.#.
        ....B
        bombs B1@(0,2) | A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=1
    """)


@rule("BT-201", "BT-013")
@pytest.mark.parametrize(
    ("obstacle", "bombs", "at"),
    [("B", "", "(0,2)"), ("+", "", ""), ("#", "", ""), ("s", "", ""), ("2", ", A2@(0,2)", "")],
)
def test_a_bomb_bounces_over_obstacles(obstacle: str, bombs: str, at: str) -> None:
    position = drawn(
        f"""
        A1{obstacle}..
        .#.#.
        ....{"." if at else "B"}
        bombs A1@(0,1){bombs} | A: (0,0) heart=1 inv={1 - bool(bombs)} | B: {at or "(2,4)"} heart=1 inv=2
        """,
        row="punch glove",
    )

    assert told(play(position, "PUNCH E"), BombPunched) == [BombPunched(0, 1, 3, False)]


@rule("BT-202", "BT-203")
def test_a_bomb_leaves_a_column_below_and_comes_in_above() -> None:
    position = drawn(
        """
        +.#.
        ....
        A..B
        1...
        bombs A1@(3,0) | A: (2,0) heart=1 inv=1 | B: (2,3) heart=1 inv=2
        """,
        row="punch glove",
    )
    play(position, "PUNCH S")

    assert shown(position) == neat("""
        +.#.
        1...
        A..B
        ....
        bombs A1@(1,0) | A: (2,0) heart=1 inv=1 | B: (2,3) heart=1 inv=2
    """)


@rule("BT-203", "BT-340", "BT-343")
def test_a_bomb_drops_into_the_first_hole() -> None:
    position = drawn(
        """
        A1#O.
        .#.#.
        ....B
        bombs A1@(0,1) | A: (0,0) heart=1 inv=1 | B: (2,4) heart=1 inv=2
        """,
        row="punch glove",
    )
    play(position, "PUNCH E")

    assert "bombs none | A: (0,0) heart=1 inv=2" in shown(position)


@rule("BT-204")
def test_the_own_old_square_is_no_landing() -> None:
    position = drawn(
        """
        A1+#
        .#..
        ...B
        bombs A1@(0,1) | A: (0,0) heart=1 inv=1 | B: (2,3) heart=1 inv=2
        """,
        row="punch glove",
    )

    assert refusal(position, "PUNCH E") == "seat 0 cannot punch E: the bomb would find no place to land [BT-204]"


@rule("BT-205")
@pytest.mark.parametrize("side", [1, 2])
def test_a_punched_bomb_keeps_its_side(side: int) -> None:
    position = drawn(
        f"""
        A{side}...
        .#.#.
        ....B
        bombs B{side}@(0,1) | A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=1
        """,
        row="punch glove",
    )
    play(position, "PUNCH E")

    assert f"bombs B{side}@(0,2)" in shown(position)
