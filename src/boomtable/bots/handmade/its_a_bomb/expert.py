"""It's a Bomb! bots: the expert weighs every choice by what it leads to."""

from typing import Final

from boomtable.bots.handmade.its_a_bomb.choices import Choices
from boomtable.bots.handmade.its_a_bomb.close_look import CloseLook
from boomtable.bots.handmade.its_a_bomb.colleague import Colleague
from boomtable.bots.handmade.its_a_bomb.layouts import FarSightedUnit
from boomtable.bots.handmade.its_a_bomb.looking_ahead import LookingAhead
from boomtable.bots.handmade.its_a_bomb.outlook import Outlook
from boomtable.bots.handmade.its_a_bomb.position import position_of
from boomtable.bots.handmade.its_a_bomb.weights import network_of, weights_of
from boomtable.core.schema import Action
from boomtable.games.its_a_bomb.schema import ItsABombView

SAMPLES: Final = 5  # for each iteration of the budget
CLOSE_SAMPLES: Final = 2  # where they only say what deserves a close look
HELPED: Final = (11,)  # scenarios in which it pays to reckon with the cards of the Crisis Unit; in others no more games are won
MOST_ITERATIONS: Final = 300  # where only time is limited


class ExpertColleague(Colleague):
    def decide(self, seen: ItsABombView, choices: Choices) -> Action:
        position, evidence = position_of(seen), self.evidence(seen)
        iterations = MOST_ITERATIONS if self.budget.iterations is None else self.budget.iterations
        dice = self.moment_dice(seen)
        network = network_of(seen.scenario)
        if network is None:
            weights, helped = weights_of(seen.scenario), seen.scenario in HELPED
            return LookingAhead(Outlook(position, evidence, weights, SAMPLES * iterations, dice, expects_help=helped), choices).best()
        outlook = Outlook(position, evidence, network, CLOSE_SAMPLES * iterations, dice)
        return CloseLook(outlook, choices, self.budget.begin()).best()

    def help(self, seen: ItsABombView, legal: list[Action]) -> Action:
        return FarSightedUnit(seen, legal, weights_of(seen.scenario)).best()
