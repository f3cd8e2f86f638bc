"""Bomb Busters: a Dual Cut with a detector, which points at several wires of one stand."""

from itertools import pairwise
from typing import Any, ClassVar

from mypy_extensions import i64

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Field, Offer
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.pieces import DOUBLE, SUPER, SUPER_DETECTOR, TRIPLE, TRIPLE_DETECTOR, WIDTH
from boomtable.games.bomb_busters.rules.blocks import Counted, Layout
from boomtable.games.bomb_busters.rules.claim import check_may_claim, check_target, has_detector, point
from boomtable.games.bomb_busters.rules.codes import add, add_pairs, add_triples
from boomtable.games.bomb_busters.rules.equipment import check_ready
from boomtable.games.bomb_busters.rules.hand import counted, has_number, uncut_count, uncut_mask
from boomtable.games.bomb_busters.rules.ranks import bits_in, choose2, choose3, nth_pair, rank2, rank3, unrank2, unrank3
from boomtable.games.bomb_busters.rules.turn import is_turn_of
from boomtable.games.bomb_busters.schema import DoubleDetect, SuperDetect, TripleDetect
from boomtable.games.bomb_busters.state import BombBustersState, is_wire, uncut_on


class Detecting(Counted):
    """Some wires of one stand: a block of numbers for each stand."""

    def __init__(self, layout: Layout, tool: int, size: int) -> None:
        super().__init__(layout, size)
        self.tool = tool
        self.pairs = choose2(layout.width)

    def is_open(self, state: BombBustersState, seat: Seat) -> bool:
        """The tool is there, and a number to announce with it (BB-266)."""
        return is_turn_of(state, seat) and has_detector(state, seat, self.tool) and has_number(counted(state, seat))

    def legal(self, state: BombBustersState, seat: Seat, codes: list[int]) -> None:
        """On teammates' stands with at least two uncut wires (BB-267)."""
        if not self.is_open(state, seat):
            return
        for stand in range(len(state.owner)):
            if state.owner[stand] != seat:
                mask = uncut_mask(state, stand)
                if mask & (mask - 1):
                    self.add(codes, self.layout.near_stand(seat, stand), mask)

    def add(self, codes: list[int], near: int, mask: i64) -> None:
        """All that can be detected on one stand."""
        raise NotImplementedError

    def apply(self, state: BombBustersState, actor: Actor, action: Any, dice: Dice, told: Told) -> None:
        point(state, actor, self.tool, list(action.wires), told)

    def pair(self, seat: Seat, number: int) -> list[int]:
        near, rank = divmod(number, self.pairs)
        start = WIDTH * self.layout.far_stand(seat, near)
        low, high = unrank2(rank)
        return [start + low, start + high]

    def number_of_pair(self, seat: Seat, wires: tuple[int, ...]) -> int:
        return self.layout.near_stand(seat, wires[0] // WIDTH) * self.pairs + rank2(wires[0] % WIDTH, wires[1] % WIDTH)


class DoubleDetecting(Detecting):
    """With one's character (BB-261)."""

    action_type: ClassVar[type[Action]] = DoubleDetect

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout, DOUBLE, layout.stands * choose2(layout.width))

    def check(self, state: BombBustersState, seat: Actor, action: DoubleDetect) -> None:
        check_may_claim(state, seat)
        if not state.detectors:
            raise IllegalAction("BB-332", "seat {seat} cannot use the Double Detector: this table plays without it", seat=seat)
        if state.power_used[seat]:
            raise IllegalAction("BB-260", "seat {seat} cannot use the Double Detector: it has been used", seat=seat)
        check_set(state, seat, action.wires, 2)

    def add(self, codes: list[int], near: int, mask: i64) -> None:
        add_pairs(codes, self.start + near * self.pairs, mask)

    def count(self, state: BombBustersState, seat: Seat) -> i64:
        count: i64 = 0
        if self.is_open(state, seat):
            for stand in range(len(state.owner)):
                if state.owner[stand] != seat:
                    uncut = uncut_count(state, stand)
                    count += uncut * (uncut - 1) // 2
        return count

    def nth(self, state: BombBustersState, seat: Seat, n: i64) -> int:
        for stand in range(len(state.owner)):
            if state.owner[stand] != seat:
                mask = uncut_mask(state, stand)
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


