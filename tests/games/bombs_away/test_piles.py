"""Bombs Away: draw pile, discard pile, and deals that nobody can finish."""

import pytest

from boomtable.games.bombs_away import GAME
from boomtable.games.bombs_away.rules.turning import ROUNDS
from boomtable.games.bombs_away.schema import DealEnded, Draw, Drew, Laid, Pass, Passed, Reshuffled, WentOut
from tests.games.bombs_away.positions import STRAIGHT, bomb, ended, hand, kinds, lay, legal, names, play, refusal, table, winners

rule = pytest.mark.rule

GREEN_SV, BLUE_SV, RED_SH = kinds("green-SV blue-SV red-SH")
LAST_TURN = 2 * ROUNDS - 1


@rule("BA-090", "BA-091", "BA-168")
def test_the_discarded_cards_become_the_pile_when_a_card_has_to_be_drawn() -> None:
    position = table(STRAIGHT, "green-SV", pile="", discard="2*blue-SV bomb1")

    assert play(position, 0, Draw(), drawing="blue-SV") == [Reshuffled(3), Drew(0, BLUE_SV, True)]
    assert names(position.pile) == "blue-SV bomb1"
    assert names(position.discard) == ""


@rule("BA-091")
def test_the_last_card_of_the_pile_is_drawn_without_a_shuffle() -> None:
    position = table(STRAIGHT, "green-SV", pile="green-SV", discard="blue-SV bomb1")

    assert play(position, 0, Draw()) == [Drew(0, GREEN_SV, True)]
    assert (position.pile_size, names(position.discard)) == (0, "blue-SV bomb1")


@rule("BA-091")
def test_bombs_destroyed_cards_and_covered_cards_are_discarded() -> None:
    position = table("-b--H--r-", "bomb1 green-SH red-SV")
    play(position, 0, bomb("bomb1", "(-1,0)"), lay("green:EW (1,0)"))

    assert names(position.discard) == "red-SH blue-SH bomb1"


@rule("BA-092")
def test_with_both_piles_empty_nothing_is_drawn() -> None:
    position = table(STRAIGHT, "green-SV", pile="")

    assert refusal(position, 0, Draw()) == "seat 0 cannot draw: both piles are empty [BA-092]"
    assert legal(position, 0) == [Pass()]


@rule("BA-093")
def test_when_all_pass_one_after_the_other_the_smallest_hands_share_the_win() -> None:
    position = table(STRAIGHT, "2*green-SV", "blue-SV", "blue-SV", pile="")
    play(position, 0, Pass())
    play(position, 1, Pass())
    assert ended(position) is None

    assert play(position, 2, Pass()) == [Passed(2), DealEnded(1, (1, 2), "all_passed", (2, 1, 1))]
    assert (ended(position), winners(position)) == ("all_passed", (1, 2))


@rule("BA-093")
def test_a_pipe_card_breaks_the_row_of_passes() -> None:
    position = table(STRAIGHT, "green-SV", "red-SH blue-SV", pile="")
    play(position, 0, Pass())
    play(position, 1, lay("red:EW (2,0)"))
    play(position, 0, Pass())

    assert (position.passes, ended(position)) == (1, None)


@rule("BA-163")
def test_a_bomb_does_not_break_the_row_of_passes() -> None:
    """Blue lies there since it covered a red elbow: once destroyed and drawn again it fits nowhere."""
    position = table(
        """
                  |
        -g--H--r--b
        """,
        "yellow-SV",
        "bomb1 yellow-SV",
        pile="",
    )
    play(position, 0, Pass())
    play(position, 1, bomb("bomb1", "(2,0)"), Draw(), Draw(), Pass())

    assert (ended(position), winners(position)) == ("all_passed", (0,))


@rule("BA-094")
def test_after_fifty_rounds_the_smallest_hand_wins() -> None:
    position = table(STRAIGHT, "green-SV", "2*red-SH", turn=1, turns=LAST_TURN)

    assert play(position, 1, lay("red:EW (2,0)")) == [
        Laid(1, RED_SH, 2, 0, False),
        DealEnded(1, (0, 1), "fifty_rounds", (1, 1)),
    ]
    assert (ended(position), winners(position)) == ("fifty_rounds", (0, 1))


@rule("BA-094")
def test_before_the_fiftieth_round_is_over_the_deal_goes_on() -> None:
    position = table(STRAIGHT, "red-SH green-SV", "red-SH green-SV", turns=LAST_TURN - 1)
    play(position, 0, lay("red:EW (2,0)"))

    assert ended(position) is None


@rule("BA-164")
def test_who_goes_out_with_the_last_turn_has_gone_out() -> None:
    position = table(STRAIGHT, "green-SV", "red-SH", turn=1, turns=LAST_TURN)

    assert WentOut(1) in play(position, 1, lay("red:EW (2,0)"))
    assert (ended(position), winners(position)) == ("went_out", (1,))


@rule("BA-164")
def test_each_deal_of_a_match_has_its_fifty_rounds() -> None:
    position = table(STRAIGHT, "green-SV", "2*red-SH", turn=1, turns=LAST_TURN, match=True)
    play(position, 1, lay("red:EW (2,0)"))

    assert (position.deal, position.turns, ended(position)) == (2, 0, None)
    assert len(hand(position, 0).split()) == 10


@rule("BA-103", "BA-167")
@pytest.mark.parametrize(("passes", "on_hand_size"), [(1, 1), (0, 0)])
def test_a_win_on_hand_size_is_told_apart(passes: int, on_hand_size: int) -> None:
    position = table(STRAIGHT, "green-SV red-SV" if passes else "red-SH", "blue-SV", pile="", passes=passes, turns=6)
    play(position, 0, Pass() if passes else lay("red:EW (2,0)"))

    assert GAME.tally(position) == {"turns": 7, "cards_left": 3 if passes else 1, "on_hand_size": on_hand_size}
