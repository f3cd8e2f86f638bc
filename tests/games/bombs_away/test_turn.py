"""Bombs Away: what a turn is made of: bomb, pipe card, forced draws, passing."""

import pytest

from boomtable.games.bombs_away import GAME
from boomtable.games.bombs_away.schema import Bomb, BombThrown, Destroyed, Draw, Drew, Laid, Lay, Pass, Passed
from tests.games.bombs_away.positions import (
    HYDRANT_ALONE,
    STRAIGHT,
    bomb,
    ended,
    hand,
    kinds,
    lay,
    lays,
    legal,
    names,
    neat,
    picture,
    play,
    refusal,
    table,
)

rule = pytest.mark.rule

RED_SH, BLUE_SH, BOMB_1, YELLOW_SV = kinds("red-SH blue-SH bomb1 yellow-SV")

NORTH_ENDS = """
 |     |
 b--H--r
"""

# Blue lies there since it covered a red elbow.
BLUE_AFTER_RED = """
          |
-g--H--r--b
"""


@rule("BA-030")
def test_a_pipe_card_is_the_turn() -> None:
    position = table(HYDRANT_ALONE, "red-SH red-SV", "blue-SH", "green-SH")

    assert play(position, 0, lay("red:EW (1,0)")) == [Laid(0, RED_SH, 1, 0, False)]
    assert picture(position) == neat(STRAIGHT)
    assert hand(position, 0) == "red-SV"
    assert GAME.waiting_on(position) == [1]


@rule("BA-030")
def test_a_bomb_comes_before_the_pipe_card_and_does_not_end_the_turn() -> None:
    position = table(STRAIGHT, "bomb1 blue-SH blue-SV")

    assert play(position, 0, bomb("bomb1", "(1,0)")) == [BombThrown(0, BOMB_1), Destroyed(0, RED_SH, 1, 0)]
    assert GAME.waiting_on(position) == [0]
    assert play(position, 0, lay("blue:EW (1,0)")) == [Laid(0, BLUE_SH, 1, 0, False)]
    assert GAME.waiting_on(position) == [1]


@rule("BA-030")
def test_one_bomb_a_turn() -> None:
    position = table("-H--r--r-", "bomb1 bomb2 blue-SH")
    play(position, 0, bomb("bomb1", "(2,0)"))

    assert refusal(position, 0, bomb("bomb2", "(1,0)")) == "seat 0 cannot throw bomb2: it has thrown a bomb in this turn [BA-030]"


@rule("BA-030")
def test_the_next_turn_has_a_bomb_again() -> None:
    position = table("-H--r--r-", "bomb1 red-SH red-SV", "bomb1 red-SV")
    play(position, 0, bomb("bomb1", "(2,0)"), lay("red:EW (2,0)"))

    play(position, 1, bomb("bomb1", "(2,0)"))


@rule("BA-031")
def test_the_bomb_stays_available_between_forced_draws_also_one_just_drawn() -> None:
    position = table(STRAIGHT, "green-SV", pile="2*yellow-SV bomb1")
    assert play(position, 0, Draw(), drawing="yellow-SV") == [Drew(0, YELLOW_SV, True)]
    assert play(position, 0, Draw(), drawing="bomb1") == [Drew(0, BOMB_1, True)]

    assert legal(position, 0) == [Draw(), bomb("bomb1", "(1,0)")]
    play(position, 0, bomb("bomb1", "(1,0)"), Draw())
    assert hand(position, 0) == "green-SV yellow-SV yellow-SV"


@rule("BA-031")
def test_after_the_pipe_card_the_turn_is_over() -> None:
    position = table(STRAIGHT, "bomb1 red-SH red-SV")
    play(position, 0, lay("red:EW (2,0)"))

    assert refusal(position, 0, bomb("bomb1", "(2,0)")) == "seat 0 cannot act: it is seat 1's turn [BA-130]"


@rule("BA-032", "BA-035")
def test_a_stuck_player_draws_until_a_card_fits_and_plays_it_in_the_same_turn() -> None:
    position = table(STRAIGHT, "green-SV", pile="yellow-SV red-SH blue-SH")
    play(position, 0, Draw(), drawing="yellow-SV")
    assert legal(position, 0) == [Draw()]
    play(position, 0, Draw(), drawing="red-SH")

    assert lays(position, 0) == ["red:EW (-1,0)", "red:EW (2,0)", "red:EW (1,0)"]
    assert refusal(position, 0, Draw()) == "seat 0 cannot draw: it can play a pipe card [BA-034]"
    assert GAME.waiting_on(position) == [0]


@rule("BA-033")
def test_bombs_alone_are_nothing_to_play() -> None:
    position = table(STRAIGHT, "bomb1 bomb2")

    assert legal(position, 0, Draw, Lay, Pass) == [Draw()]


