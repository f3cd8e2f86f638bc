"""Bomb Busters: info tokens, their supply and the virtual ones."""

from mypy_extensions import i64

from boomtable.core.bits import up
from boomtable.games.bomb_busters.pieces import TOKENS_OF_A_KIND, YELLOW
from boomtable.games.bomb_busters.state import BombBustersState


def supply(state: BombBustersState, value: int) -> int:
    """How many real tokens of this value lie beside the board (BB-166)."""
    wanted: i64 = value
    left: i64 = TOKENS_OF_A_KIND
    wire: i64 = 0
    end: i64 = len(state.token)
    while wire < end:
        if i64(state.token[wire]) == wanted and not state.virtual[wire]:
            left -= 1
        wire += 1
    for drawn in state.drawn:
        left -= drawn == value
    for laid in state.beside:
        left -= laid[1] == value
    return int(left)


def values_left(state: BombBustersState) -> i64:
    """The values with a real token beside the board, bit v for value v."""
    once: i64 = 0
    gone: i64 = 0  # both are used
    wire: i64 = 0
    end: i64 = len(state.token)
    while wire < end:
        if state.token[wire] and not state.virtual[wire]:
            value = up(1, i64(state.token[wire]))
            gone |= once & value
            once |= value
        wire += 1
    for laid in state.beside:
        value = up(1, laid[1])
        gone |= once & value
        once |= value
    return (up(1, YELLOW + 1) - 1) & ~gone


def put_token(state: BombBustersState, wire: int, value: int) -> None:
    """Put a token in front of a wire that has none, or say it aloud if the supply is empty (BB-161 to BB-163)."""
    state.virtual[wire] = 1 if supply(state, value) == 0 else 0
    state.token[wire] = value
    state.said_at[wire] = state.turns


def take_token(state: BombBustersState, wire: int) -> None:
    """Return the token of a wire that was cut to the supply at once (BB-160)."""
    state.token[wire] = 0
    state.virtual[wire] = 0
    state.said_at[wire] = 0
