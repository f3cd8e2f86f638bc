"""Bombs Away: Lay, a pipe card added to the network."""

import pytest

from boomtable.games.bombs_away.network import REACH
from boomtable.games.bombs_away.outside import has_outside_end
from boomtable.games.bombs_away.schema import Draw, Laid, Lay, Pass
from tests.games.bombs_away.positions import (
    HYDRANT_ALONE,
    MEETING,
    POCKET,
    STRAIGHT,
    bomb,
    ends,
    kind_of,
    lay,
    lays,
    legal,
    neat,
    open_ends,
    picture,
    play,
    refusal,
    table,
)

rule = pytest.mark.rule

# A blue pipe looks at the position above the Hydrant.
OVER_THE_HYDRANT = """
 b-
 |
 |
 b--H-
"""

# As MEETING, but both pipes are red.
RED_MEETING = """
 r-   -r
 |     |
 |     |
 r--H--r
"""

# As MEETING, but a wild tee in the west keeps a way out.
TEE_MEETING = """
 |
 *-   -r
 |     |
 |     |
 b--H--r
"""

EAST_TO_THE_EDGE = "-H-" + "-r-" * REACH


@rule("BA-040")
def test_a_card_may_be_turned_by_half_a_turn_only() -> None:
    assert lays(table(HYDRANT_ALONE, "red-EA"), 0) == ["red:NE (-1,0)", "red:SW (1,0)"]
    assert lays(table(HYDRANT_ALONE, "red-EB"), 0) == ["red:ES (-1,0)", "red:NW (1,0)"]


@rule("BA-040", "BA-131")
@pytest.mark.parametrize("card", ["red-SV", "red-SH", "wild-X"])
def test_a_card_that_a_half_turn_leaves_as_it_is_is_not_turned(card: str) -> None:
    position = table(HYDRANT_ALONE, f"{card} blue-SH")

    assert refusal(position, 0, Lay(kind_of(card), 1, 0, True)) == f"seat 0 cannot turn {card}: a half turn leaves it as it is [BA-040]"


@rule("BA-041")
def test_a_card_continues_the_network() -> None:
    position = table(STRAIGHT, "red-SH blue-SV")

    play(position, 0, lay("red:EW (2,0)"))
    assert picture(position) == neat("-H--r--r-")


@rule("BA-041")
@pytest.mark.parametrize("where", ["(3,0)", "(1,1)", "(0,1)", "(2,1)"])
def test_a_card_without_a_connection_continues_nothing(where: str) -> None:
    x, y = where.strip("()").split(",")

    assert refusal(table(STRAIGHT, "red-SH"), 0, lay(f"red:EW {where}")) == (
        f"seat 0 cannot lay red-SH at ({x}, {y}): no open end faces it [BA-041]"
    )


@rule("BA-042")
def test_a_card_may_not_block_an_outlet_of_the_hydrant() -> None:
    position = table(HYDRANT_ALONE, "red-SV red-SH")

    assert refusal(position, 0, lay("red:NS (1,0)")) == "seat 0 cannot lay red-SV at (1, 0): it would block a pipe [BA-042]"


@rule("BA-042")
def test_a_card_may_not_block_one_of_two_pipes_that_meet() -> None:
    position = table(TEE_MEETING, "red-EA")

    assert refusal(position, 0, lay("red:NE (0,1)")) == "seat 0 cannot lay red-EA at (0, 1): it would block a pipe [BA-042]"


@rule("BA-043")
def test_an_opening_may_not_meet_a_closed_side() -> None:
    position = table(OVER_THE_HYDRANT, "blue-EA")

    assert refusal(position, 0, lay("blue:SW (0,1)")) == "seat 0 cannot lay blue-EA at (0, 1): it meets a closed side [BA-043]"


@rule("BA-043")
def test_closed_side_against_closed_side_is_fine() -> None:
    position = table(OVER_THE_HYDRANT, "blue-EB red-SV")
    play(position, 0, lay("blue:NW (0,1)"))

    assert picture(position) == neat("""
        |
     b--b
     |
     |
     b--H-
    """)


@rule("BA-044")
def test_a_pipe_connects_to_its_own_colour() -> None:
    position = table(STRAIGHT, "blue-SH red-SH wild-SH")

    assert refusal(position, 0, lay("blue:EW (2,0)")) == "seat 0 cannot lay blue-SH at (2, 0): the colours differ [BA-044]"
    assert "red:EW (2,0)" in lays(position, 0)
    assert "wild:EW (2,0)" in lays(position, 0)


@rule("BA-044")
def test_a_plain_card_connects_no_two_colours() -> None:
    assert refusal(table(MEETING, "red-SH"), 0, lay("red:EW (0,1)")) == "seat 0 cannot lay red-SH at (0, 1): the colours differ [BA-044]"


@rule("BA-045")
def test_the_outlets_of_the_hydrant_carry_any_colour() -> None:
    position = table(STRAIGHT, "blue-SH red-SV")
    play(position, 0, lay("blue:EW (-1,0)"))

    assert picture(position) == neat("-b--H--r-")


