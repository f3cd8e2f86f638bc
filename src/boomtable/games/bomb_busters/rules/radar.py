"""Bomb Busters: the General Radar, which asks all stands for a number (BB-225)."""

from typing import ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.pieces import GENERAL_RADAR, NUMBERS, bit, value_of
from boomtable.games.bomb_busters.rules import memory
from boomtable.games.bomb_busters.rules.blocks import Counted, Layout
from boomtable.games.bomb_busters.rules.equipment import check_ready, may_use, use
from boomtable.games.bomb_busters.rules.hand import rest_of, sorted_on
from boomtable.games.bomb_busters.rules.turn import check_any_time, is_any_time
from boomtable.games.bomb_busters.schema import RadarAnswered, UseRadar
from boomtable.games.bomb_busters.state import BombBustersState


class RadarAsking(Counted):
    """Asks for a number that is in play and not validated (BB-187)."""

    action_type: ClassVar[type[Action]] = UseRadar

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout, NUMBERS)

    def check(self, state: BombBustersState, seat: Actor, action: UseRadar) -> None:
        check_any_time(state, seat)
        check_ready(state, seat, GENERAL_RADAR)
        number = action.number
        if number not in numbers_to_ask(state):
            raise IllegalAction("BB-187", "seat {seat} cannot ask the Radar for {number}: no wire of it is left", seat=seat, number=number)

    def legal(self, state: BombBustersState, seat: Seat, codes: list[int]) -> None:
        if may_use(state, seat, GENERAL_RADAR) and is_any_time(state, seat):
            for number in numbers_to_ask(state):
                codes.append(self.start + number - 1)

    def do(self, state: BombBustersState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        use(state, seat, GENERAL_RADAR)
        ask(state, seat, number + 1, told)

    def number(self, seat: Seat, action: UseRadar) -> int:
        return action.number - 1

    def action(self, seat: Seat, number: int) -> Action:
        return UseRadar(number + 1)


def ask(state: BombBustersState, seat: Seat, number: int, told: Told) -> None:
    """Every stand answers; what it answered for this number before does not count any more."""
    answers = [has_number(state, stand, number) for stand in range(len(state.owner))]
    for stand, yes in enumerate(answers):
        wires = sorted_on(state, stand)
        if wires:
            memory.prove(state, wires, bit(number), 1 if yes else 0, radar=True)
    before = [radar for radar in state.radars if radar[1] != number]
    state.radars = [*before, [state.turns, number, *[1 if yes else 0 for yes in answers]]]
    state.moves += 1
    if told is not None:
        told.append(RadarAnswered(seat, number, tuple(answers)))


def numbers_to_ask(state: BombBustersState) -> list[int]:
    return [number for number in range(1, NUMBERS + 1) if rest_of(state, number) > 0]


def has_number(state: BombBustersState, stand: int, number: int) -> bool:
    return any(value_of(int(state.tile[wire])) == number for wire in sorted_on(state, stand))
