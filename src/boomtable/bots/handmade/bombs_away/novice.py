"""Bombs Away bots: the novice keeps its hand playable as well as it sees, and cannot wait to throw its bombs."""

from typing import Final

from boomtable.bots.handmade.bombs_away.planning import AT_WILL, Planning
from boomtable.bots.handmade.bombs_away.playable_hand import PlayableHand
from boomtable.bots.handmade.bombs_away.plumber import Plumber
from boomtable.bots.handmade.bombs_away.position import Position
from boomtable.games.bombs_away.schema import BombsAwayView

CARELESS: Final = 1.0  # a playable card more or less


class NovicePlumber(Plumber):
    def plan(self, position: Position, seen: BombsAwayView) -> Planning:
        return Planning(position, PlayableHand(), self.appeal(seen, CARELESS), AT_WILL)
