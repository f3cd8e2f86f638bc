"""Missions of box 4, 43 to 54 (section 17 of the ledger), as far as they are here."""

from boomtable.games.bomb_busters.missions.given import Given
from boomtable.games.bomb_busters.missions.mission import NONE, Mission, Skips, Twist, exactly
from boomtable.games.bomb_busters.missions.naming import Naming
from boomtable.games.bomb_busters.pieces import COFFEE_MUG, COPIES, LABEL_EQUAL, LABEL_UNEQUAL, TELL_FALSE, XY_RAY, YELLOW

LETHAL = Twist(naming=Naming(YELLOW, 3, by_holders=True, forgiving=True), given=Given(YELLOW, 3))
SECRET_AGENT = Twist(naming=Naming(7, COPIES, comes_last=True), quiet_captain=True)
NO_LABELS = (LABEL_UNEQUAL, LABEL_EQUAL)
AIRLESS = Skips(1, by_choice=True, covered=True)

BOX_4 = [
    Mission(43, exactly(3), NONE, exactly(3), NONE, twist=Twist(nano="keeper"), boxed=True),  # BB-1431
    Mission(
        *(44, (1, 3), NONE, (1, 3), NONE),
        twist=Twist(air="common", skips=AIRLESS),
        boxed=True,
        excluded=(XY_RAY,),
        without=(XY_RAY,),
    ),  # BB-1441
    Mission(
        *(45, exactly(2), NONE, exactly(3), NONE),
        twist=Twist(names_cutter=True, volunteers=True),
        excluded=(XY_RAY, COFFEE_MUG),
        without=(XY_RAY,),
    ),  # BB-1451
    Mission(
        *(46, NONE, exactly(4), NONE, exactly(4)),
        twist=SECRET_AGENT,
        boxed=True,
        excluded=(7,),
        yellow_tiles=(51, 61, 71, 81),
    ),  # BB-1461
    Mission(48, exactly(2), exactly(3), exactly(3), exactly(3), twist=LETHAL, boxed=True),  # BB-1481
    Mission(
        *(49, exactly(2), NONE, exactly(3), NONE),
        twist=Twist(air="given", skips=AIRLESS),
        boxed=True,
        excluded=(XY_RAY,),
        without=(XY_RAY,),
    ),  # BB-1491
    Mission(
        *(51, exactly(1), NONE, exactly(2), NONE),
        twist=Twist(names_cutter=True, more_fuse=1, quiet_captain=True),
        excluded=(XY_RAY,),
        without=(XY_RAY,),
    ),  # BB-1511
    Mission(52, exactly(3), NONE, exactly(3), exactly(4), twist=Twist(tokens=(TELL_FALSE,)), boxed=True, excluded=NO_LABELS),  # BB-1521
    Mission(53, exactly(2), NONE, exactly(3), NONE, twist=Twist(nano="dial"), boxed=True, excluded=(6, 9)),  # BB-1531
]
