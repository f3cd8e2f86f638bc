"""It's a Bomb! bots: the expert weighs every choice by what it leads to."""

from typing import Final

from boomtable.bots.handmade.its_a_bomb.choices import Choices
from boomtable.bots.handmade.its_a_bomb.colleague import Colleague
from boomtable.bots.handmade.its_a_bomb.layouts import FarSightedUnit
from boomtable.bots.handmade.its_a_bomb.looking_ahead import LookingAhead
from boomtable.bots.handmade.its_a_bomb.weights import weights_of
from boomtable.core.schema import Action
from boomtable.games.its_a_bomb.schema import ItsABombView

SAMPLES: Final = 5  # for each iteration of the budget
MOST_SAMPLES: Final = 1500  # where only time is limited


class ExpertColleague(Colleague):
    def decide(self, seen: ItsABombView, choices: Choices) -> Action:
        iterations = self.budget.iterations
        samples = MOST_SAMPLES if iterations is None else SAMPLES * iterations
        return LookingAhead(self.outlook(seen, samples, self.moment_dice(seen)), choices).best()

    def help(self, seen: ItsABombView, legal: list[Action]) -> Action:
        return FarSightedUnit(seen, legal, weights_of(seen.scenario)).best()
