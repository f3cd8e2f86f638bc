"""The Bombs Away bots in small positions where one idea decides."""

import pytest

from boomtable.bots import Wait
from boomtable.games.bombs_away import GAME
from boomtable.games.bombs_away.schema import Bomb, Claim, Draw, Enough, Lay, Second
from tests.bots.bombs_away.seats import LEVELS, ONE_WAY, bot, chosen, turn
from tests.games.bombs_away.positions import STRAIGHT, bomb, ended, lay, play, table, winners

rule = pytest.mark.rule

RACING = ["standard", "expert"]
EAGER = ["novice", "greedy"]

# Blue goes up from the wild elbow once the red one is gone.
CORNER = """
          r-
          |
          |
 o--g--H--*
"""


@rule("BA-138")
def test_the_greedy_one_leaves_the_most_playable_cards_in_its_hand() -> None:
    """Only in the east does red go on: with a straight pipe there, the other two still fit."""
    position = table(ONE_WAY, "red-SH red-EA red-EB")

    assert chosen("greedy", position) in (lay("red:EW (2,0)"), lay("red:EW (1,0)"))


@pytest.mark.parametrize("level", RACING)
def test_a_bomb_is_saved_while_pipe_cards_can_be_played(level: str) -> None:
    position = table(STRAIGHT, "bomb1 red-SH red-SV blue-SH green-EA")

    assert isinstance(chosen(level, position), Lay)


@pytest.mark.parametrize("level", EAGER)
def test_beginners_throw_a_bomb_at_once(level: str) -> None:
    position = table(STRAIGHT, "bomb1 red-SH red-SV blue-SH green-EA")

    assert isinstance(chosen(level, position), Bomb)


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_is_stuck_throws_a_bomb_that_makes_room(level: str) -> None:
    """Green fits nowhere but at an outlet of the Hydrant."""
    position = table(ONE_WAY, "bomb1 2*green-EA green-EB")

    assert chosen(level, position) == bomb("bomb1", "(1,0)")
    assert [type(action) for action in turn(level, position)] == [Bomb, Lay]


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_is_stuck_without_a_bomb_draws(level: str) -> None:
    assert chosen(level, table(ONE_WAY, "2*green-EA")) == Draw()


def test_the_expert_begins_with_its_bombs_when_pipe_cards_do_not_outnumber_them() -> None:
    """Three turns are left for three bombs."""
    late = table(STRAIGHT, "3*bomb1 red-SH blue-SH green-SH", "3*yellow-SV")
    early = table(STRAIGHT, "3*bomb1 red-SH blue-SH green-SH yellow-SH", "3*yellow-SV")

    assert isinstance(chosen("expert", late), Bomb)
    assert isinstance(chosen("expert", early), Lay)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bomb_and_a_pipe_card_go_out_together(level: str) -> None:
    position = table("-H--r--r-", "bomb1 red-SH")

    assert [type(action) for action in turn(level, position)] == [Bomb, Lay]
    assert (ended(position), winners(position)) == ("went_out", (0,))


@rule("BA-088")
@pytest.mark.parametrize("level", LEVELS)
def test_a_last_bomb_is_thrown_before_cards_are_drawn(level: str) -> None:
    """The first card of the pile fits at the outlet that is freed."""
    position = table(ONE_WAY, "bomb1", "yellow-SV", pile="red-SH")

    assert turn(level, position)[0] in (bomb("bomb1", "(1,0)"), bomb("bomb1", "(-2,0)"))
    assert winners(position) == (0,)


@pytest.mark.parametrize("level", RACING)
def test_a_wild_card_is_held_while_another_fits(level: str) -> None:
    assert chosen(level, table(STRAIGHT, "wild-SH red-SH blue-EA blue-EB")) == lay("red:EW (-1,0)")


@pytest.mark.parametrize("level", RACING)
def test_a_cap_starves_a_player_with_one_card(level: str) -> None:
    """The caps leave one colour only to go on with; any other card would leave two."""
    position = table("-b--H--r-", "cap-CH red-SV red-EA blue-SH", "green-EA")

    assert chosen(level, position) in (lay("cap:E (-2,0)"), lay("cap:W (2,0)"))
    assert chosen("greedy", position) == lay("red:SW (2,0)")


@pytest.mark.parametrize("level", LEVELS)
def test_a_plan_with_two_targets_is_kept_step_by_step(level: str) -> None:
    """Blue goes on behind the wild card, once both red ones are gone, or at the Hydrant."""
    position = table("o--g--H--*--r--r-", "bomb2 blue-EA")

    assert [type(action) for action in turn(level, position)] == [Bomb, Second, Lay]
    assert winners(position) == (0,)


@pytest.mark.parametrize("level", RACING)
def test_one_target_is_enough_where_a_second_would_open_a_pipe_for_the_others(level: str) -> None:
    position = table(CORNER, "bomb2 3*blue-SV")

    assert turn(level, position) == [bomb("bomb2", "(1,1)"), Enough(), lay("blue:NS (1,1)")]


@rule("BA-138")
@pytest.mark.parametrize("level", LEVELS)
def test_no_bot_claims_the_win_of_a_player_who_left(level: str) -> None:
    position = table(STRAIGHT, "red-SH red-SV", away=0b10)
    assert Claim() in GAME.legal_actions(position, 0)

    assert chosen(level, position) != Claim()
    play(position, 0, lay("red:EW (2,0)"))
    assert bot(level, 0).choose(GAME.view(position, 0), [Claim()]) == Wait()


def test_the_standard_one_differs_from_seed_to_seed_and_the_expert_does_not() -> None:
    position = table("-b--H--r-", "red-SH blue-SH red-SV blue-EA wild-EB cap-CH green-SH")

    assert len({str(chosen("standard", position, seed)) for seed in range(12)}) > 1
    assert len({str(chosen("expert", position, seed)) for seed in range(12)}) == 1
