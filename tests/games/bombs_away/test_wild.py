"""Bombs Away: wild cards, which connect to everything and make the others draw."""

import pytest

from boomtable.games.bombs_away.schema import Covered, DealEnded, Drew, Laid, Reshuffled, WentOut
from tests.games.bombs_away.positions import (
    HYDRANT_ALONE,
    MEETING,
    STRAIGHT,
    ended,
    hand,
    kinds,
    lay,
    names,
    neat,
    picture,
    play,
    table,
    winners,
)

rule = pytest.mark.rule

RED_SH, WILD_SH, GREEN_SV, YELLOW_SV = kinds("red-SH wild-SH green-SV yellow-SV")


@rule("BA-060")
def test_a_wild_card_joins_pipes_of_different_colours() -> None:
    position = table(MEETING, "wild-TH red-SV")
    play(position, 0, lay("wild:EWN (0,1)"))

    assert picture(position) == neat("""
        |
     b--*--r
     |     |
     |     |
     b--H--r
    """)


@rule("BA-061")
def test_the_others_draw_one_each_from_the_left_of_the_player() -> None:
    position = table(HYDRANT_ALONE, "red-SV", "wild-SH red-SV", "blue-SV", pile="green-SV yellow-SV", turn=1)

    assert play(position, 1, lay("wild:EW (1,0)"), drawing="yellow-SV green-SV") == [
        Laid(1, WILD_SH, 1, 0, False),
        Drew(2, YELLOW_SV, False),
        Drew(0, GREEN_SV, False),
    ]
    assert [hand(position, seat) for seat in range(3)] == ["red-SV green-SV", "red-SV", "blue-SV yellow-SV"]


@rule("BA-061")
def test_the_others_draw_for_a_cover_too() -> None:
    position = table(STRAIGHT, "wild-SH red-SV", "blue-SV", pile="green-SV")

    assert play(position, 0, lay("wild:EW (1,0)")) == [Covered(0, WILD_SH, 1, 0, False, RED_SH), Drew(1, GREEN_SV, False)]


@rule("BA-062")
def test_the_branches_of_a_wild_card_carry_different_colours() -> None:
    position = table(
        """
            |
        -H--*-
        """,
        "red-SH red-SV",
        "blue-SV blue-SH",
    )
    play(position, 0, lay("red:EW (2,0)"))
    play(position, 1, lay("blue:NS (1,1)"))

    assert picture(position) == neat("""
        |
        b
        |
        |
    -H--*--r-
    """)


@rule("BA-063")
def test_when_the_piles_run_out_the_players_further_along_draw_nothing() -> None:
    position = table(HYDRANT_ALONE, "wild-SH red-SV", "blue-SV", "blue-SV", pile="green-SV")

    assert play(position, 0, lay("wild:EW (1,0)")) == [Laid(0, WILD_SH, 1, 0, False), Drew(1, GREEN_SV, False)]
    assert hand(position, 2) == "blue-SV"


@rule("BA-063")
def test_the_card_that_the_wild_card_covers_can_be_drawn_at_once() -> None:
    position = table(STRAIGHT, "wild-SH red-SV", "blue-SV", pile="")

    assert play(position, 0, lay("wild:EW (1,0)")) == [
        Covered(0, WILD_SH, 1, 0, False, RED_SH),
        Reshuffled(1),
        Drew(1, RED_SH, False),
    ]
    assert names(position.discard) == ""


@rule("BA-064")
def test_the_others_draw_before_a_player_wins_with_a_wild_card() -> None:
    position = table(HYDRANT_ALONE, "wild-SH", "blue-SV", pile="green-SV")

    assert play(position, 0, lay("wild:EW (1,0)")) == [
        Laid(0, WILD_SH, 1, 0, False),
        Drew(1, GREEN_SV, False),
        WentOut(0),
        DealEnded(1, (0,), "went_out", (0, 2)),
    ]
    assert (ended(position), winners(position)) == ("went_out", (0,))
