"""Bombs Away: what a whole turn is worth, and the chance to win that it leaves."""

import math
from typing import Final

from boomtable.bots.handmade.bombs_away.planning import Planning
from boomtable.bots.handmade.bombs_away.position import Position
from boomtable.bots.handmade.bombs_away.race import WON
from boomtable.bots.handmade.bombs_away.turn import NO_BOMB, Turn

EARLY_BOMB: Final = 0.7  # what a bomb is worth that could have been saved, in cards
# The chance to win the deal, by seats: fitted to 16,000 decisions of 520 games between experts.
PER_CARD: Final = [0.0, 0.0, 0.57, 0.49, 0.41]
EVEN: Final = [0.0, 0.0, -1.06, -1.54, -1.60]


def is_early(planning: Planning, turn: Turn) -> bool:
    """Whether a turn throws a bomb that the expert would save."""
    return turn.bomb != NO_BOMB and not planning.may_throw(0)


def best_saving(planning: Planning) -> Turn:
    return max([turn for turn in planning.turns if not is_early(planning, turn)], key=lambda turn: turn.value)


def worth(planning: Planning, turn: Turn) -> float:
    """What it leads to; a bomb that the expert would save is never worth more than the best turn that saves it."""
    if not is_early(planning, turn):
        return turn.value
    return min(turn.value - EARLY_BOMB, best_saving(planning).value)


def win_chance(position: Position, value: float) -> float:
    """The chance to win that a lead over the smallest other hand gives."""
    if value >= WON:
        return 1.0
    seats = position.state.seats
    lead = value + min(position.others, default=0)
    return 1.0 / (1.0 + math.exp(-PER_CARD[seats] * lead - EVEN[seats]))
