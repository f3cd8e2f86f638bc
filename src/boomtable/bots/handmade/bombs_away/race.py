"""Bombs Away bots: the race to an empty hand: own cards, what they are good for, and how likely the others are to be stuck."""

from typing import Final

from boomtable.bots.handmade.bombs_away.position import Position, chance_of_none, count, playable, wild_cards
from boomtable.bots.handmade.bombs_away.valuation import Valuation
from boomtable.games.bombs_away.network import Network
from boomtable.games.bombs_away.pieces import TIER_1

WON: Final = 50.0
GOING_OUT: Final = 4.0  # where it takes a lucky draw
WILD_IN_HAND: Final = 0.75  # it fits nearly everywhere: the insurance against drawing
WILD_PLAYED: Final = 0.5  # the others have drawn
FEW_PLAYABLE: Final = [-0.9, -0.3, -0.1]  # by own cards that could be played next
THREAT: Final = 1.9  # of somebody who goes out next
MOST_DRAWN: Final = 8.0
URGENT: Final = [0.0, 2.0, 1.5, 1.2, 1.2]  # what it is worth to stop a hand of this size; 1 for larger ones
NEARLY_OUT: Final = [0.0, 1.0, 0.25]  # how likely it goes out unless it is stuck


class Race(Valuation):
    def __init__(self, position: Position) -> None:
        self.position = position
        four = position.state.seats == 4
        self.bomb_in_hand = 0.5 if four else 0.7
        self.next_stuck = 0.5 if four else 0.75
        self.later_stuck = 0.2 if four else 0.3

    def played(self, network: Network, hand: list[int], size: int, wild: bool) -> float:
        if size == 0:
            return WON
        faces = playable(network)
        own = count(hand, faces)
        value = self._hand(hand, size) + self._others(count(self.position.unseen, faces), 1 if wild else 0)
        if own < len(FEW_PLAYABLE):
            value += FEW_PLAYABLE[own]
        return value + WILD_PLAYED if wild else value

    def stuck(self, network: Network, hand: list[int], size: int) -> float:
        """The value of being stuck: the card that finally fits leaves the hand again; the network is taken as it is."""
        fitting = count(self.position.unseen, playable(network))
        value = self._hand(hand, size) + self._others(fitting, 0) + FEW_PLAYABLE[0] + 1.0 - self._draws(fitting)
        if size == 0:  # BA-088: the first card drawn may be the last one
            value += GOING_OUT * (1.0 - chance_of_none(fitting, self.position.pool, 1))
        return value

    def _hand(self, hand: list[int], size: int) -> float:
        """The value of a hand: a bomb is shed together with a pipe card; one for which no pipe card is left saves nothing."""
        bombs = sum(hand[TIER_1:])
        return WILD_IN_HAND * wild_cards(hand) + self.bomb_in_hand * min(bombs, size - bombs) - size

    def _others(self, fitting: int, more: int) -> float:
        """What the others' prospects are worth, who draw `more` cards each: a gain if they may be stuck, a loss if they may go out."""
        draws = min(MOST_DRAWN, self._draws(fitting))
        value = 0.0
        weight = self.next_stuck
        for size in self.position.others:
            cards = size + more
            stuck = chance_of_none(fitting, self.position.pool, cards)
            value += weight * (URGENT[cards] if cards < len(URGENT) else 1.0) * stuck * draws
            if cards < len(NEARLY_OUT):
                value -= THREAT * NEARLY_OUT[cards] * (1.0 - stuck)
            weight = self.later_stuck
        return value

    def _draws(self, fitting: int) -> float:
        """How many cards a forced draw takes on average, if so many of the unseen ones fit."""
        return (self.position.pool + 1) / (fitting + 1)
