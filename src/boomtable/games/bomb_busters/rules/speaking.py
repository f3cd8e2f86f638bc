"""Bomb Busters: the fixed phrases (BB-362)."""

from typing import ClassVar, get_args

from mypy_extensions import i64

from boomtable.core.actions import Told
from boomtable.core.bits import up
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import CALLING, NAMING, OVER
from boomtable.games.bomb_busters.rules.blocks import Counted, Layout
from boomtable.games.bomb_busters.rules.codes import add
from boomtable.games.bomb_busters.schema import Phrase, Speak, Spoke
from boomtable.games.bomb_busters.state import BombBustersState

PHRASES: tuple[Phrase, ...] = get_args(Phrase)


class Speaking(Counted):
    """Says a phrase; it changes nothing on the table, so it does not count as a move."""

    action_type: ClassVar[type[Action]] = Speak

    def __init__(self, layout: Layout) -> None:
        self.mute = MISSIONS[layout.mission].twist.unspoken  # BB-1252
        super().__init__(layout, 0 if self.mute else len(PHRASES))
        self.phrases: i64 = 0 if self.mute else len(PHRASES)

    def check(self, state: BombBustersState, seat: Actor, action: Speak) -> None:
        if state.phase in (NAMING, CALLING):
            raise IllegalAction("BB-453", "seat {seat} cannot speak: a number is waiting for who cuts it", seat=seat)
        if self.mute:
            raise IllegalAction("BB-1252", "seat {seat} cannot speak: nobody does in this mission", seat=seat)
        if not can_speak(state, seat):
            raise IllegalAction("BB-364", "seat {seat} cannot speak: it has used its phrase of this turn", seat=seat)

    def legal(self, state: BombBustersState, seat: Seat, codes: list[int]) -> None:
        if can_speak(state, seat):
            code: i64 = self.start
            end = code + self.phrases
            while code < end:
                add(codes, code)
                code += 1

    def count(self, state: BombBustersState, seat: Seat) -> i64:
        return self.phrases if can_speak(state, seat) else 0

    def nth(self, state: BombBustersState, seat: Seat, n: i64) -> int:
        return self.start + int(n)

    def do(self, state: BombBustersState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        state.spoken |= up(1, seat)
        if told is not None:
            told.append(Spoke(seat, PHRASES[number]))

    def number(self, seat: Seat, action: Speak) -> int:
        return PHRASES.index(action.phrase)

    def action(self, seat: Seat, number: int) -> Action:
        return Speak(PHRASES[number])


def can_speak(state: BombBustersState, seat: Seat) -> bool:
    """Whether the seat may still speak: one phrase a turn (BB-364), and none while somebody is being named (BB-453)."""
    return state.phase != OVER and state.phase != NAMING and state.phase != CALLING and not state.spoken & up(1, seat)
