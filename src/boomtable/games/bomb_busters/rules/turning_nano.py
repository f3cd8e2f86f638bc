"""Bomb Busters: which way Nano looks after a cut (BB-1591)."""

from typing import ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import FACE
from boomtable.games.bomb_busters.rules.blocks import Counted, Layout
from boomtable.games.bomb_busters.rules.nano import stand_at
from boomtable.games.bomb_busters.rules.turn_end import next_seat
from boomtable.games.bomb_busters.schema import TurnNano
from boomtable.games.bomb_busters.state import BombBustersState


class NanoTurning(Counted):
    """To the end of the row, or back to its beginning."""

    action_type: ClassVar[type[Action]] = TurnNano

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout, 2 if MISSIONS[layout.mission].twist.nano == "line" else 0)

    def check(self, state: BombBustersState, seat: Actor, action: TurnNano) -> None:
        if state.phase != FACE or seat != state.turn:
            raise IllegalAction("BB-1591", "seat {seat} cannot turn Nano: nobody asks where he looks", seat=seat, value=0)

    def legal(self, state: BombBustersState, seat: Seat, codes: list[int]) -> None:
        if state.phase == FACE and seat == state.turn:
            codes.append(self.start)
            codes.append(self.start + 1)

    def do(self, state: BombBustersState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        state.moves += 1
        stand_at(state, state.nano[0], 1 if number == 0 else -1, told)
        next_seat(state, told)

    def number(self, seat: Seat, action: TurnNano) -> int:
        return 0 if action.ahead else 1

    def action(self, seat: Seat, number: int) -> Action:
        return TurnNano(number == 0)
