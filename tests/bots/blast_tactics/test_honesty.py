"""The Blast Tactics bots decide by what they see, the same for the same view; they keep every rule of every arena."""

import pytest

from boomtable.core.dice import SeededDice
from boomtable.games.blast_tactics import GAME
from boomtable.games.blast_tactics.arenas.plan import read
from boomtable.games.blast_tactics.arenas.shipped import TEXTS
from boomtable.games.blast_tactics.state import OVER
from tests.bots.blast_tactics.seats import LEVELS, bot, choice, play_on
from tests.games.blast_tactics.positions import started

LITTLE = 3  # iterations: enough for every part of the search
SMALL = ("players 2", "tiles 0,0 0,3 3,0 3,3", "ring 0 1 3 2", "map", "1..+.+", ".#P~#.", "+.>..<", ">..<.+", ".#~P#.", "+.+..2")


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_gets_the_same_choice_from_whoever_sits_down(level: str) -> None:
    """At every decision a bot that has seen nothing before looks at the state that the view tells of."""
    dice = SeededDice(3)
    state = started(dice, 2)
    bots = [bot(level, seat, iterations=LITTLE) for seat in range(2)]
    while state.phase != OVER:
        seat = state.turn
        imagined = GAME.determinize(GAME.view(state, seat), seat, SeededDice(4))
        action = choice(bots[seat], state)
        assert choice(bot(level, seat, iterations=LITTLE), imagined) == action
        GAME.apply(state, seat, action, dice)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_leaves_the_dice_of_the_table_alone(level: str) -> None:
    """What it imagines of cards and items to come is its own: the game goes on as if it had not thought."""
    state = started(SeededDice(5), 2)
    before = state.dump()
    choice(bot(level, state.turn), state)

    assert state.dump() == before


@pytest.mark.share(interpreted=4, compiled=2)
@pytest.mark.parametrize("revenge", [False, True], ids=["plain", "revenge"])
@pytest.mark.parametrize("arena", TEXTS)
def test_all_levels_play_every_arena(arena: str, revenge: bool) -> None:
    """Seated in turn, so that each meets what the others leave behind."""
    seats = read(TEXTS[arena]).players
    dice = SeededDice(seats)
    state = started(dice, seats, arena=arena, revenge=revenge)
    bots = [bot(LEVELS[(seat + revenge) % len(LEVELS)], seat, seats, iterations=LITTLE) for seat in range(seats)]
    while state.phase != OVER:
        play_on(state, bots[state.turn], dice)

    assert GAME.outcome(state) is not None


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_level_plays_against_itself(level: str, seats: int) -> None:
    dice = SeededDice(10 + seats)
    state = started(dice, seats)
    bots = [bot(level, seat, seats, iterations=LITTLE) for seat in range(seats)]
    while state.phase != OVER:
        play_on(state, bots[state.turn], dice)

    assert GAME.outcome(state) is not None


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_a_custom_arena(level: str) -> None:
    dice = SeededDice(6)
    state = started(dice, 2, arena="custom", plan=SMALL)
    bots = [bot(level, seat, iterations=LITTLE) for seat in range(2)]
    while state.phase != OVER:
        play_on(state, bots[state.turn], dice)

    assert GAME.outcome(state) is not None


@pytest.mark.parametrize("level", LEVELS)
def test_levels_meet_whatever_random_players_leave_behind(level: str) -> None:
    """Carried bombs, figures on bombs, full trails."""
    for seed in range(2):
        dice = SeededDice(seed)
        state = started(dice, 3, revenge=True)
        wild = [bot("random", seat, 3) for seat in range(3)]
        while state.phase != OVER:
            legal = GAME.legal_actions(state, state.turn)
            assert choice(bot(level, state.turn, 3, iterations=LITTLE), state) in legal
            play_on(state, wild[state.turn], dice)
