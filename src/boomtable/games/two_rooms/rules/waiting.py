"""Two Rooms and a Boom: whom the game waits for (TR-383)."""

from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import NOBODY, ROOMS
from boomtable.games.two_rooms.rules import calls, hostages
from boomtable.games.two_rooms.state import TwoRoomsState, has, seats_in


def waiting_on(state: TwoRoomsState) -> list[Seat]:
    match state.phase:
        case "deal":
            return [seat for seat in range(state.seats) if not has(state.ready | state.bots, seat)]
        case "round":
            return choosing(state) if state.is_sim else []
        case "select":
            return leaders(state)
        case "parley":
            return [leader for leader in state.leader if not has(state.ready, leader)]
        case "walk":
            return seats_in(state.walking)
        case "calls":
            return [seat for seat in calls.callers(state) if not calls.is_done(state, seat)]
    return []


def choosing(state: TwoRoomsState) -> list[Seat]:
    """Whom sim mode waits for: who has not chosen in this tick, then who answers (TR-321)."""
    if state.beat == 1:
        return [seat for seat in range(state.seats) if state.choices[seat] == NOBODY]
    return [state.answering]


def leaders(state: TwoRoomsState) -> list[Seat]:
    """The leaders who still have to act: both at once; in sim mode one after the other (TR-396)."""
    found = [seat for room in ROOMS if (seat := hostages.chooser(state, room)) != NOBODY]
    return found[:1] if state.is_sim else found
