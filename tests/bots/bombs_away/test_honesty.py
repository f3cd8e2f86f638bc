"""The Bombs Away bots know what their seat knows, and nothing else; they keep every rule of every table."""

import pytest

from boomtable.bots import Bot, Wait
from boomtable.core.dice import SeededDice
from boomtable.games.bombs_away import GAME
from boomtable.games.bombs_away.state import BombsAwayState
from tests.bots.bombs_away.seats import LEVELS, bot
from tests.games.bombs_away.positions import dealt

VARIANTS: list[dict[str, object]] = [
    {"match": True, "short_hand": True},
    {"even_turns": True},
    {"tough_pipes": True},
    {"even_bombs": True, "late_start": True},
]


def play_on(state: BombsAwayState, bots: list[Bot], dice: SeededDice) -> None:
    """One action, checked by the rules."""
    seat = state.turn
    action = bots[seat].choose(GAME.view(state, seat), GAME.legal_actions(state, seat))
    assert not isinstance(action, Wait)
    GAME.check(state, seat, action)
    GAME.apply(state, seat, action, dice)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 4])
def test_other_hidden_cards_make_no_difference(level: str, seats: int) -> None:
    """At every decision a bot that has seen nothing before looks at another truth behind the same view."""
    dice, other_dice = SeededDice(3), SeededDice(4)
    state = dealt(dice, seats)
    bots = [bot(level, seat, seats) for seat in range(seats)]
    while not state.ended:
        seat = state.turn
        other = GAME.determinize(GAME.view(state, seat), seat, other_dice)
        action = bots[seat].choose(GAME.view(state, seat), GAME.legal_actions(state, seat))
        assert bot(level, seat, seats).choose(GAME.view(other, seat), GAME.legal_actions(other, seat)) == action
        assert not isinstance(action, Wait)
        GAME.apply(state, seat, action, dice)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_level_plays_whole_games(level: str, seats: int) -> None:
    for seed in range(3):
        dice = SeededDice(seed)
        state = dealt(dice, seats)
        bots = [bot(level, seat, seats) for seat in range(seats)]
        while not state.ended:
            play_on(state, bots, dice)
        assert GAME.outcome(state) is not None


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: "+".join(variant))
def test_every_level_plays_every_variant(level: str, variant: dict[str, object]) -> None:
    dice = SeededDice(11)
    state = dealt(dice, 3, **variant)
    bots = [bot(level, seat, 3) for seat in range(3)]
    while not state.ended:
        play_on(state, bots, dice)
    assert GAME.outcome(state) is not None


@pytest.mark.parametrize("level", LEVELS)
def test_levels_meet_whatever_random_players_leave_behind(level: str) -> None:
    """Large networks, full hands, empty piles."""
    for seed in range(2):
        dice = SeededDice(seed)
        state = dealt(dice, 4)
        wild = [bot("random", seat, 4) for seat in range(4)]
        while not state.ended:
            seat, legal = state.turn, GAME.legal_actions(state, state.turn)
            assert bot(level, seat, 4).choose(GAME.view(state, seat), legal) in legal
            play_on(state, wild, dice)
