"""Bomb Busters: equipment cards in general."""

from boomtable.core.errors import IllegalAction
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.state import BombBustersState


def is_unlocked(state: BombBustersState, card: int) -> bool:
    """Whether two wires of the card's number have been cut (BB-180)."""
    return state.cut_counts[card] >= 2


def is_ready(state: BombBustersState, card: int) -> bool:
    """Whether the card is laid out, unlocked and not yet used."""
    for index, laid in enumerate(state.cards):
        if laid == card:
            return not state.card_used[index] and is_unlocked(state, card)
    return False


def any_ready(state: BombBustersState) -> bool:
    for index, card in enumerate(state.cards):
        if not state.card_used[index] and is_unlocked(state, card):
            return True
    return False


def check_ready(state: BombBustersState, seat: Seat, card: int) -> None:
    if card not in state.cards:
        raise IllegalAction("BB-033", "seat {seat} cannot use card {card}: it is not part of this mission", seat=seat, card=card)
    if state.card_used[state.cards.index(card)]:
        raise IllegalAction("BB-180", "seat {seat} cannot use card {card}: it has been used", seat=seat, card=card)
    if not is_unlocked(state, card):
        raise IllegalAction("BB-180", "seat {seat} cannot use card {card}: two {card}s must be cut first", seat=seat, card=card)


def spend(state: BombBustersState, card: int) -> None:
    state.card_used[state.cards.index(card)] = True
    state.cards_spent += 1
