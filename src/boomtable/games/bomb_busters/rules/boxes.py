"""Bomb Busters: what the pieces of the surprise boxes show."""

from typing import Any

from boomtable.core.seats import FULL, Viewer
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import TAKE
from boomtable.games.bomb_busters.rules.sequence import awaited, copies_first, locked_numbers
from boomtable.games.bomb_busters.schema import LockView, NanoView, PocketView, RibbonView
from boomtable.games.bomb_busters.state import BombBustersState


def ribbon(state: BombBustersState) -> RibbonView | None:
    if state.row:
        return RibbonView("sequence", tuple(state.row), copies=copies_first(state))
    if state.red_number:
        return RibbonView("red_number", (state.red_number,))
    if state.turned:
        return RibbonView("rewards", tuple(state.turned), deck=len(state.deck), cards=len(state.drawer))
    return None


def nano(state: BombBustersState, viewer: Viewer) -> NanoView | None:
    if not state.nano:
        return None
    at, ahead = state.nano
    does: Any = MISSIONS[state.mission].twist.nano
    taken = state.kept[0] if state.phase == TAKE and viewer in (state.turn, FULL) else None
    return NanoView(at, ahead, does, len(state.kept), taken)


def pockets(state: BombBustersState) -> tuple[PocketView, ...]:
    twist = MISSIONS[state.mission].twist
    if twist.rookie:
        return (PocketView(state.captain, "rookie"),)
    return (PocketView(state.captain, "careless"),) if twist.bare_captain else ()


def locks(state: BombBustersState) -> tuple[LockView, ...]:
    if not state.row:
        return ()
    return tuple(LockView(number, awaited(state), "BB-1092") for number in sorted(locked_numbers(state)))
