"""Blast Tactics: Revenge Mode, the bomb that an eliminated seat may lay (BT-300 to BT-303, BT-311, BT-315)."""

from boomtable.core.errors import IllegalAction
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.rules.flying import is_empty
from boomtable.games.blast_tactics.state import BETWEEN, BlastTacticsState, inventory, is_alive


def can_lay(state: BlastTacticsState, seat: Seat) -> bool:
    """Whether a seat that was a ghost when its turn began may lay a bomb."""
    if not state.revenge or state.flipped or is_alive(state, seat) or inventory(state, seat) == 0:
        return False
    return len(squares(state)) > 0


def squares(state: BlastTacticsState) -> list[int]:
    """The empty squares on the perimeter (BT-301)."""
    edge = state.arena.perimeter
    return [square for square in range(state.arena.size) if edge[square] and is_empty(state, square)]


def end_turn(state: BlastTacticsState) -> None:
    state.phase = BETWEEN


def check(state: BlastTacticsState, seat: Seat, square: int) -> None:
    if square >= state.arena.size or not state.arena.perimeter[square]:
        raise IllegalAction("BT-301", "seat {seat} cannot lay a bomb on square {square}: it is not at the edge", seat=seat, square=square)
    if not is_empty(state, square):
        raise IllegalAction("BT-301", "seat {seat} cannot lay a bomb on square {square}: it is not empty", seat=seat, square=square)
