"""Two Rooms and a Boom: the leader hands the leader card over (TR-069 to TR-071)."""

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Event
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import NOBODY, Place
from boomtable.games.two_rooms.rules import audiences, leading, phases
from boomtable.games.two_rooms.schema import Abdicate, AcceptLead, DeclineLead, LeadDeclined, LeadOffered
from boomtable.games.two_rooms.state import TwoRoomsState, has, population


def check_abdicating(state: TwoRoomsState, seat: Seat) -> None:
    phases.check_round(state, seat)
    if not leading.leads(state, seat):
        raise IllegalAction("TR-069", "seat {seat} cannot abdicate: it does not lead", seat=seat)
    phases.check_unlocked(state, seat)
    if state.lead_to[state.place[seat]] != NOBODY:
        raise IllegalAction("TR-071", "seat {seat} cannot offer the leader card: one offer is open", seat=seat)


def heirs(state: TwoRoomsState, seat: Seat) -> list[Seat]:
    return [other for other in population(state, state.place[seat]) if other != seat and not has(state.barred[seat], other)]


def check_abdicate(state: TwoRoomsState, seat: Seat, action: Abdicate) -> None:
    check_abdicating(state, seat)
    target = action.target
    if target == seat or target not in population(state, state.place[seat]):
        raise IllegalAction(
            "TR-069", "seat {seat} cannot abdicate to seat {target}: it takes another player of the room", seat=seat, target=target
        )
    if has(state.barred[seat], target):
        raise IllegalAction("TR-070", "seat {seat} cannot hand the leader card back to seat {target} this round", seat=seat, target=target)


def abdicate(state: TwoRoomsState, seat: Seat, target: Seat) -> list[Event]:
    room = state.place[seat]
    state.lead_to[room] = target
    state.lead_at[room] = state.seq
    state.lead_beats[room] = 0
    return [LeadOffered(seat, target, audience=audiences.people(state, room))]


def check_answer(state: TwoRoomsState, seat: Seat) -> None:
    phases.check_round(state, seat)
    if seat not in state.lead_to:
        raise IllegalAction("TR-331", "seat {seat} cannot answer: no offer of the leader card to it is open", seat=seat)


def accept(state: TwoRoomsState, seat: Seat) -> list[Event]:
    giver = state.leader[state.place[seat]]
    state.barred[seat] |= 1 << giver
    return leading.name_leader(state, seat, "handed_over", giver)


def decline(state: TwoRoomsState, seat: Seat) -> list[Event]:
    room = state.place[seat]
    state.lead_to[room] = NOBODY
    return [LeadDeclined(state.leader[room], seat, audience=audiences.people(state, room))]


def lapse(state: TwoRoomsState, room: Place) -> list[Event]:
    """Its time is up (TR-071)."""
    return leading.void_lead_offer(state, room)


def legal(state: TwoRoomsState, seat: Seat) -> list[Action]:
    found: list[Action] = []
    if phases.allows(check_abdicating, state, seat):
        found += [Abdicate(target) for target in heirs(state, seat)]
    if phases.allows(check_answer, state, seat):
        found += [AcceptLead(), DeclineLead()]
    return found
