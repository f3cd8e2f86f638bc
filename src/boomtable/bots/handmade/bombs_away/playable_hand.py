"""Bombs Away bots: the measure of BA-138, how many of the own cards could be played next; bombs are thrown at once."""

from typing import Final

from boomtable.bots.handmade.bombs_away.position import count, playable
from boomtable.bots.handmade.bombs_away.valuation import Valuation
from boomtable.games.bombs_away.network import Network
from boomtable.games.bombs_away.pieces import TIER_1

BOMB: Final = -100.0  # one still in hand weighs more than all other cards, and drawing more than all bombs
WON: Final = 1000.0
STUCK: Final = -1000.0


class PlayableHand(Valuation):
    def played(self, network: Network, hand: list[int], size: int, wild: bool) -> float:
        return count(hand, playable(network)) + BOMB * sum(hand[TIER_1:]) if size else WON

    def stuck(self, network: Network, hand: list[int], size: int) -> float:
        return STUCK + BOMB * sum(hand[TIER_1:])
