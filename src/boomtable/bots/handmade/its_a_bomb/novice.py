"""It's a Bomb! bots: the novice is impatient, estimates chances roughly, asks what comes to mind and goes by full answers only."""

from typing import Final

from boomtable.bots.handmade.its_a_bomb.choices import Choices
from boomtable.bots.handmade.its_a_bomb.colleague import Colleague
from boomtable.bots.handmade.its_a_bomb.reference import Reference, Style
from boomtable.core.schema import Action
from boomtable.games.its_a_bomb.evidence import Evidence
from boomtable.games.its_a_bomb.schema import ItsABombView, Pass

SAMPLES: Final = 60


class NoviceColleague(Colleague):
    """A beginner: cuts what looks good enough, too early, and does not see which line or block tells most."""

    def decide(self, seen: ItsABombView, choices: Choices) -> Action:
        if seen.settings.guided:
            return self.suggested(seen, choices)  # nobody's first game is to be lost by a whim of somebody else
        dice = self.moment_dice(seen)
        if choices.questions:
            line, _ = choices.questions[dice.pick(len(choices.questions))]
            choices.questions = [asked for asked in choices.questions if asked[0] == line]
        if choices.blocks:
            choices.blocks = [choices.blocks[dice.pick(len(choices.blocks))]]
        return Reference(self.outlook(seen, SAMPLES, dice), choices, Style(patience=0.7, fear=2.0, blur=0.2), dice).best()

    def suggested(self, seen: ItsABombView, choices: Choices) -> Action:
        """Weighed like the reference: what a beginner would do on impulse would mislead those who learn (IB-160)."""
        dice = self.moment_dice(seen)
        return Reference(self.outlook(seen, SAMPLES, dice), choices, Style(), dice).best()

    def evidence(self, seen: ItsABombView) -> Evidence:
        """What lies on the table, without disturbed answers and without the notes of X-ray and Archivist."""
        evidence = super().evidence(seen)
        for line, answer in enumerate(evidence.answers):
            if answer is not None and not answer.full:
                evidence.answers[line] = None
        evidence.notes = []
        evidence.archive = []
        return evidence

    def help(self, seen: ItsABombView, legal: list[Action]) -> Action:
        """The action of the Crisis Unit: every answer is laid out plainly."""
        return Pass() if seen.step == "look" else super().help(seen, legal)
