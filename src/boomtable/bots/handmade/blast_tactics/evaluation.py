"""Blast Tactics bots: what a position is worth to each seat at the end of a turn, as a share of the win."""

import math
from typing import Final

from boomtable.bots.handmade.blast_tactics.escape import ENOUGH
from boomtable.bots.handmade.blast_tactics.ground import lasting
from boomtable.bots.handmade.blast_tactics.projection import OPEN, SETTLED, Projection
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.rules import ghosts
from boomtable.games.blast_tactics.state import OVER, BlastTacticsState, total

HEART: Final = 5.0
BOMB: Final = 0.5
FLAME: Final = 0.5
SPEED: Final = 0.6
MOST_SPEED: Final = 4
ROOM: Final = 0.08  # for each safe square
ITEM: Final = 0.3
MOST_ITEMS: Final = 2
SOFT_BLOCK: Final = 0.2
BATCH: Final = 0.5  # for each batch of tiles until the own one flips
CARD: Final = 1.0  # the Sudden Death card breaks ties
LAST: Final = 4.0  # who would win on the last tiles as things stand
TRAPPED: Final = [(6.0, 3.0), (1.2, 1.2), (0.6, 0.6)]  # by safe squares, without and with a Heart
SURE: Final = 0.97  # somebody may still interfere
SHARPNESS: Final = 3.0
GHOST: Final = 0.2  # the weight of an eliminated seat that may come back


class Evaluation:
    """The worth of a position after a turn of `mover`; the shares of all seats add up to 1."""

    def __init__(self, state: BlastTacticsState, mover: Seat) -> None:
        self.state = state
        self.hit = [False] * state.seats
        self.shares = [0.0] * state.seats
        if state.phase == OVER:
            self._give(state.winners, 1.0)
            return
        self.projection = Projection(state, mover)
        self.hit = self.projection.hit
        if self.projection.ended == SETTLED:
            self._give(self.projection.winners, SURE)
        else:
            self._weigh()

    def _give(self, winners: list[Seat], share: float) -> None:
        rest = (1.0 - share) / max(1, self.state.seats - len(winners))
        for seat in range(self.state.seats):
            self.shares[seat] = share / len(winners) if seat in winners else rest

    def _weigh(self) -> None:
        whole = 0.0
        for seat in range(self.state.seats):
            weight = math.exp(self._standing(seat) / SHARPNESS) if self.projection.alive[seat] else self._ghost(seat)
            self.shares[seat] = weight
            whole += weight
        for seat in range(self.state.seats):
            self.shares[seat] /= whole

    def _ghost(self, seat: Seat) -> float:
        return GHOST if ghosts.can_lay(self.state, seat) else 0.0

    def _standing(self, seat: Seat) -> float:
        state, projection = self.state, self.projection
        heart = projection.hearts[seat]
        escape = projection.escape(seat)
        value = HEART * heart + BOMB * total(state, seat) + FLAME * state.flame_ups[seat]
        value += SPEED * min(MOST_SPEED, state.speed_ups[seat])
        value += ROOM * min(ENOUGH, escape.safe) + ITEM * min(MOST_ITEMS, escape.items) + SOFT_BLOCK * projection.opened[seat]
        if escape.safe < len(TRAPPED) and projection.ended != OPEN:
            value -= TRAPPED[escape.safe][heart]
        if projection.ended == OPEN and seat in projection.winners:
            value += LAST
        return value + BATCH * lasting(state, seat) + (CARD if state.holder == seat else 0.0)
