"""Bombs Away: a tier 2 bomb takes a second card, or none (BA-080, BA-083, BA-152)."""

from typing import ClassVar

from boomtable.core.actions import Chapter, Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.bombs_away.network import place, x_of, y_of
from boomtable.games.bombs_away.pieces import TIER_2
from boomtable.games.bombs_away.places import ENDS, OPEN, place_of, position_at
from boomtable.games.bombs_away.rules import bombing, turning
from boomtable.games.bombs_away.schema import Enough, Second, StoppedAtOne
from boomtable.games.bombs_away.state import BombsAwayState


class SecondTarget(Chapter[BombsAwayState]):
    """Another end card, numbered by its place."""

    action_type: ClassVar[type[Action]] = Second

    def __init__(self) -> None:
        super().__init__(ENDS)

    def check(self, state: BombsAwayState, seat: Actor, action: Second) -> None:
        turning.check_turn(state, seat)
        if not state.second:
            raise IllegalAction("BA-080", "seat {seat} cannot destroy a second card: no tier 2 bomb waits for a second card", seat=seat)
        bombing.check_target(state, seat, TIER_2, action.x, action.y)

    def legal(self, state: BombsAwayState, seat: Seat, codes: list[int]) -> None:
        for end in range(len(state.network.ends)):
            codes.append(self.start + end)

    def do(self, state: BombsAwayState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        state.moves += 1
        state.second = False
        bombing.destroy(state, seat, position_at(state.network, OPEN + number), told)

    def number_in(self, state: BombsAwayState, seat: Seat, action: Second) -> int:
        return place_of(state.network, place(action.x, action.y)) - OPEN

    def action_in(self, state: BombsAwayState, seat: Seat, number: int) -> Action:
        position = position_at(state.network, OPEN + number)
        return Second(x_of(position), y_of(position))


class StoppingAtOne(Chapter[BombsAwayState]):
    """Stops after the first card."""

    action_type: ClassVar[type[Action]] = Enough

    def __init__(self) -> None:
        super().__init__(1)

    def check(self, state: BombsAwayState, seat: Actor, action: Enough) -> None:
        turning.check_turn(state, seat)
        if not state.second:
            raise IllegalAction("BA-080", "seat {seat} cannot end its bomb: no tier 2 bomb waits for a second card", seat=seat)

    def legal(self, state: BombsAwayState, seat: Seat, codes: list[int]) -> None:
        codes.append(self.start)

    def do(self, state: BombsAwayState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        state.moves += 1
        stop(state, seat, told)

    def number(self, seat: Seat, action: Enough) -> int:
        return 0

    def action(self, seat: Seat, number: int) -> Action:
        return Enough()


def stop(state: BombsAwayState, seat: Seat, told: Told) -> None:
    state.second = False
    if told is not None:
        told.append(StoppedAtOne(seat))
