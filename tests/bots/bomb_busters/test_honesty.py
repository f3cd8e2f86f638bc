"""The Bomb Busters bots know what their seat knows, and nothing else."""

import pytest

from boomtable.bots import Bot, Budget, Wait, make
from boomtable.core.dice import SeededDice
from boomtable.core.schema import Event
from boomtable.games.bomb_busters import GAME
from boomtable.games.bomb_busters.schema import BombBustersOptions

LEVELS = ["novice", "standard", "expert"]


def team(level: str, options: BombBustersOptions) -> list[Bot]:
    return [make(level, GAME, options, seat, 7, Budget(iterations=3)) for seat in range(options.seats)]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seats", "signals"), [(2, True), (3, False), (3, True), (4, True)])
def test_other_hidden_wires_make_no_difference(level: str, seats: int, signals: bool) -> None:
    """At every decision a twin looks at another truth behind the same view."""
    options = BombBustersOptions(seats, mission=2 if level == "expert" else 5, signals=signals)
    dice, other_dice = SeededDice(3), SeededDice(4)
    state, events = GAME.setup(options, dice)
    bots, twins = team(level, options), team(level, options)
    notice(bots + twins, events)
    while GAME.outcome(state) is None:
        seat = GAME.waiting_on(state)[0]
        other = GAME.determinize(GAME.view(state, seat), seat, other_dice)
        action = bots[seat].choose(GAME.view(state, seat), GAME.legal_actions(state, seat))
        assert twins[seat].choose(GAME.view(other, seat), GAME.legal_actions(other, seat)) == action
        assert not isinstance(action, Wait)
        notice(bots + twins, GAME.apply(state, seat, action, dice))


def notice(bots: list[Bot], events: list[Event]) -> None:
    """What everybody notices; of the rest, what the bot's seat may see."""
    for bot in bots:
        seen = [GAME.redact(event, bot.seat) for event in events if event.audience == 0 or event.audience >> bot.seat & 1]
        bot.observe([event for event in seen if event is not None])


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_and_iterations_play_the_same_game(level: str) -> None:
    options = BombBustersOptions(2, mission=2)

    assert played(level, options) == played(level, options)


def played(level: str, options: BombBustersOptions) -> list[str]:
    dice = SeededDice(5)
    state, events = GAME.setup(options, dice)
    bots = team(level, options)
    notice(bots, events)
    actions: list[str] = []
    while GAME.outcome(state) is None:
        seat = GAME.waiting_on(state)[0]
        action = bots[seat].choose(GAME.view(state, seat), GAME.legal_actions(state, seat))
        assert not isinstance(action, Wait)
        notice(bots, GAME.apply(state, seat, action, dice))
        actions.append(f"{seat} {action}")
    return actions
