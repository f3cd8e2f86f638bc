"""The fixed deals of the tutorial (IB-268, IB-269)."""

from typing import Final

from boomtable.core.seats import Seat
from boomtable.games.its_a_bomb.pieces import LETTERS

# Picked for what can be learnt from them: in 35 of the 36 ways to ask two rows and two columns a cable that counts is certain.
LESSONS: Final = (
    "Y.Y. BRBR B.X. YXXR",
    "XRBB XY.B .R.R .YYX",
)


def lesson(crisis_unit: Seat) -> list[int]:
    """The fixed deal, kinds by tile. Neighbours as Crisis Unit get different deals, so a rematch is rarely the bomb just revealed."""
    return [LETTERS.index(letter) for letter in LESSONS[crisis_unit % len(LESSONS)] if letter != " "]
