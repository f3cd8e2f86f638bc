"""Bombs Away bots: the reference of BA-138, which leaves the most playable cards in its hand."""

from typing import Final

from boomtable.bots.handmade.bombs_away.planning import AT_WILL, Planning
from boomtable.bots.handmade.bombs_away.playable_hand import PlayableHand
from boomtable.bots.handmade.bombs_away.plumber import Plumber
from boomtable.bots.handmade.bombs_away.position import Position
from boomtable.games.bombs_away.schema import BombsAwayView

TIES: Final = 0.01  # decides between equals only


class GreedyPlumber(Plumber):
    def plan(self, position: Position, seen: BombsAwayView) -> Planning:
        return Planning(position, PlayableHand(), self.appeal(seen, TIES), AT_WILL)
