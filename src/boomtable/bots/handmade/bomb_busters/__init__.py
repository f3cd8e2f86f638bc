"""Bots for Bomb Busters: front door."""

from boomtable.bots.handmade.bomb_busters.adviser import BombBustersAdviser
from boomtable.bots.handmade.bomb_busters.expert import ExpertTeamMate
from boomtable.bots.handmade.bomb_busters.novice import NoviceTeamMate
from boomtable.bots.handmade.bomb_busters.standard import StandardTeamMate

__all__ = ["BombBustersAdviser", "ExpertTeamMate", "NoviceTeamMate", "StandardTeamMate"]
