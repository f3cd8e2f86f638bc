"""Bomb Busters: the Super Detector, which points at all uncut wires of a stand."""

from typing import ClassVar

from mypy_extensions import i64

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.pieces import SUPER, SUPER_DETECTOR
from boomtable.games.bomb_busters.rules.blocks import Layout
from boomtable.games.bomb_busters.rules.claim import check_may_claim, point
from boomtable.games.bomb_busters.rules.codes import add
from boomtable.games.bomb_busters.rules.detecting import Detecting, check_number_held, check_two_uncut
from boomtable.games.bomb_busters.rules.equipment import check_ready
from boomtable.games.bomb_busters.rules.hand import wires_in
from boomtable.games.bomb_busters.rules.may_cut import pointable
from boomtable.games.bomb_busters.schema import SuperDetect
from boomtable.games.bomb_busters.state import BombBustersState


class SuperDetecting(Detecting):
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
        check_two_uncut(state, seat, stand, SUPER)

    def add(self, codes: list[int], near: int, mask: i64) -> None:
        add(codes, self.start + near)

    def apply(self, state: BombBustersState, actor: Actor, action: SuperDetect, dice: Dice, told: Told) -> None:
        self.point_at(state, actor, action.stand, told)

    def do(self, state: BombBustersState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        self.point_at(state, seat, self.layout.far_stand(seat, number), told)

    def point_at(self, state: BombBustersState, seat: Seat, stand: int, told: Told) -> None:
        point(state, seat, SUPER, wires_in(stand, pointable(state, seat, stand, SUPER)), told)

    def number(self, seat: Seat, action: SuperDetect) -> int:
        return self.layout.near_stand(seat, action.stand)

    def action(self, seat: Seat, number: int) -> Action:
        return SuperDetect(self.layout.far_stand(seat, number))
