"""The bot that plays random legal actions."""

from boomtable.bots.bot import Bot, Wait
from boomtable.core.schema import Action, View


class RandomBot(Bot):
    """All legal actions are equally likely; out of turn it waits every other time."""

    def choose(self, view: View, legal: list[Action]) -> Action | Wait:
        if self.seat not in view.waiting_on and self.dice.pick(2) == 0:
            return Wait()
        return legal[self.dice.pick(len(legal))]
