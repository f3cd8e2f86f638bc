"""Bombs Away: the facts of one position."""

from collections.abc import Callable
from typing import Any, Final, Literal

from boomtable.core.seats import Seat
from boomtable.core.state import State, fill
from boomtable.games.bombs_away import schema
from boomtable.games.bombs_away.network import Network, cards_on, hydrant_alone, place, x_of, y_of
from boomtable.games.bombs_away.pieces import FACES_OF, KINDS

FACTS: Final = (
    *("seats", "match", "even_turns", "short_hand", "tough_pipes", "even_bombs", "late_start", "turn_seconds", "dealer", "turn", "turns"),
    *("moves", "thrown", "second", "drawn", "passes", "deal", "out", "away", "reason", "ended"),
    *("pile", "discard", "scores", "wins", "winners", "hands"),
)


class BombsAwayState(State):
    """One position. Hands and piles are bags: how many of each kind. What has not been drawn lies nowhere."""

    def __init__(
        self,
        network: Network,
        hands: list[list[int]],
        held: list[int],
        sizes: list[int],
        pile: list[int],
        discard: list[int],
        scores: list[int],
        wins: list[int],
    ) -> None:
        self.seats = len(sizes)
        self.match = False
        self.even_turns = False
        self.short_hand = False
        self.tough_pipes = False
        self.even_bombs = False
        self.late_start = False
        self.turn_seconds = 0

        self.network = network
        self.hands = hands  # each replaced and never changed in place: copies of a position share them
        self.held = held  # the faces that a hand can show, as a bit set
        self.sizes = sizes
        self.pile = pile
        self.discard = discard
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
        self.out = 0  # bit set of seats
        self.away = 0
        self.ended = False

        # Replaced and never changed in place: copies of a position share them.
        self.scores = scores
        self.wins = wins
        self.winners: list[Seat] = []
        self.reason: schema.Reason | Literal["opponent_left", ""] = ""  # how the last deal ended

    def clone(self) -> "BombsAwayState":
        other = BombsAwayState(
            self.network.clone(), self.hands[:], self.held[:], self.sizes[:], self.pile[:], self.discard[:], self.scores, self.wins
        )
        other.match = self.match
        other.even_turns = self.even_turns
        other.short_hand = self.short_hand
        other.tough_pipes = self.tough_pipes
        other.even_bombs = self.even_bombs
        other.late_start = self.late_start
        other.turn_seconds = self.turn_seconds
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
        other.out = self.out
        other.away = self.away
        other.ended = self.ended
        other.winners = self.winners
        other.reason = self.reason
        return other

    def facts(self) -> tuple[str, ...]:
        return FACTS

    def loader(self) -> Callable[[dict[str, Any]], State]:
        return load

    def dump(self) -> dict[str, object]:
        network = self.network
        cards = [[x_of(position), y_of(position), network.face_at(position)] for position in cards_on(network)]
        return super().dump() | {"cards": cards}


def blank(seats: int) -> BombsAwayState:
    """A table with the Hydrant alone, and no card dealt."""
    hands = [[0] * KINDS for _ in range(seats)]
    return BombsAwayState(hydrant_alone(), hands, [0] * seats, [0] * seats, [0] * KINDS, [0] * KINDS, [0] * seats, [0] * seats)


def load(dump: dict[str, Any]) -> BombsAwayState:
    state = blank(dump["seats"])
    fill(state, dump)
    for x, y, face in dump["cards"]:
        state.network.put(place(x, y), face)
    for seat, hand in enumerate(state.hands):
        state.held[seat] = faces_of(hand)
        state.sizes[seat] = sum(hand)
    state.pile_size = sum(state.pile)
    state.discard_size = sum(state.discard)
    return state


def faces_of(hand: list[int]) -> int:
    """The faces that a hand can show, as a bit set."""
    faces = 0
    for kind, count in enumerate(hand):
        if count:
            faces |= FACES_OF[kind]
    return faces


def give(state: BombsAwayState, seat: Seat, kind: int, count: int = 1) -> None:
    if count == 0:
        return
    change_hand(state, seat, kind, count)
    state.held[seat] |= FACES_OF[kind]
    state.sizes[seat] += count


def take(state: BombsAwayState, seat: Seat, kind: int) -> None:
    change_hand(state, seat, kind, -1)
    state.sizes[seat] -= 1
    if state.hands[seat][kind] == 0:
        state.held[seat] &= ~FACES_OF[kind]


def change_hand(state: BombsAwayState, seat: Seat, kind: int, by: int) -> None:
    hand = state.hands[seat][:]
    hand[kind] += by
    state.hands[seat] = hand


def throw_away(state: BombsAwayState, kind: int) -> None:
    state.discard[kind] += 1
    state.discard_size += 1


def has(bits: int, seat: Seat) -> bool:
    return bits >> seat & 1 == 1


def seats_in(bits: int, seats: int) -> list[Seat]:
    return [seat for seat in range(seats) if has(bits, seat)]
