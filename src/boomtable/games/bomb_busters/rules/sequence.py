"""Bomb Busters: numbers that are cut in a fixed order (BB-1091, BB-1161)."""

from mypy_extensions import i64

from boomtable.core.bits import up
from boomtable.core.errors import IllegalAction
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.rules.calls import called_number, others_mask
from boomtable.games.bomb_busters.state import BombBustersState


def copies_first(state: BombBustersState) -> int:
    """How many wires of a number are cut before the next one in the row is free."""
    return MISSIONS[state.mission].twist.copies_first


def awaited(state: BombBustersState) -> int:
    """The first number in the row of which not enough is cut; 0 if none is left."""
    copies = copies_first(state)
    for number in state.row:
        if state.cut_counts[number] < copies:
            return number
    return 0


def locked_numbers(state: BombBustersState) -> list[int]:
    """The numbers that may not be cut now: all in the row behind the one that is awaited."""
    first = awaited(state)
    return state.row[state.row.index(first) + 1 :] if first else []


def locked_mask(state: BombBustersState) -> i64:
    """The same, bit v - 1 for number v."""
    mask: i64 = 0
    if state.row:
        for number in locked_numbers(state):
            mask |= up(1, number - 1)
    return others_mask(state) if state.called else mask


def check_free(state: BombBustersState, seat: Seat, value: int) -> None:
    if called_number(state) not in (0, value):
        sentence = "seat {seat} cannot cut {value}: {number} must be cut now"
        raise IllegalAction("BB-451", sentence, seat=seat, value=value, number=called_number(state))
    if value in locked_numbers(state):
        sentence = "seat {seat} cannot cut {value}: {first} comes first in the row"
        raise IllegalAction("BB-1092", sentence, seat=seat, value=value, first=awaited(state), copies=copies_first(state))


def is_locked(state: BombBustersState, value: int) -> bool:
    return (len(state.row) > 0 and value in locked_numbers(state)) or called_number(state) not in (0, value)
