"""Missions of box 5, 55 to 66 (section 17 of the ledger), as far as they are here."""

from boomtable.games.bomb_busters.missions.mission import NONE, Mission, Twist, exactly

BOX_5 = [
    Mission(56, (2, 3), NONE, exactly(3), NONE, twist=Twist(turned=1), boxed=True),  # BB-1561
    Mission(64, exactly(1), NONE, exactly(2), NONE, twist=Twist(turned=2), boxed=True),  # BB-1641
]
