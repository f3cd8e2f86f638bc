"""Bomb Busters bots: which of several equal own wires to lay down or to mark."""

from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.pieces import RED, WIDTH, value_of
from boomtable.games.bomb_busters.state import BombBustersState


def is_low(value: int, blue: int) -> bool:
    """Low numbers go from the right end of their block, high ones and yellow from the left: more wires lie beyond."""
    return 2 * value <= blue


def copy_to_lay(state: BombBustersState, seat: Seat, value: int, blue: int) -> int:
    """One without a token, since the marked one is known anyway; the first stand first; there the end of the block."""
    marked = -1
    for stand, owner in enumerate(state.owner):
        if owner == seat:
            found = end_of_block(state, stand, value, blue)
            if found >= 0 and state.token[found] == 0:
                return found
            if marked < 0:
                marked = found
    assert marked >= 0, "the seat holds no such wire"
    return marked


def end_of_block(state: BombBustersState, stand: int, value: int, blue: int) -> int:
    """The uncut wire of a value at its end of the block, one without a token if there is one; -1 where none is."""
    low = is_low(value, blue)
    plain = -1
    marked = -1
    for wire in range(WIDTH * stand, WIDTH * stand + state.sizes[stand]):
        if state.cut[wire] or value_of(state.tile[wire]) != value:
            continue
        if state.token[wire] == 0:
            if plain < 0 or low:
                plain = wire
        elif marked < 0 or low:
            marked = wire
    return plain if plain >= 0 else marked


def wire_to_cut(state: BombBustersState, matching: list[int]) -> int:
    """Of the wires that a detector has found: one without a token."""
    for wire in matching:
        if state.token[wire] == 0:
            return wire
    return matching[0]


def wire_to_mark(state: BombBustersState, pointed: list[int]) -> int:
    """For the token after a detector's failure: any wire that is not red, one without a token first."""
    best = -1
    for wire in pointed:
        if value_of(state.tile[wire]) != RED and (best < 0 or (state.token[best] > 0 and state.token[wire] == 0)):
            best = wire
    return best
