"""Two Rooms and a Boom: what every action checks first: which phase it is, and who the actor is (section 5.1)."""

from boomtable.core.errors import IllegalAction
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.state import TwoRoomsState, is_ambassador


def in_round(state: TwoRoomsState) -> bool:
    """Whether a round is being played, to which cards, powers and leadership belong (TR-060)."""
    return state.phase == "round"


def check_round(state: TwoRoomsState, seat: Seat) -> None:
    if not in_round(state):
        raise IllegalAction(
            "TR-060", "seat {seat} cannot do that now: it belongs to a round, and this is {phase}", seat=seat, phase=state.phase
        )


def check_counts(state: TwoRoomsState, seat: Seat) -> None:
    """Refuse Ambassadors, who take no part in what a room decides (TR-156)."""
    if is_ambassador(state, seat):
        raise IllegalAction("TR-156", "seat {seat} cannot do that: an Ambassador belongs to no room", seat=seat)


def is_locked(state: TwoRoomsState, seat: Seat) -> bool:
    """Whether the hostages of a seat's room are locked."""
    return state.locked[state.place[seat]]


def check_unlocked(state: TwoRoomsState, seat: Seat) -> None:
    if is_locked(state, seat):
        raise IllegalAction("TR-290", "seat {seat} cannot do that: the hostages of its room are locked", seat=seat)


def bump(state: TwoRoomsState, seats: list[Seat]) -> None:
    """Note that these seats are asked something new, so that what they were about to do is stale (TR-373)."""
    for seat in seats:
        state.asked[seat] += 1


def bump_all(state: TwoRoomsState) -> None:
    for seat in range(state.seats):
        state.asked[seat] += 1
