"""Two Rooms and a Boom: from the deal through the rounds to the calls (section 5)."""

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.seats import Seat
from boomtable.games.two_rooms import timing
from boomtable.games.two_rooms.pieces import HOSTAGE, NOBODY, ROOM_A, ROOM_B, ROOMS
from boomtable.games.two_rooms.roles import IDS
from boomtable.games.two_rooms.rules import audiences, calls, hostages, leading, moving, phases, premature, share_offers, ticking
from boomtable.games.two_rooms.schema import (
    Arrived,
    CardDealt,
    HostagesExchanged,
    LeadersMet,
    LockOpened,
    ParleyBegun,
    RoundBegun,
    RoundEnded,
)
from boomtable.games.two_rooms.state import TwoRoomsState, bit, bits_of, has


def begin_round(state: TwoRoomsState, told: Told) -> None:
    """Begin a round: all that was meant for one round is cleared; leaders stay (TR-062, TR-068)."""
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
    phases.bump_all(state)
    if told is not None:
        told.append(RoundBegun(state.round, hostages.by_table(state)))
        if state.round == 1:  # TR-022
            told += [CardDealt(seat, IDS[card], audience=audiences.only([seat])) for seat, card in enumerate(state.cards)]
    if state.round == state.rounds and state.options.premature_loss:
        premature.tell(state, told)
    ticking.begin(state, told)


def all_ready(state: TwoRoomsState) -> bool:
    """Whether everybody is ready; bots are at once (TR-378)."""
    return all(has(state.ready | state.bots, seat) for seat in range(state.seats))


def may_end_early(state: TwoRoomsState) -> bool:
    """Whether a round is over as soon as all are ready: where nobody hears the others say so, and its end is a clock's (TR-407)."""
    options = state.options
    return options.mode == "online" and options.hostage_time == "after" and not options.no_timer and not options.moderator


def all_want_the_end(state: TwoRoomsState) -> bool:
    """Bots are asked like everybody else: they have something to do in a round."""
    return all(has(state.ready, seat) for seat in range(state.seats))


def opens_at_once(state: TwoRoomsState) -> bool:
    """Whether hostages may be locked from the start of a round (TR-290, TR-295)."""
    options = state.options
    if options.no_timer:
        return True
    return options.hostage_time == "before" and timing.lock_opens_ms(options, state.rounds, state.round) == 0


def open_lock(state: TwoRoomsState, told: Told) -> None:
    state.lock_open = True
    if told is not None:
        told.append(LockOpened())


def after_lock(state: TwoRoomsState, dice: Dice, told: Told) -> None:
    """Go on when both rooms have locked: a round without a timer is over (TR-290), or the leaders meet."""
    if not state.locked[ROOM_A] or not state.locked[ROOM_B]:
        return
    if state.phase == "select":
        meet(state, told)
    elif state.options.no_timer:
        end_round(state, dice, told)


def end_round(state: TwoRoomsState, dice: Dice, told: Told) -> None:
    """End a round, in the order of TR-377."""
    for room in ROOMS:
        if state.leader[room] == NOBODY:
            leading.by_lot(state, room, dice, told)
    share_offers.void_all(state, told)
    for room in ROOMS:
        leading.void_lead_offer(state, room, told)
        leading.lower_hands(state, room)
    state.phase = "select"
    state.to_send = hostages.number_to_send(state)
    state.resting = 0
    ticking.stop(state)
    if told is not None:
        told.append(RoundEnded(state.round, state.to_send))
    phases.bump_all(state)
    choose(state, dice, told)


def choose(state: TwoRoomsState, dice: Dice, told: Told) -> None:
    """Correct what was locked during the round (TR-296); the rest is chosen now, or completed if it is too late (TR-295)."""
    is_late = state.options.hostage_time == "before" and not state.options.no_timer
    for room in ROOMS:
        if state.locked[room] or is_late or state.to_send == 0:
            hostages.complete(state, room, dice, told)
        else:
            hostages.fill_form(state, room)
    after_lock(state, dice, told)


def select_over(state: TwoRoomsState, dice: Dice, told: Told) -> None:
    """End the time for leaders who have not locked (TR-085)."""
    for room in ROOMS:
        if not state.locked[room]:
            hostages.complete(state, room, dice, told)
    after_lock(state, dice, told)


# parley and exchange


def meet(state: TwoRoomsState, told: Told) -> None:
    if not has_parley(state):
        exchange(state, told)
        return
    state.phase = "parley"
    state.ready = 0
    moving.turn_from(state, state.leader)
    phases.bump_all(state)
    if told is not None:
        told.append(ParleyBegun(state.round))
        told.append(LeadersMet(state.leader[ROOM_A], state.leader[ROOM_B], audience=audiences.only(state.leader)))


def has_parley(state: TwoRoomsState) -> bool:
    """Whether leaders meet between rounds; not in sim mode (TR-396)."""
    return not state.is_sim and (state.options.parley_seconds > 0 or state.options.moderator)


def exchange(state: TwoRoomsState, told: Told) -> None:
    """Exchange all hostages of both rooms at once (TR-088)."""
    from_a, from_b = state.hostages
    for seat in from_a + from_b:
        moving.move(state, seat, HOSTAGE)
    moving.mend_aims(state)
    moving.see_open_cards(state)
    if told is not None:
        told.append(HostagesExchanged(tuple(from_a), tuple(from_b)))
    state.walking = bits_of(from_a + from_b) & ~state.bots  # bots walk at once (TR-393)
    state.locked = [False, False]
    state.hostages = [[], []]
    state.drafts = [[], []]
    if state.walking and waits_for_walkers(state):
        state.phase = "walk"
        phases.bump_all(state)
    else:
        go_on(state, told)


def waits_for_walkers(state: TwoRoomsState) -> bool:
    """Whether everybody waits until the hostages have arrived: always, or before the cards are shown (TR-059, TR-423)."""
    options = state.options
    if options.mode != "party":
        return False
    return options.exchange_clock == "hold" or (options.exchange_clock == "last" and state.round == state.rounds)


def arrive(state: TwoRoomsState, seat: Seat, told: Told) -> None:
    state.walking &= ~bit(seat)
    if told is not None:
        told.append(Arrived(seat))
    if not state.walking:
        go_on(state, told)


def go_on(state: TwoRoomsState, told: Told) -> None:
    """Begin the next round, or end the game (TR-090)."""
    state.walking = 0
    if state.round < state.rounds:
        begin_round(state, told)
    else:
        calls.begin(state, told)
