"""Bomb Busters: whom the price of the next cut goes to (BB-1493)."""

from typing import ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.rules.air import is_given
from boomtable.games.bomb_busters.rules.blocks import Layout, OneMate
from boomtable.games.bomb_busters.rules.hand import mates_with_wires, only_reds
from boomtable.games.bomb_busters.rules.may_cut import is_stuck
from boomtable.games.bomb_busters.rules.turn import check_turn, is_turn_of
from boomtable.games.bomb_busters.schema import AirPromised, GiveAir
from boomtable.games.bomb_busters.state import BombBustersState


class AirGiving(OneMate):
    """Names the teammate who gets the air, once in a turn; one possibility needs no naming."""

    action_type: ClassVar[type[Action]] = GiveAir

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout)
        if MISSIONS[layout.mission].twist.air != "given":
            self.size = 0

    def check(self, state: BombBustersState, seat: Actor, action: GiveAir) -> None:
        check_turn(state, seat)
        if not is_given(state):
            raise IllegalAction("BB-1493", "seat {seat} cannot give air: this mission has none to give", seat=seat, why="none", mate=seat)
        if state.air_to > 0:
            raise IllegalAction("BB-1493", "seat {seat} cannot give air to another: it has named one", seat=seat, why="named", mate=seat)
        if only_reds(state, seat) or is_stuck(state, seat):
            raise IllegalAction("BB-1493", "seat {seat} cannot give air: it has nothing to cut", seat=seat, why="stuck", mate=seat)
        mates = mates_with_wires(state, seat)
        if action.mate not in mates or len(mates) < 2:
            sentence = "seat {seat} cannot give air to seat {mate}: it goes to one of several teammates with wires"
            raise IllegalAction("BB-1493", sentence, seat=seat, why="mate", mate=action.mate)

    def legal(self, state: BombBustersState, seat: Seat, codes: list[int]) -> None:
        if not may_name(state, seat):
            return
        mates = mates_with_wires(state, seat)
        if len(mates) > 1:
            for mate in mates:
                codes.append(self.begin(seat, mate))

    def do(self, state: BombBustersState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        mate = self.layout.far_mate(seat, number)
        state.air_to = mate + 1
        state.moves += 1
        if told is not None:
            told.append(AirPromised(seat, mate))

    def number(self, seat: Seat, action: GiveAir) -> int:
        return self.layout.near_mate(seat, action.mate)

    def action(self, seat: Seat, number: int) -> Action:
        return GiveAir(self.layout.far_mate(seat, number))


def may_name(state: BombBustersState, seat: Seat) -> bool:
    return is_given(state) and is_turn_of(state, seat) and state.air_to == 0 and not only_reds(state, seat) and not is_stuck(state, seat)
