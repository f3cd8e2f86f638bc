"""Two Rooms and a Boom: Ambassadors walk between the rooms (TR-156 to TR-160)."""

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Event
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import PLACES
from boomtable.games.two_rooms.rules import audiences, moving, phases
from boomtable.games.two_rooms.schema import AmbassadorCame, AmbassadorLeft, Move, Rested
from boomtable.games.two_rooms.state import TwoRoomsState, has, is_ambassador, present


def check_moving(state: TwoRoomsState, seat: Seat) -> None:
    phases.check_round(state, seat)
    if not is_ambassador(state, seat):
        raise IllegalAction("TR-061", "seat {seat} cannot change rooms: only Ambassadors walk about", seat=seat)
    if has(state.resting, seat):
        raise IllegalAction("TR-158", "seat {seat} cannot move: it has just moved", seat=seat)
    if state.locked[0] or state.locked[1]:
        raise IllegalAction("TR-159", "seat {seat} cannot move: hostages are locked", seat=seat)


def check(state: TwoRoomsState, seat: Seat, action: Move) -> None:
    check_moving(state, seat)
    if PLACES[state.place[seat]] == action.to:
        raise IllegalAction("TR-158", "seat {seat} cannot move: it is there", seat=seat)


def do(state: TwoRoomsState, seat: Seat, action: Move) -> list[Event]:
    """Only those in the place left and in the place entered see it."""
    source, to = state.place[seat], PLACES.index(action.to)
    state.place[seat] = to
    told: list[Event] = []
    if present(state, source):
        told.append(AmbassadorLeft(seat, PLACES[source], audience=audiences.only(present(state, source))))
    told.append(AmbassadorCame(seat, action.to, audience=audiences.only(present(state, to))))
    moving.mend_aims(state)
    moving.see_open_cards(state)
    phases.bump(state, [seat])
    if state.options.mode != "sim":
        state.resting |= 1 << seat
    return told


def rest_over(state: TwoRoomsState, seat: Seat) -> list[Event]:
    state.resting &= ~(1 << seat)
    return [Rested(seat, audience=audiences.only([seat]))]


def legal(state: TwoRoomsState, seat: Seat) -> list[Action]:
    if not phases.allows(check_moving, state, seat):
        return []
    return [Move(place) for number, place in enumerate(PLACES) if number != state.place[seat]]
