"""It's a Bomb!: the employees decide together, by vote or through a spokesperson (section 11 of the ledger)."""

from abc import abstractmethod
from typing import Any, Final

from boomtable.core.actions import Chapter, Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.seats import Actor, Seat
from boomtable.games.its_a_bomb.pieces import BLOCK, CHOOSE, MOST_PROPOSALS, SECOND
from boomtable.games.its_a_bomb.rules.phone import is_vote
from boomtable.games.its_a_bomb.schema import Proposed
from boomtable.games.its_a_bomb.state import (
    NO_PROPOSALS,
    NONE_PROPOSED,
    ItsABombState,
    is_voter,
    replaced,
    voters,
)

DECISIONS: Final = (CHOOSE, SECOND, BLOCK)


class Decision(Chapter[ItsABombState]):
    """One kind of decision: the spokesperson's choice is carried out at once, a voter's is its proposal (IB-151)."""

    @abstractmethod
    def is_asked_for(self, state: ItsABombState) -> bool:
        """Whether the step wants a decision of this kind."""

    @abstractmethod
    def check_choice(self, state: ItsABombState, seat: Actor, action: Any) -> None:
        """Raise IllegalAction, naming the rule, where the choice itself is not allowed."""

    @abstractmethod
    def choices(self, state: ItsABombState, codes: list[int]) -> None:
        """Append the codes of all choices, whoever decides."""

    @abstractmethod
    def carry_out(self, state: ItsABombState, number: int, dice: Dice, told: Told) -> None:
        """Do what the employees have decided."""

    @abstractmethod
    def proposed(self, seat: Seat, number: int) -> Proposed:
        """What everybody is told about a proposal."""

    def check(self, state: ItsABombState, seat: Actor, action: Any) -> None:
        check_may_decide(state, seat)
        if not self.is_asked_for(state):
            raise IllegalAction("IB-061", "seat {seat} cannot do that now: another choice is asked for", seat=seat)
        self.check_choice(state, seat, action)
        if is_vote(state) and state.proposals[seat] == self.start + self.number(seat, action):
            raise IllegalAction("IB-153", "seat {seat} cannot propose that: it is its standing proposal", seat=seat)

    def legal(self, state: ItsABombState, seat: Seat, codes: list[int]) -> None:
        self.choices(state, codes)
        if is_vote(state) and state.proposals[seat] in codes:
            codes.remove(state.proposals[seat])  # IB-153

    def do(self, state: ItsABombState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        if not is_vote(state):
            state.decided = self.start + number
            return
        state.proposals = replaced(state.proposals, seat, self.start + number)
        state.proposed = replaced(state.proposed, seat, state.proposed[seat] + 1)
        if told is not None:
            told.append(self.proposed(seat, number))
        decide_by_majority(state)


def may_decide(state: ItsABombState, seat: Seat) -> bool:
    """Whether a seat may decide: a voter with a proposal left, or the spokesperson."""
    if state.step not in DECISIONS or seat == state.crisis_unit:
        return False
    if is_vote(state):
        return is_voter(state, seat) and state.proposed[seat] < MOST_PROPOSALS
    return seat == state.phone


def check_may_decide(state: ItsABombState, seat: Seat) -> None:
    if seat == state.crisis_unit:
        raise IllegalAction("IB-150", "seat {seat} cannot decide: it is the Crisis Unit", seat=seat)
    if state.step not in DECISIONS:
        raise IllegalAction("IB-061", "seat {seat} cannot decide now: the Crisis Unit is waited on", seat=seat)
    if is_vote(state) and not is_voter(state, seat):
        raise IllegalAction("IB-152", "seat {seat} cannot propose: it advises and has no vote", seat=seat)
    if is_vote(state) and state.proposed[seat] >= MOST_PROPOSALS:
        raise IllegalAction("IB-153", "seat {seat} cannot propose again: it has made {most} proposals", seat=seat, most=MOST_PROPOSALS)
    if not is_vote(state) and seat != state.phone:
        raise IllegalAction("IB-159", "seat {seat} cannot decide: seat {phone} has the phone", seat=seat, phone=state.phone)


def deciders(state: ItsABombState) -> list[Seat]:
    """The seats that are waited on for a decision (IB-252)."""
    if not is_vote(state):
        return [state.phone]
    return [seat for seat in voters(state) if state.proposals[seat] < 0] or [state.phone]


def decide_by_majority(state: ItsABombState) -> None:
    """Decide what more than half of the voters propose (IB-154)."""
    voting = voters(state)
    for seat in voting:
        number = state.proposals[seat]
        if number >= 0 and 2 * supporters(state, number) > len(voting):
            state.decided = number
            return


def supporters(state: ItsABombState, number: int) -> int:
    return len([seat for seat in voters(state) if state.proposals[seat] == number])


def forget_proposals(state: ItsABombState) -> None:
    state.proposals = NO_PROPOSALS[state.seats]
    state.proposed = NONE_PROPOSED[state.seats]
