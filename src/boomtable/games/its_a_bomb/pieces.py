"""It's a Bomb!: tiles, cards and steps; no logic beyond naming them."""

from typing import Final

# Kinds of tiles, numbered as in the ledger (IB-007). Kinds 0 to 7 have tokens.
RED: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
BLUE: Final = 3
PURPLE: Final = 4
EXPLOSIVE: Final = 5
BATTERY: Final = 6
RECEIVER: Final = 7
AUXILIARY: Final = 8
GREY: Final = 9

COLOURS: Final = 5
TOKEN_KINDS: Final = 8
KINDS: Final = 10
LETTERS: Final = "RYGBPXTVA."

BOX: Final = [3, 3, 3, 3, 3, 5, 1, 1, 4, 16]  # IB-001, IB-182

# Countdown cards: a Timer is its seconds (IB-008).
EXPLOSION: Final = 0
DISTURBED: Final = 100  # 101, 102, 103
CALL: Final = 110

# Consultants in the order of their numbers (IB-251), the Spotter apart.
SURVEYOR: Final = 0
DRAUGHTSMAN: Final = 1
DISPATCHER: Final = 2
RADIO_OPERATOR: Final = 3
SAPPER: Final = 4
HACKER: Final = 5
NEGOTIATOR: Final = 6
XRAY: Final = 7
ARCHIVIST: Final = 8
SPOTTER: Final = 9

CODES: Final = ("SURV", "DRAU", "DISP", "RADIO", "SAPP", "HACK", "NEGO", "XRAY", "ARCH", "SPOT")

# Steps of a round (IB-061).
START: Final = 0
BLOCK: Final = 1
CHOOSE: Final = 2
LOOK: Final = 3
AFTER: Final = 4
SECOND: Final = 5
POINT: Final = 6
ADVANCE: Final = 7
OVER: Final = 8

STEPS: Final = ("start", "block", "choose", "look", "after", "second", "point", "advance", "over")

MOST_LINES: Final = 20
MOST_TILES: Final = 42
MOST_BLOCKS: Final = 30
MOST_PROPOSALS: Final = 5  # per voter and decision (IB-153)
MOST_MARKS: Final = 100  # shared marks in a round (IB-361)

TRAINING: Final = 0  # the number of the Training scenario (IB-180)
OWN: Final = -1  # the number of a scenario that the table brought along (IB-185)


def is_timer(card: int) -> bool:
    return 0 < card < DISTURBED


def is_disturbed(card: int) -> bool:
    return DISTURBED < card < CALL
