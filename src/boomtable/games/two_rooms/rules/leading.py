"""Two Rooms and a Boom: the leader of a room: appointed, pointed at, or drawn by lot (section 6)."""

from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Event
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import NOBODY, Place
from boomtable.games.two_rooms.rules import audiences, phases
from boomtable.games.two_rooms.schema import (
    Abdicate,
    AcceptLead,
    Appoint,
    DeclineLead,
    HandLowered,
    HowLed,
    LeaderNamed,
    LeadLapsed,
    Point,
    Pointed,
    Room,
    Unpoint,
)
from boomtable.games.two_rooms.state import TwoRoomsState, population, present

ROOM_NAMES: tuple[Room, Room] = ("A", "B")
FLEETING: tuple[type[Action], ...] = (Appoint, Point, Abdicate, AcceptLead, DeclineLead)  # stale under another leader (TR-075)


def threshold(state: TwoRoomsState, room: Place) -> int:
    """More than half of those who count there (TR-073)."""
    return len(population(state, room)) // 2 + 1


def leads(state: TwoRoomsState, seat: Seat) -> bool:
    """Its own room: a leader never leaves it (TR-384)."""
    return seat in state.leader


# appointing


def check_appointing(state: TwoRoomsState, seat: Seat) -> None:
    phases.check_round(state, seat)
    phases.check_counts(state, seat)
    leader = state.leader[state.place[seat]]
    if leader != NOBODY:
        raise IllegalAction("TR-067", "seat {seat} cannot appoint: seat {leader} leads the room", seat=seat, leader=leader)
    if state.options.first_leader == "majority":
        raise IllegalAction("TR-294", "seat {seat} cannot appoint: the first leader needs more than half of the room", seat=seat)


def appointees(state: TwoRoomsState, seat: Seat) -> list[Seat]:
    return [other for other in population(state, state.place[seat]) if other != seat]


def check_appoint(state: TwoRoomsState, seat: Seat, action: Appoint) -> None:
    check_appointing(state, seat)
    if action.target not in appointees(state, seat):
        raise IllegalAction(
            "TR-065", "seat {seat} cannot appoint seat {target}: it takes another player of the room", seat=seat, target=action.target
        )


def appoint(state: TwoRoomsState, seat: Seat, target: Seat) -> list[Event]:
    return name_leader(state, target, "appointed", seat)


# pointing


def check_pointing(state: TwoRoomsState, seat: Seat) -> None:
    phases.check_round(state, seat)
    phases.check_counts(state, seat)
    phases.check_unlocked(state, seat)
    room = state.place[seat]
    if state.leader[room] == NOBODY and state.options.first_leader == "appoint":
        raise IllegalAction("TR-065", "seat {seat} cannot point: the first leader is appointed", seat=seat)
    if state.shield[room]:
        raise IllegalAction("TR-166", "seat {seat} cannot point: a Usurper leads until the round ends", seat=seat)


def candidates(state: TwoRoomsState, seat: Seat) -> list[Seat]:
    room = state.place[seat]
    return [other for other in population(state, room) if other not in (state.leader[room], state.pointing[seat])]


def check_point(state: TwoRoomsState, seat: Seat, action: Point) -> None:
    check_pointing(state, seat)
    target, room = action.target, state.place[seat]
    if target == state.leader[room]:
        raise IllegalAction("TR-074", "seat {seat} cannot point at seat {target}: it leads already", seat=seat, target=target)
    if target not in candidates(state, seat):
        raise IllegalAction(
            "TR-072", "seat {seat} cannot point at seat {target}: it takes a new target in the room", seat=seat, target=target
        )


def point(state: TwoRoomsState, seat: Seat, target: Seat) -> list[Event]:
    state.pointing[seat] = target
    told: list[Event] = [Pointed(seat, target, audience=audiences.room(state, state.place[seat]))]
    return told + count_hands(state, state.place[seat])


def check_unpoint(state: TwoRoomsState, seat: Seat) -> None:
    phases.check_round(state, seat)
    if state.pointing[seat] == NOBODY:
        raise IllegalAction("TR-072", "seat {seat} cannot lower its hand: it points at nobody", seat=seat)


def unpoint(state: TwoRoomsState, seat: Seat) -> list[Event]:
    state.pointing[seat] = NOBODY
    return [HandLowered(seat, audience=audiences.room(state, state.place[seat]))]


def count_hands(state: TwoRoomsState, room: Place) -> list[Event]:
    """As soon as more than half of the room point at one player, that player leads (TR-073, TR-076)."""
    hands = votes(state, room)
    for target in population(state, room):
        if hands[target] >= threshold(state, room):
            return name_leader(state, target, "pointed", None)
    return []


def votes(state: TwoRoomsState, room: Place) -> list[int]:
    """How many hands point at each seat."""
    hands = [0] * state.seats
    for seat in population(state, room):
        if state.pointing[seat] != NOBODY:
            hands[state.pointing[seat]] += 1
    return hands


# the change itself


def name_leader(state: TwoRoomsState, leader: Seat, how: HowLed, by: Seat | None) -> list[Event]:
    """All hands go down, an open offer of the leader card is void, the old draft is gone (TR-075, TR-081)."""
    room = state.place[leader]
    told = void_lead_offer(state, room) if how != "handed_over" else []
    state.lead_to[room] = NOBODY
    state.leader[room] = leader
    state.by_lot[room] = how == "lot"
    state.shield[room] = False
    state.drafts[room] = []
    lower_hands(state, room)
    for seat in present(state, room):
        state.changes[seat] += 1
    return [*told, LeaderNamed(ROOM_NAMES[room], leader, how, by, audience=audiences.room(state, room))]


def lower_hands(state: TwoRoomsState, room: Place) -> None:
    for seat in population(state, room):
        state.pointing[seat] = NOBODY


def void_lead_offer(state: TwoRoomsState, room: Place) -> list[Event]:
    target = state.lead_to[room]
    if target == NOBODY:
        return []
    state.lead_to[room] = NOBODY
    return [LeadLapsed(state.leader[room], target, audience=audiences.people(state, room))]


def by_lot(state: TwoRoomsState, room: Place, dice: Dice) -> list[Event]:
    """Time is up and nobody leads: where the first leader needs a majority, most hands count, else the lot (TR-078)."""
    choices = population(state, room)
    if state.options.first_leader == "majority":
        hands = votes(state, room)
        most = max(hands[seat] for seat in choices)
        choices = [seat for seat in choices if hands[seat] == most]
    return name_leader(state, choices[dice.pick(len(choices))], "lot", None)


def legal(state: TwoRoomsState, seat: Seat) -> list[Action]:
    found: list[Action] = []
    if phases.allows(check_appointing, state, seat):
        found += [Appoint(target) for target in appointees(state, seat)]
    if phases.allows(check_pointing, state, seat):
        found += [Point(target) for target in candidates(state, seat)]
    if phases.allows(check_unpoint, state, seat):
        found.append(Unpoint())
    return found
