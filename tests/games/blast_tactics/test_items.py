"""Blast Tactics: item tiles (section 9 of the ledger)."""

import pytest

from boomtable.games.blast_tactics.schema import ItemTaken, SpeedUpSpent
from tests.games.blast_tactics.positions import drawn, legal, play, seen, shown, told

rule = pytest.mark.rule


@rule("BT-171")
def test_a_bomb_up_adds_a_bomb() -> None:
    position = drawn("""
        Ab...
        .#.#.
        ....B
        bombs none | A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=2
    """)
    play(position, "MOVE (0,1)")

    assert (seen(position).players[0].bombs, seen(position).players[0].bomb_ups) == (3, 1)


@rule("BT-172")
def test_flame_ups_add_up() -> None:
    position = drawn("""
        Af.f.
        .#.#.
        ....B
        bombs none | A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=2
    """)
    play(position, "MOVE (0,1)", "MOVE (0,3)")

    assert "A: (0,3) heart=1 inv=2 reach=4" in shown(position)


@rule("BT-173", "BT-174")
def test_a_speed_up_taken_now_pays_for_an_action_now() -> None:
    position = drawn("""
        As...
        .#.#.
        ....B
        bombs none | A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=2
    """)
    events = play(position, "MOVE (0,1)", "MOVE (0,2)", "MOVE (0,4)")

    assert told(events, ItemTaken, SpeedUpSpent) == [ItemTaken(0, "speed_up"), SpeedUpSpent(0)]
    assert (legal(position, "MOVE"), seen(position).gone) == ("", (0, 1, 0))


@rule("BT-173")
def test_a_speed_up_pays_for_a_card_too_and_many_for_many_actions() -> None:
    position = drawn(
        """
        A....
        .#.#.
        2...B
        bombs A2@(2,0) | A: (0,0) heart=1 inv=1 speed=2 | B: (2,4) heart=1 inv=2
        """,
        row="remote kick",
        actions=0,
    )
    events = play(position, "REMOTE (2,0)", "MOVE (0,2)")

    assert told(events, SpeedUpSpent) == [SpeedUpSpent(0), SpeedUpSpent(0)]


@rule("BT-173")
def test_a_speed_up_kept_stays_for_later_turns() -> None:
    position = drawn(
        """
        A....
        .#.#.
        ....B
        bombs none | A: (0,0) heart=1 inv=2 speed=1 | B: (2,4) heart=1 inv=2
        """,
        row="kick kick",
    )
    play(position, "MOVE (0,1)", "END", drawing="pass")

    assert position.speed_ups == [1, 0]


@rule("BT-175", "BT-170")
def test_a_wall_pass_takes_an_item_as_well() -> None:
    position = drawn(
        """
        A+b..
        .#.#.
        ....B
        bombs none | A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=2
        """,
        row="pass glove",
    )
    events = play(position, "PASS (0,2)")

    assert told(events, ItemTaken) == [ItemTaken(0, "bomb_up")]
