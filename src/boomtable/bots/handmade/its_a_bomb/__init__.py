"""Bots for It's a Bomb!: front door."""

from boomtable.bots.handmade.its_a_bomb.adviser import ItsABombAdviser
from boomtable.bots.handmade.its_a_bomb.expert import ExpertColleague
from boomtable.bots.handmade.its_a_bomb.novice import NoviceColleague
from boomtable.bots.handmade.its_a_bomb.standard import StandardColleague

__all__ = ["ExpertColleague", "ItsABombAdviser", "NoviceColleague", "StandardColleague"]
