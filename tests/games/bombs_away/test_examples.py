"""Bombs Away: the worked examples of the ledger, drawn before and after."""

import pytest

from boomtable.games.bombs_away import GAME
from boomtable.games.bombs_away.pieces import NAMES
from boomtable.games.bombs_away.schema import Bomb, Draw, Drew, Pass, Reshuffled
from tests.games.bombs_away.positions import (
    HYDRANT_ALONE,
    MEETING,
    POCKET,
    STRAIGHT,
    bomb,
    ended,
    ends,
    hand,
    kind_of,
    lay,
    lays,
    legal,
    names,
    neat,
    open_ends,
    picture,
    play,
    refusal,
    second,
    table,
    winners,
)

rule = pytest.mark.rule

BOTH_SIDES = "-b--H--r-"

JOINED = """
    |
 b--*--r
 |     |
 |     |
 b--H--r
"""


def after(drawing: str, card: str) -> str:
    """The picture after a Lay by somebody who holds this card and a bomb."""
    action = lay(card)
    position = table(drawing, f"{NAMES[action.card]} bomb1")
    play(position, 0, action)
    return picture(position)


def why_not(drawing: str, card: str) -> str:
    """The rule that forbids a Lay to somebody who holds this card and a bomb."""
    action = lay(card)
    return refusal(table(drawing, f"{NAMES[action.card]} bomb1"), 0, action).split()[-1]


@rule("BA-EX-1")
def test_example_1_the_first_card() -> None:
    assert after(HYDRANT_ALONE, "red:EW (1,0)") == neat("-H--r-")
    assert why_not(HYDRANT_ALONE, "red:NS (1,0)") == "[BA-042]"
    assert why_not(HYDRANT_ALONE, "red:NS (0,1)") == "[BA-041]"
    assert after(HYDRANT_ALONE, "red:SW (1,0)") == neat("-H--r\n    |")
    assert why_not(HYDRANT_ALONE, "red:NE (1,0)") == "[BA-042]"


@rule("BA-EX-2")
def test_example_2_no_cap_on_the_hydrant() -> None:
    assert why_not(HYDRANT_ALONE, "cap:W (1,0)") == "[BA-072]"


@rule("BA-EX-3")
def test_example_3_colours() -> None:
    assert why_not(STRAIGHT, "blue:EW (2,0)") == "[BA-044]"
    assert after(STRAIGHT, "red:EW (2,0)") == neat("-H--r--r-")
    assert after(STRAIGHT, "wild:EW (2,0)") == neat("-H--r--*-")
    assert after(STRAIGHT, "blue:EW (-1,0)") == neat("-b--H--r-")


@rule("BA-EX-5")
def test_example_5_two_colours_meet_over_the_hydrant() -> None:
    assert why_not(MEETING, "red:EW (0,1)") == "[BA-044]"
    assert why_not(MEETING, "wild:EW (0,1)") == "[BA-046]"
    assert after(MEETING, "wild:EWN (0,1)") == neat(JOINED)
    assert open_ends(table(JOINED)) == ["(0,1) N"]
    assert why_not(MEETING, "cap:E (0,1)") == "[BA-042]"
    assert why_not(MEETING, "wild:NESW (0,1)") == "[BA-043]"


@rule("BA-EX-6")
def test_example_6_a_ring_has_no_end_card() -> None:
    position = table(JOINED, "bomb1 green-SV")
    assert ends(position) == []
    assert legal(position, 0, Bomb) == []
    play(position, 0, lay("green:NS (0,2)"))

    assert picture(position) == neat("""
        |
        g
        |
        |
     b--*--r
     |     |
     |     |
     b--H--r
    """)
    assert ends(position) == [(0, 2)]


@rule("BA-EX-7")
def test_example_7_a_bomb_on_a_cap() -> None:
    position = table(
        """
               o
               |
               |
        -H--r--r
        """,
        "bomb1 red-SV",
    )
    assert ends(position) == [(2, 1)]
    play(position, 0, bomb("bomb1", "(2,1)"))

    assert picture(position) == neat("""
           |
    -H--r--r
    """)
    assert ends(position) == [(2, 0)]
    assert open_ends(position) == ["(0,0) W", "(2,0) N"]


@rule("BA-EX-9")
def test_example_9_a_tier_2_bomb_on_two_pipes() -> None:
    position = table("o--b--H--r--r-", "bomb2 red-SV")
    assert ends(position) == [(-2, 0), (2, 0)]
    play(position, 0, bomb("bomb2", "(2,0)"), second("(-2,0)"))

    assert picture(position) == neat("-b--H--r-")


@rule("BA-EX-10")
def test_example_10_the_last_way_out() -> None:
    one_way_out = """
     o
     |
     |
     b--H--r-
    """

    assert open_ends(table(one_way_out)) == ["(1,0) E"]
    assert why_not(one_way_out, "cap:W (2,0)") == "[BA-074]"


