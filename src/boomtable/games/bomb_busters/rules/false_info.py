"""Bomb Busters: placing false tokens, in the info phase and with the Post-it (BB-1171, BB-1521)."""

from typing import ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import INFO, NUMBERS, POST_IT, RED, TELL_FALSE, YELLOW, bit, is_blue
from boomtable.games.bomb_busters.rules.blocks import Counted, Layout
from boomtable.games.bomb_busters.rules.denials import (
    FALSEHOODS,
    bears_false,
    deny,
    falsehoods_for,
    is_liar,
    never_under_false,
    placed_by,
)
from boomtable.games.bomb_busters.rules.equipment import check_ready, may_use, spend
from boomtable.games.bomb_busters.rules.hand import place_name
from boomtable.games.bomb_busters.rules.info import next_token
from boomtable.games.bomb_busters.rules.turn import check_any_time, is_any_time
from boomtable.games.bomb_busters.schema import FalsePlaced, PlaceFalse
from boomtable.games.bomb_busters.state import BombBustersState, is_wire, owner_of, uncut_of


class FalsePlacing(Counted):
    """A number for each own wire and number that is not its own."""

    action_type: ClassVar[type[Action]] = PlaceFalse

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout, layout.hand * NUMBERS if TELL_FALSE in MISSIONS[layout.mission].twist.tokens else 0)

    def check(self, state: BombBustersState, seat: Actor, action: PlaceFalse) -> None:
        if state.phase == INFO and seat != state.turn:
            raise IllegalAction(
                "BB-036", "seat {seat} cannot place an info token: seat {turn} does first", seat=seat, turn=state.turn, why="turn"
            )
        if not is_liar(state, seat):
            raise IllegalAction("BB-1171", "seat {seat} cannot place a false token: its tokens are true", seat=seat)
        if state.phase != INFO:
            check_any_time(state, seat)
            check_ready(state, seat, POST_IT)
        wire, name = action.wire, place_name(action.wire)
        if not is_wire(state, wire) or owner_of(state, wire) != seat or wire not in wires_to_deny(state, seat):
            sentence = "seat {seat} cannot put a false token at {wire}: it takes an own wire of the right colour without one"
            raise IllegalAction("BB-1175", sentence, seat=seat, wire=name)
        if action.value not in falsehoods_for(state, wire):
            sentence = "seat {seat} cannot say that {wire} is no {value}: it is, or no token of it is left"
            raise IllegalAction("BB-1176", sentence, seat=seat, wire=name, value=action.value)

    def legal(self, state: BombBustersState, seat: Seat, codes: list[int]) -> None:
        if self.is_open(state, seat):
            for wire in wires_to_deny(state, seat):
                for number in falsehoods_for(state, wire):
                    codes.append(self.start + self.layout.near(seat, wire) * NUMBERS + number - 1)

    def is_open(self, state: BombBustersState, seat: Seat) -> bool:
        if not self.size or not is_liar(state, seat):
            return False
        if state.phase == INFO:
            return seat == state.turn
        return is_any_time(state, seat) and may_use(state, seat, POST_IT)

    def do(self, state: BombBustersState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        near, value = divmod(number, NUMBERS)
        place_false(state, seat, self.layout.far(seat, near), value + 1, told)

    def number(self, seat: Seat, action: PlaceFalse) -> int:
        return self.layout.near(seat, action.wire) * NUMBERS + action.value - 1

    def action(self, seat: Seat, number: int) -> Action:
        near, value = divmod(number, NUMBERS)
        return PlaceFalse(self.layout.far(seat, near), value + 1)


def wires_to_deny(state: BombBustersState, seat: Seat) -> list[int]:
    """The own uncut wires that may get a false token now: in the info phase each one only."""
    wires = uncut_of(state, seat)
    if state.phase != INFO:
        return [wire for wire in wires if is_blue(int(state.tile[wire]))]
    done = placed_by(state, seat)
    return [wire for wire in wires if wire not in done and bears_false(state, wire)]


def place_false(state: BombBustersState, seat: Seat, wire: int, value: int, told: Told) -> None:
    begins = state.phase == INFO
    if not begins:
        spend(state, POST_IT)
    deny(state, wire, value, never_under_false(state) if begins else bit(YELLOW) | bit(RED))
    state.moves += 1
    if told is not None:
        told.append(FalsePlaced(seat, wire, value))
    if begins and len(placed_by(state, seat)) == FALSEHOODS:
        next_token(state, told)


def first_falsehood(state: BombBustersState, seat: Seat) -> PlaceFalse:
    """The safe default of the info phase (BB-373): the leftmost wire, the lowest number."""
    wire = next(wire for wire in wires_to_deny(state, seat) if falsehoods_for(state, wire))
    return PlaceFalse(wire, falsehoods_for(state, wire)[0])
