"""Bomb Busters: equipment that comes during a mission: from False Bottom, or as a reward for complete numbers."""

from typing import Final

from boomtable.core.actions import Told
from boomtable.games.bomb_busters.pieces import COPIES, FALSE_BOTTOM
from boomtable.games.bomb_busters.rules.equipment import is_ready, spend
from boomtable.games.bomb_busters.schema import CardsDrawn, CardWon, NumberTurned
from boomtable.games.bomb_busters.state import BombBustersState

CLIP: Final = 16  # a card in the drawer is its number and 16 times the number card on it


def bring_cards(state: BombBustersState, told: Told) -> None:
    """After a cut, in a mission in which cards are still to come."""
    if state.turned:
        reward(state, told)
    elif is_ready(state, FALSE_BOTTOM):
        open_false_bottom(state, told)


def open_false_bottom(state: BombBustersState, told: Told) -> None:
    """Add the two cards at once (BB-245, BB-246); they were drawn unseen when the table was laid (BB-247)."""
    spend(state, FALSE_BOTTOM)
    cards = [drawn % CLIP for drawn in state.drawer]
    clips = [drawn // CLIP for drawn in state.drawer]
    state.drawer = []
    add_cards(state, cards)
    if state.clips:
        state.clips = state.clips + clips
    if told is not None:
        told.append(CardsDrawn(tuple(cards), tuple(clips) if state.clips else ()))


def add_cards(state: BombBustersState, cards: list[int]) -> None:
    state.cards = state.cards + cards
    state.card_used = state.card_used + [False] * len(cards)


def reward(state: BombBustersState, told: Told) -> None:
    """Turn up an equipment card for the number in force once it is complete, then the next number that is not (BB-1151)."""
    number = state.turned[-1]
    if state.cut_counts[number] < COPIES:
        return
    card = state.drawer[0]
    state.drawer = state.drawer[1:]
    add_cards(state, [card])
    if told is not None:
        told.append(CardWon(number, card))
    if state.drawer:
        turn_number(state, told)


def turn_number(state: BombBustersState, told: Told) -> None:
    passed: list[int] = []
    while state.deck:
        number = state.deck[0]
        state.deck = state.deck[1:]
        state.turned = [*state.turned, number]
        if state.cut_counts[number] < COPIES:
            if told is not None:
                told.append(NumberTurned(number, tuple(passed)))
            return
        passed.append(number)
