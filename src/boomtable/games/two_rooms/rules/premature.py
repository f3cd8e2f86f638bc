"""Two Rooms and a Boom: a grey card that has lost before the last round may be played as a Gambler (TR-292, TR-293)."""

from boomtable.core.actions import Told
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.roles import ROLES
from boomtable.games.two_rooms.rules import audiences, objectives
from boomtable.games.two_rooms.schema import MayCall
from boomtable.games.two_rooms.state import TwoRoomsState, bit


def has_lost(state: TwoRoomsState, seat: Seat) -> bool:
    """Whether a seat has certainly lost, whatever still happens."""
    role = ROLES[state.cards[seat]]
    return role.side == "grey" and role.goal == "stayed" and not objectives.stayed(state, seat)


def tell(state: TwoRoomsState, told: Told) -> None:
    for seat in range(state.seats):
        if has_lost(state, seat):
            state.may_call |= bit(seat)
            if told is not None:
                told.append(MayCall(seat, audience=audiences.only([seat])))
