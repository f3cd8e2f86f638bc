"""Missions of box 4, 43 to 54 (section 17 of the ledger), as far as they are here."""

from boomtable.games.bomb_busters.missions.mission import NONE, Mission, Twist, exactly
from boomtable.games.bomb_busters.pieces import COFFEE_MUG, LABEL_EQUAL, LABEL_UNEQUAL, TELL_FALSE, XY_RAY

NO_LABELS = (LABEL_UNEQUAL, LABEL_EQUAL)

BOX_4 = [
    Mission(43, exactly(3), NONE, exactly(3), NONE, twist=Twist(nano="keeper"), boxed=True),  # BB-1431
    Mission(
        *(45, exactly(2), NONE, exactly(3), NONE),
        twist=Twist(names_cutter=True, volunteers=True),
        excluded=(XY_RAY, COFFEE_MUG),
        without=(XY_RAY,),
    ),  # BB-1451
    Mission(
        *(51, exactly(1), NONE, exactly(2), NONE),
        twist=Twist(names_cutter=True, more_fuse=1, quiet_captain=True),
        excluded=(XY_RAY,),
        without=(XY_RAY,),
    ),  # BB-1511
    Mission(52, exactly(3), NONE, exactly(3), exactly(4), twist=Twist(tokens=(TELL_FALSE,)), boxed=True, excluded=NO_LABELS),  # BB-1521
    Mission(53, exactly(2), NONE, exactly(3), NONE, twist=Twist(nano="dial"), boxed=True, excluded=(6, 9)),  # BB-1531
]
