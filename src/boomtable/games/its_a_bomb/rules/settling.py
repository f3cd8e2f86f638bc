"""It's a Bomb!: how a vote ends without a majority."""

from typing import ClassVar

from boomtable.core.actions import Chapter, Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.its_a_bomb.rules.deciding import DECISIONS, supporters
from boomtable.games.its_a_bomb.rules.phone import is_vote
from boomtable.games.its_a_bomb.schema import Settle
from boomtable.games.its_a_bomb.state import ItsABombState, voters


class Settling(Chapter[ItsABombState]):
    """The phone seat ends a split vote by its own proposal."""

    action_type: ClassVar[type[Action]] = Settle

    def __init__(self) -> None:
        super().__init__(1)

    def check(self, state: ItsABombState, seat: Actor, action: Settle) -> None:
        if not can_settle(state, seat):
            raise IllegalAction("IB-156", "seat {seat} cannot settle: it takes the phone and a proposal of every voter", seat=seat)

    def legal(self, state: ItsABombState, seat: Seat, codes: list[int]) -> None:
        if can_settle(state, seat):
            codes.append(self.start)

    def do(self, state: ItsABombState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        state.decided = state.proposals[state.phone]

    def number(self, seat: Seat, action: Settle) -> int:
        return 0

    def action(self, seat: Seat, number: int) -> Action:
        return Settle()


def can_settle(state: ItsABombState, seat: Seat) -> bool:
    if state.step not in DECISIONS or not is_vote(state) or seat != state.phone:
        return False
    for voter in voters(state):
        if state.proposals[voter] < 0:
            return False
    return True


def decide_without_time(state: ItsABombState) -> None:
    """Decide when time is up: the phone seat's proposal, else the one with most supporters, clockwise from the phone (IB-157)."""
    state.decided = state.proposals[state.phone]
    if state.decided >= 0:
        return
    most = 0
    seat = state.phone
    for _ in range(state.seats):
        seat = (seat + 1) % state.seats
        number = state.proposals[seat]
        if number >= 0 and supporters(state, number) > most:
            state.decided, most = number, supporters(state, number)
