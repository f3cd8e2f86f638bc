"""Two Rooms and a Boom: the facts of one position."""

from collections.abc import Callable
from typing import Any, Final, Literal, TypeVar

from boomtable.core.seats import MAX_SEATS, Seat
from boomtable.core.state import State, fill
from boomtable.games.two_rooms import schema
from boomtable.games.two_rooms.pieces import HALL, NOBODY, Place
from boomtable.games.two_rooms.roles import IS_AMBASSADOR

NUMBERS: Final[list[int]] = []  # what a fact by seat or by room is before it is filled in
FLAGS: Final[list[bool]] = []
ROWS: Final[list[list[int]]] = []
WORDS: Final[list[str]] = []


class TwoRoomsState(State):
    """One position, with cards and roles by number. Clones share all lists but those by seat that change every turn; the others are never
    changed in place once the game has begun: see `put`."""

    def __init__(self, options: schema.TwoRoomsOptions, deck: list[int], seats: int, space: int) -> None:
        """`empty_state` and `clone` fill in the lists."""
        self.options = options
        self.seats = seats
        self.space = space  # see `space_of`
        self.is_sim = False  # the mode, which every action asks
        self.is_party = False
        self.deck = deck
        self.players = seats  # all but the Ambassadors (TR-003)
        self.rounds = 3

        self.cards = NUMBERS
        self.buried = NOBODY
        self.place = NUMBERS
        self.bots = 0  # bit sets of seats, here and below where a list would be of yes and no
        self.phase: schema.Phase = "deal"
        self.round = 0
        self.seq = 0  # accepted actions (TR-011)

        self.leader = NUMBERS  # by room, as all that follows of leading but hands
        self.by_lot = FLAGS
        self.shield = FLAGS
        self.lead_to = NUMBERS  # the open offer of the leader card
        self.lead_at = NUMBERS  # the seq of that offer
        self.lead_beats = NUMBERS
        self.pointing = NUMBERS
        self.barred = NUMBERS  # to whom a taker may not hand the leader card back this round

        self.offer_to = NUMBERS
        self.offer_kind = NUMBERS
        self.offer_at = NUMBERS  # the seq of the offer
        self.offer_beats = NUMBERS

        self.used = 0  # a power that works once a game
        self.open_cards = 0  # permanently revealed
        self.conditions = NUMBERS
        self.infected_by = NUMBERS
        self.since = NUMBERS  # the seq at which the present card came (TR-387)
        self.shown = ROWS  # columns below
        self.moved = ROWS

        self.to_send = NOBODY
        self.drafts = ROWS  # by room
        self.locked = FLAGS
        self.hostages = ROWS
        self.lock_open = False
        self.resting = 0
        self.ready = 0
        self.walking = 0

        self.may_call = 0
        self.pause = 0
        self.calls = NUMBERS
        self.callers = 0  # asked so far
        self.called = 0  # who has called, or cannot any more

        self.aim = NUMBERS
        self.questions = ROWS  # listener, asker, and the number of the utterance among the asker's
        self.asked = NUMBERS  # rises when the question to a seat has become another
        self.changes = NUMBERS  # of leaders that a seat has witnessed (TR-075)
        self.tick = 0
        self.beat = 0
        self.choices = NUMBERS  # numbers of actions, hidden until all have chosen
        self.aimed = 0
        self.answering = NOBODY
        self.answers_to = NOBODY
        self.answers_lead = False
        self.answered = NUMBERS  # offers asked about in this tick: the offerer, or the seats plus the room for the leader card

        self.reason = ""
        self.winner: schema.Team | Literal[""] = ""
        self.winners = NUMBERS
        self.why = WORDS  # the goal that decided for each seat

    def clone(self) -> "TwoRoomsState":
        other = TwoRoomsState(self.options, self.deck, self.seats, self.space)
        other.is_sim = self.is_sim
        other.is_party = self.is_party
        other.players = self.players
        other.rounds = self.rounds
        other.cards = self.cards
        other.buried = self.buried
        other.place = self.place
        other.bots = self.bots
        other.phase = self.phase
        other.round = self.round
        other.seq = self.seq
        other.leader = self.leader
        other.by_lot = self.by_lot
        other.shield = self.shield
        other.lead_to = self.lead_to
        other.lead_at = self.lead_at
        other.lead_beats = self.lead_beats
        other.pointing = self.pointing[:]
        other.barred = self.barred
        other.offer_to = self.offer_to
        other.offer_kind = self.offer_kind
        other.offer_at = self.offer_at
        other.offer_beats = self.offer_beats
        other.used = self.used
        other.open_cards = self.open_cards
        other.conditions = self.conditions
        other.infected_by = self.infected_by
        other.since = self.since
        other.shown = self.shown
        other.moved = self.moved
        other.to_send = self.to_send
        other.drafts = self.drafts
        other.locked = self.locked
        other.hostages = self.hostages
        other.lock_open = self.lock_open
        other.resting = self.resting
        other.ready = self.ready
        other.walking = self.walking
        other.may_call = self.may_call
        other.pause = self.pause
        other.calls = self.calls
        other.callers = self.callers
        other.called = self.called
        other.aim = self.aim[:]
        other.questions = self.questions
        other.asked = self.asked[:]
        other.changes = self.changes[:]
        other.tick = self.tick
        other.beat = self.beat
        other.choices = self.choices[:]
        other.aimed = self.aimed
        other.answering = self.answering
        other.answers_to = self.answers_to
        other.answers_lead = self.answers_lead
        other.answered = self.answered
        other.reason = self.reason
        other.winner = self.winner
        other.winners = self.winners
        other.why = self.why
        return other

    def facts(self) -> tuple[str, ...]:
        return FACTS

    def loader(self) -> Callable[[dict[str, Any]], State]:
        return load

    def dump(self) -> dict[str, object]:
        return {"options": schema.options_dump(self.options), **super().dump()}


