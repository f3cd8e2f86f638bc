"""Two Rooms and a Boom: sim mode: everybody chooses, then offers are answered, then they lapse (TR-321, TR-396)."""

from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Event
from boomtable.core.seats import Seat
from boomtable.games.two_rooms import numbers, timing
from boomtable.games.two_rooms.pieces import ABDICATE_BEATS, NOBODY, ROOMS, SHARE_BEATS
from boomtable.games.two_rooms.rules import (
    abdicating,
    audiences,
    calls,
    deeds,
    leading,
    permission,
    phases,
    rounds,
    sharing,
    talking,
    ticking,
)
from boomtable.games.two_rooms.schema import (
    AcceptLead,
    AcceptShare,
    Aim,
    AskedToAnswer,
    Chose,
    DeclineLead,
    DeclineShare,
    Pass,
)
from boomtable.games.two_rooms.state import TwoRoomsState, has
from boomtable.games.two_rooms.utterances import TALK

ANSWERS = (AcceptLead, DeclineLead, AcceptShare, DeclineShare)


def is_sim(state: TwoRoomsState) -> bool:
    return state.options.mode == "sim"


def waiting_on(state: TwoRoomsState) -> list[Seat]:
    if state.beat == 1:
        return [seat for seat in range(state.seats) if state.choices[seat] == NOBODY]
    return [state.answering]


# beat 1


def check(state: TwoRoomsState, seat: Seat, action: Action) -> None:
    if state.phase == "calls" and isinstance(action, Pass):
        calls.check_calling(state, seat)
    elif state.phase != "round":
        check_outside(state, seat, action)
    elif state.beat == 2:
        check_answer(state, seat, action)
    else:
        check_choice(state, seat, action)


def check_outside(state: TwoRoomsState, seat: Seat, action: Action) -> None:
    """Between rounds only the leaders are asked (TR-396)."""
    deeds.check(state, seat, action)
    if isinstance(action, (Aim, *TALK)):
        raise IllegalAction("TR-396", "seat {seat} cannot talk now: in sim mode only rounds have talk", seat=seat)


def check_choice(state: TwoRoomsState, seat: Seat, action: Action) -> None:
    if state.choices[seat] != NOBODY:
        raise IllegalAction("TR-321", "seat {seat} cannot act: it has chosen for this tick", seat=seat)
    if isinstance(action, ANSWERS):
        raise IllegalAction("TR-321", "seat {seat} cannot answer now: offers are answered when all have chosen", seat=seat)
    if isinstance(action, Aim) and has(state.aimed, seat):
        raise IllegalAction("TR-321", "seat {seat} cannot turn again in this tick", seat=seat)
    if not isinstance(action, Pass):
        deeds.check(state, seat, action)


