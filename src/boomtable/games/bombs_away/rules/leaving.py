"""Bombs Away: a player leaves, and a bot plays on; of two players the other may claim the win (BA-138)."""

from typing import ClassVar

from boomtable.core.actions import Chapter, Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, ChangeHands
from boomtable.core.seats import TABLE, Actor, Seat
from boomtable.games.bombs_away.schema import Claim, Claimed, Replaced
from boomtable.games.bombs_away.state import BombsAwayState, has


class ChangingHands(Chapter[BombsAwayState]):
    """The table says who plays a seat."""

    action_type: ClassVar[type[Action]] = ChangeHands

    def __init__(self) -> None:
        super().__init__(0)

    def is_for(self, actor: Actor) -> bool:
        return actor == TABLE

    def check(self, state: BombsAwayState, actor: Actor, action: ChangeHands) -> None:
        """Allow it always: the table may change hands at any time."""

    def apply(self, state: BombsAwayState, actor: Actor, action: ChangeHands, dice: Dice, told: Told) -> None:
        if state.moves == 0:  # a bot of the table from the start: nobody has left (BA-170)
            return
        if has(state.away, action.seat) == action.bot:
            return
        if not action.sent_away:  # or a host would win by it (BA-171)
            state.away ^= 1 << action.seat
        if told is not None:
            told.append(Replaced(action.seat, action.bot))


class Claiming(Chapter[BombsAwayState]):
    """Claims the win for the player who stayed, in or out of turn (BA-155)."""

    action_type: ClassVar[type[Action]] = Claim

    def __init__(self) -> None:
        super().__init__(1)

    def check(self, state: BombsAwayState, seat: Actor, action: Claim) -> None:
        if state.seats > 2:
            raise IllegalAction("BA-138", "seat {seat} cannot claim the win: there are {seats} players", seat=seat, seats=state.seats)
        if has(state.away, seat):
            raise IllegalAction("BA-155", "seat {seat} cannot claim the win: its own player has left", seat=seat)
        if not has(state.away, 1 - seat):
            raise IllegalAction("BA-155", "seat {seat} cannot claim the win: nobody has left the other seat", seat=seat)

    def legal(self, state: BombsAwayState, seat: Seat, codes: list[int]) -> None:
        if state.seats == 2 and has(state.away, 1 - seat) and not has(state.away, seat):
            codes.append(self.start)

    def do(self, state: BombsAwayState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        state.moves += 1
        state.ended = True
        state.reason = "opponent_left"
        state.winners = [seat]
        if told is not None:
            told.append(Claimed(seat))

    def number(self, seat: Seat, action: Claim) -> int:
        return 0

    def action(self, seat: Seat, number: int) -> Action:
        return Claim()
