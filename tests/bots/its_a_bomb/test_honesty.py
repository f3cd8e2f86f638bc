"""The It's a Bomb! bots know what their seat knows, and nothing else."""

import pytest

from boomtable.bots import Bot, Wait
from boomtable.bots.adviser import Adviser
from boomtable.bots.handmade.its_a_bomb import ItsABombAdviser
from boomtable.core.dice import SeededDice
from boomtable.core.schema import Action, View
from boomtable.games.its_a_bomb import GAME
from boomtable.games.its_a_bomb.schema import ItsABombOptions
from tests.bots.its_a_bomb.seats import LEVELS, bot


def team(level: str, scenario: int) -> list[Bot]:
    return [bot(level, seat, seats=3, scenario=scenario, iterations=5) for seat in range(3)]


@pytest.mark.share(interpreted=4, compiled=1)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("scenario", range(13))
def test_other_hidden_tiles_make_no_difference(level: str, scenario: int) -> None:
    """At every decision a twin looks at another truth behind the same view."""
    options = ItsABombOptions(3, scenario=scenario)
    dice, other_dice = SeededDice(3), SeededDice(4)
    state, _ = GAME.setup(options, dice)
    bots, twins = team(level, scenario), team(level, scenario)
    while GAME.outcome(state) is None:
        seat = GAME.waiting_on(state)[0]
        other = GAME.determinize(GAME.view(state, seat), seat, other_dice)
        action = bots[seat].choose(GAME.view(state, seat), GAME.legal_actions(state, seat))
        assert twins[seat].choose(GAME.view(other, seat), GAME.legal_actions(other, seat)) == action
        assert not isinstance(action, Wait)
        GAME.apply(state, seat, action, dice)


@pytest.mark.parametrize("scenario", [0, 6])
def test_an_adviser_says_the_same_whatever_is_hidden(scenario: int) -> None:
    options = ItsABombOptions(2, scenario=scenario)
    dice, other_dice = SeededDice(3), SeededDice(4)
    state, _ = GAME.setup(options, dice)
    for _ in range(6):
        seat = GAME.waiting_on(state)[0]
        legal = GAME.legal_actions(state, seat)
        truths = (state, GAME.determinize(GAME.view(state, seat), seat, other_dice))
        advice = [advised(ItsABombAdviser(GAME, options, seat), GAME.view(truth, seat), legal) for truth in truths]
        assert advice[0] == advice[1]
        GAME.apply(state, seat, legal[0], dice)


def advised(adviser: Adviser, view: View, legal: list[Action]) -> tuple[object, ...]:
    return adviser.chances(view), adviser.best(view, legal), adviser.judge(view, legal, legal[0])


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_plays_the_same_game(level: str) -> None:
    assert played(level) == played(level)


def played(level: str) -> list[str]:
    dice = SeededDice(9)
    state, _ = GAME.setup(ItsABombOptions(3, scenario=2), dice)
    bots = team(level, 2)
    actions: list[str] = []
    while GAME.outcome(state) is None:
        seat = GAME.waiting_on(state)[0]
        action = bots[seat].choose(GAME.view(state, seat), GAME.legal_actions(state, seat))
        assert not isinstance(action, Wait)
        actions.append(f"{seat} {action}")
        GAME.apply(state, seat, action, dice)
    return actions
