"""The Training scenario and scenarios 1 to 12 (section 13 of the ledger); our own designs."""

from boomtable.games.its_a_bomb.pieces import (
    ARCHIVIST,
    DISPATCHER,
    DRAUGHTSMAN,
    HACKER,
    NEGOTIATOR,
    RADIO_OPERATOR,
    SAPPER,
    SPOTTER,
    SURVEYOR,
    XRAY,
)
from boomtable.games.its_a_bomb.scenarios.scenario import Scenario

FOUR = "R3 Y3 G3 B3"
FIVE = "R3 Y3 G3 B3 P3"

SHIPPED = [
    Scenario(0, [(4, 4, "R3 Y3 B3 X3")], 6, [], [SPOTTER]),
    Scenario(1, [(5, 5, FOUR + " X3")], 7, [], [HACKER]),
    Scenario(2, [(5, 5, FOUR + " X4 T1")], 6, [], [SPOTTER, NEGOTIATOR]),
    Scenario(3, [(5, 5, FOUR + " X4 T1 A3")], 6, [], [DRAUGHTSMAN, SAPPER]),
    Scenario(4, [(5, 6, FOUR + " X5 V1")], 7, [("C", 5)], [DISPATCHER, HACKER]),
    Scenario(5, [(5, 5, FOUR + " X4")], 6, [], [SPOTTER, NEGOTIATOR], order=True),
    Scenario(6, [(5, 6, FIVE + " X4")], 5, [("D", 1), ("D", 3)], [SURVEYOR, RADIO_OPERATOR]),
    Scenario(7, [(5, 6, FIVE + " X5")], 7, [], [XRAY], double_purple=True),
    Scenario(8, [(6, 6, FIVE + " X5 V1")], 8, [("C", 6)], [SPOTTER, DISPATCHER], double_purple=True),
    Scenario(9, [(6, 6, FIVE + " X5 T1 A4")], 6, [("D", 0), ("D", 1), ("D", 1)], [SAPPER, XRAY]),
    Scenario(10, [(6, 6, FIVE + " X5 T1 A4")], 6, [("D", 1), ("D", 3)], [DRAUGHTSMAN, RADIO_OPERATOR, NEGOTIATOR], order=True),
    Scenario(11, [(4, 5, "R3 Y3 P2 X2"), (4, 4, "G3 B3 P1 X3")], 6, [], [SURVEYOR, DRAUGHTSMAN, ARCHIVIST]),
    Scenario(
        12,
        [(3, 7, "R3 Y3 P2 X2 T1 A2"), (3, 7, "G3 B3 P1 X3 V1 A2")],
        7,
        [("D", 1), ("D", 3), ("D", 5), ("C", 6)],
        [SPOTTER, HACKER, NEGOTIATOR, ARCHIVIST],
        order=True,
        double_purple=True,
    ),
]
