"""Blast Tactics: cracked turf (section 13.2 of the ledger)."""

import pytest

from boomtable.games.blast_tactics.schema import Eliminated, HeartLost, HoleOpened
from tests.games.blast_tactics.positions import begin, drawn, ended, legal, neat, play, shown, told

rule = pytest.mark.rule


@rule("BT-345")
def test_cracked_turf_is_floor() -> None:
    position = drawn("""
        A~.~.
        .#.#.
        ....B
        bombs none | A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=2
    """)
    assert legal(position, "MOVE") == "(0,1) (0,2) (0,3) (0,4) (1,0) (2,0)"
    play(position, "MOVE (0,3)")

    assert legal(position, "LAY") == "(0,0) (0,1) (0,2) (0,3)"


@rule("BT-345")
def test_a_bomb_that_explodes_on_it_leaves_a_hole_and_a_flame_does_not() -> None:
    position = drawn(
        """
        1~...
        .#.#.
        A...B
        bombs A1@(0,0) | A: (2,0) heart=1 inv=1 | B: (2,4) heart=1 inv=2
        """,
        under="~@(0,0)",
    )
    events = begin(position, "A")

    assert told(events, HoleOpened) == [HoleOpened(0)]
    assert shown(position) == neat("""
        O~...
        .#.#.
        A...B
        bombs none | A: (2,0) heart=0 inv=2 | B: (2,4) heart=1 inv=2
    """)


@rule("BT-346")
def test_a_figure_on_it_falls_in_with_or_without_a_heart() -> None:
    position = drawn(
        """
        A...
        .#.#
        B..C
        bombs A1@(0,0) | A: (0,0) heart=1 inv=1 | B: (2,0) heart=1 inv=2 | C: (2,3) heart=1 inv=2
        """,
        under="~@(0,0)",
    )
    events = begin(position, "A")

    assert told(events, Eliminated, HeartLost) == [Eliminated(0, "hole"), HeartLost(1)]


@rule("BT-347", "BT-165")
def test_the_fall_comes_at_its_place_in_the_order_of_damage() -> None:
    """A flame of wave 0 takes A at distance 1; B, who would fall in wave 0 at distance 2, is the last figure by then."""
    position = drawn(
        """
        A1.B.
        .#.#.
        .....
        bombs A1@(0,1), B2@(0,3) | A: (0,0) heart=0 inv=1 | B: (0,3) heart=1 inv=1
        """,
        under="~@(0,3)",
    )
    events = begin(position, "A")

    assert told(events, HoleOpened, Eliminated) == [HoleOpened(3), Eliminated(0, "flames")]
    assert (ended(position), position.winners) == ("last_standing", [1])


@rule("BT-348")
def test_a_carried_bomb_opens_it_too() -> None:
    position = drawn(
        """
        A...
        .#.#
        B..C
        bombs none | A: (0,0) heart=1 inv=2 carries=C1 | B: (2,0) heart=1 inv=2 | C: (2,3) heart=1 inv=1
        """,
        under="~@(0,0)",
    )
    events = begin(position, "C")

    assert told(events, HoleOpened, Eliminated) == [HoleOpened(0), Eliminated(0, "hole")]


@rule("BT-435")
def test_a_lying_and_a_carried_bomb_open_one_hole() -> None:
    position = drawn(
        """
        A...
        .#.#
        B..C
        bombs C1@(0,0) | A: (0,0) heart=1 inv=2 carries=C1 | B: (2,0) heart=1 inv=2 | C: (2,3) heart=1 inv=0
        """,
        under="~@(0,0)",
    )

    assert told(begin(position, "C"), HoleOpened) == [HoleOpened(0)]
