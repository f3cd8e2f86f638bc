"""It's a Bomb! bots: the standard colleague follows the rule of IB-190 with exact chances."""

from typing import Final

from boomtable.bots.handmade.its_a_bomb.choices import Choices
from boomtable.bots.handmade.its_a_bomb.colleague import Colleague
from boomtable.bots.handmade.its_a_bomb.reference import Reference, Temper
from boomtable.core.schema import Action
from boomtable.games.its_a_bomb.schema import ItsABombView

SAMPLES: Final = 500


class StandardColleague(Colleague):
    def decide(self, seen: ItsABombView, choices: Choices) -> Action:
        dice = self.moment_dice(seen)
        return Reference(self.outlook(seen, SAMPLES, dice), choices, Temper(), dice).best()
