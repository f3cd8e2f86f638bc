"""Two Rooms and a Boom: conditions of players (TR-117 to TR-125)."""

from boomtable.core.actions import Told
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import CONDITIONS, IMMUNE, ZOMBIE
from boomtable.games.two_rooms.roles import ROLES
from boomtable.games.two_rooms.rules import audiences
from boomtable.games.two_rooms.schema import ConditionGained
from boomtable.games.two_rooms.state import TwoRoomsState, bit, put


def is_immune(state: TwoRoomsState, seat: Seat) -> bool:
    return state.conditions[seat] & IMMUNE != 0


def cleanse(state: TwoRoomsState, seat: Seat) -> None:
    """Reset the conditions of a seat to those that its card brings (TR-121)."""
    state.conditions = put(state.conditions, seat, ROLES[state.cards[seat]].starts)


def gain(state: TwoRoomsState, seat: Seat, given: int, giver: Seat, told: Told) -> None:
    """Give conditions to a seat, which is told at once, and by whom (TR-118, TR-170)."""
    for place, name in enumerate(CONDITIONS):
        condition = bit(place)
        if given & condition and takes(state, seat, condition):
            state.conditions = put(state.conditions, seat, state.conditions[seat] | condition)
            if condition == ZOMBIE:
                state.infected_by = put(state.infected_by, seat, giver)
            if told is not None:
                told.append(ConditionGained(seat, name, giver, audience=audiences.only([seat])))


def takes(state: TwoRoomsState, seat: Seat, condition: int) -> bool:
    """Whether a seat takes a condition: not if it is immune or has it already (TR-119, TR-125)."""
    return not is_immune(state, seat) and not state.conditions[seat] & condition
