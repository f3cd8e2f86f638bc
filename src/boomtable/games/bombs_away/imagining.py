"""Bombs Away: a full state that looks the same to a viewer. The cards that it cannot see are dealt anew, all equally likely."""

from boomtable.core.dice import Dice
from boomtable.games.bombs_away.network import hydrant_alone, place
from boomtable.games.bombs_away.pieces import COUNTS, KINDS, face_of
from boomtable.games.bombs_away.schema import BombsAwayView
from boomtable.games.bombs_away.state import BombsAwayState, give


def unseen(seen: BombsAwayView) -> list[int]:
    """The cards in the pile and in hidden hands together: the deck is public (BA-120)."""
    bag = [COUNTS[kind] - seen.discard[kind] for kind in range(KINDS)]
    for card in seen.cards:
        bag[card.card] -= 1
    for hand in seen.hands:
        for kind in hand or ():
            bag[kind] -= 1
    return bag


def determinize(seen: BombsAwayView, dice: Dice) -> BombsAwayState:
    state = BombsAwayState(len(seen.sizes), hydrant_alone())
    settle(state, seen)
    for card in seen.cards:
        state.network.put(place(card.x, card.y), face_of(card.card, card.turned))
    state.pile = unseen(seen)
    for seat, hand in enumerate(seen.hands):
        if hand is None:
            for _ in range(seen.sizes[seat]):
                give(state, seat, dice.draw(state.pile))
        else:
            for kind in hand:
                give(state, seat, kind)
    state.pile_size = seen.pile
    state.discard = list(seen.discard)
    state.discard_size = sum(seen.discard)
    return state


def settle(state: BombsAwayState, seen: BombsAwayView) -> None:
    """All that is public, but for the cards."""
    settings = seen.settings
    state.match = settings.match
    state.even_turns = settings.even_turns
    state.short_hand = settings.short_hand
    state.tough_pipes = settings.tough_pipes
    state.even_bombs = settings.even_bombs
    state.late_start = settings.late_start
    state.turn_seconds = settings.turn_seconds
    state.dealer = seen.dealer
    state.turn = seen.turn
    state.turns = seen.turns
    state.moves = seen.moves
    state.thrown = seen.thrown
    state.second = seen.second
    state.drawn = seen.drawn
    state.passes = seen.passes
    state.deal = seen.deal
    state.scores = list(seen.scores)
    state.wins = list(seen.wins)
    state.out = sum(1 << seat for seat in seen.out)
    state.away = sum(1 << seat for seat in seen.away)
    state.reason = seen.reason
    state.ended = seen.outcome is not None
    state.winners = list(seen.outcome.winners) if seen.outcome is not None else []
