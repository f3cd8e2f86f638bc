"""Bomb Busters: the end of a mission."""

from boomtable.core.actions import Told
from boomtable.core.schema import Outcome
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.pieces import OVER
from boomtable.games.bomb_busters.rules.hand import stand_is_empty
from boomtable.games.bomb_busters.schema import Exploded
from boomtable.games.bomb_busters.state import BombBustersState


def explode(state: BombBustersState, by: Seat, hit: bool, wires: list[int], told: Told) -> None:
    """Lose the mission: a red wire was hit (BB-085), or the dial is on the skull (BB-086)."""
    state.phase = OVER
    state.lost = "red_wire_hit" if hit else "fuse_burned"
    state.failures += 1
    if not hit:
        state.fuse = 0
    if told is not None:
        told.append(Exploded(by, "red_wire_hit" if hit else "fuse_burned", tuple(wires)))


def all_empty(state: BombBustersState) -> bool:
    for stand in range(len(state.owner)):
        if not stand_is_empty(state, stand):
            return False
    return True


def outcome(state: BombBustersState) -> Outcome | None:
    if state.phase != OVER:
        return None
    if state.lost:
        return Outcome(winners=(), reason=state.lost)
    return Outcome(winners=tuple(range(state.seats)), reason="bomb_defused")  # BB-320
