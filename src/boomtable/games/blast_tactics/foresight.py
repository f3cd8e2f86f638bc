"""Blast Tactics: what burns and what flips if nobody acts. It follows from public facts alone (BT-394)."""

from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.pieces import BOMB_UP, FIRST_ITEM, FLOOR, SOFT
from boomtable.games.blast_tactics.rules import collapse, damage, fuses
from boomtable.games.blast_tactics.rules.blast import Trace, trace
from boomtable.games.blast_tactics.state import BlastTacticsState

ROUNDS = 2  # every fuse has run out by then


def danger(state: BlastTacticsState) -> list[int]:
    """By square: after how many seat-turns it burns or flips, counted from the next; 0 where nothing is foreseen."""
    burns, falls = foreseen(state)
    return [burn if burn and (not fall or burn <= fall) else fall for burn, fall in zip(burns, falls, strict=True)]


def foreseen(state: BlastTacticsState) -> tuple[list[int], list[int]]:
    """The same apart: when each square burns first, and when it flips."""
    later = state.clone()
    burns, falls = [0] * state.arena.size, [0] * state.arena.size
    for step in range(1, ROUNDS * state.seats + 1):
        seat = (state.turn + step) % state.seats
        burnt = burn_down(later, seat).burnt
        flipped = flip(later) if collapse.is_due(later, seat) else []
        for square in burnt:
            burns[square] = burns[square] or step
        for square in flipped:
            falls[square] = falls[square] or step
    return burns, falls


def burn_down(later: BlastTacticsState, seat: Seat) -> Trace:
    """Play the Bomb Phase of this seat."""
    due, carriers = fuses.due_bombs(later, seat)
    fuses.tick(later, seat)
    return explode(later, due, carriers)


def explode(later: BlastTacticsState, squares: list[int], carriers: list[Seat]) -> Trace:
    """Do to the board what an explosion does, leaving the figures unharmed."""
    found = trace(later, squares, carriers)
    strike(later, found)
    damage.return_bombs(later, found)
    damage.crack(later, found)
    return found


def strike(later: BlastTacticsState, found: Trace) -> None:
    """Open the soft blocks that were struck: whatever item one hides, it will stop the next flame."""
    for square in found.struck:
        later.things[square] = FIRST_ITEM + BOMB_UP if later.things[square] == SOFT else FLOOR


def flip(later: BlastTacticsState) -> list[int]:
    """Flip the next batch; returns its squares."""
    squares = collapse.next_squares(later)
    later.flipped += 1
    for carrier in collapse.standing_on(later, squares):
        damage.drop_carried(later, carrier)
    for square in squares:
        collapse.clear(later, square)
    return squares
