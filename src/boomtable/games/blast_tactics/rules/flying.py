"""Blast Tactics: where a punched or thrown bomb lands, and how far a kicked one slides (BT-201 to BT-204, BT-211 to BT-213)."""

from boomtable.games.blast_tactics.pieces import FIRST_PAD, FLOOR, HOLE
from boomtable.games.blast_tactics.state import NOBODY, BlastTacticsState, is_taken, take_back


def is_empty(state: BlastTacticsState, square: int) -> bool:
    """Whether the square is empty, as BT-015 defines it."""
    return state.things[square] == FLOOR and state.features[square] < FIRST_PAD and not is_taken(state, square)


def landing(state: BlastTacticsState, direction: int, square: int) -> int:
    """Where a bomb that flies off in this direction lands: the first empty square or hole, round the arena; NOBODY if there is none."""
    for other in state.arena.loops[direction][square]:
        if state.things[other] == HOLE or is_empty(state, other):
            return other
    return NOBODY


def slide(state: BlastTacticsState, direction: int, square: int) -> list[int]:
    """The squares where a bomb kicked this way from `square` can come to rest, or the hole it can fall into."""
    found: list[int] = []
    for other in state.arena.rays[direction][square]:
        if state.things[other] == HOLE:
            return [*found, other]
        if not is_empty(state, other):
            break
        found.append(other)
    return found


def shift(state: BlastTacticsState, start: int, square: int) -> bool:
    """Move a lying bomb to another square, keeping its side (BT-205); returns whether it fell into a hole (BT-342)."""
    if state.things[square] == HOLE:
        take_back(state, start)
        return True
    state.things[square] = state.things[start]
    state.things[start] = FLOOR
    return False
