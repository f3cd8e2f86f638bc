"""It's a Bomb!: the windows in which the Crisis Unit may use a consultant, and passing in them (IB-121)."""

from typing import ClassVar, Final

from boomtable.core.actions import Chapter, Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.its_a_bomb.pieces import ADVANCE, AFTER, CHOOSE, LOOK, POINT, START, STEPS
from boomtable.games.its_a_bomb.rules.answering import place_answer
from boomtable.games.its_a_bomb.rules.countdown import advance
from boomtable.games.its_a_bomb.rules.cutting import flip
from boomtable.games.its_a_bomb.rules.rounds import after_answer, owe, run_countdown
from boomtable.games.its_a_bomb.schema import Pass, Passed
from boomtable.games.its_a_bomb.state import ItsABombState

WINDOWS: Final = (START, LOOK, AFTER, POINT, ADVANCE)


class Passing(Chapter[ItsABombState]):
    """The Crisis Unit uses no consultant; in LOOK it places the answer."""

    action_type: ClassVar[type[Action]] = Pass

    def __init__(self) -> None:
        super().__init__(1)

    def check(self, state: ItsABombState, seat: Actor, action: Pass) -> None:
        check_window(state, seat)

    def legal(self, state: ItsABombState, seat: Seat, codes: list[int]) -> None:
        codes.append(self.start)

    def do(self, state: ItsABombState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        pass_window(state, dice, told)

    def number(self, seat: Seat, action: Pass) -> int:
        return 0

    def action(self, seat: Seat, number: int) -> Action:
        return Pass()


def check_window(state: ItsABombState, seat: Seat) -> None:
    if seat != state.crisis_unit:
        raise IllegalAction("IB-120", "seat {seat} cannot use consultants or pass: it is not the Crisis Unit", seat=seat)
    if state.step not in WINDOWS:
        raise IllegalAction("IB-121", "seat {seat} has to wait: the employees decide", seat=seat, step=STEPS[state.step])


def pass_window(state: ItsABombState, dice: Dice, told: Told) -> None:
    state.moves += 1
    if state.step == LOOK:
        place_answer(state, dice, told)
        after_answer(state, told)
    elif state.step == POINT:
        flip(state, told)
    elif state.step == ADVANCE:
        pass_advance(state, told)
    else:
        pass_silently(state, told)


def pass_silently(state: ItsABombState, told: Told) -> None:
    """Tell of a pass before the question or after its answer, where nothing else would show it."""
    if told is not None:
        told.append(Passed(state.crisis_unit))
    if state.step == START:
        state.step = CHOOSE
    else:
        owe(state, 1, told)


def pass_advance(state: ItsABombState, told: Told) -> None:
    advance(state, told)
    if not state.ended:
        run_countdown(state, told)
