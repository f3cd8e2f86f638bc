"""Bomb Busters: Nano, a robot on the number track. He keeps wires and gives them (BB-1431), or stands in for the dial (BB-1531)."""

from boomtable.core.actions import Told
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import NUMBERS, RED
from boomtable.games.bomb_busters.rules.ending import explode
from boomtable.games.bomb_busters.schema import NanoMoved
from boomtable.games.bomb_busters.state import BombBustersState


def is_dial(state: BombBustersState) -> bool:
    return len(state.nano) > 0 and MISSIONS[state.mission].twist.nano == "dial"


def end_turn_of_nano(state: BombBustersState, cut: int, failed: bool, told: Told) -> None:
    """Move him at the end of a turn in which this value left the stands, 0 for none, or a claim failed."""
    does = MISSIONS[state.mission].twist.nano
    if does == "dial":
        drift(state, cut, failed, told)
    elif does == "keeper":
        walk(state, told)


def walk(state: BombBustersState, told: Told) -> None:
    """One space on, and back again at both ends (BB-1432)."""
    at, ahead = state.nano
    if not 1 <= at + ahead <= NUMBERS:
        ahead = -ahead
    stand_at(state, at + ahead, ahead, told)


def drift(state: BombBustersState, cut: int, failed: bool, told: Told) -> None:
    """Two spaces on for a failure, one for a cut, one back for a cut of the number that he stands on (BB-1531)."""
    at = state.nano[0]
    if failed:
        move_dial(state, at + 2, told)
    elif cut not in (0, RED):
        move_dial(state, max(0, at - 1) if cut == at else at + 1, told)


def move_dial(state: BombBustersState, at: int, told: Told) -> None:
    stand_at(state, min(at, NUMBERS), 1, told)
    state.fuse = failures_left(at)
    if at >= NUMBERS:
        state.claim = None
        explode(state, state.turn, "nano_at_the_end", [], told)


def failures_left(at: int) -> int:
    """The failed claim that takes him to 12 from here, counted from 1: what the dial shows elsewhere."""
    return max(0, (NUMBERS + 1 - at) // 2)


def stand_at(state: BombBustersState, at: int, ahead: int, told: Told) -> None:
    state.nano = [at, ahead]
    if told is not None:
        told.append(NanoMoved(at, ahead))
