"""Bomb Busters: tiles, values, cards and places; no logic beyond naming them."""

from typing import Final

from mypy_extensions import i64

from boomtable.core.bits import up

# A tile is ten times its sort value: 70 is the blue 7, 71 the yellow 7.1, 75 the red 7.5 (BB-001).
# So tiles sort as they stand (BB-031). 69 is a 7 that acts as red: it stands where the 7s stand (BB-1111, BB-1113).

YELLOW: Final = 13  # as a value; 1 to 12 are the numbers (BB-130)
RED: Final = 14
NUMBERS: Final = 12
COPIES: Final = 4  # of each number

# What a token says: 1 to 12 and YELLOW are true values; the tokens of the boxes are numbered on from RED, which none shows.
EVEN: Final = 15  # BB-402
ODD: Final = 16
TIMES: Final = 16  # TIMES + n: the value occurs n times on that stand (BB-403)
MOST_TIMES: Final = TIMES + COPIES
NOT: Final = 20  # NOT + v: not of value v (BB-1171); such tokens are kept apart from the others
TOKENS_OF_A_KIND: Final = 2  # BB-002: two of each number, two yellow
PARITY_TOKENS: Final = 11  # BB-006: of each kind
TIMES_TOKENS: Final = 7

# What the tokens of a seat tell about a wire.
TELL_VALUE: Final = 0
TELL_PARITY: Final = 1
TELL_TIMES: Final = 2
TELL_FALSE: Final = 3
TELL_NOTHING: Final = 4
MOST_FUSE: Final = 5  # BB-152: the dial goes back to the five-player space at most

WIDTH: Final = 16  # a wire's place is 16 * stand + position
"""No stand of any mission is longer, also not after swaps."""

ALL_VALUES: Final = (1 << (RED + 1)) - 2  # bit v for value v
NO_RED: Final = ALL_VALUES ^ (1 << RED)
ODD_NUMBERS: Final = sum([int(up(1, number)) for number in range(1, NUMBERS + 1, 2)])
EVEN_NUMBERS: Final = sum([int(up(1, number)) for number in range(2, NUMBERS + 1, 2)])

# Equipment cards by the number that unlocks them (BB-180, section 9.1).
LABEL_UNEQUAL: Final = 1
WALKIE_TALKIES: Final = 2
TRIPLE_DETECTOR: Final = 3
POST_IT: Final = 4
SUPER_DETECTOR: Final = 5
REWINDER: Final = 6
BATTERIES: Final = 7
GENERAL_RADAR: Final = 8
STABILIZER: Final = 9
XY_RAY: Final = 10
COFFEE_MUG: Final = 11
LABEL_EQUAL: Final = 12
FALSE_BOTTOM: Final = 13  # unlocked by yellow
WIRE_LABEL: Final = 14  # the Single Wire Label and those after it: by all four wires of their number (BB-181)
EMERGENCY_DROP: Final = 15
FAST_PASS: Final = 16
DISINTEGRATOR: Final = 17
GRAPPLING_HOOK: Final = 18
DOUBLE_CARDS: Final = (EMERGENCY_DROP, FAST_PASS, DISINTEGRATOR, GRAPPLING_HOOK)
NUMBERS_OF_DOUBLES: Final = (2, 3, 9, 10, 11)  # of the cards from WIRE_LABEL on

POWER: Final = 0  # where a card is asked for: a character's own power

# What a claim points with.
HAND: Final = 0
DOUBLE: Final = 1  # the Double Detector, a character's power
TRIPLE: Final = 2
SUPER: Final = 3

# Phases of a mission.
INFO: Final = 0  # the turn's seat places its info token (BB-036)
TURN: Final = 1  # the turn's seat acts; any-time equipment of everybody
POINTED: Final = 2  # the turn's seat has pointed and says a value
ANSWER: Final = 3  # a detector's target names a wire (BB-262, BB-263)
LAY: Final = 4  # the turn's seat names the own wire to lay down (BB-090)
HELD: Final = 5  # all is named, the pause of BB-347 still runs
SWAP: Final = 6  # Walkie-Talkies: the teammate gives a wire in return
OVER: Final = 7
NAMING: Final = 8  # a number is turned up, and the turn's seat names who must cut it (BB-450)
OWED: Final = 9  # who was named lacks the number and places an info token (BB-1511)
FREE: Final = 13  # no turn order: whoever calls first is next (BB-1101)
TAKE: Final = 10  # the turn's seat chooses the stand for a wire that Nano gave (BB-1432)
CALLING: Final = 11  # a number is turned up, and whoever wants to cut it calls (BB-1451)
FACE: Final = 12  # the turn's seat chooses the way that Nano looks (BB-1591)
PICK: Final = 14  # a seat takes one of the info tokens that lie open (BB-1271)
DRAFT: Final = 15  # the turn's seat takes a constraint, before the info phase (BB-1311)
CHANGE: Final = 16  # the Captain keeps or changes the constraint that binds everybody (BB-1321)


def value_of(tile: int) -> int:
    """1 to 12, YELLOW or RED: what a wire is once it stands (BB-032)."""
    rest = tile % 10
    if rest == 0:
        return tile // 10
    return YELLOW if rest == 1 else RED


def value_at(tile: i64) -> i64:
    """`value_of` in native numbers."""
    rest = tile % 10
    if rest == 0:
        return tile // 10
    return YELLOW if rest == 1 else RED


def number_of(tile: int) -> int:
    """The number printed on a blue wire, also on one that acts as red."""
    return (tile + 1) // 10


def bears_number(tile: int) -> bool:
    return tile % 10 in (0, 9)


def is_blue(tile: int) -> bool:
    return tile % 10 == 0


def unlocked_by(card: int) -> int:
    """The value whose cut wires unlock an equipment card."""
    return card if card <= FALSE_BOTTOM else NUMBERS_OF_DOUBLES[card - WIRE_LABEL]


def shows_value(token: int) -> bool:
    """Whether a token says what its wire is."""
    return 0 < token <= YELLOW


def bit(value: int) -> int:
    return up(1, value)


def mask_of(values: list[int]) -> int:
    mask = 0
    for value in values:
        mask |= bit(value)
    return mask
