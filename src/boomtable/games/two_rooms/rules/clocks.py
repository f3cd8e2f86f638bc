"""Two Rooms and a Boom: the timers that the rules name, and what happens at their end (section 5)."""

from typing import ClassVar

from boomtable.core.actions import Chapter, Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Timer, TimeUp, is_running
from boomtable.core.seats import CLOCK, FULL, Actor, Viewer, is_seat
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
from boomtable.games.two_rooms.rules import ambassadors, calls, leading, rounds, share_offers
from boomtable.games.two_rooms.state import TwoRoomsState, seats_in
from boomtable.games.two_rooms.vocabulary import Vocabulary

SPAN = 32  # an offer's key is its offerer and its target in one number


def timers(state: TwoRoomsState) -> list[Timer]:
    """All running timers. The phase's own comes last, because it is processed last when several end at once (TR-385)."""
    if state.is_sim or state.phase == "over":
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
    """The timers that a viewer may know: the clock of the phase, and those it takes part in or sees in its place."""
    if viewer == FULL:
        return timers(state)
    return [timer for timer in timers(state) if knows(state, viewer, timer)]


def knows(state: TwoRoomsState, viewer: Viewer, timer: Timer) -> bool:
    if timer.name == "offer":
        return viewer in (timer.key // SPAN, timer.key % SPAN)
    if timer.name == "abdicate":
        return is_seat(viewer) and state.place[viewer] == timer.key
    return timer.key == viewer if timer.name == "move" else True


class EndingTime(Chapter[TwoRoomsState]):
    """A timer has ended."""

    action_type: ClassVar[type[Action]] = TimeUp

    def __init__(self, words: Vocabulary) -> None:
        super().__init__(0)

    def is_for(self, actor: Actor) -> bool:
        return actor == CLOCK

    def check(self, state: TwoRoomsState, actor: Actor, action: TimeUp) -> None:
        if not is_running(timers(state), action):
            raise IllegalAction("TR-385", "the clock cannot end {name}: no such time is running", name=action.name)

    def apply(self, state: TwoRoomsState, actor: Actor, action: TimeUp, dice: Dice, told: Told) -> None:
        state.seq += 1
        match action.name:
            case "offer":
                share_offers.lapse(state, action.key // SPAN, told)
            case "abdicate":
                leading.void_lead_offer(state, action.key, told)
            case "move":
                ambassadors.rest_over(state, action.key, told)
            case _:
                end_phase(state, action.name, dice, told)


def end_phase(state: TwoRoomsState, name: str, dice: Dice, told: Told) -> None:
    match name:
        case "lock_open":
            rounds.open_lock(state, told)
        case "deal":
            rounds.begin_round(state, told)
        case "round":
            rounds.end_round(state, dice, told)
        case "select":
            rounds.select_over(state, dice, told)
        case "parley":
            rounds.exchange(state, told)
        case "walk":
            rounds.go_on(state, told)
        case _:
            calls.time_up(state, told)
