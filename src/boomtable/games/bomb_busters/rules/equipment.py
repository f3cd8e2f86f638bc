"""Bomb Busters: equipment cards in general."""

from boomtable.core.errors import IllegalAction
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.pieces import COPIES, FALSE_BOTTOM, unlocked_by
from boomtable.games.bomb_busters.rules.apart import is_apart
from boomtable.games.bomb_busters.rules.characters import any_power, check_power_left, has_power, use_power
from boomtable.games.bomb_busters.rules.hand import place_name
from boomtable.games.bomb_busters.rules.locks import card_is_barred, check_card_free
from boomtable.games.bomb_busters.state import BombBustersState


def is_unlocked(state: BombBustersState, card: int) -> bool:
    """Whether two wires of the card's number have been cut (BB-180), or all four (BB-181), and of the number that lies on it (BB-1121)."""
    if state.turned:
        return True  # BB-1151
    if card > FALSE_BOTTOM:
        return state.cut_counts[unlocked_by(card)] >= COPIES  # BB-181
    if state.cut_counts[card] < 2:
        return False
    return not state.clips or is_clip_off(state, state.clips[state.cards.index(card)])


def is_clip_off(state: BombBustersState, number: int) -> bool:
    """Whether the number card on an equipment card is gone: two wires of it are cut."""
    return state.cut_counts[number] >= 2


def may_use(state: BombBustersState, seat: Seat, card: int) -> bool:
    """Whether a seat can use a card, or the power of its own character that does the same."""
    return (has_power(state, seat, card) or is_ready(state, card)) and not card_is_barred(state, seat, card)


def is_ready(state: BombBustersState, card: int) -> bool:
    """Whether the card is laid out, unlocked and not yet used."""
    for index, laid in enumerate(state.cards):
        if laid == card:
            return not state.card_used[index] and is_unlocked(state, card)
    return False


def any_ready(state: BombBustersState) -> bool:
    """Whether somebody can use a card, or a power that does what a card does."""
    if state.characters and any_power(state):
        return True
    for index, card in enumerate(state.cards):
        if not state.card_used[index] and is_unlocked(state, card):
            return True
    return False


def check_ready(state: BombBustersState, seat: Seat, card: int) -> None:
    if may_use(state, seat, card):
        return
    check_card_free(state, seat, card)
    check_power_left(state, seat, card)
    if card not in state.cards:
        raise IllegalAction("BB-033", "seat {seat} cannot use card {card}: it is not part of this mission", seat=seat, card=card)
    if state.card_used[state.cards.index(card)]:
        raise IllegalAction("BB-180", "seat {seat} cannot use card {card}: it has been used", seat=seat, card=card)
    if card > FALSE_BOTTOM:
        sentence = "seat {seat} cannot use card {card}: all four {number}s must be cut first"
        raise IllegalAction("BB-181", sentence, seat=seat, card=card, number=unlocked_by(card))
    if state.cut_counts[card] < 2 and not is_unlocked(state, card):
        raise IllegalAction("BB-180", "seat {seat} cannot use card {card}: two {card}s must be cut first", seat=seat, card=card)
    if not is_unlocked(state, card):
        number = state.clips[state.cards.index(card)]
        sentence = "seat {seat} cannot use card {card}: two {number}s must be cut first, whose number card lies on it"
        raise IllegalAction("BB-1121", sentence, seat=seat, card=card, number=number)


def check_in_reach(state: BombBustersState, seat: Seat, wire: int) -> None:
    if is_apart(state, wire):
        sentence = "seat {seat} cannot use equipment or a character on {wire}: it stands apart"
        raise IllegalAction("BB-405", sentence, seat=seat, wire=place_name(wire))


def use(state: BombBustersState, seat: Seat, card: int) -> None:
    """Spend the own power first: the card stays for everybody (BB-272)."""
    if has_power(state, seat, card):
        use_power(state, seat)
    else:
        spend(state, card)


def spend(state: BombBustersState, card: int) -> None:
    state.card_used[state.cards.index(card)] = True
    state.cards_spent += 1
