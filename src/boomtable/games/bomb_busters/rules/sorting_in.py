"""Bomb Busters: the stand for a wire that Nano gave to a player with two of them (BB-1432)."""

from typing import ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import TAKE
from boomtable.games.bomb_busters.rules.blocks import Counted, Layout
from boomtable.games.bomb_busters.rules.kept_wires import stands_with_room, take_in
from boomtable.games.bomb_busters.rules.turn_end import finish
from boomtable.games.bomb_busters.schema import SortIn
from boomtable.games.bomb_busters.state import BombBustersState


class SortingIn(Counted):
    action_type: ClassVar[type[Action]] = SortIn

    def __init__(self, layout: Layout) -> None:
        kept = MISSIONS[layout.mission].kept(layout.seats)
        super().__init__(layout, layout.stands if kept > 0 and layout.stands > layout.seats else 0)

    def check(self, state: BombBustersState, seat: Actor, action: SortIn) -> None:
        if state.phase != TAKE or seat != state.turn:
            raise IllegalAction("BB-1432", "seat {seat} cannot sort a wire in: it got none from Nano", seat=seat)
        if action.stand not in stands_with_room(state, seat):
            sentence = "seat {seat} cannot sort the wire into stand {stand}: it is not an own one with room"
            raise IllegalAction("BB-1434", sentence, seat=seat, stand=action.stand + 1)

    def legal(self, state: BombBustersState, seat: Seat, codes: list[int]) -> None:
        if state.phase == TAKE and seat == state.turn:
            for stand in stands_with_room(state, seat):
                codes.append(self.start + self.layout.near_stand(seat, stand))

    def do(self, state: BombBustersState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        cut = state.nano[0]
        state.moves += 1
        take_in(state, self.layout.far_stand(seat, number), told)
        finish(state, cut, told)

    def number(self, seat: Seat, action: SortIn) -> int:
        return self.layout.near_stand(seat, action.stand)

    def action(self, seat: Seat, number: int) -> Action:
        return SortIn(self.layout.far_stand(seat, number))
