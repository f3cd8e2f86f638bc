"""Bomb Busters: info tokens, their supply and the virtual ones."""

from boomtable.games.bomb_busters.pieces import TOKENS_OF_A_KIND
from boomtable.games.bomb_busters.state import BombBustersState


def supply(state: BombBustersState, value: int) -> int:
    """Real tokens of this value that lie beside the board (BB-166)."""
    used = 0
    for wire in range(len(state.token)):
        if state.token[wire] == value and not state.virtual[wire]:
            used += 1
    return TOKENS_OF_A_KIND - used


def put_token(state: BombBustersState, wire: int, value: int) -> None:
    """A token in front of a wire that has none; said aloud where the supply is empty (BB-161 to BB-163)."""
    state.virtual[wire] = supply(state, value) == 0
    state.token[wire] = value
    state.said_at[wire] = state.turns


def take_token(state: BombBustersState, wire: int) -> None:
    """Back to the supply at once when its wire is cut (BB-160)."""
    state.token[wire] = 0
    state.virtual[wire] = False
    state.said_at[wire] = 0
