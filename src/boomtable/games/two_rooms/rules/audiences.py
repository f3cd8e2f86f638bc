"""Two Rooms and a Boom: who notices what (section 13 of the ledger)."""

from boomtable.core.seats import Seat, audience_of, audience_viewer
from boomtable.games.two_rooms.pieces import HALL, Place
from boomtable.games.two_rooms.state import TwoRoomsState, present


def only(seats: list[Seat]) -> int:
    assert seats, "an empty audience would be everybody"
    return audience_of(seats)


def room(state: TwoRoomsState, place: Place) -> int:
    """Everybody in a room, and the screen on its wall, for what that shows: leader, hands and hostages (TR-314)."""
    screen = [] if place == HALL else [audience_viewer(place)]
    return only(present(state, place) + screen)


def people(state: TwoRoomsState, place: Place) -> int:
    """Everybody in a place, without the screen."""
    return only(present(state, place))


def has_feed(state: TwoRoomsState) -> bool:
    """Whether a room notices that two of it show each other cards (TR-291, TR-301, TR-313, TR-393)."""
    options = state.options
    if options.privacy_promise or options.share_feed == "off":
        return False
    return options.share_feed == "on" or options.mode != "party" or state.bots != 0


def witnesses(state: TwoRoomsState, one: Seat, other: Seat) -> list[Seat]:
    """The seats that notice that two show each other cards."""
    return present(state, state.place[one]) if has_feed(state) else [one, other]
