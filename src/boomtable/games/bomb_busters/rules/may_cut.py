"""Bomb Busters: what a seat may announce, point at and cut now: what it holds, without what is locked."""

from mypy_extensions import i64

from boomtable.core.bits import bits_in, up
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.pieces import HAND, YELLOW
from boomtable.games.bomb_busters.rules.apart import turned_of
from boomtable.games.bomb_busters.rules.hand import (
    count_of,
    counted,
    held_mask,
    holds_up_to,
    is_the_rest,
    only_reds,
    sorted_mask,
    sorted_values,
    uncut_mask,
)
from boomtable.games.bomb_busters.rules.locks import forbidden_wires, locked_mask, solo_is_barred
from boomtable.games.bomb_busters.rules.to_name import can_name
from boomtable.games.bomb_busters.state import BombBustersState


def sayable_mask(state: BombBustersState, seat: Seat, most: int) -> i64:
    """The values up to `most` that a seat may announce, bit v - 1 for value v: held, and not locked (BB-1092).
    Up to the numbers is with a detector, which reaches no own wire that stands apart (BB-405)."""
    mask = held_mask(state, seat, most) & ~locked_mask(state, seat)
    return mask & sorted_values(state, seat) if state.apart and most < YELLOW else mask


def can_say(state: BombBustersState, seat: Seat, most: int) -> bool:
    """Whether there is a value up to `most` that a seat may announce."""
    if not state.limited and not state.apart:
        return holds_up_to(state, seat, most)
    return sayable_mask(state, seat, most) != 0


def pointable(state: BombBustersState, seat: Seat, stand: int, tool: int) -> i64:
    """The wires of a teammate's stand that a seat may point at with this tool, bit p for position p."""
    mask = uncut_mask(state, stand) if tool == HAND else sorted_mask(state, stand)
    return mask & ~forbidden_wires(state, seat, stand, tool) if state.limited else mask


def can_point(state: BombBustersState, seat: Seat) -> bool:
    for stand in range(len(state.owner)):
        if state.owner[stand] != seat and pointable(state, seat, stand, HAND):
            return True
    return False


def detectable_stands(state: BombBustersState, seat: Seat, tool: int) -> list[int]:
    """Teammates' stands with at least two wires to point at (BB-267)."""
    stands = range(len(state.owner))
    return [stand for stand in stands if state.owner[stand] != seat and bits_in(pointable(state, seat, stand, tool)) >= 2]


def can_dual_cut(state: BombBustersState, seat: Seat) -> bool:
    return can_say(state, seat, YELLOW) and can_point(state, seat)


def solo_mask(state: BombBustersState, seat: Seat) -> i64:
    """The values that a seat could cut alone, bit v - 1 for value v: it holds all that are left, none is locked (BB-110, BB-1092)."""
    if solo_is_barred(state, seat):
        return 0
    counts = counted(state, seat)
    mask: i64 = 0
    for value in range(1, YELLOW + 1):
        own = count_of(counts, value)
        if own >= 2 and is_the_rest(state, value, int(own)):
            mask |= up(1, value - 1)
    return mask & ~locked_mask(state, seat)


def is_stuck(state: BombBustersState, seat: Seat) -> bool:
    """Whether a seat can neither cut nor reveal (BB-415); whoever has a turned wire can always try something with it (BB-1384)."""
    if state.apart and turned_of(state, seat):
        return False
    return not can_dual_cut(state, seat) and not solo_mask(state, seat) and not only_reds(state, seat) and not can_name(state, seat)
