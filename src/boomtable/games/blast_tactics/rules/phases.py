"""Blast Tactics: what belongs to which phase of a turn (BT-070)."""

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.state import ACTION, PHASES, BlastTacticsState


def check_phase(state: BlastTacticsState, seat: Seat, action: Action, phase: int = ACTION) -> None:
    if state.phase != phase:
        reason = "seat {seat} cannot do {action}: it is in its {phase} phase"
        raise IllegalAction("BT-070", reason, seat=seat, action=type(action).__name__, phase=PHASES[state.phase])
