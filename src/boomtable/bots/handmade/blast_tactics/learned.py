"""Blast Tactics bots: one that searches as the expert does, by weights that were learned from games; for programs, not for people.

It wins duels against the expert, but leaves items lying and shuts nobody in.
"""

from boomtable.bots.handmade.blast_tactics.bomber import Bomber
from boomtable.bots.handmade.blast_tactics.judge import learned_judge
from boomtable.bots.handmade.blast_tactics.search import Search
from boomtable.games.blast_tactics.state import BlastTacticsState


class LearnedBomber(Bomber):
    def decide(self, state: BlastTacticsState, seed: int) -> int:
        search = Search(state, self.seat, seed, learned_judge(state.seats))
        search.think(self.budget.begin())
        return search.best().turn.codes[0]
