"""Bomb Busters: a number is turned up, and the first who calls "Snip!" cuts it (BB-1451, mission 45)."""

from typing import ClassVar

from boomtable.core.actions import Told
from boomtable.core.bits import up
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat, audience_of
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import CALLING, NAMING, TURN
from boomtable.games.bomb_busters.rules import memory
from boomtable.games.bomb_busters.rules.blocks import Layout, Single
from boomtable.games.bomb_busters.rules.calls import called_number
from boomtable.games.bomb_busters.rules.hand import has_wires, holds, only_reds
from boomtable.games.bomb_busters.rules.turn import callers
from boomtable.games.bomb_busters.schema import Decline, Declined, NobodyCalled, Volunteer, Volunteered
from boomtable.games.bomb_busters.state import BombBustersState, uncut_of


class Calling(Single):
    """A block of one number, in missions in which somebody calls."""

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout)
        if not MISSIONS[layout.mission].twist.volunteers:
            self.size = 0


class Volunteering(Calling):
    """Who holds the number may call, and who has only red wires, to reveal them (BB-1453)."""

    action_type: ClassVar[type[Action]] = Volunteer

    def check(self, state: BombBustersState, seat: Actor, action: Volunteer) -> None:
        check_call(state, seat)
        if not can_keep(state, seat):
            number = called_number(state)
            raise IllegalAction("BB-1453", "seat {seat} cannot call: it holds no {number}", seat=seat, number=number)

    def is_open(self, state: BombBustersState, seat: Seat) -> bool:
        return is_asked(state, seat) and can_keep(state, seat)

    def do(self, state: BombBustersState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        state.turn, state.named_by = seat, seat + 1
        state.phase, state.declined = TURN, 0
        state.moves += 1
        if told is not None:
            told.append(Volunteered(seat, called_number(state)))
        if holds(state, seat, called_number(state)):
            memory.prove_held(state, uncut_of(state, seat), called_number(state))

    def action(self, seat: Seat, number: int) -> Action:
        return Volunteer()


class Declining(Calling):
    action_type: ClassVar[type[Action]] = Decline

    def check(self, state: BombBustersState, seat: Actor, action: Decline) -> None:
        check_call(state, seat)
        if state.declined & up(1, seat):
            raise IllegalAction("BB-1452", "seat {seat} cannot decline: it has done so", seat=seat)

    def is_open(self, state: BombBustersState, seat: Seat) -> bool:
        return is_asked(state, seat) and not state.declined & up(1, seat)

    def do(self, state: BombBustersState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        state.declined |= up(1, seat)
        if told is not None:
            told.append(Declined(seat, called_number(state), audience=audience_of([seat])))
        if not callers(state):
            close(state, told)

    def action(self, seat: Seat, number: int) -> Action:
        return Decline()


def is_asked(state: BombBustersState, seat: Seat) -> bool:
    return state.phase == CALLING and has_wires(state, seat)


def can_keep(state: BombBustersState, seat: Seat) -> bool:
    """Whether this seat could do what it calls for."""
    return holds(state, seat, called_number(state)) > 0 or only_reds(state, seat)


def check_call(state: BombBustersState, seat: Seat) -> None:
    if state.phase != CALLING:
        raise IllegalAction("BB-1451", "seat {seat} cannot answer: no number is called", seat=seat)
    if not has_wires(state, seat):
        raise IllegalAction("BB-052", "seat {seat} cannot answer the call: it has no uncut wire", seat=seat)


def close(state: BombBustersState, told: Told) -> None:
    """Nobody has called: the Captain names somebody."""
    state.phase, state.turn, state.declined = NAMING, state.captain, 0
    state.moves += 1
    if told is not None:
        told.append(NobodyCalled(state.captain, called_number(state)))
