"""Blast Tactics: squares, items, cards and bombs as small numbers."""

from typing import Final

DIRECTIONS: Final = "NESW"

# what a square is, or what lies on it: at most one of these (BT-010, BT-011)
FLOOR: Final = 0
HARD: Final = 1
HOLE: Final = 2
SOFT: Final = 3
FIRST_ITEM: Final = 4  # a face-up item tile: FIRST_ITEM + its kind
FIRST_BOMB: Final = 8  # a lying bomb: FIRST_BOMB + 2 * owner + side - 1

BOMB_UP: Final = 0
SPEED_UP: Final = 1
FLAME_UP: Final = 2
ITEM_NAMES: Final = ("bomb_up", "speed_up", "flame_up")
ITEM_SIGNS: Final = "bsf"
ITEM_COUNTS: Final = (8, 7, 5)  # BT-004
SOFT_BLOCKS: Final = 20

PUNCH: Final = 0
KICK: Final = 1
GLOVE: Final = 2
REMOTE: Final = 3
PASS: Final = 4
CARDS: Final = 5
CARD_NAMES: Final = ("punch", "kick", "glove", "remote", "pass")
COPIES: Final = 3  # BT-005
SUDDEN_DEATH: Final = 5  # as an outcome of a draw

# what a square has beside that (BT-011)
PLAIN: Final = 0
POWER: Final = 1
CRACKED: Final = 2
FIRST_PAD: Final = 3  # a teleport pad: FIRST_PAD + the direction of its arrow

START_BOMBS: Final = 2  # BT-053
MOST_BOMBS: Final = 5  # BT-128
SHORT_REACH: Final = 2  # BT-017
ENDLESS: Final = 99  # the reach from a Power-Up pad (BT-338)

FIRST_KNOWN_PLACE: Final = {2: 8, 3: 10, 4: 13}  # the fewest item cards before Sudden Death, by seats (BT-056)


def bomb(owner: int, side: int) -> int:
    return FIRST_BOMB + 2 * owner + side - 1


def is_bomb(thing: int) -> bool:
    return thing >= FIRST_BOMB


def owner_of(thing: int) -> int:
    return (thing - FIRST_BOMB) >> 1


def side_of(thing: int) -> int:
    return 1 + ((thing - FIRST_BOMB) & 1)
