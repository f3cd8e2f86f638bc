"""It's a Bomb! bots: the expert weighs every choice by what it leads to."""

from typing import Final

from boomtable.bots.budget import Thinking
from boomtable.bots.handmade.its_a_bomb.choices import Choices
from boomtable.bots.handmade.its_a_bomb.close_look import CloseLook
from boomtable.bots.handmade.its_a_bomb.colleague import Colleague
from boomtable.bots.handmade.its_a_bomb.layouts import FarSightedUnit
from boomtable.bots.handmade.its_a_bomb.looking_ahead import LookingAhead
from boomtable.bots.handmade.its_a_bomb.outlook import Outlook
from boomtable.bots.handmade.its_a_bomb.position import position_of
from boomtable.bots.handmade.its_a_bomb.weights import network_of, weights_of
from boomtable.core.dice import Dice, SeededDice
from boomtable.core.schema import Action
from boomtable.games.its_a_bomb.evidence import Evidence
from boomtable.games.its_a_bomb.schema import ItsABombView

SAMPLES: Final = 5  # for each iteration of the budget
MANY_SAMPLES: Final = 17  # in scenario 9 they win more games: its first answers are disturbed, so later ones may still be anything
CLOSE_SAMPLES: Final = 2  # where they only say what deserves a close look
HELPED: Final = (11,)  # scenarios in which it pays to reckon with the cards of the Crisis Unit; in others no more games are won
MOST_ITERATIONS: Final = 300  # where no number of them is given
TRIAL: Final = 100  # samples that tell how many there is time for
CLOSE_TRIAL: Final = 10  # where a network makes each of them dear
IN_TIME: Final = 0.9  # the share of the time that is planned for
CLOSE_IN_TIME: Final = 0.3  # where the rest is for the close look


class Plan:
    """The samples that are wanted, how many are tried to tell what one costs, and the share of the time that all may take."""

    def __init__(self, wanted: int, trial: int, share: float) -> None:
        self.wanted = wanted
        self.trial = trial
        self.share = share


class ExpertColleague(Colleague):
    def decide(self, seen: ItsABombView, choices: Choices) -> Action:
        thinking = self.budget.begin()
        evidence, dice = self.evidence(seen), self.moment_dice(seen)
        iterations = MOST_ITERATIONS if self.budget.iterations is None else self.budget.iterations
        network = network_of(seen.scenario)
        if network is not None:
            outlook = Outlook(position_of(seen), evidence, network, 0, dice)
            plan = Plan(CLOSE_SAMPLES * iterations, CLOSE_TRIAL, CLOSE_IN_TIME)
            outlook.draw(self.affordable(outlook, choices, plan, thinking), dice)
            return CloseLook(outlook, choices, thinking).best()
        outlook = wide_outlook(seen, evidence, 0, dice)
        plan = Plan(samples_for(seen.scenario, iterations), TRIAL, IN_TIME)
        outlook.draw(self.affordable(outlook, choices, plan, thinking), dice)
        return LookingAhead(outlook, choices).best()

    def affordable(self, outlook: Outlook, choices: Choices, plan: Plan, thinking: Thinking) -> int:
        """How many samples there is time for: a trial with few of them shows what one costs."""
        if self.budget.ms is None:
            return plan.wanted
        before = thinking.spent()
        outlook.draw(plan.trial, SeededDice(self.seed))
        LookingAhead(outlook, choices).weigh()
        now = thinking.spent()
        left = (plan.share - now) / max(now - before, 1e-6)
        return min(plan.wanted, max(plan.trial, int(plan.trial * left)))

    def help(self, seen: ItsABombView, legal: list[Action]) -> Action:
        return FarSightedUnit(seen, legal, weights_of(seen.scenario)).best()


def samples_for(scenario: int, iterations: int) -> int:
    return (MANY_SAMPLES if scenario == 9 else SAMPLES) * iterations


def wide_outlook(seen: ItsABombView, evidence: Evidence, samples: int, dice: Dice) -> Outlook:
    """The outlook by the formula of the scenario, with the help that can be expected there."""
    return Outlook(position_of(seen), evidence, weights_of(seen.scenario), samples, dice, expects_help=seen.scenario in HELPED)
