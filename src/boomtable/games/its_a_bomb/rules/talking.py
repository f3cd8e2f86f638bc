"""It's a Bomb!: what the Crisis Unit may say (IB-241)."""

from typing import ClassVar, get_args

from boomtable.core.actions import Chapter, Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.its_a_bomb.pieces import CHOOSE, START
from boomtable.games.its_a_bomb.schema import Phrase, Speak, Spoke
from boomtable.games.its_a_bomb.state import ItsABombState

PHRASES: tuple[Phrase, ...] = get_args(Phrase)


class Talking(Chapter[ItsABombState]):
    """The Crisis Unit says one of a few phrases."""

    action_type: ClassVar[type[Action]] = Speak

    def __init__(self) -> None:
        super().__init__(len(PHRASES))

    def check(self, state: ItsABombState, seat: Actor, action: Speak) -> None:
        if not can_speak(state, seat):
            sentence = "seat {seat} cannot speak now: the Crisis Unit has one phrase a round, before proposals"
            raise IllegalAction("IB-241", sentence, seat=seat)

    def legal(self, state: ItsABombState, seat: Seat, codes: list[int]) -> None:
        if can_speak(state, seat):
            codes += range(self.start, self.start + self.size)

    def do(self, state: ItsABombState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        state.spoken = True
        if told is not None:
            told.append(Spoke(seat, PHRASES[number]))

    def number(self, seat: Seat, action: Speak) -> int:
        return PHRASES.index(action.phrase)

    def action(self, seat: Seat, number: int) -> Action:
        return Speak(PHRASES[number])


def can_speak(state: ItsABombState, seat: Seat) -> bool:
    """Whether a phrase may be said: once a round, in START, or in CHOOSE before any proposal, on which it would be a comment."""
    if seat != state.crisis_unit or state.spoken:
        return False
    return state.step == START or (state.step == CHOOSE and max(state.proposals) < 0)