class TripleDetecting(Detecting):
    """Three wires, or two where no more are left (BB-210); these come after all threes."""

    action_type: ClassVar[type[Action]] = TripleDetect

    def __init__(self, layout: Layout) -> None:
        self.triples = choose3(layout.width)
        self.at_pairs = layout.stands * self.triples
        super().__init__(layout, TRIPLE, self.at_pairs + layout.stands * choose2(layout.width))

    def check(self, state: BombBustersState, seat: Actor, action: TripleDetect) -> None:
        check_may_claim(state, seat)
        check_ready(state, seat, TRIPLE_DETECTOR)
        wanted = 3
        if action.wires and is_wire(state, action.wires[0]) and uncut_count(state, action.wires[0] // WIDTH) < 3:
            wanted = 2
        check_set(state, seat, action.wires, wanted)

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


class SuperDetecting(Detecting):
    """All uncut wires of a stand."""

    action_type: ClassVar[type[Action]] = SuperDetect

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout, SUPER, layout.stands)

    def check(self, state: BombBustersState, seat: Actor, action: SuperDetect) -> None:
        check_may_claim(state, seat)
        check_ready(state, seat, SUPER_DETECTOR)
        check_number_held(state, seat)
        stand = action.stand
        if stand >= len(state.owner) or state.owner[stand] == seat:
            raise IllegalAction("BB-083", "seat {seat} cannot point at stand {stand}: it is not a teammate's", seat=seat, stand=stand + 1)
        check_two_uncut(state, seat, stand)

    def add(self, codes: list[int], near: int, mask: i64) -> None:
        add(codes, self.start + near)

    def apply(self, state: BombBustersState, actor: Actor, action: SuperDetect, dice: Dice, told: Told) -> None:
        point(state, actor, SUPER, uncut_on(state, action.stand), told)

    def do(self, state: BombBustersState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        point(state, seat, SUPER, uncut_on(state, self.layout.far_stand(seat, number)), told)

    def number(self, seat: Seat, action: SuperDetect) -> int:
        return self.layout.near_stand(seat, action.stand)

    def action(self, seat: Seat, number: int) -> Action:
        return SuperDetect(self.layout.far_stand(seat, number))


def offer_of_wires(actions: list[Any], most: int) -> Offer:
    wires = sorted({wire for action in actions for wire in action.wires})
    return Offer(type(actions[0]).__name__, fields=(Field("wires", tuple(wires), 2, most),))


def check_set(state: BombBustersState, seat: Seat, wires: tuple[int, ...], wanted: int) -> None:
    check_number_held(state, seat)
    for wire in wires:
        check_target(state, seat, wire)
    for left, right in pairwise(wires):
        if left // WIDTH != right // WIDTH:
            raise IllegalAction("BB-266", "seat {seat} cannot point at these wires: they stand on different stands", seat=seat)
        if left >= right:
            raise IllegalAction("BB-289", "seat {seat} cannot point at these wires: each is named once, from left to right", seat=seat)
    if wires:
        check_two_uncut(state, seat, wires[0] // WIDTH)
    if len(wires) != wanted:
        raise IllegalAction(
            "BB-261", "seat {seat} cannot point at {count} wires: it takes {wanted}", seat=seat, count=len(wires), wanted=wanted
        )


def check_two_uncut(state: BombBustersState, seat: Seat, stand: int) -> None:
    if uncut_count(state, stand) < 2:
        raise IllegalAction(
            "BB-267", "seat {seat} cannot use a detector on stand {stand}: it has fewer than two uncut wires", seat=seat, stand=stand + 1
        )


def check_number_held(state: BombBustersState, seat: Seat) -> None:
    if not has_number(counted(state, seat)):
        raise IllegalAction("BB-266", "seat {seat} cannot use a detector: it has no number to announce", seat=seat)
