"""A bot that is none of the house, for commands that take package.module:MyBot."""

from boomtable.bots import Bot
from boomtable.core.schema import Action, View

NO_BOT = 7


class LastChoice(Bot):
    def choose(self, view: View, legal: list[Action]) -> Action:
        return legal[-1]
