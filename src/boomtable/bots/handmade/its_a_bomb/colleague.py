"""It's a Bomb! bots: a bot as the table sees it, in either role; the levels differ in how they decide."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from boomtable.bots.bot import Bot, Wait
from boomtable.bots.handmade.its_a_bomb.choices import Choices
from boomtable.bots.handmade.its_a_bomb.crisis_unit import CrisisUnit
from boomtable.bots.handmade.its_a_bomb.outlook import Outlook
from boomtable.bots.handmade.its_a_bomb.position import position_of, public_evidence
from boomtable.bots.handmade.its_a_bomb.weights import weights_of
from boomtable.core.dice import SeededDice
from boomtable.core.schema import Action, View
from boomtable.games.its_a_bomb.evidence import Evidence
from boomtable.games.its_a_bomb.schema import ItsABombView, Settle

MOMENTS: Final = 10_000  # more than a game has


@mypyc_attr(allow_interpreted_subclasses=True)
class Colleague(Bot):
    """A bot that acts when the table waits for it. Employees of one table roll the same dice at the same moment, so that they agree."""

    def choose(self, view: View, legal: list[Action]) -> Action | Wait:
        assert isinstance(view, ItsABombView)
        if self.seat not in view.waiting_on:
            return Wait()
        if self.seat == view.crisis_unit:
            action = self.help(view, legal)
        elif Settle() in legal:
            return Settle()
        else:
            action = self.decide(view, Choices(legal))
        assert action in legal, f"seat {self.seat} cannot do what it planned: {action} is not legal"
        return action

    def suggest(self, view: View, legal: list[Action]) -> Action | None:
        """Employees speak while their team decides, the Crisis Unit is silent (IB-244)."""
        assert isinstance(view, ItsABombView)
        choices = Choices(legal)
        if self.seat == view.crisis_unit or not (choices.tiles or choices.questions or choices.blocks):
            return None
        return self.suggested(view, choices)

    def suggested(self, seen: ItsABombView, choices: Choices) -> Action:
        """What this seat tells those who decide."""
        return self.decide(seen, choices)

    def help(self, seen: ItsABombView, legal: list[Action]) -> Action:
        """The action of this seat as the Crisis Unit."""
        return CrisisUnit(seen, legal).best()

    @abstractmethod
    def decide(self, seen: ItsABombView, choices: Choices) -> Action:
        """The action of this seat as an employee."""

    def moment_dice(self, seen: ItsABombView) -> SeededDice:
        return SeededDice(self.seed * MOMENTS + seen.moves)

    def outlook(self, seen: ItsABombView, samples: int, dice: SeededDice) -> Outlook:
        return Outlook(position_of(seen), self.evidence(seen), weights_of(seen.scenario), samples, dice)

    def evidence(self, seen: ItsABombView) -> Evidence:
        """What this level of bot takes from what lies on the table."""
        return public_evidence(seen)
