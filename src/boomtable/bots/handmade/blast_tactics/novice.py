"""Blast Tactics bots: the novice uses the same rules of thumb, but thinks of few turns. It sees every item within a Move."""

from typing import Final

from boomtable.bots.handmade.blast_tactics.bomber import Bomber
from boomtable.bots.handmade.blast_tactics.heuristic import DEAD, worth
from boomtable.bots.handmade.blast_tactics.turn_tree import TurnTree
from boomtable.core.dice import SeededDice
from boomtable.games.blast_tactics.pieces import FIRST_BOMB, FIRST_ITEM
from boomtable.games.blast_tactics.state import BlastTacticsState

TRIES: Final = 3
ALARMED: Final = 200  # where all of them would kill it


class NoviceBomber(Bomber):
    def decide(self, state: BlastTacticsState, seed: int) -> int:
        tree = TurnTree(state, SeededDice(seed))
        for code in tree.moves():
            if FIRST_ITEM <= state.things[code] < FIRST_BOMB:
                tree.play(code)
        best = max(tree.sample(TRIES), key=lambda turn: worth(turn.end, self.seat))
        if worth(best.end, self.seat) < DEAD / 2:
            best = max(tree.sample(ALARMED), key=lambda turn: worth(turn.end, self.seat))
        return best.codes[0]
