"""Blast Tactics bots: the exact course of every fuse and every flip, if nobody interferes.

Each seat is exposed until its own next action; from then on it is somewhere else.
"""

from typing import Final

from boomtable.bots.handmade.blast_tactics.escape import Escape
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics import foresight
from boomtable.games.blast_tactics.pieces import FLOOR
from boomtable.games.blast_tactics.rules import collapse, damage, ending, turning
from boomtable.games.blast_tactics.rules.blast import Trace
from boomtable.games.blast_tactics.state import NOBODY, BlastTacticsState, from_turn, is_alive

UNDECIDED: Final = 0
SETTLED: Final = 1
OPEN: Final = 2  # the last tiles are gone, but somebody acts before that


class Projection:
    """Looks two rounds ahead from the end of a turn of `mover`: whoever acts last needs a whole round after that to be safe in."""

    def __init__(self, state: BlastTacticsState, mover: Seat) -> None:
        self.seats = state.seats
        self.mover = mover
        self.later = state.clone()
        self.alive = [is_alive(state, seat) for seat in range(state.seats)]
        self.hearts = state.hearts[:]
        self.hit = [False] * state.seats
        self.opened = [0] * state.seats  # soft blocks in the flames of each seat's bombs
        self.burns = [0] * state.arena.size  # by square: the steps in which it burns or flips, as a bit set
        self.boards: list[list[int]] = [[] for _ in range(state.seats)]  # what lies there when the seat acts
        self.squares = state.at[:]
        self.ended = UNDECIDED
        self.winners: list[Seat] = []
        self._run()

    def _run(self) -> None:
        later = self.later
        for step in range(1, 2 * self.seats + 1):
            seat = (self.mover + step) % self.seats
            later.turn = seat
            later.immune = 0
            if later.in_play[seat]:
                self._burn_down(seat, step)
            if self.ended == UNDECIDED and collapse.is_due(later, seat):
                self._flip(step)
            if self.ended != UNDECIDED:
                return
            if step <= self.seats and self.alive[seat]:
                self.boards[seat] = later.things[:]
                damage.drop_carried(later, seat)
                later.at[seat] = NOBODY

    def _burn_down(self, seat: Seat, step: int) -> None:
        found = foresight.burn_down(self.later, seat)
        for square in found.struck:
            if self.later.things[square] != FLOOR:  # an item that a soft block hid
                self.opened[seat] += 1
        self._mark(found.burnt, step)
        self._hurt(found, False)

    def _mark(self, squares: list[int], step: int) -> None:
        bit = 1 << step
        for square in squares:
            self.burns[square] |= bit

    def _hurt(self, found: Trace, is_last: bool) -> None:
        """Deal the damage in the order of BT-168, until one is left (BT-165); the last tiles burn all at once (BT-258)."""
        ghosts = [seat for seat in range(self.seats) if not self.alive[seat]]
        for place in damage.places_of(found):
            lost: list[Seat] = []
            for seat in from_turn(self.later):
                if found.hits[seat] == place and self.alive[seat]:
                    self._hurt_one(seat, found, ghosts)
                    if not self.alive[seat]:
                        lost.append(seat)
            if lost and not is_last and self.alive.count(True) < 2:
                self._end(SETTLED, [seat for seat in range(self.seats) if self.alive[seat]] or lost)
                return

    def _hurt_one(self, seat: Seat, found: Trace, ghosts: list[Seat]) -> None:
        """Hurt one figure as the rules do; figures stay where they were when the turn ended."""
        later, in_hole = self.later, self.squares[seat] in found.holes
        if later.immune >> seat & 1 and not in_hole:
            return
        self.hit[seat] = True
        later.immune |= 1 << seat
        avenger = NOBODY if in_hole else damage.avenger_of(later, found.blame[seat], ghosts)
        if avenger != NOBODY:
            ghosts.remove(avenger)
            self._lose(seat)
            self.alive[avenger] = True
            self.hearts[avenger] = 0
            self.squares[avenger] = self.squares[seat]
            later.immune |= 1 << avenger
        elif in_hole or not self.hearts[seat]:
            self._lose(seat)
        else:
            self.hearts[seat] = 0

    def _lose(self, seat: Seat) -> None:
        self.alive[seat] = False
        self.later.at[seat] = NOBODY

    def _flip(self, step: int) -> None:
        if collapse.is_last(self.later):
            self._last_flip(step)
            return
        squares = foresight.flip(self.later)
        self._mark(squares, step)
        lost = collapse.standing_on(self.later, squares)
        for seat in lost:
            self.hit[seat] = True
            self._lose(seat)
        if lost and self.alive.count(True) < 2:
            self._end(SETTLED, [seat for seat in range(self.seats) if self.alive[seat]] or self._first_of(lost))

    def _last_flip(self, step: int) -> None:
        """Flip the last tiles: all bombs on them go off, then nobody is left (BT-256, BT-281, BT-282)."""
        later = self.later
        before = self.alive[:]
        lying, carriers = collapse.bombs_on(later, collapse.next_squares(later))
        found = foresight.explode(later, lying, carriers)
        self._mark(found.burnt, step)
        self._hurt(found, True)
        left = [seat for seat in range(self.seats) if self.alive[seat]]
        acting = [seat for seat in left if later.at[seat] == NOBODY]
        self._end(OPEN if acting else SETTLED, self._first_of(left or [seat for seat in range(self.seats) if before[seat]]))

    def _first_of(self, lost: list[Seat]) -> list[Seat]:
        """The winners among those who fall together with the tiles."""
        return ending.tie_break(self.later, lost, self.hearts)[1]

    def _end(self, how: int, winners: list[Seat]) -> None:
        self.ended = how
        self.winners = winners

    def escape(self, seat: Seat) -> Escape:
        """The squares where a living figure can be safe for the round after its next action."""
        step = (seat - self.mover - 1) % self.seats + 1  # in which it acts
        window = ((1 << self.seats) - 1) << (step + 1)
        return Escape(self.later, self.boards[seat] or self.later.things, self.burns, window, self.squares[seat], self._slides(seat))

    def _slides(self, seat: Seat) -> int:
        return turning.base_actions(self.hearts[seat]) + min(2, self.later.speed_ups[seat])
