"""Bomb Busters bots: which constraint to take, and when to turn up another one."""

from typing import Final

from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.pieces import YELLOW, value_of
from boomtable.games.bomb_busters.rules.constraints import BARE, DEAR, HUSHED, LETTERS, forbidden
from boomtable.games.bomb_busters.schema import Letter
from boomtable.games.bomb_busters.state import BombBustersState, uncut_of

UNWELCOME: Final = (BARE, HUSHED, DEAR)  # worse than any lock


def letter_to_take(state: BombBustersState, seat: Seat) -> Letter:
    """The one that forbids the fewest of the own wires."""
    wires = uncut_of(state, seat)
    best = state.rule_deck[0]
    least = len(wires) + 1
    for card in state.rule_deck:
        locked = 0
        for wire in wires:
            value = value_of(int(state.tile[wire]))
            if value < YELLOW and forbidden(card) >> value - 1 & 1:
                locked += 1
        if locked < least:
            best = card
            least = locked
    return LETTERS[best - 1]


def is_worth_a_change(state: BombBustersState) -> bool:
    """Whether somebody could not play since the last deed, or the card hinders everybody: while there are others."""
    return len(state.rule_deck) > 0 and (state.skipped != 0 or state.binding[0] in UNWELCOME)
