"""Two Rooms and a Boom: from the deal through the rounds to the calls (section 5)."""

from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Event
from boomtable.core.seats import Seat
from boomtable.games.two_rooms import timing
from boomtable.games.two_rooms.pieces import HOSTAGE, NOBODY, ROOM_A, ROOM_B, ROOMS
from boomtable.games.two_rooms.roles import IDS
from boomtable.games.two_rooms.rules import audiences, calls, hostages, leading, moving, phases, premature, sharing, ticking
from boomtable.games.two_rooms.schema import (
    Arrive,
    Arrived,
    BecameReady,
    CardDealt,
    HostagesExchanged,
    LeadersMet,
    LockOpened,
    ParleyBegun,
    Ready,
    RoundBegun,
    RoundEnded,
)
from boomtable.games.two_rooms.state import TwoRoomsState, bits_of, has

# getting ready


def check_ready(state: TwoRoomsState, seat: Seat) -> None:
    if state.phase not in ("deal", "parley"):
        raise IllegalAction("TR-373", "seat {seat} cannot get ready now: it is {phase}", seat=seat, phase=state.phase)
    if state.phase == "parley" and not leading.leads(state, seat):
        raise IllegalAction("TR-086", "seat {seat} cannot get ready: the leaders meet", seat=seat)
    if has(state.ready, seat):
        raise IllegalAction("TR-378", "seat {seat} cannot get ready: it is", seat=seat)


def get_ready(state: TwoRoomsState, seat: Seat) -> list[Event]:
    state.ready |= 1 << seat
    if state.phase == "deal":
        told: list[Event] = [BecameReady(seat)]
        return told + (begin_round(state) if all_ready(state) else [])
    told = [BecameReady(seat, audience=audiences.only(state.leader))]
    return told + (exchange(state) if both_ready(state) else [])


def all_ready(state: TwoRoomsState) -> bool:
    """Bots are ready at once (TR-378)."""
    return all(has(state.ready | state.bots, seat) for seat in range(state.seats))


def both_ready(state: TwoRoomsState) -> bool:
    """Where there is a moderator, only that person ends the parley (TR-382)."""
    return not state.options.moderator and all(has(state.ready, leader) for leader in state.leader)


# rounds


def begin_round(state: TwoRoomsState) -> list[Event]:
    """All that was meant for one round is cleared; leaders stay (TR-062, TR-068)."""
    state.phase = "round"
    state.round += 1
    state.to_send = NOBODY
    state.ready = state.walking = state.resting = 0
    state.pointing = [NOBODY] * state.seats
    state.barred = [0] * state.seats
    state.shield = [False, False]
    state.drafts = [[], []]
    state.locked = [False, False]
    state.hostages = [[], []]
    state.aim = [NOBODY] * state.seats
    state.questions = []
    state.lock_open = opens_at_once(state)
    phases.bump(state, list(range(state.seats)))
    told: list[Event] = [RoundBegun(state.round, hostages.by_table(state))]
    if state.round == 1:  # TR-022
        told += [CardDealt(seat, IDS[card], audience=audiences.only([seat])) for seat, card in enumerate(state.cards)]
    if state.round == state.rounds and state.options.premature_loss:
        told += premature.tell(state)
    return told + ticking.begin(state)


def opens_at_once(state: TwoRoomsState) -> bool:
    """Whether hostages may be locked from the start of a round (TR-290, TR-295)."""
    options = state.options
    if options.no_timer:
        return True
    return options.hostage_time == "before" and timing.lock_opens_ms(options, state.rounds, state.round) == 0


def open_lock(state: TwoRoomsState) -> list[Event]:
    state.lock_open = True
    return [LockOpened()]


def lock(state: TwoRoomsState, seat: Seat, dice: Dice) -> list[Event]:
    told = hostages.lock(state, state.place[seat], [])
    return told + after_lock(state, dice)


def after_lock(state: TwoRoomsState, dice: Dice) -> list[Event]:
    """Both rooms have locked: the round without a timer is over (TR-290), or the leaders meet."""
    if not all(state.locked):
        return []
    if state.phase == "select":
        return meet(state)
    return end_round(state, dice) if state.options.no_timer else []


