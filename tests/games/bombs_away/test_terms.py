"""Bombs Away: the words for the network: connected, open end, end card, outside."""

import pytest

from boomtable.core.dice import SeededDice
from boomtable.games.bombs_away import GAME
from boomtable.games.bombs_away.network import EMPTY, MIDDLE, STEPS, Network, cards_on, place
from boomtable.games.bombs_away.outside import NOTHING, has_outside_end, is_outside
from boomtable.games.bombs_away.state import BombsAwayState
from tests.games.bombs_away.positions import (
    FACING,
    HYDRANT_ALONE,
    MEETING,
    POCKET,
    STRAIGHT,
    dealt,
    ends,
    lay,
    neat,
    open_ends,
    picture,
    play,
    table,
)

rule = pytest.mark.rule


@rule("BA-020")
def test_a_position_shows_one_card() -> None:
    position = table(STRAIGHT, "blue-SH blue-SV")
    play(position, 0, lay("blue:EW (1,0)"))

    assert picture(position) == neat("-H--b-")


@rule("BA-021")
def test_cards_are_connected_where_both_have_an_opening() -> None:
    side_by_side = """
     |     |
     b     r
     |     |
     |     |
     b--H--r
    """

    assert ends(table(side_by_side)) == [(-1, 1), (1, 1)]


@rule("BA-022")
def test_an_open_end_faces_an_empty_position() -> None:
    assert open_ends(table(HYDRANT_ALONE)) == ["(0,0) E", "(0,0) W"]
    assert open_ends(table(STRAIGHT)) == ["(0,0) W", "(1,0) E"]
    assert open_ends(table(MEETING)) == ["(-1,1) E", "(1,1) W"]


@rule("BA-023")
def test_an_end_card_is_connected_to_one_other() -> None:
    assert ends(table(HYDRANT_ALONE)) == []
    assert ends(table("-H--r--r--r-")) == [(3, 0)]


@rule("BA-023")
def test_a_cap_at_the_end_of_a_pipe_is_an_end_card() -> None:
    assert ends(table("-H--r--o")) == [(2, 0)]


@rule("BA-023")
def test_a_tee_with_two_connections_is_no_end_card_although_it_is_open() -> None:
    position = table("""
        |
    -H--*--o
    """)

    assert ends(position) == [(2, 0)]
    assert open_ends(position) == ["(0,0) W", "(1,0) N"]


@rule("BA-023")
def test_a_tee_with_one_connection_is_an_end_card() -> None:
    position = table("""
        |
    -H--*-
    """)

    assert ends(position) == [(1, 0)]


@rule("BA-024")
def test_a_pocket_is_closed_off_from_the_outside() -> None:
    network = table(POCKET).network

    assert not is_outside(network, place(0, 1), NOTHING)
    for x, y in ((-1, 2), (0, 3), (2, 1), (0, -1), (-2, 0)):
        assert is_outside(network, place(x, y), NOTHING)


@rule("BA-024")
def test_one_walks_from_side_to_side_never_across_a_corner() -> None:
    open_at_a_corner = """
     g--g-
     |
     |     |
     g     r
     |     |
     |     |
     g--H--r
    """

    assert not is_outside(table(open_at_a_corner).network, place(0, 1), NOTHING)


@rule("BA-025", "BA-026", "BA-048")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_is_played_the_network_is_whole_and_no_pipe_is_blocked(seats: int) -> None:
    dice = SeededDice(seats)
    for _ in range(8):
        state = dealt(dice, seats)
        while GAME.outcome(state) is None:
            GAME.apply_code(state, state.turn, GAME.sample_code(state, state.turn, dice), dice)
            assert_sound(state)


def assert_sound(state: BombsAwayState) -> None:
    network = state.network
    assert reached(network) == {MIDDLE, *cards_on(network)}  # BA-025
    for position in [MIDDLE, *cards_on(network)]:
        for side in range(4):
            beyond = position + STEPS[side]
            if network.openings(position) >> side & 1 and network.cell[beyond] != EMPTY:
                assert network.openings(beyond) & FACING[side], "an opening meets a closed side"  # BA-026
    assert has_outside_end(network)  # BA-048


def reached(network: Network) -> set[int]:
    """All that hangs together with the Hydrant."""
    found, ahead = {MIDDLE}, [MIDDLE]
    while ahead:
        position = ahead.pop()
        for side in range(4):
            beyond = position + STEPS[side]
            if beyond not in found and network.openings(position) >> side & 1 and network.openings(beyond) & FACING[side]:
                found.add(beyond)
                ahead.append(beyond)
    return found
