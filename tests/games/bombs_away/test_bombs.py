"""Bombs Away: bombs, which tear cards off the end of a pipe."""

import pytest

from boomtable.games.bombs_away import GAME
from boomtable.games.bombs_away.schema import Bomb, BombThrown, Destroyed, Draw, Enough, Lay, Second, StoppedAtOne
from tests.games.bombs_away.positions import (
    HYDRANT_ALONE,
    STRAIGHT,
    bomb,
    ended,
    ends,
    hand,
    kinds,
    lay,
    legal,
    names,
    neat,
    open_ends,
    picture,
    play,
    refusal,
    second,
    table,
)

rule = pytest.mark.rule

RED_SH, BLUE_SH, CAP_CH, BOMB_1, BOMB_2 = kinds("red-SH blue-SH cap-CH bomb1 bomb2")
LONG = "-H--r--r--r-"


@rule("BA-080", "BA-081")
def test_a_tier_1_bomb_destroys_one_card() -> None:
    position = table(LONG, "bomb1 green-SH")

    assert play(position, 0, bomb("bomb1", "(3,0)")) == [BombThrown(0, BOMB_1), Destroyed(0, RED_SH, 3, 0)]
    assert picture(position) == neat("-H--r--r-")
    assert refusal(position, 0, second("(2,0)")) == ("seat 0 cannot destroy a second card: no tier 2 bomb waits for a second card [BA-080]")
    assert refusal(position, 0, Enough()) == "seat 0 cannot end its bomb: no tier 2 bomb waits for a second card [BA-080]"


@rule("BA-080", "BA-152")
def test_a_tier_2_bomb_destroys_two_cards() -> None:
    position = table(LONG, "bomb2 green-SH")

    assert play(position, 0, bomb("bomb2", "(3,0)")) == [BombThrown(0, BOMB_2), Destroyed(0, RED_SH, 3, 0)]
    assert play(position, 0, second("(2,0)")) == [Destroyed(0, RED_SH, 2, 0)]
    assert picture(position) == neat(STRAIGHT)
    assert legal(position, 0, Second, Enough, Bomb) == []


@rule("BA-080", "BA-152")
def test_a_tier_2_bomb_may_destroy_one_card() -> None:
    position = table(LONG, "bomb2 green-SH")
    play(position, 0, bomb("bomb2", "(3,0)"))

    assert play(position, 0, Enough()) == [StoppedAtOne(0)]
    assert picture(position) == neat("-H--r--r-")
    assert GAME.waiting_on(position) == [0]


@rule("BA-080")
def test_the_hydrant_is_never_destroyed() -> None:
    position = table(STRAIGHT, "bomb1 red-SH")

    assert refusal(position, 0, bomb("bomb1", "(0,0)")) == "seat 0 cannot bomb (0, 0): no end of a pipe lies there [BA-082]"


@rule("BA-082", "BA-086")
@pytest.mark.parametrize("where", [(1, 0), (2, 0), (4, 0), (25, 0)])
def test_only_end_cards_are_destroyed(where: tuple[int, int]) -> None:
    x, y = where

    assert refusal(table(LONG, "bomb1 green-SH"), 0, Bomb(BOMB_1, x, y)) == (
        f"seat 0 cannot bomb ({x}, {y}): no end of a pipe lies there [BA-082]"
    )


@rule("BA-083")
def test_the_second_card_may_lie_at_another_pipe() -> None:
    position = table("-b--H--r--r-", "bomb2 red-SH")
    play(position, 0, bomb("bomb2", "(2,0)"), second("(-1,0)"))

    assert picture(position) == neat(STRAIGHT)


@rule("BA-083", "BA-132")
def test_the_second_card_is_looked_for_when_the_first_is_gone() -> None:
    position = table("-H--r--r-", "bomb2 red-SH")
    assert legal(position, 0, Bomb) == [bomb("bomb2", "(2,0)")]
    play(position, 0, bomb("bomb2", "(2,0)"))

    assert refusal(position, 0, second("(2,0)")) == "seat 0 cannot bomb (2, 0): no end of a pipe lies there [BA-082]"
    assert legal(position, 0) == [second("(1,0)"), Enough()]


@rule("BA-152")
def test_between_two_targets_nothing_else_is_done() -> None:
    position = table(LONG, "bomb2 bomb1 green-SH")
    play(position, 0, bomb("bomb2", "(3,0)"))

    for action in (lay("green:EW (-1,0)"), bomb("bomb1", "(2,0)"), Draw()):
        assert refusal(position, 0, action) == "seat 0 cannot go on: its bomb may take a second card, or none [BA-152]"


@rule("BA-152")
def test_where_no_other_end_card_lies_nobody_is_asked_for_a_second() -> None:
    position = table(STRAIGHT, "bomb2 red-SH")
    play(position, 0, bomb("bomb2", "(1,0)"))

    assert legal(position, 0) == [lay("red:EW (-1,0)"), lay("red:EW (1,0)")]


