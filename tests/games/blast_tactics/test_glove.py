"""Blast Tactics: Power Glove, carrying and throwing (section 10.3 of the ledger)."""

import pytest

from boomtable.games.blast_tactics.schema import BombPickedUp, BombThrown, Exploded
from tests.games.blast_tactics.positions import begin, drawn, legal, neat, play, refusal, shown, told

rule = pytest.mark.rule

CARRYING = """
A....
.#.#.
....B
bombs none | A: (0,0) heart=1 inv=2 carries=B2 | B: (2,4) heart=1 inv=1
"""

EMPTY_HANDED = """
A....
.#.#.
....B
bombs none | A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=2
"""


@rule("BT-220")
@pytest.mark.parametrize("owner", ["A", "B"])
def test_a_bomb_of_any_colour_goes_from_the_floor_onto_the_head(owner: str) -> None:
    own = int(owner == "A")
    position = drawn(f"""
        A....
        .#.#.
        ....B
        bombs {owner}2@(0,0) | A: (0,0) heart=1 inv={2 - own} | B: (2,4) heart=1 inv={1 + own}
    """)
    events = play(position, "GLOVE")

    assert told(events, BombPickedUp) == [BombPickedUp(0, 0)]
    assert shown(position) == neat(f"""
        A....
        .#.#.
        ....B
        bombs none | A: (0,0) heart=1 inv={2 - own} carries={owner}2 | B: (2,4) heart=1 inv={1 + own}
    """)
    assert (position.discard[2], position.actions) == (1, 1)


@rule("BT-220")
def test_without_a_bomb_underfoot_nothing_is_picked_up() -> None:
    position = drawn(EMPTY_HANDED)

    assert refusal(position, "GLOVE") == "seat 0 cannot pick up a bomb: none lies under it [BT-220]"


@rule("BT-221")
def test_a_figure_carries_one_bomb() -> None:
    position = drawn(CARRYING.replace("bombs none", "bombs A2@(0,0)").replace("inv=2 carries", "inv=1 carries"))

    assert refusal(position, "GLOVE") == "seat 0 cannot pick up a bomb: it carries one already [BT-221]"


@rule("BT-222")
def test_a_bomb_stays_on_the_head_over_turns() -> None:
    position = drawn(CARRYING, row="kick kick")
    play(position, "END", drawing="pass")

    assert "carries=B1" in shown(position)  # ticked in the Bomb Phase of B


@rule("BT-222", "BT-227")
def test_a_carried_bomb_explodes_when_it_is_due() -> None:
    position = drawn(CARRYING.replace("B2", "B1"))
    (exploded,) = told(begin(position, "B"), Exploded)

    assert isinstance(exploded, Exploded)
    assert [(blast.square, blast.owner) for blast in exploded.blasts] == [(0, 1)]
    assert "A: (0,0) heart=0 inv=2 | B: (2,4) heart=1 inv=2" in shown(position)


@rule("BT-223")
def test_a_throw_costs_nothing_and_may_follow_at_once() -> None:
    position = drawn(
        """
        A....
        .#.#.
        ....B
        bombs B2@(0,0) | A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=1
        """,
        actions=1,
    )
    events = play(position, "GLOVE", "THROW E")

    assert told(events, BombThrown) == [BombThrown(0, 0, 1, False)]
    assert position.actions == 0


@rule("BT-223")
def test_without_a_bomb_on_the_head_nothing_is_thrown() -> None:
    position = drawn(EMPTY_HANDED)

    assert refusal(position, "THROW E") == "seat 0 cannot throw: it carries no bomb [BT-223]"


@rule("BT-224", "BT-228")
def test_a_thrown_bomb_flies_like_a_punched_one() -> None:
    position = drawn("""
        A+...
        .#.#.
        ....B
        bombs none | A: (0,0) heart=1 inv=2 carries=B2 | B: (2,4) heart=1 inv=1
    """)
    assert legal(position, "THROW") == "N E S W"
    play(position, "THROW W")

    assert shown(position) == neat("""
        A+..2
        .#.#.
        ....B
        bombs B2@(0,4) | A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=1
    """)


@rule("BT-224", "BT-228")
def test_a_direction_without_a_landing_is_refused_and_the_own_square_is_none() -> None:
    position = drawn("""
        A#+
        .#.
        ..B
        bombs none | A: (0,0) heart=1 inv=2 carries=B2 | B: (2,2) heart=1 inv=1
    """)

    assert legal(position, "THROW") == "N S"
    assert refusal(position, "THROW E") == "seat 0 cannot throw E: the bomb would find no place to land [BT-224]"


@rule("BT-224", "BT-342", "BT-344")
def test_a_bomb_thrown_into_a_hole_goes_back_to_its_owner() -> None:
    position = drawn("""
        AO...
        .#.#.
        ....B
        bombs none | A: (0,0) heart=1 inv=2 carries=B2 | B: (2,4) heart=1 inv=1
    """)

    assert told(play(position, "THROW E"), BombThrown) == [BombThrown(0, 0, 1, True)]
    assert "A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=2" in shown(position)


@rule("BT-225")
def test_a_carried_bomb_is_neither_kicked_nor_punched() -> None:
    position = drawn(CARRYING, row="kick punch")

    assert (legal(position, "KICK"), legal(position, "PUNCH")) == ("", "")


@rule("BT-226")
def test_the_carrier_lays_an_own_bomb_underfoot() -> None:
    position = drawn(CARRYING)
    play(position, "LAY (0,0)")

    assert "bombs A2@(0,0) | A: (0,0) heart=1 inv=1 carries=B2" in shown(position)


@rule("BT-229")
def test_the_carrier_moves_and_uses_cards() -> None:
    carrying = """
        A1...
        .#.#.
        ....B
        bombs A1@(0,1) | A: (0,0) heart=1 inv=1 carries=B2 | B: (2,4) heart=1 inv=1
    """

    assert legal(drawn(carrying, row="kick punch"), "KICK") == "(0,2) (0,3) (0,4)"
    assert legal(drawn(carrying, row="kick punch"), "PUNCH") == "E"
    assert legal(drawn(carrying, row="remote pass"), "REMOTE") == "(0,1)"
    assert legal(drawn(carrying, row="remote pass"), "PASS") == "(0,1) (0,2) (0,3) (0,4) (1,0) (2,0)"
    assert legal(drawn(carrying), "MOVE") == "(1,0) (2,0)"
