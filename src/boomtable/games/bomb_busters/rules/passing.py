"""Bomb Busters: from one turn to the next (steps 7, 8 and 1 of BB-053)."""

from boomtable.core.actions import Told
from boomtable.games.bomb_busters.rules.turn import next_turn
from boomtable.games.bomb_busters.rules.way_on import check_way_on
from boomtable.games.bomb_busters.state import BombBustersState


def end_turn(state: BombBustersState, told: Told) -> None:
    """After a deed: wires were cut or revealed, or a claim failed."""
    state.skipped = 0
    pass_turn(state, told)


def pass_turn(state: BombBustersState, told: Told) -> None:
    next_turn(state)
    begin_turn(state, told)


def begin_turn(state: BombBustersState, told: Told) -> None:
    """What a mission wants at the start of a turn, then whether that turn has a way on."""
    check_way_on(state, told)