@rule("BA-084")
def test_without_an_end_card_no_bomb_is_thrown() -> None:
    position = table(HYDRANT_ALONE, "bomb1 bomb2 red-SH")

    assert legal(position, 0, Bomb) == []
    assert refusal(position, 0, bomb("bomb2", "(1,0)")) == "seat 0 cannot bomb (1, 0): no end of a pipe lies there [BA-082]"


@rule("BA-084", "BA-114")
def test_with_tough_pipes_a_tier_1_bomb_needs_an_end_that_is_no_cap() -> None:
    position = table("o--b--H--r--o", "bomb1 bomb2 red-SH", tough_pipes=True)

    assert legal(position, 0, Bomb) == [bomb("bomb2", "(-2,0)"), bomb("bomb2", "(2,0)")]


@rule("BA-085")
def test_bomb_and_destroyed_cards_are_discarded_and_the_pipe_is_open_again() -> None:
    position = table("-H--r--o", "bomb1 red-SH")
    play(position, 0, bomb("bomb1", "(2,0)"))

    assert names(position.discard) == "cap-CH bomb1"
    assert hand(position, 0) == "red-SH"
    assert open_ends(position) == ["(0,0) W", "(1,0) E"]


@rule("BA-086")
def test_a_ring_has_no_end() -> None:
    ring = """
        |
     b--*--r
     |     |
     |     |
     b--H--r
    """
    position = table(ring, "bomb1 green-SV")

    assert ends(position) == []
    assert legal(position, 0, Bomb) == []


@rule("BA-087")
def test_a_bomb_takes_the_card_that_another_player_has_just_laid() -> None:
    position = table(HYDRANT_ALONE, "red-SH red-SV", "bomb1 blue-SH blue-SV")
    play(position, 0, lay("red:EW (1,0)"))

    play(position, 1, bomb("bomb1", "(1,0)"), lay("blue:EW (1,0)"))
    assert picture(position) == neat("-H--b-")


@rule("BA-087")
def test_a_bomb_takes_an_own_card_too() -> None:
    position = table(HYDRANT_ALONE, "red-SH bomb1 red-SV", "blue-SH blue-SV")
    play(position, 0, lay("red:EW (1,0)"))
    play(position, 1, lay("blue:EW (-1,0)"))
    play(position, 0, bomb("bomb1", "(1,0)"))

    assert picture(position) == neat("-b--H-")


@rule("BA-088")
def test_who_throws_the_last_card_still_needs_a_pipe_card() -> None:
    position = table(STRAIGHT, "bomb1", pile="red-SH")
    play(position, 0, bomb("bomb1", "(1,0)"))
    assert hand(position, 0) == ""
    assert ended(position) is None
    assert legal(position, 0) == [Draw()]
    play(position, 0, Draw())

    play(position, 0, lay("red:EW (1,0)"))
    assert ended(position) == "went_out"


@rule("BA-131")
def test_a_bomb_comes_from_the_hand() -> None:
    position = table(STRAIGHT, "bomb1 red-SH")

    assert refusal(position, 0, bomb("bomb2", "(1,0)")) == "seat 0 cannot throw bomb2: it is not in its hand [BA-131]"


@rule("BA-146")
def test_the_pipe_card_may_lie_where_the_bomb_made_room() -> None:
    position = table("-H--r--r-", "bomb1 blue-SH red-EA green-SV")
    play(position, 0, bomb("bomb1", "(2,0)"), lay("red:SW (2,0)"))

    assert picture(position) == neat("-H--r--r\n       |")


@rule("BA-147")
def test_from_the_hydrant_alone_play_goes_on() -> None:
    position = table(STRAIGHT, "bomb1 blue-SH green-SV")
    play(position, 0, bomb("bomb1", "(1,0)"))

    assert picture(position) == neat(HYDRANT_ALONE)
    assert legal(position, 0, Lay) == [lay("blue:EW (-1,0)"), lay("blue:EW (1,0)")]


@rule("BA-148")
def test_a_player_with_bombs_only_throws_one_or_none_and_draws() -> None:
    position = table(STRAIGHT, "bomb1 bomb2")

    assert legal(position, 0) == [Draw(), bomb("bomb1", "(1,0)"), bomb("bomb2", "(1,0)")]
    play(position, 0, bomb("bomb1", "(1,0)"))
    assert legal(position, 0) == [Draw()]


@rule("BA-149")
def test_cards_drawn_through_a_wild_card_wait_for_the_own_turn() -> None:
    position = table(HYDRANT_ALONE, "wild-SH red-SV", "green-SV", "blue-SV", pile="green-SH blue-SH")
    play(position, 0, lay("wild:EW (1,0)"), drawing="green-SH blue-SH")

    assert refusal(position, 2, lay("blue:EW (2,0)")) == "seat 2 cannot act: it is seat 1's turn [BA-130]"