@rule("BA-046")
@pytest.mark.parametrize("card", ["red-SH", "wild-SH"])
def test_a_card_may_not_seal_the_network(card: str) -> None:
    colour = card.split("-")[0]

    assert refusal(table(RED_MEETING, card), 0, lay(f"{colour}:EW (0,1)")) == (
        f"seat 0 cannot lay {card} at (0, 1): it would leave no way out [BA-046]"
    )


@rule("BA-047")
def test_an_end_in_a_pocket_may_remain_and_is_no_way_out() -> None:
    position = table(POCKET, "wild-EB wild-X red-SV")
    assert refusal(position, 0, lay("wild:SE (-1,2)")) == "seat 0 cannot lay wild-EB at (-1, 2): it would leave no way out [BA-046]"
    play(position, 0, lay("wild:NESW (-1,2)"))

    assert open_ends(position) == ["(1,1) W", "(-1,2) N", "(-1,2) W"]


@rule("BA-048")
def test_a_bomb_on_the_last_way_out_makes_another() -> None:
    position = table("o--b--H--r--r-", "bomb1 red-SH")
    play(position, 0, bomb("bomb1", "(2,0)"))

    assert open_ends(position) == ["(1,0) E"]
    assert has_outside_end(position.network)


@rule("BA-049")
def test_only_a_tee_goes_where_the_last_two_ends_meet() -> None:
    assert lays(table(MEETING, "wild-SH wild-SV wild-TH wild-TV wild-X"), 0) == ["wild:NEW (0,1)"]


@rule("BA-049")
def test_where_nothing_fits_one_draws_or_passes() -> None:
    assert legal(table(MEETING, "3*red-SH 3*blue-SH cap-CH wild-X"), 0) == [Draw()]
    assert legal(table(MEETING, "3*red-SH 3*blue-SH cap-CH wild-X", pile=""), 0) == [Pass()]


@rule("BA-139")
def test_the_table_ends_twenty_steps_from_the_hydrant() -> None:
    position = table(EAST_TO_THE_EDGE, "red-SH", pile="")

    assert refusal(position, 0, lay("red:EW (21,0)")) == ("seat 0 cannot lay at (21, 0): the table ends 20 steps from the Hydrant [BA-139]")
    assert lays(position, 0) == ["red:EW (-1,0)", "red:EW (20,0)"]


@rule("BA-157")
def test_an_end_over_the_edge_is_a_way_out() -> None:
    position = table("-b-" + EAST_TO_THE_EDGE, "cap-CH red-SV", pile="")
    play(position, 0, lay("cap:E (-2,0)"))

    assert open_ends(position) == ["(20,0) E"]


@rule("BA-140")
def test_a_plain_card_connects_to_a_wild_card_and_to_its_own_colour() -> None:
    position = table(TEE_MEETING, "red-SH green-SH")
    assert refusal(position, 0, lay("green:EW (0,1)")) == "seat 0 cannot lay green-SH at (0, 1): the colours differ [BA-044]"
    play(position, 0, lay("red:EW (0,1)"))

    assert picture(position) == neat("""
     |
     *--r--r
     |     |
     |     |
     b--H--r
    """)


@rule("BA-141")
def test_pipes_run_side_by_side_without_effect() -> None:
    position = table(
        """
            |
        -H--r
        """,
        "red-SV blue-SH",
        "green-EA blue-SV",
    )
    play(position, 0, lay("red:NS (1,1)"))
    play(position, 1, lay("green:NE (-1,0)"))

    assert ends(position) == [(-1, 0), (1, 1)]


@rule("BA-142")
def test_a_card_may_close_a_ring() -> None:
    position = table(TEE_MEETING, "red-SH blue-SV")

    assert play(position, 0, lay("red:EW (0,1)")) == [Laid(0, kind_of("red-SH"), 0, 1, False)]
    assert ends(position) == []


@rule("BA-143")
def test_a_cap_may_be_laid_in_a_pocket() -> None:
    position = table(POCKET, "cap-CH red-SV")
    play(position, 0, lay("cap:E (0,1)"))

    assert open_ends(position) == ["(-1,1) N", "(0,2) W"]


@rule("BA-165")
def test_the_plainest_reason_is_named() -> None:
    """Not in hand comes before the edge, the edge before the turn; a blocked pipe before another colour."""
    position = table(STRAIGHT, "blue-SV red-SH")

    assert refusal(position, 0, lay("green:EW (25,0)")) == "seat 0 cannot lay green-SH: it is not in its hand [BA-131]"
    assert refusal(position, 0, Lay(kind_of("blue-SV"), 25, 0, True)) == (
        "seat 0 cannot lay at (25, 0): the table ends 20 steps from the Hydrant [BA-139]"
    )
    assert refusal(position, 0, lay("blue:NS (2,0)")) == "seat 0 cannot lay blue-SV at (2, 0): it would block a pipe [BA-042]"
