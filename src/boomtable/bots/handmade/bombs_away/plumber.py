"""Bombs Away bots: a bot as the table sees it; the levels differ in what they value and how they save bombs."""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from boomtable.bots.bot import Bot, Wait
from boomtable.bots.handmade.bombs_away.appeal import Appeal
from boomtable.bots.handmade.bombs_away.planning import Planning
from boomtable.bots.handmade.bombs_away.position import Position
from boomtable.bots.handmade.bombs_away.turn import next_action
from boomtable.core.schema import Action, View
from boomtable.core.seats import MAX_SEATS
from boomtable.games.bombs_away.schema import BombsAwayView


@mypyc_attr(allow_interpreted_subclasses=True)
class Plumber(Bot):
    """Plans its whole turn at each step of it, from the view alone. It never claims the win of a player who left."""

    def choose(self, view: View, legal: list[Action]) -> Action | Wait:
        assert isinstance(view, BombsAwayView)
        if self.seat not in view.waiting_on:
            return Wait()
        if len(legal) == 1:
            return legal[0]
        position = Position(view, self.seat)
        action = next_action(self.plan(position, view).best(), position.state)
        assert action in legal, f"seat {self.seat} cannot do what it planned: {action} is not legal"
        return action

    @abstractmethod
    def plan(self, position: Position, seen: BombsAwayView) -> Planning:
        """The turns to choose from, with their values."""

    def appeal(self, seen: BombsAwayView, scale: float) -> Appeal:
        return Appeal(self.seed * MAX_SEATS + self.seat, seen, scale)
