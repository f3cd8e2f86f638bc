"""Bomb Busters: no turn order: after each turn whoever calls first is next (BB-1101 to BB-1103)."""

from typing import ClassVar, Final

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Timer
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import FREE, TURN
from boomtable.games.bomb_busters.rules.blocks import Counted, Layout
from boomtable.games.bomb_busters.rules.hand import has_wires
from boomtable.games.bomb_busters.schema import CallSnip, Invited, Snipped
from boomtable.games.bomb_busters.state import BombBustersState

CALL_MS: Final = 6000  # after which somebody is asked (BB-1104)


class Snipping(Counted):
    """Calls "Snip!"."""

    action_type: ClassVar[type[Action]] = CallSnip

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout, 1 if MISSIONS[layout.mission].twist.free_order else 0)

    def check(self, state: BombBustersState, seat: Actor, action: CallSnip) -> None:
        if state.phase != FREE:
            raise IllegalAction("BB-1103", "seat {seat} cannot call: no turn is to be had", seat=seat)
        if seat not in free_callers(state):
            raise IllegalAction("BB-1102", "seat {seat} cannot call: it has just had a turn, or has no uncut wire", seat=seat)

    def legal(self, state: BombBustersState, seat: Seat, codes: list[int]) -> None:
        if state.phase == FREE and seat in free_callers(state):
            codes.append(self.start)

    def do(self, state: BombBustersState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        state.phase = TURN
        state.turn = seat
        note_turn(state, seat)
        state.moves += 1
        if told is not None:
            told.append(Snipped(seat))

    def number(self, seat: Seat, action: CallSnip) -> int:
        return 0

    def action(self, seat: Seat, number: int) -> Action:
        return CallSnip()


def note_turn(state: BombBustersState, seat: Seat) -> None:
    """The turn that runs now belongs to this seat, by its call or by a card."""
    state.snip = [state.turns + 1, seat + 1, 0]


def open_call(state: BombBustersState) -> None:
    """A turn that nobody has called for yet is to be had."""
    if state.phase == TURN and state.snip[0] != state.turns + 1:
        state.phase = FREE
        state.snip = [0, state.snip[1], 0]


def free_callers(state: BombBustersState) -> list[Seat]:
    """Who may call: not whoever just had a turn, but for two players, and for the only one who has wires (BB-1102)."""
    seats = [seat for seat in range(state.seats) if has_wires(state, seat)]
    if state.seats == 2 or len(seats) == 1:
        return seats
    return [seat for seat in seats if seat != state.snip[1] - 1]


def free_timer(state: BombBustersState) -> Timer | None:
    if state.phase != FREE or state.snip[2]:
        return None
    return Timer("free", state.turns, CALL_MS)


def invite(state: BombBustersState, told: Told) -> None:
    """Nobody has called: the next one clockwise is asked; others may still be quicker (BB-1104)."""
    first = state.captain if state.snip[1] == 0 else state.snip[1]
    asked = min(free_callers(state), key=lambda seat: (seat - first) % state.seats)
    state.snip = [0, state.snip[1], asked + 1]
    state.moves += 1
    if told is not None:
        told.append(Invited(asked))
