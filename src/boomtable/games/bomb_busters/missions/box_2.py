"""Missions of box 2, 20 to 30 (section 17 of the ledger), as far as they are here."""

from boomtable.games.bomb_busters.missions.mission import Mission, Twist, exactly
from boomtable.games.bomb_busters.pieces import WALKIE_TALKIES

BOX_2 = [
    Mission(20, exactly(2), exactly(2), (2, 3), exactly(4), twist=Twist(x_wires=True), boxed=True, excluded=(WALKIE_TALKIES,)),  # BB-1201
    Mission(28, exactly(2), exactly(4), exactly(3), exactly(4), twist=Twist(bare_captain=True), boxed=True),  # BB-1281
]
