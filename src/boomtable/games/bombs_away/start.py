"""Bombs Away: dealing (BA-010 to BA-015, BA-113, BA-116, BA-117, BA-158)."""

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.schema import Event
from boomtable.core.seats import Seat
from boomtable.games.bombs_away.network import hydrant_alone
from boomtable.games.bombs_away.pieces import COUNTS, KINDS, TIER_1
from boomtable.games.bombs_away.schema import BombsAwayOptions, DealBegun, Dealt
from boomtable.games.bombs_away.state import BombsAwayState, blank, give

HAND = 10
SHORT_HAND = 7


def lay_out(options: BombsAwayOptions, dice: Dice) -> tuple[BombsAwayState, list[Event]]:
    state = blank(options.seats)
    state.match = options.match
    state.even_turns = options.even_turns
    state.short_hand = options.short_hand or options.guided  # BA-172
    state.tough_pipes = options.tough_pipes
    state.even_bombs = options.even_bombs
    state.late_start = options.late_start
    state.turn_seconds = options.turn_seconds
    state.dealer = options.dealer - 1 if options.dealer else dice.pick(options.seats)  # BA-012
    told: list[Event] = []
    deal(state, dice, told)
    return state, told


def deal(state: BombsAwayState, dice: Dice, told: Told) -> None:
    seats = state.seats
    state.network = hydrant_alone()
    state.hands = [[0] * KINDS for _ in range(seats)]
    state.held = [0] * seats
    state.sizes = [0] * seats
    state.pile = list(COUNTS)
    state.discard = [0] * KINDS
    state.discard_size = 0
    state.turn = (state.dealer + 1) % seats  # BA-015
    state.turns = state.passes = state.out = state.drawn = 0
    state.thrown = state.second = False
    deal_hands(state, dice)
    state.pile_size = sum(state.pile)
    if told is not None:
        told.append(DealBegun(state.deal, state.dealer, state.turn))
        for seat in clockwise(state):
            cards = cards_of(state.hands[seat])
            told.append(Dealt(seat, len(cards), cards))


def deal_hands(state: BombsAwayState, dice: Dice) -> None:
    """Deal one card at a time, clockwise (BA-013); with even bombs, first a bomb to each hand and no other (BA-116)."""
    aside = one_bomb_each(state, clockwise(state), dice) if state.even_bombs else []
    for _ in range(hand_size(state)):
        for seat in clockwise(state):
            if state.sizes[seat] < hand_size(state) - is_late(state, seat):
                give(state, seat, dice.draw(state.pile))
    put_back(state, aside)


def one_bomb_each(state: BombsAwayState, seats: list[Seat], dice: Dice) -> list[int]:
    """Give every seat a bomb; returns those left over, which lie aside until the hands are full."""
    aside = [0] * TIER_1 + state.pile[TIER_1:]
    state.pile[TIER_1:] = [0] * (KINDS - TIER_1)
    for seat in seats:
        give(state, seat, dice.draw(aside))
    return aside


def put_back(state: BombsAwayState, aside: list[int]) -> None:
    for kind, count in enumerate(aside):
        state.pile[kind] += count


def hand_size(state: BombsAwayState) -> int:
    return SHORT_HAND if state.short_hand else HAND


def is_late(state: BombsAwayState, seat: Seat) -> bool:
    """Whether this is the last seat, the dealer, which begins with one card fewer (BA-117)."""
    return state.late_start and seat == state.dealer


def clockwise(state: BombsAwayState) -> list[Seat]:
    return [(state.dealer + step) % state.seats for step in range(1, state.seats + 1)]


def cards_of(bag: list[int]) -> tuple[int, ...]:
    return tuple(kind for kind, count in enumerate(bag) for _ in range(count))
