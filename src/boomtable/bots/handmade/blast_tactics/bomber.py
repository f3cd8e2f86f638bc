"""Blast Tactics bots: a bot as the table sees it; the levels differ in how they look for a turn."""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from boomtable.bots.bot import Bot, Wait
from boomtable.core.schema import Action, View
from boomtable.core.seats import MAX_SEATS
from boomtable.games.blast_tactics.actions import BY_SEATS
from boomtable.games.blast_tactics.imagining import state_of
from boomtable.games.blast_tactics.schema import BlastTacticsView
from boomtable.games.blast_tactics.state import BlastTacticsState

MOMENTS = 100_000  # more than a game has decisions (BT-407), times the draws of one search


@mypyc_attr(allow_interpreted_subclasses=True)
class Bomber(Bot):
    """Plans the rest of its turn at each step of it, from the view alone, so that nothing it saw is forgotten or assumed."""

    def choose(self, view: View, legal: list[Action]) -> Action | Wait:
        assert isinstance(view, BlastTacticsView)
        if self.seat not in view.waiting_on:
            return Wait()
        if len(legal) == 1:
            return legal[0]
        state = state_of(view)
        seed = ((self.seed * MAX_SEATS + self.seat) * MOMENTS + view.moves) * MOMENTS
        action = BY_SEATS[state.seats].action(self.seat, self.decide(state, seed))
        assert action in legal, f"seat {self.seat} cannot do what it planned: {action} is not legal"
        return action

    @abstractmethod
    def decide(self, state: BlastTacticsState, seed: int) -> int:
        """The number of the next decision (BT-400)."""
