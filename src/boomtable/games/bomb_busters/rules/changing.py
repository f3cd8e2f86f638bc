"""Bomb Busters: at the start of each turn the Captain may put the next constraint in place of the open one (BB-1321)."""

from typing import ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import CHANGE, TURN
from boomtable.games.bomb_busters.rules.blocks import Counted, Layout
from boomtable.games.bomb_busters.rules.constraints import turn_card
from boomtable.games.bomb_busters.schema import ChangeConstraint, ConstraintKept
from boomtable.games.bomb_busters.state import BombBustersState


class Changing(Counted):
    """The Captain is asked, also without wires (BB-1322): 0 keeps the open card, 1 turns up the next one."""

    action_type: ClassVar[type[Action]] = ChangeConstraint

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout, 2 if asks_captain(layout.mission) else 0)

    def check(self, state: BombBustersState, seat: Actor, action: ChangeConstraint) -> None:
        if state.phase != CHANGE or seat != state.captain:
            raise IllegalAction("BB-1321", "seat {seat} cannot change the constraint: the Captain does, before each turn", seat=seat)

    def legal(self, state: BombBustersState, seat: Seat, codes: list[int]) -> None:
        if state.phase == CHANGE and seat == state.captain:
            codes += [self.start, self.start + 1]

    def do(self, state: BombBustersState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        state.phase = TURN
        state.moves += 1
        if number:
            turn_card(state, told)
        elif told is not None:
            told.append(ConstraintKept(seat))

    def number(self, seat: Seat, action: ChangeConstraint) -> int:
        return int(action.change)

    def action(self, seat: Seat, number: int) -> Action:
        return ChangeConstraint(number == 1)


def ask_captain(state: BombBustersState) -> None:
    """At the start of a turn, while a constraint binds everybody."""
    if state.phase == TURN and state.binding[0] and asks_captain(state.mission):
        state.phase = CHANGE


def asks_captain(mission: int) -> bool:
    rules = MISSIONS[mission].twist.constraints
    return rules is not None and rules.asks_captain
