"""Two Rooms and a Boom: the leader of a room: appointed, pointed at, or drawn by lot (section 6)."""

from typing import ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import NOBODY, Place
from boomtable.games.two_rooms.rules import audiences, phases
from boomtable.games.two_rooms.rules.chapter import Plain, Targeting
from boomtable.games.two_rooms.schema import Appoint, HandLowered, HowLed, LeaderNamed, LeadLapsed, Point, Pointed, Room, Unpoint
from boomtable.games.two_rooms.state import TwoRoomsState, counts_in, is_ambassador, population, present, put
from boomtable.games.two_rooms.vocabulary import Vocabulary

ROOM_NAMES: tuple[Room, Room] = ("A", "B")


def threshold(state: TwoRoomsState, room: Place) -> int:
    """How many hands make a leader: more than half of those who count in the room (TR-073)."""
    return len(population(state, room)) // 2 + 1


def leads(state: TwoRoomsState, seat: Seat) -> bool:
    """Whether a seat leads its room; a leader never leaves it (TR-384)."""
    return seat in state.leader


class Appointing(Targeting):
    """Appoints the first leader of a room, by whoever does it first."""

    action_type: ClassVar[type[Action]] = Appoint
    fleeting: ClassVar[bool] = True

    def may(self, state: TwoRoomsState, seat: Seat) -> bool:
        if not phases.in_round(state) or is_ambassador(state, seat) or state.leader[state.place[seat]] != NOBODY:
            return False
        return state.options.first_leader != "majority"

    def fits(self, state: TwoRoomsState, seat: Seat, target: Seat) -> bool:
        return target != seat and counts_in(state, target, state.place[seat])

    def check_rules(self, state: TwoRoomsState, seat: Seat, action: Appoint) -> None:
        phases.check_round(state, seat)
        phases.check_counts(state, seat)
        leader = state.leader[state.place[seat]]
        if leader != NOBODY:
            raise IllegalAction("TR-067", "seat {seat} cannot appoint: seat {leader} leads the room", seat=seat, leader=leader)
        if not self.may(state, seat):
            raise IllegalAction("TR-294", "seat {seat} cannot appoint: the first leader needs more than half of the room", seat=seat)
        if not self.reaches(state, seat, action.target):
            raise IllegalAction(
                "TR-065", "seat {seat} cannot appoint seat {target}: it takes another player of the room", seat=seat, target=action.target
            )

    def act_on(self, state: TwoRoomsState, seat: Seat, target: Seat, dice: Dice, told: Told) -> None:
        name_leader(state, target, "appointed", seat, told)


class Pointing(Targeting):
    """Raises a hand for a new leader, perhaps oneself: numbers begin with the actor."""

    action_type: ClassVar[type[Action]] = Point
    fleeting: ClassVar[bool] = True

    def __init__(self, words: Vocabulary) -> None:
        super().__init__(words)
        self.size = words.seats
        self.nearest = 0

    def may(self, state: TwoRoomsState, seat: Seat) -> bool:
        if not phases.in_round(state) or is_ambassador(state, seat) or phases.is_locked(state, seat):
            return False
        room = state.place[seat]
        return not state.shield[room] and not must_appoint(state, room)

    def fits(self, state: TwoRoomsState, seat: Seat, target: Seat) -> bool:
        room = state.place[seat]
        return target != state.leader[room] and target != state.pointing[seat] and counts_in(state, target, room)

    def check_rules(self, state: TwoRoomsState, seat: Seat, action: Point) -> None:
        phases.check_round(state, seat)
        phases.check_counts(state, seat)
        phases.check_unlocked(state, seat)
        target, room = action.target, state.place[seat]
        if must_appoint(state, room):
            raise IllegalAction("TR-065", "seat {seat} cannot point: the first leader is appointed", seat=seat)
        if state.shield[room]:
            raise IllegalAction("TR-166", "seat {seat} cannot point: a Usurper leads until the round ends", seat=seat)
        if target == state.leader[room]:
            raise IllegalAction("TR-074", "seat {seat} cannot point at seat {target}: it leads already", seat=seat, target=target)
        if not self.reaches(state, seat, target):
            raise IllegalAction(
                "TR-072", "seat {seat} cannot point at seat {target}: it takes a new target in the room", seat=seat, target=target
            )

    def act_on(self, state: TwoRoomsState, seat: Seat, target: Seat, dice: Dice, told: Told) -> None:
        room = state.place[seat]
        state.pointing[seat] = target
        if told is not None:
            told.append(Pointed(seat, target, audience=audiences.room(state, room)))
        count_hands(state, room, told)


