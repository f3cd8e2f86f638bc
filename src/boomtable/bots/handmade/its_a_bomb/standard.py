"""It's a Bomb! bots: the standard colleague looks one step ahead, but pictures few arrangements."""

from typing import Final

from boomtable.bots.handmade.its_a_bomb.choices import Choices
from boomtable.bots.handmade.its_a_bomb.colleague import Colleague
from boomtable.bots.handmade.its_a_bomb.looking_ahead import LookingAhead
from boomtable.core.schema import Action
from boomtable.games.its_a_bomb.schema import ItsABombView

SAMPLES: Final = 24  # so few that what a question tells is overrated


class StandardColleague(Colleague):
    def decide(self, seen: ItsABombView, choices: Choices) -> Action:
        return LookingAhead(self.outlook(seen, SAMPLES, self.moment_dice(seen)), choices).best()