def do(state: TwoRoomsState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
    if state.phase == "calls" and isinstance(action, Pass):
        state.called |= 1 << seat
        told: list[Event] = [Chose(seat, audience=audiences.only([seat]))]
        return told + calls.show_when_done(state)
    if state.phase != "round":
        return deeds.do(state, seat, action, dice)
    if state.beat == 2:
        return answer(state, seat, action, dice)
    if isinstance(action, Aim):
        state.aimed |= 1 << seat
        return deeds.do(state, seat, action, dice)
    state.choices[seat] = numbers.numbers(state.options, seat).number[action]
    told = [Chose(seat, audience=audiences.only([seat]))]
    return told + (carry_out(state, dice) if NOBODY not in state.choices else [])


def carry_out(state: TwoRoomsState, dice: Dice) -> list[Event]:
    """In an order drawn by lot; what has become stale or illegal by its turn is dropped."""
    told: list[Event] = []
    before = state.clone()
    left = [seat for seat in range(state.seats) if not isinstance(chosen(state, seat), Pass)]
    while left:
        seat = left.pop(dice.pick(len(left)))
        action = chosen(state, seat)
        if not is_stale(state, seat, action, before) and is_legal(state, seat, action):
            told += deeds.do(state, seat, action, dice)
    state.beat = 2
    state.choices = [NOBODY] * state.seats
    return told + next_answer(state, dice)


def is_stale(state: TwoRoomsState, seat: Seat, action: Action, before: TwoRoomsState) -> bool:
    """Meant for another room, another listener or another leader than there is now (TR-075, TR-402)."""
    if state.place[seat] != before.place[seat]:
        return True
    if isinstance(action, leading.FLEETING):
        return state.changes[seat] != before.changes[seat]
    return isinstance(action, TALK) and state.aim[seat] != before.aim[seat]


def is_legal(state: TwoRoomsState, seat: Seat, action: Action) -> bool:
    try:
        deeds.check(state, seat, action)
    except IllegalAction:
        return False
    return True


def chosen(state: TwoRoomsState, seat: Seat) -> Action:
    return numbers.numbers(state.options, seat).actions[state.choices[seat]]


# beat 2


def open_to(state: TwoRoomsState, seat: Seat) -> list[tuple[int, Seat, bool]]:
    """Offers to a seat that it has not been asked about in this tick, oldest first: when, by whom, and whether it is the leader card."""
    found = [(state.offer_at[by], by, False) for by in sharing.offers_to(state, seat) if by not in state.answered]
    for room in ROOMS:
        if state.lead_to[room] == seat and state.seats + room not in state.answered:
            found.append((state.lead_at[room], state.leader[room], True))
    return sorted(found)


def next_answer(state: TwoRoomsState, dice: Dice) -> list[Event]:
    """In seat order; when nobody is left to ask, beat 3."""
    for seat in range(max(0, state.answering), state.seats):
        waiting = open_to(state, seat)
        if waiting:
            _, state.answers_to, state.answers_lead = waiting[0]
            state.answering = seat
            phases.bump(state, [seat])
            return [AskedToAnswer(seat, state.answers_to, state.answers_lead, audience=audiences.only([seat]))]
    return lapse(state, dice)


def check_answer(state: TwoRoomsState, seat: Seat, action: Action) -> None:
    if seat != state.answering:
        raise IllegalAction("TR-321", "seat {seat} cannot act: it has chosen for this tick", seat=seat)
    if isinstance(action, Pass):
        return
    if action not in answers(state, seat):
        raise IllegalAction("TR-321", "seat {seat} cannot do that: it answers seat {by} now", seat=seat, by=state.answers_to)


def answers(state: TwoRoomsState, seat: Seat) -> list[Action]:
    """Accept, decline or wait."""
    if state.answers_lead:
        return [AcceptLead(), DeclineLead(), Pass()]
    by = state.answers_to
    found: list[Action] = [DeclineShare(by), Pass()]
    return [AcceptShare(by), *found] if permission.may_share(state, seat, state.offer_kind[by]) else found


def answer(state: TwoRoomsState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
    state.answered.append(state.seats + state.place[seat] if state.answers_lead else state.answers_to)
    told: list[Event] = [Chose(seat, audience=audiences.only([seat]))]
    if not isinstance(action, Pass):
        told += deeds.do(state, seat, action, dice)
    return told + next_answer(state, dice)


# beat 3


def lapse(state: TwoRoomsState, dice: Dice) -> list[Event]:
    told: list[Event] = []
    for by in range(state.seats):
        if state.offer_to[by] != NOBODY:
            state.offer_beats[by] += 1
            told += sharing.lapse(state, by) if state.offer_beats[by] == SHARE_BEATS else []
    for room in ROOMS:
        if state.lead_to[room] != NOBODY:
            state.lead_beats[room] += 1
            told += abdicating.lapse(state, room) if state.lead_beats[room] == ABDICATE_BEATS else []
    if state.tick < timing.ticks(state.options, state.rounds, state.round):
        return told + ticking.next_tick(state)
    return told + rounds.end_round(state, dice)


def legal_codes(state: TwoRoomsState, seat: Seat) -> list[int]:
    known = numbers.numbers(state.options, seat)
    if state.phase != "round":
        found = [action for action in deeds.legal(state, seat) if not isinstance(action, Aim)]
        if state.phase == "calls" and phases.allows(calls.check_calling, state, seat):
            found.append(Pass())
        return [known.number[action] for action in found]
    if state.beat == 2:
        return [known.number[action] for action in answers(state, seat)] if seat == state.answering else []
    if state.choices[seat] != NOBODY:
        return []
    found = [action for action in deeds.legal(state, seat) if not isinstance(action, ANSWERS)]
    if has(state.aimed, seat):
        found = [action for action in found if not isinstance(action, Aim)]
    return [known.number[action] for action in [*found, Pass()]] + talking.legal_codes(state, seat)
