"""Bombs Away: a turn without a pipe card, when nothing can be played or drawn (BA-037, BA-038)."""

from typing import ClassVar

from boomtable.core.actions import Chapter, Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.bombs_away.rules import drawing, fitting, turning
from boomtable.games.bombs_away.schema import Pass, Passed
from boomtable.games.bombs_away.state import BombsAwayState


class Passing(Chapter[BombsAwayState]):
    action_type: ClassVar[type[Action]] = Pass

    def __init__(self) -> None:
        super().__init__(1)

    def check(self, state: BombsAwayState, seat: Actor, action: Pass) -> None:
        turning.check_free(state, seat)
        if fitting.can_play(state, seat):
            raise IllegalAction("BA-034", "seat {seat} cannot pass: it can play a pipe card", seat=seat)
        if drawing.can_draw(state):
            raise IllegalAction("BA-037", "seat {seat} cannot pass: there is a card to draw", seat=seat)

    def legal(self, state: BombsAwayState, seat: Seat, codes: list[int]) -> None:
        if not drawing.can_draw(state) and not fitting.can_play(state, seat):
            codes.append(self.start)

    def do(self, state: BombsAwayState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        state.moves += 1
        pass_turn(state, seat, dice, told)

    def number(self, seat: Seat, action: Pass) -> int:
        return 0

    def action(self, seat: Seat, number: int) -> Action:
        return Pass()


def pass_turn(state: BombsAwayState, seat: Seat, dice: Dice, told: Told) -> None:
    state.passes += 1
    if told is not None:
        told.append(Passed(seat))
    turning.end_turn(state, dice, told)
