"""Missions of box 5, 55 to 66 (section 17 of the ledger), as far as they are here."""

from boomtable.games.bomb_busters.missions.mission import CHARACTERS, NONE, Constraints, Mission, Skips, Twist, exactly
from boomtable.games.bomb_busters.pieces import BATTERIES, DISINTEGRATOR, POST_IT, TELL_NOTHING, XY_RAY

IMPOSSIBLE = Twist(constraints=Constraints(shared=True, by_number=True), skips=Skips())
SILENT = Twist(tokens=(TELL_NOTHING,), no_info=True, endless_power=True)

BOX_5 = [
    Mission(56, (2, 3), NONE, exactly(3), NONE, twist=Twist(turned=1), boxed=True, excluded=(DISINTEGRATOR,)),  # BB-1561
    Mission(57, exactly(1), NONE, exactly(2), NONE, twist=IMPOSSIBLE, boxed=True, excluded=(DISINTEGRATOR,)),  # BB-1571
    Mission(58, exactly(2), NONE, exactly(3), NONE, twist=SILENT, boxed=True, excluded=(POST_IT, BATTERIES), without=CHARACTERS),  # BB-1581
    Mission(
        *(59, (2, 3), NONE, exactly(3), NONE),
        twist=Twist(nano="line", skips=Skips(1)),
        boxed=True,
        excluded=(XY_RAY,),
        without=(XY_RAY,),
    ),  # BB-1591
    Mission(
        *(63, exactly(2), NONE, exactly(3), NONE),
        twist=Twist(air="passed", skips=Skips(1)),
        boxed=True,
        excluded=(XY_RAY,),
        without=(XY_RAY,),
    ),  # BB-1631
    Mission(64, exactly(1), NONE, exactly(2), NONE, twist=Twist(turned=2), boxed=True, excluded=(DISINTEGRATOR,)),  # BB-1641
]
