"""The missions of Bomb Busters by number."""

from boomtable.games.bomb_busters.missions.box_1 import BOX_1
from boomtable.games.bomb_busters.missions.box_2 import BOX_2
from boomtable.games.bomb_busters.missions.box_3 import BOX_3
from boomtable.games.bomb_busters.missions.box_4 import BOX_4
from boomtable.games.bomb_busters.missions.box_5 import BOX_5
from boomtable.games.bomb_busters.missions.mission import Mission
from boomtable.games.bomb_busters.missions.training import TRAINING

MISSIONS: dict[int, Mission] = {mission.number: mission for mission in [*TRAINING, *BOX_1, *BOX_2, *BOX_3, *BOX_4, *BOX_5]}

__all__ = ["MISSIONS", "Mission"]
