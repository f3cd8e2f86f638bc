"""Bomb Busters: equipment of box 5 that nobody uses: it acts by itself, once, the moment it is unlocked (BB-246)."""

from boomtable.core.actions import Told
from boomtable.games.bomb_busters.pieces import DISINTEGRATOR, EMERGENCY_DROP, FALSE_BOTTOM
from boomtable.games.bomb_busters.rules.equipment import spend
from boomtable.games.bomb_busters.rules.hand import sorted_on
from boomtable.games.bomb_busters.rules.tokens import supply
from boomtable.games.bomb_busters.schema import CardsRefreshed, Disintegrated
from boomtable.games.bomb_busters.state import BombBustersState

INSTANT = (EMERGENCY_DROP, DISINTEGRATOR, FALSE_BOTTOM)


def drop(state: BombBustersState, told: Told) -> None:
    """Turn all used cards up again but those that act by themselves (BB-251)."""
    spend(state, EMERGENCY_DROP)
    again = [card for card, used in zip(state.cards, state.card_used, strict=True) if used and card not in INSTANT]
    state.card_used = [used and card not in again for card, used in zip(state.cards, state.card_used, strict=True)]
    if told is not None:
        told.append(CardsRefreshed(tuple(again)))


def disintegrated(state: BombBustersState, told: Told) -> list[int]:
    """Draw a number, and find the wires that are cut with it, whoever has them (BB-253)."""
    spend(state, DISINTEGRATOR)
    number = drawn_blind(state)
    state.blind = []
    wires = [wire for stand in range(len(state.owner)) for wire in sorted_on(state, stand) if state.tile[wire] == 10 * number]
    if told is not None:
        told.append(Disintegrated(number, tuple(wires)))
    return wires


def drawn_blind(state: BombBustersState) -> int:
    """The first token in the order of BB-256 that lies in the supply: of each number there are two."""
    for token in state.blind:
        number, copy = token // 2 + 1, token % 2
        if copy < supply(state, number):
            return number
    raise AssertionError("no info token is left in the supply")
