"""Bombs Away bots: all whole turns of a seat, from the step of the turn at which it is, and the best of them."""

from typing import Final

from boomtable.bots.handmade.bombs_away.appeal import Appeal
from boomtable.bots.handmade.bombs_away.position import Position
from boomtable.bots.handmade.bombs_away.turn import NO_BOMB, NO_CARD, Turn
from boomtable.bots.handmade.bombs_away.valuation import Valuation
from boomtable.games.bombs_away.network import Network
from boomtable.games.bombs_away.pieces import CARDS, KIND, TIER_1, TIER_2, first_face, is_wild
from boomtable.games.bombs_away.rules import bombing, fitting

AT_WILL: Final = CARDS  # a margin that allows every bomb


class Planning:
    """All turns of a seat. Bombs are saved: thrown when stuck, or if pipe cards in hand outnumber them by no more than `margin`."""

    def __init__(self, position: Position, valuation: Valuation, appeal: Appeal, margin: int) -> None:
        self.position = position
        self.valuation = valuation
        self.appeal = appeal
        self.turns: list[Turn] = []
        self._add_lays(position.state.network, NO_BOMB, [])
        if position.state.second:
            self._add_second_targets()
        elif not position.state.thrown and self.may_throw(margin):
            self._add_bombs()

    def may_throw(self, margin: int) -> bool:
        return self.is_stuck() or self.position.pipes() <= self.position.bombs() + margin

    def is_stuck(self) -> bool:
        return self.turns[0].face == NO_CARD

    def best(self) -> Turn:
        best = self.turns[0]
        for turn in self.turns:
            if turn.value > best.value:
                best = turn
        return best

    def _add_bombs(self) -> None:
        state, hand = self.position.state, self.position.hand
        network = state.network
        for kind in (TIER_1, TIER_2):
            if hand[kind] == 0:
                continue
            targets = bombing.targets(state, kind)
            hand[kind] -= 1
            for first in targets:
                after = without(network, first)
                self._add_lays(after, kind, [first])
                for second in after.ends if kind == TIER_2 else []:
                    self._add_lays(without(after, second), kind, [first, second])
            hand[kind] += 1

    def _add_second_targets(self) -> None:
        network = self.position.state.network
        for end in network.ends:
            self._add_lays(without(network, end), NO_BOMB, [end])

    def _add_lays(self, network: Network, bomb: int, targets: list[int]) -> None:
        """Add every pipe card that can end the turn on this network; if there is none, cards must be drawn."""
        places, faces = fitting.plays(network, self.position.state.held[self.position.seat])
        for at in range(len(places)):
            bits = faces[at]
            while bits:
                self._add(Turn(bomb, targets, places[at], first_face(bits)), network)
                bits &= bits - 1
        if not places:
            self._add(Turn(bomb, targets, 0, NO_CARD), network)

    def _add(self, turn: Turn, network: Network) -> None:
        turn.value = self._value(turn, network) + self.appeal.of(turn.card())
        self.turns.append(turn)

    def _value(self, turn: Turn, network: Network) -> float:
        """The value of a turn, on the network and with the hand that its bomb leaves."""
        hand, size = self.position.hand, self.position.state.sizes[self.position.seat]
        if turn.bomb != NO_BOMB:
            size -= 1
        if turn.face == NO_CARD:
            return self.valuation.stuck(network, hand, size)
        kind = KIND[turn.face]
        hand[kind] -= 1
        value = self.valuation.played(with_card(network, turn.position, turn.face), hand, size - 1, is_wild(kind))
        hand[kind] += 1
        return value


def without(network: Network, position: int) -> Network:
    after = network.clone()
    after.take(position)
    return after


def with_card(network: Network, position: int, face: int) -> Network:
    after = network.clone()
    if after.is_empty(position):
        after.put(position, face)
    else:
        after.cover(position, face)
    return after
