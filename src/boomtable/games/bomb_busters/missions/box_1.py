"""Missions of box 1, 9 to 19 (section 17 of the ledger), as far as they are here."""

from boomtable.games.bomb_busters.missions.given import Given
from boomtable.games.bomb_busters.missions.mission import NONE, Mission, Stretch, Twist, counting_down, exactly
from boomtable.games.bomb_busters.missions.naming import Naming
from boomtable.games.bomb_busters.pieces import COFFEE_MUG, NUMBERS, RED, TELL_FALSE, TELL_VALUE

JUMP = Stretch(300, 600, "jump")  # after five minutes of fifteen the clock is set to five
LIAR_FIRST = (TELL_FALSE, TELL_VALUE, TELL_VALUE, TELL_VALUE, TELL_VALUE)
ROUGH_PATCH = Twist(clock=counting_down(15), clock_for_two=counting_down(12), free_order=True)
RED_ALERT = Twist(naming=Naming(RED, 3, by_holders=True), given=Given(RED, 3), drawn_tokens=NUMBERS, quiet_captain=True)

BOX_1 = [
    Mission(9, exactly(1), exactly(2), exactly(2), exactly(4), twist=Twist(row=3, copies_first=2), boxed=True),  # BB-1091
    Mission(10, exactly(1), exactly(4), exactly(1), exactly(4), twist=ROUGH_PATCH, boxed=True, excluded=(COFFEE_MUG,)),  # BB-1101
    Mission(11, NONE, exactly(2), NONE, exactly(4), twist=Twist(red_number=True, quiet_captain=True), boxed=True),  # BB-1111
    Mission(12, exactly(1), exactly(4), exactly(2), exactly(4), twist=Twist(clips=True), boxed=True),  # BB-1121
    Mission(13, exactly(3), NONE, exactly(3), NONE, twist=RED_ALERT, boxed=True),  # BB-1131
    Mission(14, exactly(2), (2, 3), exactly(3), exactly(4), twist=Twist(rookie=True), boxed=True),  # BB-1141
    Mission(15, (1, 3), NONE, (2, 3), NONE, twist=Twist(reward_deck=True), boxed=True),  # BB-1151
    Mission(16, exactly(1), (2, 3), exactly(2), exactly(4), twist=Twist(row=3, copies_first=4), boxed=True),  # BB-1161
    Mission(17, (2, 3), NONE, exactly(3), NONE, twist=Twist(tokens=LIAR_FIRST, liar=True), boxed=True),  # BB-1171
    Mission(18, exactly(2), NONE, exactly(3), NONE, cards=0, twist=Twist(no_info=True, names_cutter=True, asks_radar=True)),  # BB-1181
    Mission(19, exactly(1), (2, 3), exactly(1), (2, 3), twist=Twist(clock=(JUMP, *counting_down(5))), boxed=True),  # BB-1191
]
