"""Missions of box 3, 31 to 42 (section 17 of the ledger), as far as they are here."""

from boomtable.games.bomb_busters.missions.mission import NONE, Constraints, Mission, Skips, Twist, exactly

ROLLING = Twist(constraints=Constraints(shared=True, turns_when_done=True), skips=Skips(turns_card=True, stall=1))

BOX_3 = [
    Mission(37, exactly(2), NONE, exactly(3), NONE, twist=ROLLING, boxed=True),  # BB-1371
]
