"""Who acts and who looks on: seats, the clock, the table, and viewers without a seat."""

from typing import Final, TypeAlias

Seat: TypeAlias = int  # 0, 1, 2 … clockwise
Actor: TypeAlias = int  # a seat, CLOCK or TABLE
Viewer: TypeAlias = int  # a seat, PUBLIC, FULL or a named audience

MAX_SEATS: Final = 30

CLOCK: Final = -1  # a timer of the rules has ended
TABLE: Final = -2  # the host or the server: a seat changed hands, go, paused …
PUBLIC: Final = -3  # somebody who knows what everybody knows
FULL: Final = -4  # after the end, or a moderator who does not play

FIRST_AUDIENCE: Final = -16  # audiences that a game names count down from here
FIRST_AUDIENCE_BIT: Final = 32  # above the bits of thirty seats

EVERYBODY: Final = 0  # as an audience: no limit


def audience_viewer(index: int) -> Viewer:
    """The viewer that stands for the game's audience number `index`, such as the screen of one room."""
    return FIRST_AUDIENCE - index


def is_seat(viewer: Viewer) -> bool:
    return viewer >= 0


def is_audience(viewer: Viewer) -> bool:
    """Whether this is one of the viewers that a game names."""
    return viewer <= FIRST_AUDIENCE


def audience_of(viewers: list[Viewer]) -> int:
    """The bit set that lets exactly these seats and named audiences notice an event (and FULL always)."""
    bits = 0
    for viewer in viewers:
        bits |= _bit(viewer)
    return bits


def notices(audience: int, viewer: Viewer) -> bool:
    """Whether `viewer` belongs to an event's audience."""
    return audience == EVERYBODY or viewer == FULL or audience & _bit(viewer) != 0


def _bit(viewer: Viewer) -> int:
    if viewer >= 0:
        return 1 << viewer
    if viewer <= FIRST_AUDIENCE:
        return 1 << (FIRST_AUDIENCE_BIT + FIRST_AUDIENCE - viewer)
    return 0
