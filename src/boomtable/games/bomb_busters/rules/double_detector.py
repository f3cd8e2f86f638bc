"""Bomb Busters: the Double Detector, the power of a character (BB-261)."""

from typing import ClassVar

from mypy_extensions import i64

from boomtable.core.actions import Told
from boomtable.core.bits import bits_in
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Offer
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.pieces import DOUBLE, POWER
from boomtable.games.bomb_busters.rules.blocks import Layout
from boomtable.games.bomb_busters.rules.characters import DOUBLE_DETECTOR, character_of
from boomtable.games.bomb_busters.rules.claim import check_may_claim, point
from boomtable.games.bomb_busters.rules.codes import add_pairs
from boomtable.games.bomb_busters.rules.detecting import Detecting, check_set, offer_of_wires
from boomtable.games.bomb_busters.rules.locks import check_card_free
from boomtable.games.bomb_busters.rules.may_cut import pointable
from boomtable.games.bomb_busters.rules.ranks import choose2, nth_pair
from boomtable.games.bomb_busters.schema import DoubleDetect
from boomtable.games.bomb_busters.state import BombBustersState


class DoubleDetecting(Detecting):
    """Points at two wires of one stand."""

    action_type: ClassVar[type[Action]] = DoubleDetect

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout, DOUBLE, layout.stands * choose2(layout.width))

    def check(self, state: BombBustersState, seat: Actor, action: DoubleDetect) -> None:
        check_may_claim(state, seat)
        if not state.detectors:
            raise IllegalAction("BB-332", "seat {seat} cannot use the Double Detector: this table plays without it", seat=seat)
        check_card_free(state, seat, POWER)
        character = character_of(state, seat)
        if character != DOUBLE_DETECTOR:
            sentence = "seat {seat} cannot use the Double Detector: it has the power of card {card} instead"
            raise IllegalAction("BB-270", sentence, seat=seat, card=character)
        if state.power_used[seat]:
            raise IllegalAction("BB-260", "seat {seat} cannot use the Double Detector: it has been used", seat=seat, card=0)
        check_set(state, seat, action.wires, 2, DOUBLE)

    def add(self, codes: list[int], near: int, mask: i64) -> None:
        add_pairs(codes, self.start + near * self.pairs, mask)

    def count(self, state: BombBustersState, seat: Seat) -> i64:
        count: i64 = 0
        if self.is_open(state, seat):
            for stand in range(len(state.owner)):
                if state.owner[stand] != seat:
                    uncut = bits_in(pointable(state, seat, stand, DOUBLE))
                    count += uncut * (uncut - 1) // 2
        return count

    def nth(self, state: BombBustersState, seat: Seat, n: i64) -> int:
        for stand in range(len(state.owner)):
            if state.owner[stand] != seat:
                mask = pointable(state, seat, stand, DOUBLE)
                uncut = bits_in(mask)
                if n < uncut * (uncut - 1) // 2:
                    return self.start + self.layout.near_stand(seat, stand) * self.pairs + int(nth_pair(mask, n))
                n -= uncut * (uncut - 1) // 2
        raise AssertionError("there are fewer pairs to point at")

    def do(self, state: BombBustersState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        point(state, seat, DOUBLE, self.pair(seat, number), told)

    def number(self, seat: Seat, action: DoubleDetect) -> int:
        return self.number_of_pair(seat, action.wires)

    def action(self, seat: Seat, number: int) -> Action:
        return DoubleDetect(tuple(self.pair(seat, number)))

    def offer(self, actions: list[Action]) -> Offer:
        return offer_of_wires(actions, 2)
