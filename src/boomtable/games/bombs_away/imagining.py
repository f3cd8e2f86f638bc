"""Bombs Away: a full state that looks the same to a viewer. The cards that it cannot see are dealt anew, all equally likely,
except for even bombs at the start; what forced draws, reshuffles and thrown bombs reveal about hands is not used."""

from boomtable.core.dice import Dice
from boomtable.games.bombs_away.network import place
from boomtable.games.bombs_away.pieces import COUNTS, KINDS, face_of
from boomtable.games.bombs_away.schema import BombsAwayView
from boomtable.games.bombs_away.start import one_bomb_each, put_back
from boomtable.games.bombs_away.state import BombsAwayState, blank, give


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
    state = public_table(seen)
    state.pile = unseen(seen)
    for seat, hand in enumerate(seen.hands):
        for kind in hand or ():
            give(state, seat, kind)
    hidden = [seat for seat, hand in enumerate(seen.hands) if hand is None]
    aside = one_bomb_each(state, hidden, dice) if is_bomb_each(seen) else []
    for seat in hidden:
        while state.sizes[seat] < seen.sizes[seat]:
            give(state, seat, dice.draw(state.pile))
    put_back(state, aside)
    return state


def is_bomb_each(seen: BombsAwayView) -> bool:
    """Whether everybody holds exactly one bomb: with even bombs, until somebody has acted (BA-116)."""
    return seen.settings.even_bombs and seen.turns == 0 and not seen.thrown and seen.drawn == 0


def public_table(seen: BombsAwayView) -> BombsAwayState:
    """A state with all that everybody knows: the table, without hands and without the contents of the pile."""
    state = blank(len(seen.sizes))
    settle(state, seen)
    for card in seen.cards:
        state.network.put(place(card.x, card.y), face_of(card.card, card.turned))
    state.pile_size = seen.pile
    state.discard = list(seen.discard)
    state.discard_size = sum(seen.discard)
    return state


def settle(state: BombsAwayState, seen: BombsAwayView) -> None:
    """Copy everything public into a state, except the cards."""
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
