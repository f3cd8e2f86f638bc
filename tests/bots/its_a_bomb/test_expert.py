"""How the It's a Bomb! expert spends its budget, and what it does differently by scenario."""

from collections.abc import Iterator
from itertools import count

import pytest

from boomtable.bots import Budget
from boomtable.bots.handmade.its_a_bomb.choices import Choices
from boomtable.bots.handmade.its_a_bomb.close_look import CloseLook
from boomtable.bots.handmade.its_a_bomb.expert import CLOSE_IN_TIME, CLOSE_TRIAL, IN_TIME, TRIAL, ExpertColleague, Plan
from boomtable.bots.handmade.its_a_bomb.looking_ahead import LookingAhead
from boomtable.bots.handmade.its_a_bomb.outlook import Outlook
from boomtable.bots.handmade.its_a_bomb.position import position_of, public_evidence
from boomtable.bots.handmade.its_a_bomb.weights import network_of, weights_of
from boomtable.core.dice import SeededDice
from boomtable.core.schema import Action
from boomtable.games.its_a_bomb import GAME
from boomtable.games.its_a_bomb.schema import Ask, ItsABombOptions, ItsABombView
from tests.games.its_a_bomb.positions import seen_by

SEED = 7
FEW = Budget(iterations=3)


def moments(scenario: int, deals: int) -> Iterator[tuple[ItsABombView, list[Action]]]:
    """What the employee sees and may do in some deals after a row and a column have been asked, or the block of an X-ray named."""
    for seed in range(deals):
        dice = SeededDice(seed)
        state, _ = GAME.setup(ItsABombOptions(2, scenario=scenario), dice)
        unit = expert(scenario, 0, FEW)
        for place in (0, -1, None):
            while GAME.waiting_on(state) == [0]:
                helping = unit.choose(GAME.view(state, 0), GAME.legal_actions(state, 0))
                assert isinstance(helping, Action)
                GAME.apply(state, 0, helping, dice)
            if place is not None:
                legal = GAME.legal_actions(state, 1)
                asking = [action for action in legal if isinstance(action, Ask)]
                GAME.apply(state, 1, (asking or legal)[place], dice)
        yield seen_by(state, 1), GAME.legal_actions(state, 1)


def expert(scenario: int, seat: int, budget: Budget) -> ExpertColleague:
    return ExpertColleague(GAME, ItsABombOptions(2, scenario=scenario), seat, SEED, budget)


def looked_ahead(seen: ItsABombView, legal: list[Action], samples: int, *, helped: bool = False) -> Action:
    dice = expert(seen.scenario, 1, FEW).moment_dice(seen)
    outlook = Outlook(position_of(seen), public_evidence(seen), weights_of(seen.scenario), samples, dice, expects_help=helped)
    return LookingAhead(outlook, Choices(legal)).best()


def decisions(scenario: int, deals: int) -> list[Action]:
    return [expert(scenario, 1, FEW).decide(seen, Choices(legal)) for seen, legal in moments(scenario, deals)]


@pytest.mark.parametrize(("scenario", "samples", "helped"), [(1, 15, False), (9, 51, False), (11, 15, True)])
def test_samples_and_help_are_those_of_the_scenario(scenario: int, samples: int, helped: bool) -> None:
    expected = [looked_ahead(seen, legal, samples, helped=helped) for seen, legal in moments(scenario, 12)]
    others = [looked_ahead(seen, legal, 66 - samples, helped=not helped) for seen, legal in moments(scenario, 12)]

    assert decisions(scenario, 12) == expected != others


def test_scenario_4_is_looked_at_closely() -> None:
    network = network_of(4)
    assert network is not None
    expected = []
    for seen, legal in moments(4, 4):
        outlook = Outlook(position_of(seen), public_evidence(seen), network, 6, expert(4, 1, FEW).moment_dice(seen))
        expected.append(CloseLook(outlook, Choices(legal), Budget(ms=10**9).begin()).best())

    assert decisions(4, 4) == expected
    assert expected != [looked_ahead(seen, legal, 15) for seen, legal in moments(4, 4)]


def ahead_by(seconds: float) -> Budget:
    """One second, on a clock that is ahead by so many at each look."""
    ticks = count()
    return Budget(iterations=300, ms=1000, clock=lambda: seconds * next(ticks))


def test_in_scenario_4_few_samples_decide_where_there_is_time_for_nothing_else() -> None:
    network = network_of(4)
    assert network is not None
    for seen, legal in moments(4, 2):
        hurried = expert(4, 1, ahead_by(0.5))
        outlook = Outlook(position_of(seen), public_evidence(seen), network, CLOSE_TRIAL, hurried.moment_dice(seen))
        assert hurried.decide(seen, Choices(legal)) == LookingAhead(outlook, Choices(legal)).best()


WIDE = Plan(1500, TRIAL, IN_TIME)
CLOSE = Plan(600, CLOSE_TRIAL, CLOSE_IN_TIME)


@pytest.mark.parametrize(
    ("plan", "seconds", "samples"),
    [
        (WIDE, 0.0001, 1500),
        (WIDE, 0.1, 700),
        (WIDE, 0.4, TRIAL),
        (CLOSE, 0.0001, 600),
        (CLOSE, 0.01, 280),
        (CLOSE, 0.1, CLOSE_TRIAL),
        (Plan(6, CLOSE_TRIAL, CLOSE_IN_TIME), 0.1, 6),
    ],
)
def test_no_more_samples_are_drawn_than_there_is_time_for(plan: Plan, seconds: float, samples: int) -> None:
    """The trial takes from one look to the next."""
    seen, legal = next(moments(1, 1))
    bot = expert(1, 1, ahead_by(seconds))
    outlook = Outlook(position_of(seen), public_evidence(seen), weights_of(1), 0, SeededDice(1))

    assert bot.affordable(outlook, Choices(legal), plan, bot.budget.begin()) == pytest.approx(samples, abs=1)
