"""It's a Bomb!: what the employees make of drawn positions, and chances made up."""

import math

from librt.vecs import vec

from boomtable.bots.handmade.its_a_bomb.chances import Chances, log_odds
from boomtable.bots.handmade.its_a_bomb.outlook import Outlook
from boomtable.bots.handmade.its_a_bomb.position import position_of, public_evidence
from boomtable.bots.handmade.its_a_bomb.value import SIZE
from boomtable.core.dice import SeededDice
from boomtable.games.its_a_bomb.pieces import CODES, KINDS, LETTERS
from boomtable.games.its_a_bomb.state import ItsABombState
from tests.games.its_a_bomb.positions import seen_by

ONLY_REACH = vec[float]([0.0, 1.0] + [0.0] * (SIZE - 2))  # a value that looks at nothing but how far the misses left reach
AHEAD = 7  # numbers that a table of chances begins after
WHOLE = 20.0


def outlook_of(state: ItsABombState, weights: vec[float] = ONLY_REACH, samples: int = 200, *, expects_help: bool = False) -> Outlook:
    seen = seen_by(state, 1)
    return Outlook(position_of(seen), public_evidence(seen), weights, samples, SeededDice(5), expects_help=expects_help)


def each_card_counts(amount: float) -> vec[float]:
    """Weights that give every unused card the same worth, beside how far misses reach."""
    return vec[float]([0.0, 1.0] + [0.0] * (SIZE - 2 - len(CODES)) + [amount] * len(CODES))


def worth(chance: float, cards: float = 0.0) -> float:
    """The value of a position in which all is found with this chance and the unused cards count so much together."""
    return 1.0 / (1.0 + math.exp(-log_odds(chance) - cards))


def made_up(*tiles: str) -> Chances:
    """`"R.6 X.4"` for each tile: counts among so many arrangements, somewhere in a larger table."""
    table = [99.0] * AHEAD
    for tile in tiles:
        shares = {LETTERS.index(share[0]): float(share[1:]) for share in tile.split()}
        table += [WHOLE * shares.get(kind, 0.0) for kind in range(KINDS)]
    return Chances(vec[float](table), AHEAD, WHOLE)
