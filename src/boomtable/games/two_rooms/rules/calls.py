"""Two Rooms and a Boom: pausing characters call before any other card is shown (TR-137 to TR-139, TR-275, TR-276)."""

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Event
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import CALLS, NOBODY
from boomtable.games.two_rooms.roles import GAMBLER, IDS, ROLES
from boomtable.games.two_rooms.rules import audiences, ending, phases
from boomtable.games.two_rooms.schema import Call, CallAsked, Called, CallKept, Team
from boomtable.games.two_rooms.state import TwoRoomsState, has


def pause_of(state: TwoRoomsState, seat: Seat) -> int:
    """When a seat calls, 0 for never."""
    return ROLES[GAMBLER].pause if has(state.may_call, seat) else ROLES[state.cards[seat]].pause


def callers(state: TwoRoomsState) -> list[Seat]:
    """Those who call now."""
    if state.phase != "calls":
        return []
    return [seat for seat in range(state.seats) if pause_of(state, seat) == state.pause]


def begin(state: TwoRoomsState) -> list[Event]:
    state.phase = "calls"
    state.pause = 0
    return next_pause(state)


def next_pause(state: TwoRoomsState) -> list[Event]:
    """In rising order; when all have called everything is shown."""
    later = [pause_of(state, seat) for seat in range(state.seats) if pause_of(state, seat) > state.pause]
    if not later:
        return ending.reveal(state)
    state.pause = min(later)
    phases.bump(state, list(range(state.seats)))
    told: list[Event] = []
    for seat in callers(state):
        state.callers |= 1 << seat
        told.append(CallAsked(seat, IDS[state.cards[seat]]))
    return told


def choices(state: TwoRoomsState) -> tuple[Team, ...]:
    """Neither only in the advanced game (TR-138, TR-139)."""
    return CALLS if state.options.game == "advanced" else CALLS[:2]


def check_calling(state: TwoRoomsState, seat: Seat) -> None:
    if state.phase != "calls":
        raise IllegalAction("TR-373", "seat {seat} cannot call now: it is {phase}", seat=seat, phase=state.phase)
    if seat not in callers(state):
        raise IllegalAction("TR-275", "seat {seat} cannot call: it is not asked", seat=seat)
    if is_done(state, seat):
        raise IllegalAction("TR-276", "seat {seat} cannot call again", seat=seat)


def check(state: TwoRoomsState, seat: Seat, action: Call) -> None:
    check_calling(state, seat)
    if action.team not in choices(state):
        raise IllegalAction("TR-138", "seat {seat} cannot call {team}: in the basic game it is red or blue", seat=seat, team=action.team)


def is_done(state: TwoRoomsState, seat: Seat) -> bool:
    """Has called, or passed in sim mode."""
    return has(state.called, seat)


def do(state: TwoRoomsState, seat: Seat, team: Team) -> list[Event]:
    state.calls[seat] = CALLS.index(team)
    state.called |= 1 << seat
    told: list[Event] = [CallKept(seat, team, audience=audiences.only([seat]))]
    return told + show_when_done(state)


def show_when_done(state: TwoRoomsState) -> list[Event]:
    """Calls with the same pause number are collected and shown together."""
    return time_up(state) if all(is_done(state, seat) for seat in callers(state)) else []


def time_up(state: TwoRoomsState) -> list[Event]:
    told: list[Event] = []
    for seat in callers(state):
        state.called |= 1 << seat
        told.append(Called(seat, team_of(state, seat)))
    return told + next_pause(state)


def is_shown(state: TwoRoomsState, seat: Seat) -> bool:
    """Whether everybody knows what it called."""
    return state.phase == "over" or pause_of(state, seat) < state.pause


def team_of(state: TwoRoomsState, seat: Seat) -> Team | None:
    return None if state.calls[seat] == NOBODY else CALLS[state.calls[seat]]


def legal(state: TwoRoomsState, seat: Seat) -> list[Action]:
    return [Call(team) for team in choices(state)] if phases.allows(check_calling, state, seat) else []