def must_appoint(state: TwoRoomsState, room: Place) -> bool:
    """Whether hands come too early: nobody leads yet, and the first leader is appointed."""
    return state.leader[room] == NOBODY and state.options.first_leader == "appoint"


class LoweringHand(Plain):
    """Lowers one's hand."""

    action_type: ClassVar[type[Action]] = Unpoint

    def may(self, state: TwoRoomsState, seat: Seat) -> bool:
        return state.pointing[seat] != NOBODY and phases.in_round(state)

    def check_rules(self, state: TwoRoomsState, seat: Seat, action: Unpoint) -> None:
        phases.check_round(state, seat)
        if not self.may(state, seat):
            raise IllegalAction("TR-072", "seat {seat} cannot lower its hand: it points at nobody", seat=seat)

    def act(self, state: TwoRoomsState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        state.pointing[seat] = NOBODY
        if told is not None:
            told.append(HandLowered(seat, audience=audiences.room(state, state.place[seat])))


# the change itself


def count_hands(state: TwoRoomsState, room: Place, told: Told) -> None:
    """Make a player the leader as soon as more than half of the room point at them (TR-073, TR-076)."""
    hands = votes(state, room)
    needed = threshold(state, room)
    for target in population(state, room):
        if hands[target] >= needed:
            name_leader(state, target, "pointed", None, told)
            return


def votes(state: TwoRoomsState, room: Place) -> list[int]:
    """How many hands point at each seat."""
    hands = [0] * state.seats
    for seat in population(state, room):
        if state.pointing[seat] != NOBODY:
            hands[state.pointing[seat]] += 1
    return hands


def name_leader(state: TwoRoomsState, leader: Seat, how: HowLed, by: Seat | None, told: Told) -> None:
    """Name a leader: all hands go down, an open offer of the leader card is void, the old draft is gone (TR-075, TR-081)."""
    room = state.place[leader]
    if how != "handed_over":
        void_lead_offer(state, room, told)
    state.lead_to = put(state.lead_to, room, NOBODY)
    state.leader = put(state.leader, room, leader)
    state.by_lot = put(state.by_lot, room, how == "lot")
    state.shield = put(state.shield, room, False)
    state.drafts = put(state.drafts, room, [])
    lower_hands(state, room)
    for seat in present(state, room):
        state.changes[seat] += 1
    if told is not None:
        told.append(LeaderNamed(ROOM_NAMES[room], leader, how, by, audience=audiences.room(state, room)))


def lower_hands(state: TwoRoomsState, room: Place) -> None:
    for seat in population(state, room):
        state.pointing[seat] = NOBODY


def void_lead_offer(state: TwoRoomsState, room: Place, told: Told) -> None:
    """Take back the leader card that was held out: time is up, or the leader has changed (TR-071)."""
    target = state.lead_to[room]
    if target == NOBODY:
        return
    state.lead_to = put(state.lead_to, room, NOBODY)
    if told is not None:
        told.append(LeadLapsed(state.leader[room], target, audience=audiences.people(state, room)))


def by_lot(state: TwoRoomsState, room: Place, dice: Dice, told: Told) -> None:
    """Find a leader when time is up and nobody leads: by most hands where the first leader needs a majority, else by lot (TR-078)."""
    choices = population(state, room)
    if state.options.first_leader == "majority":
        hands = votes(state, room)
        most = max(hands[seat] for seat in choices)
        choices = [seat for seat in choices if hands[seat] == most]
    name_leader(state, choices[dice.pick(len(choices))], "lot", None, told)
