"""Two Rooms and a Boom: what every action asks first: which phase it is, and who the actor is (section 5.1)."""

from collections.abc import Callable

from boomtable.core.errors import IllegalAction
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.state import TwoRoomsState, is_ambassador

Check = Callable[[TwoRoomsState, Seat], None]


def allows(check: Check, state: TwoRoomsState, seat: Seat) -> bool:
    try:
        check(state, seat)
    except IllegalAction:
        return False
    return True


def check_round(state: TwoRoomsState, seat: Seat) -> None:
    """Cards, powers and leadership belong to the rounds (TR-060)."""
    if state.phase != "round":
        raise IllegalAction(
            "TR-060", "seat {seat} cannot do that now: it belongs to a round, and this is {phase}", seat=seat, phase=state.phase
        )


def check_counts(state: TwoRoomsState, seat: Seat) -> None:
    """Ambassadors take no part in what a room decides (TR-156)."""
    if is_ambassador(state, seat):
        raise IllegalAction("TR-156", "seat {seat} cannot do that: an Ambassador belongs to no room", seat=seat)


def check_unlocked(state: TwoRoomsState, seat: Seat) -> None:
    if state.locked[state.place[seat]]:
        raise IllegalAction("TR-290", "seat {seat} cannot do that: the hostages of its room are locked", seat=seat)


def bump(state: TwoRoomsState, seats: list[Seat]) -> None:
    """Other questions from now on: what these seats were about to do is stale (TR-373)."""
    for seat in seats:
        state.asked[seat] += 1
