"""Blast Tactics: where a punched or thrown bomb lands, and how far a kicked one slides (BT-201 to BT-204, BT-211 to BT-213)."""

from boomtable.games.blast_tactics.pieces import FIRST_PAD, FLOOR, HOLE
from boomtable.games.blast_tactics.state import NOBODY, BlastTacticsState, is_taken, take_back


def is_empty(state: BlastTacticsState, square: int) -> bool:
    """BT-015."""
    return state.things[square] == FLOOR and state.features[square] < FIRST_PAD and not is_taken(state, square)


def landing(state: BlastTacticsState, direction: int, square: int) -> int:
    """Of a bomb that flies off in this direction: the first empty square or hole, round the arena; NOBODY where there is none."""
    for other in state.arena.loops[direction][square]:
        if state.things[other] == HOLE or is_empty(state, other):
            return other
    return NOBODY


def slide(state: BlastTacticsState, direction: int, square: int) -> list[int]:
    """Where a bomb kicked this way from `square` can come to rest, or fall in."""
    found: list[int] = []
    for other in state.arena.rays[direction][square]:
        if state.things[other] == HOLE:
            return [*found, other]
        if not is_empty(state, other):
            break
        found.append(other)
    return found


def shift(state: BlastTacticsState, start: int, square: int) -> bool:
    """A lying bomb to another square, with its side as it is (BT-205); whether it fell into a hole (BT-342)."""
    if state.things[square] == HOLE:
        take_back(state, start)
        return True
    state.things[square] = state.things[start]
    state.things[start] = FLOOR
    return False
