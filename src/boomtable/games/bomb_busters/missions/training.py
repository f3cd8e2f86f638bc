"""Missions 1 to 8: training and the final exam (section 15 of the ledger)."""

from boomtable.games.bomb_busters.missions.mission import NONE, Mission, exactly

TRAINING = [
    Mission(1, NONE, NONE, NONE, NONE, blue=6, cards=0),  # BB-1011
    Mission(2, NONE, exactly(2), NONE, exactly(2), blue=8, cards=0),  # BB-1021
    Mission(3, exactly(1), NONE, exactly(1), NONE, blue=10, cards=10),  # BB-1031, BB-1032
    Mission(4, exactly(1), exactly(2), exactly(1), exactly(4)),  # BB-1041
    Mission(5, exactly(1), (2, 3), exactly(2), (2, 3)),  # BB-1051
    Mission(6, exactly(1), exactly(4), exactly(2), exactly(4)),  # BB-1061
    Mission(7, (1, 2), NONE, (1, 3), NONE),  # BB-1071
    Mission(8, (1, 2), (2, 3), (1, 3), exactly(4)),  # BB-1081
]
