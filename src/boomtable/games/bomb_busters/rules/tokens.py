"""Bomb Busters: info tokens, their supply and the virtual ones."""

from mypy_extensions import i64

from boomtable.core.bits import up
from boomtable.games.bomb_busters.pieces import (
    COPIES,
    MOST_TIMES,
    NUMBERS,
    ODD,
    PARITY_TOKENS,
    TIMES,
    TIMES_TOKENS,
    TOKENS_OF_A_KIND,
    WIDTH,
    YELLOW,
    value_of,
)
from boomtable.games.bomb_busters.state import BombBustersState, places


def supply(state: BombBustersState, token: int) -> int:
    """How many real tokens that say this lie beside the board (BB-006, BB-166); four copies take two tokens of x2 (BB-403)."""
    if token == MOST_TIMES:
        return supply(state, TIMES + 2) // 2
    left = TOKENS_OF_A_KIND if token <= YELLOW else PARITY_TOKENS if token <= ODD else TIMES_TOKENS
    left -= real_ones(state, token)
    for drawn in state.drawn:
        left -= drawn == token
    for laid in state.beside:
        left -= laid[1] == token
    if state.denials:
        left -= len([denial for denial in state.denials if denial[1] == token and not denial[3]])
    return left - 2 * real_ones(state, MOST_TIMES) if token == TIMES + 2 else left


def real_ones(state: BombBustersState, token: int) -> int:
    """How many real tokens that say this stand in front of wires."""
    wanted: i64 = token
    found: i64 = 0
    wire: i64 = 0
    end: i64 = len(state.token)
    while wire < end:
        if i64(state.token[wire]) == wanted and not state.virtual[wire]:
            found += 1
        wire += 1
    return int(found)


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
    if state.denials:
        for number in range(1, NUMBERS + 1):
            if supply(state, number) <= 0:
                gone |= up(1, number)
    return (up(1, YELLOW + 1) - 1) & ~gone


def put_token(state: BombBustersState, wire: int, token: int) -> None:
    """Put a token in front of a wire that has none, or say it aloud if the supply is empty (BB-161 to BB-163)."""
    state.virtual[wire] = 1 if supply(state, token) == 0 else 0
    state.token[wire] = token
    state.said_at[wire] = state.turns
    if token > ODD:
        remember_times(state, wire, token - TIMES)


def remember_times(state: BombBustersState, wire: int, times: int) -> None:
    """Note among which wires the count was taken: it stays true of these when others come (BB-404)."""
    stand = [int(state.handle[other]) for other in places(state, wire // WIDTH)]
    state.repeats = [*state.repeats, [int(state.handle[wire]), times, *stand]]


def take_spent_counts(state: BombBustersState) -> None:
    """Return the tokens of counts that the cut wires show by themselves, and forget what all can see (BB-1242)."""
    for wire in range(len(state.token)):
        if state.cut[wire] and state.token[wire] > ODD and is_spent(state, wire):
            take_token(state, wire)
    cut = [int(state.handle[wire]) for wire in range(len(state.token)) if state.cut[wire]]
    state.repeats = [repeat for repeat in state.repeats if any(handle not in cut for handle in repeat[2:])]


def is_spent(state: BombBustersState, wire: int) -> bool:
    """Whether all wires that a count speaks of are cut."""
    tile = state.tile[wire]
    cut = len([other for other in places(state, wire // WIDTH) if state.cut[other] and state.tile[other] == tile])
    return cut >= state.token[wire] - TIMES or state.cut_counts[value_of(int(tile))] == COPIES


def take_token(state: BombBustersState, wire: int) -> None:
    """Return the token of a wire that was cut to the supply at once (BB-160)."""
    state.token[wire] = 0
    state.virtual[wire] = 0
    state.said_at[wire] = 0
