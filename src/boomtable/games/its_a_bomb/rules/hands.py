"""It's a Bomb!: a seat passes from a person to a bot or back, and with it the vote (IB-161)."""

from typing import ClassVar

from boomtable.core.actions import Chapter, Told
from boomtable.core.dice import Dice
from boomtable.core.schema import Action, ChangeHands
from boomtable.core.seats import TABLE, Actor, Seat
from boomtable.games.its_a_bomb.bit_sets import joined, without
from boomtable.games.its_a_bomb.rules.deciding import DECISIONS, decide_by_majority
from boomtable.games.its_a_bomb.rules.phone import is_vote, next_of
from boomtable.games.its_a_bomb.schema import VoterSet
from boomtable.games.its_a_bomb.state import ItsABombState, is_voter, replaced


class ChangingHands(Chapter[ItsABombState]):
    """The table says who plays a seat, which is always legal: people vote, bots advise."""

    action_type: ClassVar[type[Action]] = ChangeHands

    def __init__(self) -> None:
        super().__init__(0)

    def is_for(self, actor: Actor) -> bool:
        return actor == TABLE

    def check(self, state: ItsABombState, actor: Actor, action: ChangeHands) -> None:
        pass

    def apply(self, state: ItsABombState, actor: Actor, action: ChangeHands, dice: Dice, told: Told) -> None:
        seat = action.seat
        if not 0 <= seat < state.seats or seat == state.crisis_unit:
            return
        set_voter(state, seat, not action.bot)
        if told is not None and state.vote:  # without a vote nobody gains or loses one
            told.append(VoterSet(seat, not action.bot, state.phone))
        if state.step in DECISIONS and is_vote(state):
            decide_by_majority(state)


def set_voter(state: ItsABombState, seat: Seat, votes: bool) -> None:
    if votes:
        state.voters = joined(state.voters, seat)
    else:
        state.voters = without(state.voters, seat)
        state.proposals = replaced(state.proposals, seat, -1)
        state.proposed = replaced(state.proposed, seat, 0)  # whoever gets the vote back can always propose (IB-162)
    if is_vote(state) and not is_voter(state, state.phone):
        state.phone = next_of(state, state.phone)
