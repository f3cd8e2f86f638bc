"""Missions of box 2, 20 to 30 (section 17 of the ledger), as far as they are here."""

from boomtable.games.bomb_busters.missions.mission import NONE, Mission, Skips, Twist, exactly
from boomtable.games.bomb_busters.pieces import BATTERIES, TELL_PARITY, TELL_TIMES, WALKIE_TALKIES, XY_RAY

DRAFT = Twist(draft=True, no_powers=True, quiet_captain=True)

BOX_2 = [
    Mission(20, exactly(2), exactly(2), (2, 3), exactly(4), twist=Twist(x_wires=True), boxed=True, excluded=(WALKIE_TALKIES,)),  # BB-1201
    Mission(21, (1, 2), NONE, exactly(2), NONE, twist=Twist(tokens=(TELL_PARITY,)), boxed=True),  # BB-1211
    Mission(24, exactly(2), NONE, exactly(3), NONE, twist=Twist(tokens=(TELL_TIMES,)), boxed=True),  # BB-1241
    Mission(25, exactly(2), NONE, exactly(3), NONE, twist=Twist(unspoken=True), boxed=True),  # BB-1251
    Mission(26, exactly(2), NONE, exactly(2), NONE, twist=Twist(turns_down=True, skips=Skips()), boxed=True, excluded=(XY_RAY,)),  # BB-1261
    Mission(27, exactly(1), exactly(4), exactly(1), exactly(4), twist=DRAFT, boxed=True, excluded=(BATTERIES,)),  # BB-1271
    Mission(28, exactly(2), exactly(4), exactly(3), exactly(4), twist=Twist(bare_captain=True), boxed=True),  # BB-1281
]
