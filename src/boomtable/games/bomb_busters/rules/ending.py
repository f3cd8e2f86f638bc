"""Bomb Busters: the end of a mission."""

from boomtable.core.actions import Told
from boomtable.core.schema import Outcome
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.pieces import NUMBERS, OVER
from boomtable.games.bomb_busters.rules.hand import stand_is_empty
from boomtable.games.bomb_busters.schema import Blast, Exploded
from boomtable.games.bomb_busters.state import BombBustersState


def explode(state: BombBustersState, by: Seat, reason: Blast, wires: list[int], told: Told) -> None:
    """Lose the mission: by a claim at these wires, or because there is no way on."""
    state.phase = OVER
    state.lost = reason
    state.failures += len(wires) > 0
    if reason in ("fuse_burned", "nano_at_the_end"):
        state.fuse = 0
        state.nano = [NUMBERS, 1] if state.nano else []
    if told is not None:
        told.append(Exploded(by, reason, tuple(wires)))


def all_empty(state: BombBustersState) -> bool:
    for stand in range(len(state.owner)):
        if not stand_is_empty(state, stand):
            return False
    return not state.kept  # BB-1433


def outcome(state: BombBustersState) -> Outcome | None:
    if state.phase != OVER:
        return None
    if state.lost:
        return Outcome(winners=(), reason=state.lost)
    return Outcome(winners=tuple(range(state.seats)), reason="bomb_defused")  # BB-320
