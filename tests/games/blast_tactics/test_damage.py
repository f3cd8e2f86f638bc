"""Blast Tactics: damage, Hearts, elimination (section 8.1 of the ledger)."""

import pytest

from boomtable.games.blast_tactics.schema import CardDrawn, Discarded, Eliminated, Exploded, HeartLost, TurnBegun
from tests.games.blast_tactics.positions import begin, drawn, ended, neat, play, row_of, seen, shown, told

rule = pytest.mark.rule


@rule("BT-160")
@pytest.mark.parametrize(("heart", "harm"), [(1, HeartLost(1)), (0, Eliminated(1, "flames"))])
def test_the_first_hit_costs_the_heart_and_the_second_the_figure(heart: int, harm: HeartLost | Eliminated) -> None:
    position = drawn(f"""
        1B...
        .#.#A
        ....C
        bombs A1@(0,0) | A: (1,4) heart=1 inv=1 | B: (0,1) heart={heart} inv=2 | C: (2,4) heart=1 inv=2
    """)

    assert told(begin(position, "A"), HeartLost, Eliminated) == [harm]


@rule("BT-161")
def test_own_bombs_hurt_too() -> None:
    position = drawn("""
        1A...
        .#.#.
        ....B
        bombs A1@(0,0) | A: (0,1) heart=1 inv=1 | B: (2,4) heart=1 inv=2
    """)

    assert told(begin(position, "A"), HeartLost) == [HeartLost(0)]


@rule("BT-162")
def test_who_was_hit_is_immune_to_a_remote_of_the_same_turn() -> None:
    position = drawn(
        """
        .B1..
        .#.#A
        ....C
        bombs A1@(0,2) | A: (1,4) heart=1 inv=1 | B: (0,1) heart=0 inv=2 | C: (2,4) heart=1 inv=2
        """,
        row="remote glove",
        immune=2,
    )
    events = play(position, "REMOTE (0,2)")

    assert told(events, Exploded)
    assert told(events, HeartLost, Eliminated) == []


@rule("BT-163", "BT-347")
def test_a_hole_takes_the_immune_too() -> None:
    position = drawn(
        """
        B...
        .#.A
        ...C
        bombs A1@(0,0) | A: (1,3) heart=1 inv=1 | B: (0,0) heart=1 inv=2 | C: (2,3) heart=1 inv=2
        """,
        under="~@(0,0)",
        row="remote glove",
        immune=2,
    )

    assert told(play(position, "REMOTE (0,0)"), Eliminated) == [Eliminated(1, "hole")]


@rule("BT-164", "BT-168")
def test_the_nearest_is_hurt_first() -> None:
    position = drawn("""
        1.B..
        A#.#.
        ....C
        bombs A1@(0,0) | A: (1,0) heart=1 inv=1 | B: (0,2) heart=1 inv=2 | C: (2,4) heart=1 inv=2
    """)

    assert told(begin(position, "A"), HeartLost) == [HeartLost(0), HeartLost(1)]


@rule("BT-164", "BT-168")
def test_an_earlier_wave_hurts_before_a_nearer_bomb() -> None:
    position = drawn("""
        1.2B..
        .#..#.
        C....A
        bombs A1@(0,0), B2@(0,2) | A: (2,5) heart=1 inv=1 | B: (0,3) heart=1 inv=1 | C: (2,0) heart=1 inv=2
    """)

    assert told(begin(position, "A"), HeartLost) == [HeartLost(2), HeartLost(1)]


@rule("BT-168")
def test_who_stands_on_a_bomb_is_at_distance_zero() -> None:
    position = drawn("""
        .B1..
        .#.#.
        A...C
        bombs A1@(0,1), A1@(0,2) | A: (2,0) heart=1 inv=0 | B: (0,1) heart=0 inv=2 | C: (2,4) heart=0 inv=2
    """)
    events = begin(position, "A")

    assert told(events, Eliminated) == [Eliminated(1, "flames")]
    assert position.fell == [0, 1, 0]


@rule("BT-168")
def test_the_lowest_wave_counts_even_where_a_later_one_is_nearer() -> None:
    """B is hit by wave 0 at distance 2 and by wave 1 at distance 1; C by wave 0 at distance 1."""
    position = drawn("""
        C1.B2.
        .#..#.
        .....A
        bombs A1@(0,1), A2@(0,4) | A: (2,5) heart=1 inv=0 reach=3 | B: (0,3) heart=0 inv=2 | C: (0,0) heart=0 inv=2
    """)
    events = begin(position, "A")

    assert told(events, Eliminated) == [Eliminated(2, "flames"), Eliminated(1, "flames")]
    assert ended(position) == "last_standing"


