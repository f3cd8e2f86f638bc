"""Bots for Bombs Away: front door."""

from boomtable.bots.handmade.bombs_away.adviser import BombsAwayAdviser
from boomtable.bots.handmade.bombs_away.expert import ExpertPlumber
from boomtable.bots.handmade.bombs_away.greedy import GreedyPlumber
from boomtable.bots.handmade.bombs_away.novice import NovicePlumber
from boomtable.bots.handmade.bombs_away.standard import StandardPlumber

__all__ = ["BombsAwayAdviser", "ExpertPlumber", "GreedyPlumber", "NovicePlumber", "StandardPlumber"]
