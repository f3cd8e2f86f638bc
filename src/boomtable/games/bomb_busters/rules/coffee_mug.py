"""Bomb Busters: the Coffee Mug, which passes the turn to somebody else (BB-240)."""

from typing import ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.pieces import COFFEE_MUG
from boomtable.games.bomb_busters.rules.blocks import OneMate
from boomtable.games.bomb_busters.rules.equipment import check_ready, may_use, spend
from boomtable.games.bomb_busters.rules.hand import check_not_only_reds, mates_with_wires, only_reds
from boomtable.games.bomb_busters.rules.solo import bound_to_pair, check_not_bound
from boomtable.games.bomb_busters.rules.turn import check_turn_for_card, is_turn_of
from boomtable.games.bomb_busters.rules.turn_end import end_turn
from boomtable.games.bomb_busters.schema import MugPassed, UseCoffeeMug
from boomtable.games.bomb_busters.state import BombBustersState


class MugPassing(OneMate):
    """Passes the turn to another player who has uncut wires."""

    action_type: ClassVar[type[Action]] = UseCoffeeMug

    def check(self, state: BombBustersState, seat: Actor, action: UseCoffeeMug) -> None:
        check_turn_for_card(state, seat)
        check_ready(state, seat, COFFEE_MUG)
        check_not_only_reds(state, seat, "pass with the Coffee Mug")
        check_not_bound(state, seat)
        if action.mate not in mates_with_wires(state, seat):
            sentence = "seat {seat} cannot name seat {mate}: it takes another player with uncut wires"
            raise IllegalAction("BB-240", sentence, seat=seat, mate=action.mate)

    def legal(self, state: BombBustersState, seat: Seat, codes: list[int]) -> None:
        if not is_turn_of(state, seat) or not may_use(state, seat, COFFEE_MUG) or only_reds(state, seat) or bound_to_pair(state, seat):
            return
        for mate in mates_with_wires(state, seat):
            codes.append(self.begin(seat, mate))

    def do(self, state: BombBustersState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        mate = self.layout.far_mate(seat, number)
        spend(state, COFFEE_MUG)
        state.moves += 1
        if told is not None:
            told.append(MugPassed(seat, mate))
        end_turn(state, told, to=mate)

    def number(self, seat: Seat, action: UseCoffeeMug) -> int:
        return self.layout.near_mate(seat, action.mate)

    def action(self, seat: Seat, number: int) -> Action:
        return UseCoffeeMug(self.layout.far_mate(seat, number))