def end_round(state: TwoRoomsState, dice: Dice) -> list[Event]:
    """TR-377, in its order."""
    told: list[Event] = []
    for room in ROOMS:
        if state.leader[room] == NOBODY:
            told += leading.by_lot(state, room, dice)
    told += sharing.void_all(state)
    for room in ROOMS:
        told += leading.void_lead_offer(state, room)
        leading.lower_hands(state, room)
    state.phase = "select"
    state.to_send = hostages.number_to_send(state)
    state.resting = 0
    ticking.stop(state)
    told.append(RoundEnded(state.round, state.to_send))
    phases.bump(state, list(range(state.seats)))
    return told + choose(state, dice)


def choose(state: TwoRoomsState, dice: Dice) -> list[Event]:
    """What was locked during the round is put right (TR-296); the rest is chosen now, or completed where it is too late (TR-295)."""
    told: list[Event] = []
    is_late = state.options.hostage_time == "before" and not state.options.no_timer
    for room in ROOMS:
        if state.locked[room] or is_late or state.to_send == 0:
            told += hostages.complete(state, room, dice)
        else:
            hostages.fill_form(state, room)
    return told + after_lock(state, dice)


def select_over(state: TwoRoomsState, dice: Dice) -> list[Event]:
    """Time is up for the leaders who have not locked (TR-085)."""
    told: list[Event] = []
    for room in ROOMS:
        if not state.locked[room]:
            told += hostages.complete(state, room, dice)
    return told + after_lock(state, dice)


# parley and exchange


def meet(state: TwoRoomsState) -> list[Event]:
    if not has_parley(state):
        return exchange(state)
    state.phase = "parley"
    state.ready = 0
    moving.turn_from(state, state.leader)
    phases.bump(state, list(range(state.seats)))
    return [ParleyBegun(state.round), LeadersMet(state.leader[ROOM_A], state.leader[ROOM_B], audience=audiences.only(state.leader))]


def has_parley(state: TwoRoomsState) -> bool:
    """None in sim mode (TR-396)."""
    return state.options.mode != "sim" and (state.options.parley_seconds > 0 or state.options.moderator)


def exchange(state: TwoRoomsState) -> list[Event]:
    """All hostages of both rooms at once (TR-088)."""
    from_a, from_b = state.hostages
    for seat in from_a + from_b:
        moving.move(state, seat, HOSTAGE)
    moving.mend_aims(state)
    moving.see_open_cards(state)
    told: list[Event] = [HostagesExchanged(tuple(from_a), tuple(from_b))]
    state.walking = bits_of(from_a + from_b) & ~state.bots  # bots walk at once (TR-393)
    state.locked = [False, False]
    state.hostages = [[], []]
    state.drafts = [[], []]
    if state.walking and state.options.exchange_clock == "hold" and state.options.mode == "party":
        state.phase = "walk"
        phases.bump(state, list(range(state.seats)))
        return told
    return told + go_on(state)


def check_arrive(state: TwoRoomsState, seat: Seat) -> None:
    if state.phase != "walk":
        raise IllegalAction("TR-373", "seat {seat} cannot arrive now: it is {phase}", seat=seat, phase=state.phase)
    if not has(state.walking, seat):
        raise IllegalAction("TR-059", "seat {seat} cannot arrive: it is in its room", seat=seat)


def arrive(state: TwoRoomsState, seat: Seat) -> list[Event]:
    state.walking &= ~(1 << seat)
    told: list[Event] = [Arrived(seat)]
    return told + (go_on(state) if not state.walking else [])


def go_on(state: TwoRoomsState) -> list[Event]:
    """The next round, or the end (TR-090)."""
    state.walking = 0
    return begin_round(state) if state.round < state.rounds else calls.begin(state)


def legal(state: TwoRoomsState, seat: Seat) -> list[Action]:
    found: list[Action] = []
    if phases.allows(check_ready, state, seat):
        found.append(Ready())
    if phases.allows(check_arrive, state, seat):
        found.append(Arrive())
    return found
