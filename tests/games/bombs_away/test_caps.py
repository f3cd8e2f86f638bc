"""Bombs Away: caps, which close a pipe."""

import pytest

from boomtable.games.bombs_away import GAME
from boomtable.games.bombs_away.schema import Laid
from tests.games.bombs_away.positions import (
    HYDRANT_ALONE,
    MEETING,
    STRAIGHT,
    bomb,
    kind_of,
    lay,
    lays,
    neat,
    open_ends,
    picture,
    play,
    refusal,
    table,
)

rule = pytest.mark.rule


@rule("BA-070")
@pytest.mark.parametrize("colour", ["r", "b", "g", "y", "*"])
def test_a_cap_closes_a_pipe_of_any_colour(colour: str) -> None:
    position = table(f"-H--{colour}-", "cap-CH red-SV")
    play(position, 0, lay("cap:W (2,0)"))

    assert picture(position) == neat(f"-H--{colour}--o")
    assert open_ends(position) == ["(0,0) W"]


@rule("BA-070")
def test_a_cap_stops_growth_until_a_bomb_removes_it() -> None:
    position = table(
        """
         |
         b--H--r--o
        """,
        "bomb1 red-SH",
    )
    assert lays(position, 0) == []
    play(position, 0, bomb("bomb1", "(2,0)"))

    assert lays(position, 0) == ["red:EW (2,0)", "red:EW (1,0)"]


@rule("BA-070", "BA-071")
def test_a_cap_may_not_block_another_pipe_that_meets_the_same_position() -> None:
    position = table(MEETING, "cap-CH cap-CV")

    assert refusal(position, 0, lay("cap:E (0,1)")) == "seat 0 cannot lay cap-CH at (0, 1): it would block a pipe [BA-042]"
    assert refusal(position, 0, lay("cap:W (0,1)")) == "seat 0 cannot lay cap-CH at (0, 1): it would block a pipe [BA-042]"
    assert refusal(position, 0, lay("cap:N (0,1)")) == "seat 0 cannot lay cap-CV at (0, 1): it would block a pipe [BA-042]"


@rule("BA-071")
def test_the_opening_of_a_cap_is_on_the_connection() -> None:
    assert lays(table("-H--r\n    |", "cap-CV"), 0) == ["cap:N (1,-1)"]
    assert refusal(table("-H--r\n    |", "cap-CV"), 0, lay("cap:S (1,-1)")) == (
        "seat 0 cannot lay cap-CV at (1, -1): it would block a pipe [BA-042]"
    )


@rule("BA-072")
def test_an_outlet_of_the_hydrant_takes_no_cap() -> None:
    position = table(HYDRANT_ALONE, "cap-CH red-SH")

    assert refusal(position, 0, lay("cap:W (1,0)")) == "seat 0 cannot lay cap-CH at (1, 0): caps close pipes only [BA-072]"
    assert refusal(position, 0, lay("cap:E (-1,0)")) == "seat 0 cannot lay cap-CH at (-1, 0): caps close pipes only [BA-072]"


@rule("BA-073")
def test_a_cap_is_the_pipe_card_of_the_turn() -> None:
    position = table(STRAIGHT, "cap-CH red-SV")

    assert play(position, 0, lay("cap:W (2,0)")) == [Laid(0, kind_of("cap-CH"), 2, 0, True)]
    assert GAME.waiting_on(position) == [1]


@rule("BA-074")
def test_the_last_way_out_takes_no_cap() -> None:
    position = table("o--b--H--r-", "cap-CH red-SH")

    assert refusal(position, 0, lay("cap:W (2,0)")) == "seat 0 cannot lay cap-CH at (2, 0): it is the last way out [BA-074]"
