"""Bomb Busters: before the info phase each player takes one of the open constraints (BB-1311)."""

from typing import ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import DRAFT, INFO
from boomtable.games.bomb_busters.rules.blocks import Counted, Layout
from boomtable.games.bomb_busters.rules.constraints import LETTERS
from boomtable.games.bomb_busters.schema import ConstraintTaken, TakeConstraint
from boomtable.games.bomb_busters.state import BombBustersState


class Taking(Counted):
    """A number for each letter that the mission lays out."""

    action_type: ClassVar[type[Action]] = TakeConstraint

    def __init__(self, layout: Layout) -> None:
        rules = MISSIONS[layout.mission].twist.constraints
        super().__init__(layout, rules.cards if rules is not None and rules.drafted else 0)

    def check(self, state: BombBustersState, seat: Actor, action: TakeConstraint) -> None:
        if state.phase != DRAFT or seat != state.turn:
            raise IllegalAction("BB-1313", "seat {seat} cannot take a constraint: it is not asked to", seat=seat)
        if 1 + LETTERS.index(action.letter) not in state.rule_deck:
            sentence = "seat {seat} cannot take constraint {letter}: it is not there any more"
            raise IllegalAction("BB-1311", sentence, seat=seat, letter=action.letter)

    def legal(self, state: BombBustersState, seat: Seat, codes: list[int]) -> None:
        if state.phase == DRAFT and seat == state.turn:
            for card in range(1, self.size + 1):
                if card in state.rule_deck:
                    codes.append(self.start + card - 1)

    def do(self, state: BombBustersState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        card = number + 1
        state.binding = [card if place == seat else bound for place, bound in enumerate(state.binding)]
        state.rule_deck = [other for other in state.rule_deck if other != card]
        state.moves += 1
        state.turn = (seat + 1) % state.seats
        if state.turn == state.captain:
            state.phase, state.rule_deck = INFO, []  # the rest leaves the game
        if told is not None:
            told.append(ConstraintTaken(seat, LETTERS[number]))

    def number(self, seat: Seat, action: TakeConstraint) -> int:
        return LETTERS.index(action.letter)

    def action(self, seat: Seat, number: int) -> Action:
        return TakeConstraint(LETTERS[number])
