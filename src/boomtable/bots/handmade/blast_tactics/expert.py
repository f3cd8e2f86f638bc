"""Blast Tactics bots: the expert searches its own turns and the answers of the others, as long as its budget lasts."""

from boomtable.bots.handmade.blast_tactics.bomber import Bomber
from boomtable.bots.handmade.blast_tactics.judge import judge_by_hand
from boomtable.bots.handmade.blast_tactics.search import Search
from boomtable.games.blast_tactics.state import BlastTacticsState


class ExpertBomber(Bomber):
    def decide(self, state: BlastTacticsState, seed: int) -> int:
        search = Search(state, self.seat, seed, judge_by_hand())
        search.think(self.budget.begin())
        return search.best().turn.codes[0]
