"""Missions of box 5, 55 to 66 (section 17 of the ledger), as far as they are here."""

from boomtable.games.bomb_busters.missions.mission import CHARACTERS, NONE, Constraints, Mission, Skips, Twist, exactly
from boomtable.games.bomb_busters.pieces import BATTERIES, DISINTEGRATOR, POST_IT, TELL_NOTHING

IMPOSSIBLE = Twist(constraints=Constraints(shared=True, by_number=True), skips=Skips())
SILENT = Twist(tokens=(TELL_NOTHING,), no_info=True, endless_power=True)

BOX_5 = [
    Mission(57, exactly(1), NONE, exactly(2), NONE, twist=IMPOSSIBLE, boxed=True, excluded=(DISINTEGRATOR,)),  # BB-1571
    Mission(58, exactly(2), NONE, exactly(3), NONE, twist=SILENT, boxed=True, excluded=(POST_IT, BATTERIES), without=CHARACTERS),  # BB-1581
]
