"""Two Rooms and a Boom: which reveals and shares a seat may make (section 8)."""

from typing import Final

from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import CARD, COY, MANY, PARANOID, SAVVY, SHARE, SHY, Kind
from boomtable.games.two_rooms.state import BY, HOW, KIND, TO, TwoRoomsState, has

CARD_REVEAL: Final = 1
COLOUR_REVEAL: Final = 2
CARD_SHARE: Final = 4
COLOUR_SHARE: Final = 8
REVEALS: Final = (CARD_REVEAL, COLOUR_REVEAL)  # by kind
SHARES: Final = (CARD_SHARE, COLOUR_SHARE)
NOTHING: Final = 0
ONLY: Final = ((SHY, NOTHING), (COY, COLOUR_SHARE), (SAVVY, CARD_SHARE), (PARANOID, CARD_SHARE))


def has_colours(state: TwoRoomsState) -> bool:
    """Colour views belong to the advanced game with more than ten players (TR-093), or to teaching."""
    options = state.options
    if options.game == "basic" or options.colour == "off":
        return False
    return options.colour == "on" or state.players >= MANY


def permitted(state: TwoRoomsState, seat: Seat) -> int:
    """The kinds of view a seat may make: the base set, reduced by each of its conditions (TR-110)."""
    if has(state.open_cards, seat):  # TR-100
        return NOTHING
    allowed = CARD_REVEAL | CARD_SHARE
    if has_colours(state):
        allowed |= COLOUR_REVEAL | COLOUR_SHARE
    for condition, left in ONLY:
        if state.conditions[seat] & condition:
            allowed &= left
    if state.conditions[seat] & PARANOID and has_shared_card(state, seat):
        return NOTHING
    return allowed


def has_shared_card(state: TwoRoomsState, seat: Seat) -> bool:
    return any(row[HOW] == SHARE and row[KIND] == CARD and seat in (row[BY], row[TO]) for row in state.shown)


def may_share(state: TwoRoomsState, seat: Seat, kind: Kind) -> bool:
    return permitted(state, seat) & SHARES[kind] != 0


def may_reveal(state: TwoRoomsState, seat: Seat, kind: Kind) -> bool:
    return permitted(state, seat) & REVEALS[kind] != 0
