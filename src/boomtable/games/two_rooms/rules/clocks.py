"""Two Rooms and a Boom: the timers that the rules name, and what happens at their end (section 5)."""

from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Event, Timer, TimeUp, is_running
from boomtable.core.seats import FULL, Viewer, is_seat
from boomtable.games.two_rooms import timing
from boomtable.games.two_rooms.pieces import (
    ABDICATE_SECONDS,
    DEAL_SECONDS,
    MODERATOR_SECONDS,
    MOVE_SECONDS,
    NOBODY,
    ROOMS,
    SECOND_MS,
    WALK_SECONDS,
)
from boomtable.games.two_rooms.rules import abdicating, ambassadors, calls, rounds, sharing
from boomtable.games.two_rooms.state import TwoRoomsState, seats_in

SPAN = 32  # an offer's key is its offerer and its target in one number


def timers(state: TwoRoomsState) -> list[Timer]:
    """The phase's own comes last: when several end at once it is processed last (TR-385)."""
    if state.options.mode == "sim" or state.phase == "over":
        return []
    return offer_timers(state) + lead_timers(state) + move_timers(state) + lock_timers(state) + phase_timers(state)


def offer_timers(state: TwoRoomsState) -> list[Timer]:
    ms = state.options.offer_ttl * SECOND_MS
    return [Timer("offer", by * SPAN + to, ms) for by, to in enumerate(state.offer_to) if to != NOBODY]


def lead_timers(state: TwoRoomsState) -> list[Timer]:
    return [Timer("abdicate", room, ABDICATE_SECONDS * SECOND_MS) for room in ROOMS if state.lead_to[room] != NOBODY]


def move_timers(state: TwoRoomsState) -> list[Timer]:
    return [Timer("move", seat, MOVE_SECONDS * SECOND_MS) for seat in seats_in(state.resting)]


def lock_timers(state: TwoRoomsState) -> list[Timer]:
    options = state.options
    if state.phase != "round" or state.lock_open or options.hostage_time == "after" or options.no_timer:
        return []
    return [Timer("lock_open", state.round, timing.lock_opens_ms(options, state.rounds, state.round))]


def phase_timers(state: TwoRoomsState) -> list[Timer]:
    options = state.options
    match state.phase:
        case "deal":
            return [Timer("deal", 0, DEAL_SECONDS * SECOND_MS)]
        case "round":
            return [Timer("round", state.round, timing.round_ms(options, state.rounds, state.round))]
        case "select":
            return [Timer("select", state.round, options.select_seconds * SECOND_MS)]
        case "parley":
            return [Timer("parley", state.round, (MODERATOR_SECONDS if options.moderator else options.parley_seconds) * SECOND_MS)]
        case "walk":
            return [Timer("walk", state.round, WALK_SECONDS * SECOND_MS)]
        case "calls":
            return [Timer("call", state.pause, options.call_seconds * SECOND_MS)]
    return []


def known_timers(state: TwoRoomsState, viewer: Viewer) -> list[Timer]:
    """Those that a viewer may know of: the clock of the phase, and what it takes part in or sees in its place."""
    if viewer == FULL:
        return timers(state)
    return [timer for timer in timers(state) if knows(state, viewer, timer)]


def knows(state: TwoRoomsState, viewer: Viewer, timer: Timer) -> bool:
    if timer.name == "offer":
        return viewer in (timer.key // SPAN, timer.key % SPAN)
    if timer.name == "abdicate":
        return is_seat(viewer) and state.place[viewer] == timer.key
    return timer.key == viewer if timer.name == "move" else True


def check(state: TwoRoomsState, action: TimeUp) -> None:
    if not is_running(timers(state), action):
        raise IllegalAction("TR-385", "the clock cannot end {name}: no such time is running", name=action.name)


def time_up(state: TwoRoomsState, ended: TimeUp, dice: Dice) -> list[Event]:
    state.seq += 1
    match ended.name:
        case "offer":
            return sharing.lapse(state, ended.key // SPAN)
        case "abdicate":
            return abdicating.lapse(state, ended.key)
        case "move":
            return ambassadors.rest_over(state, ended.key)
        case "lock_open":
            return rounds.open_lock(state)
        case "deal":
            return rounds.begin_round(state)
        case "round":
            return rounds.end_round(state, dice)
        case "select":
            return rounds.select_over(state, dice)
        case "parley":
            return rounds.exchange(state)
        case "walk":
            return rounds.go_on(state)
    return calls.time_up(state)
