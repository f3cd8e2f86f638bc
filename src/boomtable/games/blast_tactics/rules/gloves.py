"""Blast Tactics: Power Glove, carrying and throwing (section 10.3 of the ledger)."""

from typing import ClassVar

from boomtable.core.actions import Chapter, Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.blast_tactics.pieces import DIRECTIONS, FLOOR, GLOVE, HOLE, is_bomb
from boomtable.games.blast_tactics.rules import paying
from boomtable.games.blast_tactics.rules.blocks import InDirections
from boomtable.games.blast_tactics.rules.damage import drop_carried
from boomtable.games.blast_tactics.rules.flying import landing
from boomtable.games.blast_tactics.rules.laying import stay
from boomtable.games.blast_tactics.rules.phases import check_phase
from boomtable.games.blast_tactics.schema import BombPickedUp, BombThrown, Glove, Throw
from boomtable.games.blast_tactics.state import NOBODY, BlastTacticsState


class PickingUp(Chapter[BlastTacticsState]):
    """Uses Power Glove: picks up the bomb underfoot and puts it on the figure's head."""

    action_type: ClassVar[type[Action]] = Glove

    def __init__(self, seats: int) -> None:
        super().__init__(1)

    def check(self, state: BlastTacticsState, seat: Actor, action: Glove) -> None:
        check_phase(state, seat, action)
        paying.check_card(state, seat, GLOVE)
        if state.carried[seat]:
            raise IllegalAction("BT-221", "seat {seat} cannot pick up a bomb: it carries one already", seat=seat)
        if not can_pick_up(state, seat):
            raise IllegalAction("BT-220", "seat {seat} cannot pick up a bomb: none lies under it", seat=seat)

    def legal(self, state: BlastTacticsState, seat: Seat, codes: list[int]) -> None:
        if paying.can_use(state, seat, GLOVE) and can_pick_up(state, seat):
            codes.append(self.start)

    def do(self, state: BlastTacticsState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        state.moves += 1
        paying.use(state, seat, GLOVE, told)
        square = state.at[seat]
        state.carried[seat] = state.things[square]
        state.things[square] = FLOOR
        if told is not None:
            told.append(BombPickedUp(seat, square))
        stay(state, seat)

    def number(self, seat: Seat, action: Glove) -> int:
        return 0

    def action(self, seat: Seat, number: int) -> Action:
        return Glove()


class Throwing(InDirections):
    """Throws the carried bomb, which costs nothing (BT-223)."""

    action_type: ClassVar[type[Action]] = Throw

    def check(self, state: BlastTacticsState, seat: Actor, action: Throw) -> None:
        check_phase(state, seat, action)
        if state.carried[seat] == 0:
            raise IllegalAction("BT-223", "seat {seat} cannot throw: it carries no bomb", seat=seat)
        if landing(state, DIRECTIONS.index(action.direction), state.at[seat]) == NOBODY:
            reason = "seat {seat} cannot throw {direction}: the bomb would find no place to land"
            raise IllegalAction("BT-224", reason, seat=seat, direction=action.direction)

    def legal(self, state: BlastTacticsState, seat: Seat, codes: list[int]) -> None:
        if state.carried[seat]:
            for direction in directions(state, seat):
                codes.append(self.start + direction)

    def do(self, state: BlastTacticsState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        state.moves += 1
        start = state.at[seat]
        square = landing(state, number, start)
        is_hole = state.things[square] == HOLE
        if is_hole:
            drop_carried(state, seat)
        else:
            state.things[square] = state.carried[seat]
            state.carried[seat] = 0
        if told is not None:
            told.append(BombThrown(seat, start, square, is_hole))
        stay(state, seat)


def can_pick_up(state: BlastTacticsState, seat: Seat) -> bool:
    return state.carried[seat] == 0 and is_bomb(state.things[state.at[seat]])


def directions(state: BlastTacticsState, seat: Seat) -> list[int]:
    """The directions in which a carried bomb can be thrown (BT-224, BT-228)."""
    if state.carried[seat] == 0:
        return []
    return [direction for direction in range(4) if landing(state, direction, state.at[seat]) != NOBODY]
