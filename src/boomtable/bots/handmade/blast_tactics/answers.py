"""Blast Tactics bots: the next seats answer a turn, each with the best of some turns, and the position after that is evaluated."""

from typing import Final

from boomtable.bots.handmade.blast_tactics.evaluation import Evaluation
from boomtable.bots.handmade.blast_tactics.judge import Judge
from boomtable.bots.handmade.blast_tactics.turn import Turn
from boomtable.bots.handmade.blast_tactics.turn_tree import TurnTree
from boomtable.core.dice import Dice
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.actions import BY_SEATS
from boomtable.games.blast_tactics.rules import turning
from boomtable.games.blast_tactics.state import BETWEEN, OVER, BlastTacticsState

REMEMBERED: Final = 8
SPITE: Final = 1.0  # how much an answer that harms us is worth, beside what it wins


def replayed(start: BlastTacticsState, seat: Seat, turn: Turn, dice: Dice) -> BlastTacticsState:
    """The position at the end of a turn, replayed with new dice; steps that an item has made impossible are left out."""
    if turn.is_certain():
        return turn.end.clone()
    state = start.clone()
    actions = BY_SEATS[state.seats]
    for code in turn.codes:
        if code in actions.legal_codes(state, seat):
            actions.decide(state, seat, code, dice, None)
            turning.settle(state, None)
    return finished(state, seat, dice)


def finished(state: BlastTacticsState, seat: Seat, dice: Dice) -> BlastTacticsState:
    actions = BY_SEATS[state.seats]
    while state.phase not in (BETWEEN, OVER):
        actions.decide(state, seat, actions.legal_codes(state, seat)[-1], dice, None)
    return state


class Answers:
    """The turns with which opponents answer. One that was best is tried again whenever possible, so that turns face the same dangers."""

    def __init__(self, seat: Seat, seats: int, judge: Judge) -> None:
        self.seat = seat
        self.judge = judge
        self.known: list[list[list[int]]] = [[] for _ in range(seats)]  # by seat, the newest last

    def share_after(self, state: BlastTacticsState, tries: int, dice: Dice) -> float:
        """The share of the win after everybody else has had a turn, each the best of `tries`."""
        while state.phase == BETWEEN:
            state.turn = (state.turn + 1) % state.seats
            if state.turn == self.seat:
                break
            turning.begin(state, dice, None)
            if state.phase not in (BETWEEN, OVER):
                state = self._best(state, tries, dice)
        return Evaluation(state, (self.seat - 1) % state.seats, self.judge).shares[self.seat]

    def _best(self, state: BlastTacticsState, tries: int, dice: Dice) -> BlastTacticsState:
        mover = state.turn
        tree = TurnTree(state, dice)
        for codes in self.known[mover]:
            tree.follow(codes)
        best, found = -9.0, Turn([], state, 0)
        for turn in tree.sample(tries - len(self.known[mover])):
            shares = Evaluation(turn.end, mover, self.judge).shares
            value = shares[mover] - SPITE * shares[self.seat]
            if value > best:
                best, found = value, turn
        self._remember(mover, found.codes)
        return found.end

    def _remember(self, mover: Seat, codes: list[int]) -> None:
        if codes not in self.known[mover]:
            self.known[mover].append(codes)
            del self.known[mover][:-REMEMBERED]
