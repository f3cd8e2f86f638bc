"""Bomb Busters bots: candidates compared by playing on from the same imagined deals."""

from typing import Final

from boomtable.bots.budget import Thinking
from boomtable.bots.handmade.bomb_busters.knowledge import Knowledge
from boomtable.bots.handmade.bomb_busters.marks import Table
from boomtable.bots.handmade.bomb_busters.plan import Plan
from boomtable.bots.handmade.bomb_busters.playing_on import carry_out, play_on
from boomtable.bots.handmade.bomb_busters.samples import imagined
from boomtable.core.dice import Dice
from boomtable.games.bomb_busters.pieces import OVER

MOST_DEALS: Final = 24  # for the whole field, in a first round towards the end
LEAST_DEALS: Final = 10
PRIOR: Final = 2.0  # deals' worth of belief that all candidates do alike


class Candidate:
    """A plan, and how imagined games that began with it went, counted by whether it succeeded."""

    def __init__(self, plan: Plan, rank: int) -> None:
        self.plan = plan
        self.rank = rank  # by the ladder's own measure, for ties
        self.played = [0, 0]  # failures, successes
        self.won = [0, 0]

    def note(self, success: bool, won: bool) -> None:
        self.played[success] += 1
        self.won[success] += won

    def value(self, typical: float) -> float:
        """The chance to win the mission, using the exact chances of success and explosion."""
        plan = self.plan
        if plan.chance >= 1.0:
            return self._share(1, typical)
        wrong = 1.0 - plan.chance - (0.0 if plan.stabilized else plan.red)
        return plan.chance * self._share(1, typical) + wrong * self._share(0, typical)

    def _share(self, success: int, typical: float) -> float:
        return (self.won[success] + PRIOR * typical) / (self.played[success] + PRIOR)


class Comparison:
    """Plays all candidates on the same deals, halves the field and continues with half as many deals again.

    An iteration of the budget is one deal, played on with every candidate that is left.
    """

    def __init__(self, knowledge: Knowledge, plans: list[Plan], dice: Dice) -> None:
        self.knowledge = knowledge
        self.field = [Candidate(plan, rank) for rank, plan in enumerate(plans)]
        self.dice = dice
        self._won = 0
        self._played = 0

    def best(self, thinking: Thinking) -> Plan:
        deals = first_deals(self.knowledge.uncut)
        while len(self.field) > 1 and self._play_round(deals, thinking):
            self._halve()
            deals += deals // 2
        return self.field[0].plan

    def _play_round(self, deals: int, thinking: Thinking) -> bool:
        """Play one round of deals; returns whether the time lasted."""
        for _ in range(deals):
            if not thinking.go_on():
                self._sort()
                return False
            deal = imagined(self.knowledge, self.dice)
            for candidate in self.field:
                self._play(candidate, deal.in_the_head())
        return True

    def _play(self, candidate: Candidate, table: Table) -> None:
        plan = candidate.plan
        state = table.state
        before = state.failures
        carry_out(table, self.knowledge.seat, plan)
        if state.phase == OVER and state.lost in ("red_wire_hit", "turned_wrong", "wrong_wires"):
            return  # counted exactly
        failed = state.failures > before or state.lost != ""
        won = play_on(table)
        candidate.note(not failed, won)
        self._played += 1
        self._won += won

    def _sort(self) -> None:
        typical = self._won / max(1, self._played)
        ranked: list[tuple[float, int, Candidate]] = []
        for candidate in self.field:
            ranked.append((-candidate.value(typical), candidate.rank, candidate))
        ranked.sort(key=by_value)
        self.field = [entry[2] for entry in ranked]

    def _halve(self) -> None:
        self._sort()
        self.field = self.field[: (len(self.field) + 1) // 2]


def first_deals(uncut: int) -> int:
    """The number of deals in the first round: fewer while many wires stand, as such games take longer to play."""
    return max(LEAST_DEALS, MOST_DEALS - max(0, uncut - 14))


def by_value(entry: tuple[float, int, Candidate]) -> tuple[float, int]:
    return (entry[0], entry[1])
