"""It's a Bomb! bots: the novice is impatient and estimates chances roughly."""

from typing import Final

from boomtable.bots.handmade.its_a_bomb.choices import Choices
from boomtable.bots.handmade.its_a_bomb.colleague import Colleague
from boomtable.bots.handmade.its_a_bomb.reference import Reference, Temper
from boomtable.core.schema import Action
from boomtable.games.its_a_bomb.schema import ItsABombView

SAMPLES: Final = 120


class NoviceColleague(Colleague):
    """Cuts what looks good enough, a little too early, and does not see which line tells most."""

    def decide(self, seen: ItsABombView, choices: Choices) -> Action:
        dice = self.moment_dice(seen)
        return Reference(self.outlook(seen, SAMPLES, dice), choices, Temper(patience=0.8, fear=1.5, blur=0.12), dice).best()