# the columns of a row of `shown` (SEEN_BY noticed that it happened, SAW_BY what it was) and of one of `moved`
SEQ, ROUND, BY, TO, HOW, KIND, BY_CARD, TO_CARD, SWAPPED, SEEN_BY, SAW_BY = range(11)
M_SEQ, M_ROUND, M_SEAT, M_SOURCE, M_TO, M_HOW = range(6)

FACTS: Final = (
    "deck",
    "players",
    "rounds",
    "buried",
    "bots",
    "phase",
    "round",
    "seq",
    "used",
    "open_cards",
    "to_send",
    "lock_open",
    "resting",
    "ready",
    "walking",
    "may_call",
    "pause",
    "callers",
    "called",
    "tick",
    "beat",
    "aimed",
    "answering",
    "answers_to",
    "answers_lead",
    "reason",
    "winner",
    "cards",
    "place",
    "leader",
    "by_lot",
    "shield",
    "lead_to",
    "lead_at",
    "lead_beats",
    "pointing",
    "barred",
    "offer_to",
    "offer_kind",
    "offer_at",
    "offer_beats",
    "conditions",
    "infected_by",
    "since",
    "locked",
    "calls",
    "aim",
    "asked",
    "changes",
    "choices",
    "answered",
    "winners",
    "why",
    "shown",
    "moved",
    "questions",
    "drafts",
    "hostages",
)


def load(dump: dict[str, Any]) -> TwoRoomsState:
    state = empty_state(schema.options_from(dump["options"]), list(dump["deck"]))
    fill(state, dump)
    return state


def empty_state(options: schema.TwoRoomsOptions, deck: list[int]) -> TwoRoomsState:
    """A table at which nothing has been dealt yet."""
    seats = options.seats
    state = TwoRoomsState(options, deck, seats, space_of(options, deck))
    state.is_sim, state.is_party = options.mode == "sim", options.mode == "party"
    state.cards, state.place = [0] * seats, [HALL] * seats
    state.leader, state.by_lot, state.shield = [NOBODY] * 2, [False] * 2, [False] * 2
    state.lead_to, state.lead_at, state.lead_beats = [NOBODY] * 2, [0] * 2, [0] * 2
    state.pointing, state.barred = [NOBODY] * seats, [0] * seats
    state.offer_to, state.offer_kind, state.offer_at, state.offer_beats = [NOBODY] * seats, [0] * seats, [0] * seats, [0] * seats
    state.conditions, state.infected_by, state.since = [0] * seats, [NOBODY] * seats, [0] * seats
    state.shown, state.moved, state.questions = [], [], []
    state.drafts, state.locked, state.hostages = [[], []], [False] * 2, [[], []]
    state.calls, state.aim, state.choices = [NOBODY] * seats, [NOBODY] * seats, [NOBODY] * seats
    state.asked, state.changes = [0] * seats, [0] * seats
    state.answered, state.winners, state.why = [], [], [""] * seats
    return state


T = TypeVar("T")


def put(values: list[T], place: int, value: T) -> list[T]:
    """A copy with one value changed: clones share the list that it comes from."""
    changed = values[:]
    changed[place] = value
    return changed


def space_of(options: schema.TwoRoomsOptions, deck: list[int]) -> int:
    """A number that is equal for all options under which the same can be done and said in the same way (TR-394, TR-395)."""
    number = 0
    for card in range(len(IS_AMBASSADOR)):
        number = number * 2 + (not options.open_deck or card in deck)
    return ((number * 2 + options.withdraw) * 2 + (options.mode == "sim")) * (MAX_SEATS + 1) + options.seats


def has(bits: int, seat: Seat) -> bool:
    return bits >> seat & 1 == 1


def seats_in(bits: int) -> list[Seat]:
    return [seat for seat in range(bits.bit_length()) if has(bits, seat)]


def bit(seat: Seat) -> int:
    return 1 << seat


def bits_of(seats: list[Seat]) -> int:
    bits = 0
    for seat in seats:
        bits |= bit(seat)
    return bits


def is_ambassador(state: TwoRoomsState, seat: Seat) -> bool:
    return IS_AMBASSADOR[state.cards[seat]]


def present(state: TwoRoomsState, place: Place) -> list[Seat]:
    """Everybody in a place, Ambassadors included."""
    return [seat for seat in range(state.seats) if state.place[seat] == place]


def is_beside(state: TwoRoomsState, seat: Seat, other: Seat) -> bool:
    """Whether another seat is in the same place."""
    return other != seat and state.place[other] == state.place[seat]


def neighbours(state: TwoRoomsState, seat: Seat) -> list[Seat]:
    return [other for other in range(state.seats) if is_beside(state, seat, other)]


def counts_in(state: TwoRoomsState, seat: Seat, place: Place) -> bool:
    """Whether a seat counts in this place: it is a room, and the seat is no Ambassador (TR-006)."""
    return state.place[seat] == place and not IS_AMBASSADOR[state.cards[seat]]


def population(state: TwoRoomsState, place: Place) -> list[Seat]:
    """The seats of a room that count in it (TR-006)."""
    return [seat for seat in range(state.seats) if counts_in(state, seat, place)]
