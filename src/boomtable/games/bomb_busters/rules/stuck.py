"""Bomb Busters: what everybody can conclude from a hand that cannot play (BB-434)."""

from mypy_extensions import i64

from boomtable.core.bits import up
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.pieces import NO_RED, YELLOW
from boomtable.games.bomb_busters.rules import memory
from boomtable.games.bomb_busters.rules.locks import locked_mask, locks_are_public
from boomtable.games.bomb_busters.rules.may_cut import can_point
from boomtable.games.bomb_busters.state import BombBustersState, uncut_of


def prove_stuck(state: BombBustersState, seat: Seat) -> None:
    """Note that the hand has something else than red wires, but nothing that is free, where there is something to point at."""
    if not can_point(state, seat) or not locks_are_public(state):
        return
    wires = uncut_of(state, seat)
    free: i64 = (up(1, YELLOW) - 1) & ~locked_mask(state, seat)
    if free:
        memory.prove(state, wires, int(free << 1), 0)
    memory.prove(state, wires, NO_RED, 1)
