"""Bomb Busters: the Stabilizer, which protects the Dual Cut that follows (BB-230)."""

from typing import ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.pieces import STABILIZER
from boomtable.games.bomb_busters.rules.blocks import Single
from boomtable.games.bomb_busters.rules.equipment import check_ready, may_use, spend
from boomtable.games.bomb_busters.rules.may_cut import can_dual_cut
from boomtable.games.bomb_busters.rules.turn import check_turn_for_card, is_turn_of
from boomtable.games.bomb_busters.schema import Stabilized, UseStabilizer
from boomtable.games.bomb_busters.state import BombBustersState


class Stabilizing(Single):
    action_type: ClassVar[type[Action]] = UseStabilizer

    def check(self, state: BombBustersState, seat: Actor, action: UseStabilizer) -> None:
        check_turn_for_card(state, seat)
        check_ready(state, seat, STABILIZER)
        if not can_dual_cut(state, seat):
            raise IllegalAction("BB-187", "seat {seat} cannot use the Stabilizer: it has no pair to cut", seat=seat)

    def is_open(self, state: BombBustersState, seat: Seat) -> bool:
        return is_turn_of(state, seat) and may_use(state, seat, STABILIZER) and can_dual_cut(state, seat)

    def do(self, state: BombBustersState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        stabilize(state, seat, told)

    def action(self, seat: Seat, number: int) -> Action:
        return UseStabilizer()


def stabilize(state: BombBustersState, seat: Seat, told: Told) -> None:
    spend(state, STABILIZER)
    state.stabilized = True
    state.moves += 1
    if told is not None:
        told.append(Stabilized(seat))
