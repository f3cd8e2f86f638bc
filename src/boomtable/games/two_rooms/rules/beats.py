"""Two Rooms and a Boom: the second and the third beat of a tick in sim mode: offers are answered, then they lapse (TR-321)."""

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.seats import Seat
from boomtable.games.two_rooms import timing
from boomtable.games.two_rooms.pieces import ABDICATE_BEATS, NOBODY, ROOMS, SHARE_BEATS
from boomtable.games.two_rooms.rules import audiences, leading, phases, rounds, share_offers, ticking
from boomtable.games.two_rooms.schema import AskedToAnswer
from boomtable.games.two_rooms.state import TwoRoomsState, put


def find_offer(state: TwoRoomsState, seat: Seat) -> bool:
    """Find the oldest offer to a seat that it has not been asked about in this tick; the state notes which one it is."""
    oldest = NOBODY
    for by in range(state.seats):
        if state.offer_to[by] == seat and by not in state.answered and (oldest == NOBODY or state.offer_at[by] < oldest):
            oldest, state.answers_to, state.answers_lead = state.offer_at[by], by, False
    for room in ROOMS:
        if state.lead_to[room] != seat or state.seats + room in state.answered:
            continue
        at, by = state.lead_at[room], state.leader[room]
        if oldest == NOBODY or (at, by) < (oldest, state.answers_to):
            oldest, state.answers_to, state.answers_lead = at, by, True
    return oldest != NOBODY


def next_answer(state: TwoRoomsState, dice: Dice, told: Told) -> None:
    """Ask the next seat, in seat order, for an answer; when nobody is left to ask, beat 3 begins."""
    for seat in range(max(0, state.answering), state.seats):
        if find_offer(state, seat):
            state.answering = seat
            phases.bump(state, [seat])
            if told is not None:
                told.append(AskedToAnswer(seat, state.answers_to, state.answers_lead, audience=audiences.only([seat])))
            return
    lapse(state, dice, told)


def lapse(state: TwoRoomsState, dice: Dice, told: Told) -> None:
    """Close offers that have been open for their number of beats; then comes the next tick, or the end of the round."""
    for by in range(state.seats):
        if state.offer_to[by] != NOBODY:
            state.offer_beats = put(state.offer_beats, by, state.offer_beats[by] + 1)
            if state.offer_beats[by] == SHARE_BEATS:
                share_offers.lapse(state, by, told)
    for room in ROOMS:
        if state.lead_to[room] != NOBODY:
            state.lead_beats = put(state.lead_beats, room, state.lead_beats[room] + 1)
            if state.lead_beats[room] == ABDICATE_BEATS:
                leading.void_lead_offer(state, room, told)
    if state.tick < timing.ticks(state.options, state.rounds, state.round):
        ticking.next_tick(state, told)
    else:
        rounds.end_round(state, dice, told)