@rule("BA-EX-11")
def test_example_11_a_pocket() -> None:
    assert open_ends(table(POCKET)) == ["(-1,1) N", "(1,1) W", "(0,2) W"]
    assert why_not(POCKET, "green:SE (-1,2)") == "[BA-044]"
    assert why_not(POCKET, "wild:SE (-1,2)") == "[BA-046]"
    assert after(POCKET, "wild:NESW (-1,2)") == neat("""
      |
     -*--r--r
      |     |
      |     |
      g    -*
      |     |
      |     |
      g--H--r
    """)
    assert after(POCKET, "wild:EWS (-1,2)") == neat("""
     -*--r--r
      |     |
      |     |
      g    -*
      |     |
      |     |
      g--H--r
    """)
    assert after(POCKET, "cap:E (0,1)") == neat("""
        -r--r
            |
      |     |
      g  o--*
      |     |
      |     |
      g--H--r
    """)


@rule("BA-EX-13")
def test_example_13_side_by_side() -> None:
    position = table(
        """
         |     |
         b     r
         |     |
         |     |
         b--H--r
        """,
        "red-EA red-SV blue-EB",
        "red-SH blue-SV",
    )
    play(position, 0, lay("red:SW (1,2)"))
    play(position, 1, lay("red:EW (0,2)"))
    over_the_hydrant = """
       -r--r
           |
     |     |
     b     r
     |     |
     |     |
     b--H--r
    """

    assert picture(position) == neat(over_the_hydrant)
    assert why_not(over_the_hydrant, "blue:SE (-1,2)") == "[BA-044]"
    assert why_not(over_the_hydrant, "blue:NS (-1,2)") == "[BA-042]"
    assert after(over_the_hydrant, "wild:SEW (-1,2)") == neat("""
     -*--r--r
      |     |
      |     |
      b     r
      |     |
      |     |
      b--H--r
    """)


@rule("BA-EX-14")
@pytest.mark.parametrize(("pile", "hands"), [("green-SV yellow-SV", ["1", "2", "2"]), ("green-SV", ["1", "2", "1"])])
def test_example_14_the_others_draw(pile: str, hands: list[str]) -> None:
    position = table(HYDRANT_ALONE, "wild-SH red-SV", "blue-SV", "blue-SV", pile=pile)
    play(position, 0, lay("wild:EW (1,0)"))

    assert picture(position) == neat("-H--*-")
    assert [str(size) for size in position.sizes] == hands


@rule("BA-EX-15")
def test_example_15_forced_draws() -> None:
    position = table(BOTH_SIDES, "2*green-SV", pile="bomb1 yellow-EB red-SH blue-SV")
    for card in ("bomb1", "yellow-EB", "red-SH"):
        assert lays(position, 0) == []
        play(position, 0, Draw(), drawing=card)

    assert refusal(position, 0, Draw()) == "seat 0 cannot draw: it can play a pipe card [BA-034]"
    play(position, 0, lay("red:EW (2,0)"))
    assert picture(position) == neat("-b--H--r--r-")
    assert position.sizes[0] == 2 + 3 - 1


@rule("BA-EX-17")
def test_example_17_the_last_card_is_a_bomb() -> None:
    position = table(BOTH_SIDES, "bomb1")
    play(position, 0, bomb("bomb1", "(1,0)"))
    assert picture(position) == neat("-b--H-")
    assert (position.sizes[0], ended(position)) == (0, None)
    play(position, 0, Draw(), drawing="red-SH")
    play(position, 0, lay("red:EW (1,0)"))

    assert picture(position) == neat(BOTH_SIDES)
    assert (ended(position), winners(position)) == ("went_out", (0,))


@rule("BA-EX-17")
def test_example_17_the_first_card_drawn_does_not_fit() -> None:
    position = table(BOTH_SIDES, "bomb1")
    play(position, 0, bomb("bomb1", "(1,0)"))
    play(position, 0, Draw(), drawing="green-SV")
    play(position, 0, Draw(), drawing="red-SH")
    play(position, 0, lay("red:EW (1,0)"))

    assert hand(position, 0) == "green-SV"
    assert ended(position) is None


@rule("BA-EX-18")
def test_example_18_the_last_card_is_wild() -> None:
    position = table(BOTH_SIDES, "wild-SH", "blue-SV", "blue-SV")
    play(position, 0, lay("wild:EW (2,0)"))

    assert picture(position) == neat("-b--H--r--*-")
    assert position.sizes == [0, 2, 2]
    assert (ended(position), winners(position)) == ("went_out", (0,))


@rule("BA-EX-19")
def test_example_19_the_discard_pile_comes_back() -> None:
    position = table(BOTH_SIDES, "green-SV", pile="", discard="red-SV blue-SV bomb1")

    assert play(position, 0, Draw(), drawing="blue-SV") == [Reshuffled(3), Drew(0, kind_of("blue-SV"), True)]
    assert names(position.pile) == "red-SV bomb1"


