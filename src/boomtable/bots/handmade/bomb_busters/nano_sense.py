"""Bomb Busters bots: what a cut is worth where Nano stands on the track: he gives wires (BB-1432), or is the dial (BB-1531)."""

from typing import Final

from boomtable.games.bomb_busters.pieces import NUMBERS
from boomtable.games.bomb_busters.rules.nano import is_dial
from boomtable.games.bomb_busters.state import BombBustersState

HASTE: Final = 1.5  # how much more a wire from Nano is worth than its share of the turns that are left
SAVED: Final = 0.05  # worth of a number that may send Nano back later
NEAR: Final = 4  # spaces


def is_under_nano(state: BombBustersState, value: int) -> bool:
    """Whether a cut of this value sends Nano back, or brings a wire that he keeps."""
    return state.nano[0] == value and (len(state.kept) > 0 or is_dial(state))


def danger(at: int) -> float:
    """How much of the mission is lost with Nano here, where he is the dial."""
    return (min(at, NUMBERS) / NUMBERS) ** 2


def price(state: BombBustersState, value: int) -> float:
    """What a successful cut of this value costs; less than nothing if it helps."""
    at = state.nano[0]
    if is_dial(state):
        if value == at:
            return danger(at - 1) - danger(at)
        if at == NUMBERS - 1:
            return 1.0
        return danger(at + 1) - danger(at) + SAVED * max(0.0, 1.0 - abs(value - at - 1) / NEAR)
    return -gift(state) if is_under_nano(state, value) else 0.0


def gift(state: BombBustersState) -> float:
    """The worth of a wire from Nano: there are only so many turns to get them all (BB-1433)."""
    uncut = sum(state.sizes)
    for cut in state.cut_counts:
        uncut -= cut
    return min(1.0, HASTE * len(state.kept) / (uncut // 2 + 1))


def price_of_failure(state: BombBustersState) -> float:
    return danger(state.nano[0] + 2) - danger(state.nano[0])
