"""Blast Tactics bots: the standard bomber uses rules of thumb, and tries a good many turns."""

from typing import Final

from boomtable.bots.handmade.blast_tactics.bomber import Bomber
from boomtable.bots.handmade.blast_tactics.heuristic import worth
from boomtable.bots.handmade.blast_tactics.turn_tree import TurnTree
from boomtable.core.dice import SeededDice
from boomtable.games.blast_tactics.state import BlastTacticsState

TRIES: Final = 60


class StandardBomber(Bomber):
    def decide(self, state: BlastTacticsState, seed: int) -> int:
        turns = TurnTree(state, SeededDice(seed)).sample(TRIES)
        return max(turns, key=lambda turn: worth(turn.end, self.seat)).codes[0]
