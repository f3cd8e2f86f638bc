"""Bomb Busters: Nano on a row of all twelve number cards. He is moved forward to the number that is cut (BB-1591)."""

from boomtable.core.actions import Told
from boomtable.games.bomb_busters.rules.hand import rest_of
from boomtable.games.bomb_busters.rules.nano import stand_at
from boomtable.games.bomb_busters.state import BombBustersState


def ahead_of(state: BombBustersState, way: int) -> list[int]:
    """The unfinished numbers in front of Nano if he looks this way, the nearest one first."""
    place = state.nano[0] - 1 + way
    found: list[int] = []
    while 0 <= place < len(state.line):
        if rest_of(state, state.line[place]) > 0:
            found.append(state.line[place])
        place += way
    return found


def within_reach(state: BombBustersState) -> list[int]:
    """The numbers that may be cut: the one under Nano and those in front of him."""
    under = state.line[state.nano[0] - 1]
    return ([under] if rest_of(state, under) > 0 else []) + ahead_of(state, state.nano[1])


def move_to(state: BombBustersState, number: int, told: Told) -> None:
    """The move is part of the claim."""
    place = state.line.index(number) + 1
    if place != state.nano[0]:
        stand_at(state, place, state.nano[1], told)


def turn_round(state: BombBustersState, told: Told) -> None:
    stand_at(state, state.nano[0], -state.nano[1], told)


def has_choice(state: BombBustersState) -> bool:
    """Whether unfinished numbers lie on both sides of Nano; if not, he looks where there are any (BB-1592)."""
    return len(ahead_of(state, 1)) > 0 and len(ahead_of(state, -1)) > 0


def look_where_numbers_are(state: BombBustersState, told: Told) -> None:
    if not ahead_of(state, state.nano[1]) and ahead_of(state, -state.nano[1]):
        turn_round(state, told)
