"""Blast Tactics bots: what a position is worth to each seat at the end of a turn, as a share of the win."""

import math
from typing import Final

from boomtable.bots.handmade.blast_tactics.judge import Judge
from boomtable.bots.handmade.blast_tactics.projection import SETTLED, Projection
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.rules import ghosts
from boomtable.games.blast_tactics.state import OVER, BlastTacticsState

SURE: Final = 0.97  # somebody may still interfere
GHOST: Final = 0.2  # the weight of an eliminated seat that may come back


class Evaluation:
    """The worth of a position after a turn of `mover`; the shares of all seats add up to 1."""

    def __init__(self, state: BlastTacticsState, mover: Seat, judge: Judge) -> None:
        self.state = state
        self.hit = [False] * state.seats
        self.shares = [0.0] * state.seats
        if state.phase == OVER:
            self._give(state.winners, 1.0)
            return
        projection = Projection(state, mover)
        self.hit = projection.hit
        if projection.ended == SETTLED:
            self._give(projection.winners, SURE)
        else:
            self._weigh(projection, judge)

    def _give(self, winners: list[Seat], share: float) -> None:
        rest = (1.0 - share) / max(1, self.state.seats - len(winners))
        for seat in range(self.state.seats):
            self.shares[seat] = share / len(winners) if seat in winners else rest

    def _weigh(self, projection: Projection, judge: Judge) -> None:
        whole = 0.0
        for seat in range(self.state.seats):
            if projection.alive[seat]:
                judge.standing.read(self.state, projection, seat)
                weight = math.exp(judge.score())
            else:
                weight = self._ghost(seat)
            self.shares[seat] = weight
            whole += weight
        for seat in range(self.state.seats):
            self.shares[seat] /= whole

    def _ghost(self, seat: Seat) -> float:
        return GHOST if ghosts.can_lay(self.state, seat) else 0.0
