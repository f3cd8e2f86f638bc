"""Missions of box 4, 43 to 54 (section 17 of the ledger), as far as they are here."""

from boomtable.games.bomb_busters.missions.mission import NONE, Mission, Twist, exactly

BOX_4 = [
    Mission(43, exactly(3), NONE, exactly(3), NONE, twist=Twist(nano="keeper"), boxed=True),  # BB-1431
    Mission(53, exactly(2), NONE, exactly(3), NONE, twist=Twist(nano="dial"), boxed=True, excluded=(6, 9)),  # BB-1531
]
