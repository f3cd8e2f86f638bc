"""Blast Tactics: Remote (section 10.4 of the ledger)."""

import pytest

from boomtable.games.blast_tactics.schema import Exploded, FuseShortened
from tests.games.blast_tactics.positions import drawn, legal, play, refusal, shown, told

rule = pytest.mark.rule

BOTH = """
2....1
.#..#.
A.2..B
bombs A2@(0,0), A1@(0,5), B2@(2,2) | A: (2,0) heart=1 inv=0 | B: (2,5) heart=1 inv=1
"""


@rule("BT-230")
def test_one_of_the_own_bombs_is_the_target() -> None:
    position = drawn(BOTH, row="remote glove")

    assert legal(position, "REMOTE") == "(0,0) (0,5)"
    assert refusal(position, "REMOTE (2,2)") == "seat 0 cannot use Remote on square 14: no bomb of its own lies there [BT-230]"
    assert refusal(position, "REMOTE (0,1)") == "seat 0 cannot use Remote on square 1: no bomb of its own lies there [BT-230]"


@rule("BT-230", "BT-231", "BT-233")
def test_a_bomb_that_shows_2_is_flipped_and_does_not_explode() -> None:
    position = drawn(BOTH, row="remote glove")
    events = play(position, "REMOTE (0,0)")

    assert told(events, FuseShortened, Exploded) == [FuseShortened(0, 0)]
    assert "bombs A1@(0,0), A1@(0,5), B2@(2,2)" in shown(position)


@rule("BT-230", "BT-233")
def test_a_bomb_that_shows_1_explodes_at_once() -> None:
    position = drawn(BOTH, row="remote glove")
    (exploded,) = told(play(position, "REMOTE (0,5)"), Exploded)

    assert isinstance(exploded, Exploded)
    assert (exploded.cause, [blast.square for blast in exploded.blasts]) == ("remote", [5])


@rule("BT-234")
def test_two_remotes_flip_and_explode_the_same_bomb() -> None:
    position = drawn(BOTH, row="remote remote")
    play(position, "REMOTE (0,0)", "REMOTE (0,0)")

    assert "bombs A1@(0,5), B2@(2,2) | A: (2,0) heart=0 inv=1" in shown(position)


CARRIED = """
A....B
.#..#.
.....C
bombs none | A: (0,0) heart=1 inv=1 | B: (0,5) heart=1 inv=2 carries=A2 | C: (2,5) heart=1 inv=2
"""


@rule("BT-232")
def test_an_own_bomb_on_anybodys_head_is_a_target() -> None:
    position = drawn(CARRIED, row="remote remote")
    assert legal(position, "REMOTE") == "B"
    assert told(play(position, "REMOTE B"), FuseShortened) == [FuseShortened(0, 5)]
    events = play(position, "REMOTE B")

    assert told(events, Exploded)
    assert "B: (0,5) heart=0 inv=2 | C: (2,5) heart=0 inv=2" in shown(position)


@rule("BT-232")
def test_who_carries_no_bomb_of_the_actor_is_no_target() -> None:
    position = drawn(CARRIED, row="remote remote")

    assert refusal(position, "REMOTE C") == "seat 0 cannot use Remote on seat 2: it carries no bomb of seat 0 [BT-232]"
