"""Bomb Busters: a number is turned up, and the active player names who must cut it (BB-450, missions 18 and 51)."""

from typing import ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import CALLING, NAMING, NUMBERS, TURN
from boomtable.games.bomb_busters.rules import memory, radar
from boomtable.games.bomb_busters.rules.blocks import Layout, OneMate
from boomtable.games.bomb_busters.rules.calls import called_number
from boomtable.games.bomb_busters.rules.hand import has_wires, holds, only_reds, rest_of
from boomtable.games.bomb_busters.rules.owing import owe
from boomtable.games.bomb_busters.schema import Appoint, Appointed, NumberCalled
from boomtable.games.bomb_busters.state import BombBustersState, uncut_of


class Naming(OneMate):
    """Names anybody who has wires, oneself included; where the Radar has answered, somebody who has the number (BB-1183)."""

    action_type: ClassVar[type[Action]] = Appoint

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout, 1 if MISSIONS[layout.mission].twist.names_cutter else 0)

    def check(self, state: BombBustersState, seat: Actor, action: Appoint) -> None:
        if state.phase != NAMING or seat != state.turn:
            raise IllegalAction("BB-450", "seat {seat} cannot name anybody: it has turned up no number", seat=seat)
        if action.mate >= state.seats or not has_wires(state, action.mate):
            sentence = "seat {seat} cannot name seat {mate}: it takes a player with uncut wires"
            raise IllegalAction("BB-452", sentence, seat=seat, mate=action.mate)
        if action.mate not in seats_to_name(state):
            sentence = "seat {seat} cannot name seat {mate}: it has answered no for {number}"
            raise IllegalAction("BB-1183", sentence, seat=seat, mate=action.mate, number=called_number(state))

    def legal(self, state: BombBustersState, seat: Seat, codes: list[int]) -> None:
        if state.phase == NAMING and seat == state.turn:
            for near in range(state.seats):
                if self.layout.far_mate(seat, near) in seats_to_name(state):
                    codes.append(self.start + near)

    def do(self, state: BombBustersState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        mate = self.layout.far_mate(seat, number)
        state.named_by = seat + 1
        state.turn = mate
        state.phase = TURN
        state.moves += 1
        if told is not None:
            told.append(Appointed(seat, mate, called_number(state)))
        if holds(state, mate, called_number(state)):
            memory.prove_held(state, uncut_of(state, mate), called_number(state))
        else:
            owe(state, told)

    def number(self, seat: Seat, action: Appoint) -> int:
        return self.layout.near_mate(seat, action.mate)

    def action(self, seat: Seat, number: int) -> Action:
        return Appoint(self.layout.far_mate(seat, number))


def seats_to_name(state: BombBustersState) -> list[Seat]:
    seats = [seat for seat in range(state.seats) if has_wires(state, seat)]
    if not MISSIONS[state.mission].twist.asks_radar:
        return seats
    answers = state.radars[-1][2:]
    return [seat for seat in seats if any(yes and owner == seat for owner, yes in zip(state.owner, answers, strict=True))]


def begin_turn(state: BombBustersState, dice: Dice, told: Told) -> None:
    """Turn up a number for the turn that begins now, unless it is one of revealing red wires (BB-450)."""
    if state.phase != TURN or state.called[-1]:
        return
    volunteers = MISSIONS[state.mission].twist.volunteers
    if only_reds(state, state.turn) and not volunteers:
        return
    left = [number for number in range(1, NUMBERS + 1) if rest_of(state, number) > 0]
    pile = [number for number in left if number not in state.called]
    if not left:
        return  # only red wires are left anywhere
    shuffled = not pile
    if shuffled:
        pile, state.called = left, [0]
    number = pile[dice.pick(len(pile))]  # how the deck lies nobody knows, so it is drawn when it is turned up
    state.called = [*state.called[:-1], number]
    state.phase = NAMING
    if volunteers:
        state.phase, state.turn = CALLING, state.captain
    state.moves += 1
    if told is not None:
        told.append(NumberCalled(state.turn, number, shuffled))
    if MISSIONS[state.mission].twist.asks_radar:
        radar.ask(state, state.turn, number, told)
