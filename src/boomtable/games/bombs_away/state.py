"""Bombs Away: the facts of one position."""

from typing import Any, Literal

from boomtable.core.seats import Seat
from boomtable.core.state import State
from boomtable.games.bombs_away import schema
from boomtable.games.bombs_away.network import Network, hydrant_alone, place, x_of, y_of
from boomtable.games.bombs_away.pieces import FACES_OF, HYDRANT, KINDS


class BombsAwayState(State):
    """Hands and piles are bags: how many of each kind. What has not been drawn lies nowhere."""

    def __init__(self, seats: int, network: Network) -> None:
        self.seats = seats
        self.match = False
        self.even_turns = False
        self.short_hand = False
        self.tough_pipes = False
        self.even_bombs = False
        self.late_start = False
        self.turn_seconds = 0

        self.network = network
        self.hands = [[0] * KINDS for _ in range(seats)]
        self.held = [0] * seats  # the faces that a hand can show, as a bit set
        self.sizes = [0] * seats
        self.pile = [0] * KINDS
        self.discard = [0] * KINDS
        self.pile_size = 0
        self.discard_size = 0

        self.dealer: Seat = 0
        self.turn: Seat = 0
        self.turns = 0  # finished in this deal
        self.moves = 0
        self.thrown = False
        self.second = False
        self.drawn = 0
        self.passes = 0
        self.deal = 1
        self.scores = [0] * seats
        self.wins = [0] * seats
        self.out = 0  # bit set of seats
        self.away = 0
        self.reason: schema.Reason | Literal["opponent_left", ""] = ""  # how the last deal ended
        self.winners: list[Seat] = []
        self.ended = False

    def clone(self) -> "BombsAwayState":
        other = BombsAwayState(self.seats, self.network.clone())
        other.match = self.match
        other.even_turns = self.even_turns
        other.short_hand = self.short_hand
        other.tough_pipes = self.tough_pipes
        other.even_bombs = self.even_bombs
        other.late_start = self.late_start
        other.turn_seconds = self.turn_seconds
        other.hands = [hand[:] for hand in self.hands]
        other.held = self.held[:]
        other.sizes = self.sizes[:]
        other.pile = self.pile[:]
        other.discard = self.discard[:]
        other.pile_size = self.pile_size
        other.discard_size = self.discard_size
        other.dealer = self.dealer
        other.turn = self.turn
        other.turns = self.turns
        other.moves = self.moves
        other.thrown = self.thrown
        other.second = self.second
        other.drawn = self.drawn
        other.passes = self.passes
        other.deal = self.deal
        other.scores = self.scores[:]
        other.wins = self.wins[:]
        other.out = self.out
        other.away = self.away
        other.reason = self.reason
        other.winners = self.winners[:]
        other.ended = self.ended
        return other

    def dump(self) -> dict[str, object]:
        facts: dict[str, object] = {name: getattr(self, name) for name in PLAIN}
        for name in LISTS:
            facts[name] = getattr(self, name)[:]
        facts["hands"] = [hand[:] for hand in self.hands]
        facts["cards"] = [[x_of(position), y_of(position), self.network.face_at(position)] for position in cards_on(self.network)]
        return facts


PLAIN = ["seats", "match", "even_turns", "short_hand", "tough_pipes", "even_bombs", "late_start", "turn_seconds", "dealer", "turn", "turns"]
PLAIN += ["moves", "thrown", "second", "drawn", "passes", "deal", "out", "away", "reason", "ended"]
LISTS = ["pile", "discard", "scores", "wins", "winners"]


def load(dump: dict[str, Any]) -> BombsAwayState:
    state = BombsAwayState(dump["seats"], hydrant_alone())
    for name in PLAIN:
        setattr(state, name, dump[name])
    for name in LISTS:
        setattr(state, name, list(dump[name]))
    for x, y, face in dump["cards"]:
        state.network.put(place(x, y), face)
    for seat, hand in enumerate(dump["hands"]):
        for kind, count in enumerate(hand):
            give(state, seat, kind, count)
    state.pile_size = sum(state.pile)
    state.discard_size = sum(state.discard)
    return state


def cards_on(network: Network) -> list[int]:
    """Where cards lie, the Hydrant aside."""
    return [position for position, cell in enumerate(network.cell) if cell and cell != HYDRANT + 1]


def give(state: BombsAwayState, seat: Seat, kind: int, count: int = 1) -> None:
    if count == 0:
        return
    state.hands[seat][kind] += count
    state.held[seat] |= FACES_OF[kind]
    state.sizes[seat] += count


def take(state: BombsAwayState, seat: Seat, kind: int) -> None:
    state.hands[seat][kind] -= 1
    state.sizes[seat] -= 1
    if state.hands[seat][kind] == 0:
        state.held[seat] &= ~FACES_OF[kind]


def throw_away(state: BombsAwayState, kind: int) -> None:
    state.discard[kind] += 1
    state.discard_size += 1


def has(bits: int, seat: Seat) -> bool:
    return bits >> seat & 1 == 1


def seats_in(bits: int, seats: int) -> list[Seat]:
    return [seat for seat in range(seats) if has(bits, seat)]