@rule("BT-165", "BT-284")
def test_the_last_figure_is_spared_the_rest_of_the_event() -> None:
    position = drawn("""
        1A.B.
        .#.#.
        .....
        bombs A1@(0,0) | A: (0,1) heart=0 inv=1 reach=3 | B: (0,3) heart=1 inv=2
    """)
    begin(position, "A")

    assert shown(position) == neat("""
        ...B.
        .#.#.
        .....
        bombs none | A: eliminated | B: (0,3) heart=1 inv=2
        game over, winner(s): B
    """)


@rule("BT-166", "BT-314")
def test_an_eliminated_figure_leaves_its_bombs_and_loses_its_items() -> None:
    position = drawn("""
        1B...
        .#.#A
        ..2.C
        bombs A1@(0,0), B2@(2,2) | A: (1,4) heart=1 inv=1 | B: (0,1) heart=0 inv=2 reach=4 speed=2 | C: (2,4) heart=1 inv=2
    """)
    begin(position, "A")

    assert shown(position) == neat("""
        .....
        .#.#A
        ..2.C
        bombs B2@(2,2) | A: (1,4) heart=1 inv=2 | B: eliminated | C: (2,4) heart=1 inv=2
    """)
    assert seen(position).gone == (1, 2, 2)
    ghost = seen(position).players[1]
    assert (ghost.total, ghost.reach, ghost.speed_ups, ghost.bombs) == (3, 4, 0, 2)


@rule("BT-169")
def test_a_carried_bomb_goes_with_its_carrier() -> None:
    position = drawn("""
        1B...
        .#.#A
        ....C
        bombs A1@(0,0) | A: (1,4) heart=1 inv=1 | B: (0,1) heart=0 inv=2 carries=C2 | C: (2,4) heart=1 inv=1
    """)
    begin(position, "A")

    assert (position.carried, position.in_play) == ([0, 0, 0], [0, 0, 0])


@rule("BT-167", "BT-195", "BT-197")
def test_who_falls_by_the_own_remote_ends_the_turn_at_once() -> None:
    position = drawn(
        """
        1A...
        .#.#.
        B...C
        bombs A1@(0,0) | A: (0,1) heart=0 inv=1 | B: (2,0) heart=1 inv=2 | C: (2,4) heart=1 inv=2
        """,
        row="remote kick",
        free_card=True,
    )
    events = play(position, "REMOTE (0,0)", drawing="pass")

    assert told(events, Discarded, TurnBegun, CardDrawn) == [TurnBegun(1, 6, False), CardDrawn(1, "pass")]
    assert (row_of(position), position.free) == ("kick pass", False)


@rule("BT-433")
def test_a_game_that_ends_in_an_action_phase_leaves_no_trail() -> None:
    position = drawn(
        """
        1A...
        .#.#.
        ....B
        bombs A1@(0,0) | A: (0,1) heart=0 inv=1 | B: (2,4) heart=1 inv=2
        """,
        row="remote kick",
    )
    play(position, "REMOTE (0,0)")

    assert (ended(position), seen(position).trail) == ("last_standing", ())


@rule("BT-433")
def test_a_game_won_in_an_action_phase_leaves_no_actions_behind() -> None:
    position = drawn(
        """
        1B...
        .#.#.
        ....A
        bombs A1@(0,0) | A: (2,4) heart=1 inv=1 | B: (0,1) heart=0 inv=2
        """,
        row="remote kick",
        free=True,
    )
    play(position, "REMOTE (0,0)")
    view = seen(position)

    assert (ended(position), view.phase) == ("last_standing", "over")
    assert (view.actions, view.free, view.trail) == (0, False, ())


@rule("BT-162")
def test_only_living_seats_are_told_to_be_immune() -> None:
    position = drawn("""
        1BA..
        .#.#.
        ....C
        bombs A1@(0,0) | A: (0,2) heart=1 inv=1 | B: (0,1) heart=0 inv=2 | C: (2,4) heart=1 inv=2
    """)
    events = begin(position, "A")

    assert told(events, HeartLost, Eliminated) == [Eliminated(1, "flames"), HeartLost(0)]
    assert seen(position).immune == (0,)


@rule("BT-445")
def test_hits_of_one_moment_are_told_in_turn_order() -> None:
    position = drawn("""
        A.1.B
        .#.#.
        ..C..
        bombs B1@(0,2) | A: (0,0) heart=1 inv=2 | B: (0,4) heart=1 inv=1 | C: (2,2) heart=1 inv=2
    """)

    assert told(begin(position, "B"), HeartLost) == [HeartLost(1), HeartLost(2), HeartLost(0)]
