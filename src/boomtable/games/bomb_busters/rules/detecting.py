"""Bomb Busters: a Dual Cut with a detector, which points at several wires of one stand: what all detectors share."""

from itertools import pairwise
from typing import Any

from mypy_extensions import i64

from boomtable.core.actions import Told
from boomtable.core.bits import bits_in
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Field, Offer
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.pieces import NUMBERS, WIDTH
from boomtable.games.bomb_busters.rules.blocks import Counted, Layout
from boomtable.games.bomb_busters.rules.claim import check_target, has_detector, point
from boomtable.games.bomb_busters.rules.equipment import check_in_reach
from boomtable.games.bomb_busters.rules.may_cut import can_say, pointable
from boomtable.games.bomb_busters.rules.ranks import choose2, rank2, unrank2
from boomtable.games.bomb_busters.rules.turn import is_turn_of
from boomtable.games.bomb_busters.state import BombBustersState


class Detecting(Counted):
    """Points at several wires of one stand; each stand has a block of numbers."""

    def __init__(self, layout: Layout, tool: int, size: int) -> None:
        super().__init__(layout, size)
        self.tool = tool
        self.pairs = choose2(layout.width)

    def is_open(self, state: BombBustersState, seat: Seat) -> bool:
        """Whether the tool can be used, and there is a number to announce with it (BB-266)."""
        return is_turn_of(state, seat) and has_detector(state, seat, self.tool) and can_say(state, seat, NUMBERS)

    def legal(self, state: BombBustersState, seat: Seat, codes: list[int]) -> None:
        """Append the codes of all legal detections: on teammates' stands with at least two uncut wires (BB-267)."""
        if not self.is_open(state, seat):
            return
        for stand in range(len(state.owner)):
            if state.owner[stand] != seat:
                mask = pointable(state, seat, stand, self.tool)
                if mask & (mask - 1):
                    self.add(codes, self.layout.near_stand(seat, stand), mask)

    def add(self, codes: list[int], near: int, mask: i64) -> None:
        """Append the codes of all detections on one stand."""
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


def offer_of_wires(actions: list[Any], most: int) -> Offer:
    wires = sorted({wire for action in actions for wire in action.wires})
    return Offer(type(actions[0]).__name__, fields=(Field("wires", tuple(wires), 2, most),))


def check_set(state: BombBustersState, seat: Seat, wires: tuple[int, ...], wanted: int, tool: int) -> None:
    check_number_held(state, seat)
    for wire in wires:
        check_target(state, seat, wire, tool)
        check_in_reach(state, seat, wire)
    for left, right in pairwise(wires):
        if left // WIDTH != right // WIDTH:
            raise IllegalAction("BB-266", "seat {seat} cannot point at these wires: they stand on different stands", seat=seat)
        if left >= right:
            raise IllegalAction("BB-289", "seat {seat} cannot point at these wires: each is named once, from left to right", seat=seat)
    if wires:
        check_two_uncut(state, seat, wires[0] // WIDTH, tool)
    if len(wires) != wanted:
        raise IllegalAction(
            "BB-261", "seat {seat} cannot point at {count} wires: it takes {wanted}", seat=seat, count=len(wires), wanted=wanted
        )


def check_two_uncut(state: BombBustersState, seat: Seat, stand: int, tool: int) -> None:
    if bits_in(pointable(state, seat, stand, tool)) < 2:
        raise IllegalAction(
            "BB-267", "seat {seat} cannot use a detector on stand {stand}: it has fewer than two uncut wires", seat=seat, stand=stand + 1
        )


def check_number_held(state: BombBustersState, seat: Seat) -> None:
    if not can_say(state, seat, NUMBERS):
        raise IllegalAction("BB-266", "seat {seat} cannot use a detector: it has no number to announce", seat=seat)
