"""Bombs Away: going out."""

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.schema import Outcome
from boomtable.games.bombs_away import GAME
from boomtable.games.bombs_away.schema import DealEnded, Laid, WentOut
from tests.games.bombs_away.positions import STRAIGHT, bomb, dealt, ended, kind_of, lay, legal, play, refusal, table

rule = pytest.mark.rule


@rule("BA-100", "BA-110", "BA-166")
def test_the_first_player_without_a_card_wins_and_there_are_no_points() -> None:
    position = table(STRAIGHT, "red-SH", "blue-SV green-SV", "blue-SV")

    assert play(position, 0, lay("red:EW (2,0)")) == [
        Laid(0, kind_of("red-SH"), 2, 0, False),
        WentOut(0),
        DealEnded(1, (0,), "went_out", (0, 2, 1)),
    ]
    assert GAME.outcome(position) == Outcome((0,), "went_out")


@rule("BA-100")
def test_after_the_end_nobody_acts() -> None:
    position = table(STRAIGHT, "red-SH", "red-SH")
    play(position, 0, lay("red:EW (2,0)"))

    assert refusal(position, 1, lay("red:EW (3,0)")) == "nobody can act: the game is over [BA-100]"
    assert GAME.waiting_on(position) == []
    assert legal(position, 1) == []


@rule("BA-101")
def test_a_hand_that_a_bomb_empties_is_not_the_end() -> None:
    position = table(STRAIGHT, "bomb1")
    play(position, 0, bomb("bomb1", "(1,0)"))

    assert position.sizes[0] == 0
    assert ended(position) is None


@rule("BA-102")
def test_nobody_loses_cards_in_another_players_turn() -> None:
    dice = SeededDice(7)
    for _ in range(10):
        state = dealt(dice, 3)
        while GAME.outcome(state) is None:
            seat, before = state.turn, state.sizes[:]
            GAME.apply_code(state, seat, GAME.sample_code(state, seat, dice), dice)
            for other in range(3):
                assert other == seat or state.sizes[other] >= before[other]
        assert state.winners == [seat] or state.reason != "went_out"