@rule("BA-EX-21")
def test_example_21_no_bomb_after_the_pipe_card_and_no_second_bomb() -> None:
    position = table(
        """
               |
        -b--H--r
        """,
        "red-SV bomb1 green-SV",
        "2*bomb1 green-SV",
    )
    play(position, 0, lay("red:NS (1,1)"))
    assert refusal(position, 0, bomb("bomb1", "(1,1)")) == "seat 0 cannot act: it is seat 1's turn [BA-130]"
    play(position, 1, bomb("bomb1", "(1,1)"))

    assert refusal(position, 1, bomb("bomb1", "(1,0)")) == "seat 1 cannot throw bomb1: it has thrown a bomb in this turn [BA-030]"
    assert picture(position) == neat("""
           |
    -b--H--r
    """)


@rule("BA-EX-23")
def test_example_23_where_the_bomb_made_room() -> None:
    position = table("-H--b-", "bomb1 red-EA green-SV")
    play(position, 0, bomb("bomb1", "(1,0)"))
    assert picture(position) == neat(HYDRANT_ALONE)
    play(position, 0, lay("red:SW (1,0)"))

    assert picture(position) == neat("-H--r\n    |")


@rule("BA-EX-25")
def test_example_25_a_bomb_that_leaves_nothing_to_play() -> None:
    drawing = """
              |
    -b--H--r--r
    """
    position = table(drawing, "bomb1 red-SV")
    assert lays(position, 0) == ["red:NS (2,1)"]
    play(position, 0, bomb("bomb1", "(2,0)"))
    assert picture(position) == neat(BOTH_SIDES)
    assert legal(position, 0) == [Draw()]

    other = table(drawing, "bomb1 red-SV")
    play(other, 0, bomb("bomb1", "(-1,0)"))
    assert picture(other) == neat("""
              |
       -H--r--r
    """)
    assert lays(other, 0) == ["red:NS (2,1)"]


@rule("BA-EX-26")
def test_example_26_both_piles_are_empty() -> None:
    position = table(BOTH_SIDES, "bomb1 green-SV yellow-SV", pile="")

    assert legal(position, 0) == [Pass(), bomb("bomb1", "(-1,0)"), bomb("bomb1", "(1,0)")]
    play(position, 0, Pass())
    assert position.sizes[0] == 3
    assert GAME.waiting_on(position) == [1]


@rule("BA-EX-26")
def test_example_26_the_red_card_comes_first() -> None:
    position = table(BOTH_SIDES, "bomb1 green-SV yellow-SV", pile="")
    play(position, 0, bomb("bomb1", "(1,0)"))
    assert picture(position) == neat("-b--H-")
    assert names(position.discard) == "red-SH bomb1"
    play(position, 0, Draw(), drawing="red-SH")
    assert "red:EW (1,0)" in lays(position, 0)
    assert legal(position, 0, Draw, Pass) == []
    play(position, 0, lay("red:EW (1,0)"))

    assert hand(position, 0) == "green-SV yellow-SV"


@rule("BA-EX-26")
def test_example_26_the_bomb_comes_first() -> None:
    position = table(BOTH_SIDES, "bomb1 green-SV yellow-SV", pile="")
    play(position, 0, bomb("bomb1", "(1,0)"))
    play(position, 0, Draw(), drawing="bomb1")
    assert legal(position, 0) == [Draw()]
    play(position, 0, Draw(), drawing="red-SH")
    play(position, 0, lay("red:EW (1,0)"))

    assert hand(position, 0) == "green-SV yellow-SV bomb1"


@rule("BA-EX-27")
def test_example_27_the_covered_card_is_drawn() -> None:
    position = table(STRAIGHT, "wild-SH red-SV", "blue-SV", "blue-SV", pile="")
    play(position, 0, lay("wild:EW (1,0)"))

    assert picture(position) == neat("-H--*-")
    assert [hand(position, seat) for seat in (1, 2)] == ["red-SH blue-SV", "blue-SV"]


@rule("BA-EX-28")
def test_example_28_two_dead_ends_meet() -> None:
    position = table(
        """
         o
         |
         |
         *-   -*-
         |     |
         |     |
         b--H--r
        """,
        "cap-CH bomb1",
        "3*red-SH 3*blue-EA bomb2",
        pile="wild-X wild-EA green-SV",
    )
    play(position, 0, lay("cap:W (2,1)"))
    assert picture(position) == neat("""
     o
     |
     |
     *-   -*--o
     |     |
     |     |
     b--H--r
    """)
    assert legal(position, 1) == [Draw(), bomb("bomb2", "(2,1)"), bomb("bomb2", "(-1,2)")]
    play(position, 1, Draw(), Draw(), Draw(), Pass())
    play(position, 0, Pass())

    assert (ended(position), winners(position)) == ("all_passed", (0,))
