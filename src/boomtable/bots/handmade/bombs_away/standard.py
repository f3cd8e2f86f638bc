"""Bombs Away bots: the standard plumber runs the race with a rough eye, and throws bombs a little early."""

from typing import Final

from boomtable.bots.handmade.bombs_away.planning import Planning
from boomtable.bots.handmade.bombs_away.plumber import Plumber
from boomtable.bots.handmade.bombs_away.position import Position
from boomtable.bots.handmade.bombs_away.race import Race
from boomtable.games.bombs_away.schema import BombsAwayView

ROUGH: Final = 0.3
EARLY: Final = 2


class StandardPlumber(Plumber):
    def plan(self, position: Position, seen: BombsAwayView) -> Planning:
        return Planning(position, Race(position), self.appeal(seen, ROUGH), EARLY)
