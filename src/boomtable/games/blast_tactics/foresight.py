"""Blast Tactics: what burns and what flips if nobody acts. It follows from public facts alone (BT-394)."""

from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.pieces import BOMB_UP, FIRST_ITEM, FLOOR, SOFT
from boomtable.games.blast_tactics.rules import collapse, damage, fuses
from boomtable.games.blast_tactics.rules.blast import Trace, trace
from boomtable.games.blast_tactics.state import BlastTacticsState, is_alive

ROUNDS = 2  # every fuse has run out by then


def danger(state: BlastTacticsState) -> list[int]:
    """By square: after how many seat-turns it burns or flips, counted from the next; 0 where nothing is foreseen."""
    later = state.clone()
    found = [0] * state.arena.size
    for step in range(1, ROUNDS * state.seats + 1):
        seat = (state.turn + step) % state.seats
        for square in [*burn_down(later, seat), *flip(later, seat)]:
            found[square] = found[square] or step
    return found


def burn_down(later: BlastTacticsState, seat: Seat) -> list[int]:
    """The Bomb Phase of this seat, with figures that do not mind; the squares that burn."""
    due, carriers = fuses.due_bombs(later, seat)
    fuses.tick(later, seat)
    if not due and not carriers:
        return []
    found = trace(later, due, carriers)
    strike(later, found)
    damage.return_bombs(later, found)
    damage.crack(later, found)
    return found.burnt


def strike(later: BlastTacticsState, found: Trace) -> None:
    """Whatever item a soft block hides, it will stop the next flame like any other."""
    for square in found.struck:
        later.things[square] = FIRST_ITEM + BOMB_UP if later.things[square] == SOFT else FLOOR


def flip(later: BlastTacticsState, seat: Seat) -> list[int]:
    if not collapse.is_due(later, seat):
        return []
    squares = collapse.next_squares(later)
    later.flipped += 1
    for square in squares:
        collapse.clear(later, square)
    for carrier in range(later.seats):
        if is_alive(later, carrier) and later.at[carrier] in squares:
            damage.drop_carried(later, carrier)
    return squares