@rule("BA-033")
@pytest.mark.parametrize("card", ["blue-SH", "wild-X", "cap-CH"])
def test_a_lay_or_a_cover_with_any_pipe_card_is_something_to_play(card: str) -> None:
    position = table("-b--H--r-", card)

    assert legal(position, 0, Draw, Pass) == []
    assert legal(position, 0, Lay) != []


@rule("BA-034")
def test_who_can_play_neither_draws_nor_passes() -> None:
    position = table(HYDRANT_ALONE, "red-SH red-SV")

    assert refusal(position, 0, Draw()) == "seat 0 cannot draw: it can play a pipe card [BA-034]"
    assert refusal(position, 0, Pass()) == "seat 0 cannot pass: it can play a pipe card [BA-034]"


@rule("BA-035")
def test_after_a_draw_an_older_card_may_be_played_that_a_bomb_made_fit() -> None:
    position = table(NORTH_ENDS, "green-SH", pile="bomb1 red-SH")
    assert legal(position, 0) == [Draw()]
    play(position, 0, Draw(), drawing="bomb1")
    play(position, 0, bomb("bomb1", "(1,0)"))

    assert lays(position, 0) == ["green:EW (1,0)"]


@rule("BA-036")
def test_nobody_has_to_throw_a_bomb() -> None:
    """A bomb on (1,0) would make room for green:EW; drawing is allowed all the same."""
    position = table(NORTH_ENDS, "bomb1 green-SH", pile="yellow-SV")

    assert legal(position, 0) == [Draw(), bomb("bomb1", "(-1,0)"), bomb("bomb1", "(1,0)")]
    play(position, 0, Draw())


@rule("BA-037")
def test_with_both_piles_empty_a_stuck_player_passes() -> None:
    position = table(STRAIGHT, "green-SV", pile="")

    assert refusal(position, 0, Draw()) == "seat 0 cannot draw: both piles are empty [BA-092]"
    assert play(position, 0, Pass()) == [Passed(0)]
    assert hand(position, 0) == "green-SV"
    assert GAME.waiting_on(position) == [1]


@rule("BA-037")
def test_nobody_passes_while_there_is_a_card_to_draw() -> None:
    position = table(STRAIGHT, "green-SV", pile="", discard="blue-SV")

    assert refusal(position, 0, Pass()) == "seat 0 cannot pass: there is a card to draw [BA-037]"


@rule("BA-037", "BA-163")
def test_a_bomb_before_a_pass_stays_thrown_and_the_pass_counts() -> None:
    position = table(BLUE_AFTER_RED, "bomb1 yellow-SV", pile="", passes=0)
    play(position, 0, bomb("bomb1", "(2,0)"), Draw(), Draw(), Pass())

    assert picture(position) == neat("-g--H--r-")
    assert hand(position, 0) == "blue-EB yellow-SV bomb1"
    assert position.passes == 1
    assert GAME.waiting_on(position) == [1]


@rule("BA-038")
def test_who_passes_has_a_card() -> None:
    """The last card is a bomb: it and what it destroyed have to be drawn again before a pass."""
    position = table(BLUE_AFTER_RED, "bomb1", pile="")
    play(position, 0, bomb("bomb1", "(2,0)"))
    assert hand(position, 0) == ""
    assert legal(position, 0) == [Draw()]
    play(position, 0, Draw(), Draw(), Pass())

    assert hand(position, 0) == "blue-EB bomb1"
    assert ended(position) is None


@rule("BA-039")
def test_a_bomb_may_leave_nothing_playable() -> None:
    """red-SV fits at (2,1) until the red elbow is gone."""
    position = table(
        """
              |
    -b--H--r--r
    """,
        "bomb1 red-SV",
    )
    assert lays(position, 0) == ["red:NS (2,1)"]
    play(position, 0, bomb("bomb1", "(2,0)"))

    assert lays(position, 0) == []
    assert legal(position, 0) == [Draw()]


@rule("BA-035")
def test_forced_draws_are_taken_one_card_at_a_time() -> None:
    position = table(STRAIGHT, "green-SV", pile="yellow-SV blue-SV")
    play(position, 0, Draw(), drawing="blue-SV")

    assert (position.pile_size, names(position.pile), position.drawn) == (1, "yellow-SV", 1)


@rule("BA-130")
def test_only_the_player_at_turn_acts() -> None:
    position = table(STRAIGHT, "red-SH", "red-SH bomb1")

    assert refusal(position, 1, lay("red:EW (2,0)")) == "seat 1 cannot act: it is seat 0's turn [BA-130]"
    assert refusal(position, 1, Bomb(BOMB_1, 1, 0)) == "seat 1 cannot act: it is seat 0's turn [BA-130]"
    assert legal(position, 1) == []
