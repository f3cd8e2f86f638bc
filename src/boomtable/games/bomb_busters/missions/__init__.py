"""The missions of Bomb Busters by number."""

from boomtable.games.bomb_busters.missions.mission import Mission
from boomtable.games.bomb_busters.missions.training import TRAINING

MISSIONS: dict[int, Mission] = {mission.number: mission for mission in TRAINING}

__all__ = ["MISSIONS", "Mission"]
