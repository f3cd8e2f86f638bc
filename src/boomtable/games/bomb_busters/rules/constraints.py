"""Bomb Busters: constraint cards A to L, for one player or for all (section 16.1)."""

from typing import Final, get_args

from mypy_extensions import i64

from boomtable.core.actions import Told
from boomtable.core.bits import up
from boomtable.core.errors import IllegalAction
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.missions.mission import Twist
from boomtable.games.bomb_busters.pieces import COPIES, NUMBERS, POST_IT, WIDTH, YELLOW
from boomtable.games.bomb_busters.rules.hand import place_name, uncut_mask
from boomtable.games.bomb_busters.rules.limit import Limit
from boomtable.games.bomb_busters.schema import ConstraintDropped, ConstraintTurned, Letter, LockView
from boomtable.games.bomb_busters.state import BombBustersState

LETTERS: Final[tuple[Letter, ...]] = get_args(Letter)  # a card in the state is its place here, from 1; 0 is none
EVEN, ODD, LOW, HIGH, MIDDLE, OUTER, BARE, HUSHED, NOT_LAST, NOT_FIRST, NO_SOLO, DEAR = range(1, 13)  # A to L
ALL: Final = (1 << YELLOW) - 1  # bit v - 1 for value v
FOUR_TO_NINE: Final = 0b1_1111_1000
ALLOWED: Final = {
    EVEN: 0b1010_1010_1010,
    ODD: 0b0101_0101_0101,
    LOW: 0b0000_0011_1111,
    HIGH: 0b1111_1100_0000,
    MIDDLE: FOUR_TO_NINE,
    OUTER: ALL ^ FOUR_TO_NINE,
}


def letter_of(card: int) -> Letter | None:
    return LETTERS[card - 1] if card > 0 else None


def number_of_letter(letter: Letter | None) -> int:
    return 0 if letter is None else 1 + LETTERS.index(letter)


def is_shared(state: BombBustersState) -> bool:
    """Whether one card binds everybody; else each seat has its own."""
    rules = MISSIONS[state.mission].twist.constraints
    return rules is not None and rules.shared


def bound_by(state: BombBustersState, seat: Seat) -> int:
    """The card that this seat obeys now, 0 for none; a negative one lies face down."""
    if not state.binding:
        return 0
    card = state.binding[0 if is_shared(state) else seat]
    return max(0, card)


def forbidden(card: int) -> i64:
    """The values that a card forbids to announce and to cut alone (BB-410, BB-411)."""
    return ALL ^ ALLOWED.get(card, ALL)


class Constraint(Limit):
    def is_in(self, twist: Twist) -> bool:
        return twist.constraints is not None

    def for_all(self, state: BombBustersState) -> i64:
        return forbidden(state.binding[0]) if state.binding and is_shared(state) else 0

    def for_seat(self, state: BombBustersState, seat: Seat) -> i64:
        return forbidden(bound_by(state, seat))

    def lock(self, state: BombBustersState, seat: Seat, value: int) -> LockView:
        return LockView(value, "constraint", "BB-410", bound_by(state, seat))

    def check_value(self, state: BombBustersState, seat: Seat, value: int) -> None:
        card = bound_by(state, seat)
        if forbidden(card) & up(1, value - 1):
            sentence = "seat {seat} cannot cut {value}: constraint {letter} forbids it"
            raise IllegalAction("BB-410", sentence, seat=seat, value=value, letter=letter_of(card))

    def wires(self, state: BombBustersState, seat: Seat, stand: int, tool: int) -> i64:
        card = bound_by(state, seat)
        if card == HUSHED:
            return with_token(state, stand)
        mask = uncut_mask(state, stand)
        if card == NOT_FIRST:
            return mask & -mask
        return last_bit(mask) if card == NOT_LAST else 0

    def check_wire(self, state: BombBustersState, seat: Seat, wire: int, tool: int) -> None:
        if self.wires(state, seat, wire // WIDTH, tool) & up(1, wire % WIDTH):
            letter = letter_of(bound_by(state, seat))
            sentence = "seat {seat} cannot point at {wire}: constraint {letter} forbids it"
            raise IllegalAction("BB-412", sentence, seat=seat, wire=place_name(wire), letter=letter)

    def bars_solo(self, state: BombBustersState, seat: Seat) -> bool:
        return bound_by(state, seat) == NO_SOLO

    def check_solo(self, state: BombBustersState, seat: Seat) -> None:
        if self.bars_solo(state, seat):
            raise IllegalAction("BB-417", "seat {seat} cannot cut alone: constraint {letter} forbids it", seat=seat, letter="K")

    def bars_card(self, state: BombBustersState, seat: Seat, card: int) -> bool:
        bound = bound_by(state, seat)
        return bound == BARE or (bound == HUSHED and card == POST_IT)

    def check_card(self, state: BombBustersState, seat: Seat, card: int) -> None:
        if self.bars_card(state, seat, card):
            letter = letter_of(bound_by(state, seat))
            sentence = "seat {seat} cannot use card {card}: constraint {letter} forbids it"
            raise IllegalAction("BB-416", sentence, seat=seat, card=card, letter=letter)


def with_token(state: BombBustersState, stand: int) -> i64:
    mask: i64 = 0
    for spot in range(state.sizes[stand]):
        if state.token[WIDTH * stand + spot]:
            mask |= up(1, spot)
    return mask


def last_bit(mask: i64) -> i64:
    bit: i64 = 0
    while mask:
        bit = mask & -mask
        mask ^= bit
    return bit


def steps_of_failure(state: BombBustersState, seat: Seat) -> int:
    """How far a wrong claim of this seat moves the dial."""
    return 2 if bound_by(state, seat) == DEAR else 1


def hides_failures(state: BombBustersState, by: Seat, at: Seat) -> bool:
    """Whether a failed claim places no token (BB-413)."""
    return bound_by(state, by) == HUSHED or bound_by(state, at) == HUSHED


# how the open card changes


def turn_card(state: BombBustersState, told: Told) -> None:
    """Put the next card of the deck in place of the open one; after the last one nothing binds anybody."""
    state.rules_gone = state.rules_gone + [card for card in state.binding if card]
    card = state.rule_deck[0] if state.rule_deck else 0
    state.rule_deck = state.rule_deck[1:]
    bind_all(state, card, told)


def number_done(state: BombBustersState, number: int, told: Told) -> None:
    """After the last wire of a number (BB-1371, BB-1571)."""
    rules = MISSIONS[state.mission].twist.constraints
    if rules is None or number > NUMBERS or state.cut_counts[number] < COPIES:
        return
    if rules.by_number:
        bind_all(state, state.lettered[number - 1], told)
    elif rules.turns_when_done and state.binding[0]:
        turn_card(state, told)


def bind_all(state: BombBustersState, card: int, told: Told) -> None:
    state.binding = [card]
    if told is not None:
        told.append(ConstraintTurned(letter_of(card), len(state.rule_deck)))


def lay_aside(state: BombBustersState, seat: Seat, told: Told) -> None:
    """Turn one's own constraint face down for good (BB-1311)."""
    card = state.binding[seat]
    state.binding = [-card if place == seat else bound for place, bound in enumerate(state.binding)]
    if told is not None:
        told.append(ConstraintDropped(seat, LETTERS[card - 1]))


def may_lay_aside(state: BombBustersState) -> bool:
    rules = MISSIONS[state.mission].twist.constraints
    return rules is not None and rules.drafted
