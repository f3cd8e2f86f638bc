"""Bomb Busters: the Triple Detector (BB-210)."""

from typing import ClassVar

from mypy_extensions import i64

from boomtable.core.actions import Told
from boomtable.core.bits import bits_in
from boomtable.core.dice import Dice
from boomtable.core.schema import Action, Offer
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.pieces import TRIPLE, TRIPLE_DETECTOR, WIDTH
from boomtable.games.bomb_busters.rules.blocks import Layout
from boomtable.games.bomb_busters.rules.claim import check_may_claim, point
from boomtable.games.bomb_busters.rules.codes import add_pairs, add_triples
from boomtable.games.bomb_busters.rules.detecting import Detecting, check_set, offer_of_wires
from boomtable.games.bomb_busters.rules.equipment import check_ready
from boomtable.games.bomb_busters.rules.may_cut import pointable
from boomtable.games.bomb_busters.rules.ranks import choose2, choose3, rank3, unrank3
from boomtable.games.bomb_busters.schema import TripleDetect
from boomtable.games.bomb_busters.state import BombBustersState, is_wire


class TripleDetecting(Detecting):
    """Points at three wires of a stand, or two if no more are left; the numbers of pairs come after all triples."""

    action_type: ClassVar[type[Action]] = TripleDetect

    def __init__(self, layout: Layout) -> None:
        self.triples = choose3(layout.width)
        self.at_pairs = layout.stands * self.triples
        super().__init__(layout, TRIPLE, self.at_pairs + layout.stands * choose2(layout.width))

    def check(self, state: BombBustersState, seat: Actor, action: TripleDetect) -> None:
        check_may_claim(state, seat)
        check_ready(state, seat, TRIPLE_DETECTOR)
        wanted = 3
        if action.wires and is_wire(state, action.wires[0]) and bits_in(pointable(state, seat, action.wires[0] // WIDTH, TRIPLE)) < 3:
            wanted = 2
        check_set(state, seat, action.wires, wanted, TRIPLE)

    def add(self, codes: list[int], near: int, mask: i64) -> None:
        if bits_in(mask) == 2:
            add_pairs(codes, self.start + self.at_pairs + near * self.pairs, mask)
        else:
            add_triples(codes, self.start + near * self.triples, mask)

    def do(self, state: BombBustersState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        point(state, seat, TRIPLE, self.wires(seat, number), told)

    def wires(self, seat: Seat, number: int) -> list[int]:
        if number >= self.at_pairs:
            return self.pair(seat, number - self.at_pairs)
        near, rank = divmod(number, self.triples)
        start = WIDTH * self.layout.far_stand(seat, near)
        return [start + spot for spot in unrank3(rank)]

    def number(self, seat: Seat, action: TripleDetect) -> int:
        wires = action.wires
        if len(wires) == 2:
            return self.at_pairs + self.number_of_pair(seat, wires)
        rank = rank3(wires[0] % WIDTH, wires[1] % WIDTH, wires[2] % WIDTH)
        return self.layout.near_stand(seat, wires[0] // WIDTH) * self.triples + rank

    def action(self, seat: Seat, number: int) -> Action:
        return TripleDetect(tuple(self.wires(seat, number)))

    def offer(self, actions: list[Action]) -> Offer:
        return offer_of_wires(actions, 3)
