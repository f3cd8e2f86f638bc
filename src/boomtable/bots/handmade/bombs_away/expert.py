"""Bombs Away bots: the expert runs the race with a sharp eye, and saves every bomb for the end."""

from boomtable.bots.handmade.bombs_away.planning import Planning
from boomtable.bots.handmade.bombs_away.plumber import Plumber
from boomtable.bots.handmade.bombs_away.position import Position
from boomtable.bots.handmade.bombs_away.race import Race
from boomtable.games.bombs_away.schema import BombsAwayView


class ExpertPlumber(Plumber):
    def plan(self, position: Position, seen: BombsAwayView) -> Planning:
        return Planning(position, Race(position), self.appeal(seen, 0.0), 0)
