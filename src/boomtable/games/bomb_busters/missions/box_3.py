"""Missions of box 3, 31 to 42 (section 17 of the ledger), as far as they are here."""

from boomtable.games.bomb_busters.missions.mission import NONE, Constraints, Mission, Skips, Twist, exactly
from boomtable.games.bomb_busters.pieces import TELL_PARITY, TELL_TIMES

ROLLING = Twist(constraints=Constraints(shared=True, turns_when_done=True), skips=Skips(turns_card=True, stall=1))
OWN = Twist(constraints=Constraints(5, drafted=True))
SHARED = Twist(constraints=Constraints(shared=True, asks_captain=True), skips=Skips(turns_card=True))
MIXED = Twist(tokens=(TELL_TIMES, TELL_PARITY), quiet_captain=True)
KNITTED = Twist(turned=1, captain_turned=True, skips=Skips(1))

BOX_3 = [
    Mission(31, (2, 3), NONE, (2, 3), NONE, twist=OWN, boxed=True),  # BB-1311
    Mission(32, exactly(2), NONE, exactly(3), NONE, twist=SHARED, boxed=True),  # BB-1321
    Mission(33, (2, 3), NONE, exactly(3), NONE, twist=Twist(tokens=(TELL_PARITY,)), boxed=True),  # BB-1331
    Mission(37, exactly(2), NONE, exactly(3), NONE, twist=ROLLING, boxed=True),  # BB-1371
    Mission(38, exactly(2), NONE, exactly(3), NONE, twist=KNITTED, boxed=True),  # BB-1381
    Mission(40, exactly(3), NONE, exactly(3), NONE, twist=MIXED, boxed=True),  # BB-1401
]
