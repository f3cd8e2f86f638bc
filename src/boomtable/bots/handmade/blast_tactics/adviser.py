"""Advice for Blast Tactics: what the search of the expert thinks of each choice."""

from typing import Final

from boomtable.bots.adviser import Adviser, Chance, Judgement, Proposal
from boomtable.bots.budget import Budget
from boomtable.bots.handmade.blast_tactics import proposals
from boomtable.bots.handmade.blast_tactics.judge import judge_by_hand
from boomtable.bots.handmade.blast_tactics.search import Search
from boomtable.core.game import AnyGame
from boomtable.core.schema import Action, Options, View
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.actions import BY_SEATS, BlastTacticsActions
from boomtable.games.blast_tactics.imagining import state_of
from boomtable.games.blast_tactics.rules.blocks import SQUARES
from boomtable.games.blast_tactics.schema import BlastTacticsView

BUDGET: Final = Budget(iterations=300)
MOMENTS: Final = 100_000  # draws of chance that belong to one position
ON_SQUARES: Final = 5 * SQUARES  # codes below this name a square
MARKED: Final = 3  # more would cover the board
AS_GOOD: Final = 0.02  # values are estimates: what is this close is no worse


class BlastTacticsAdviser(Adviser):
    """Judges a step by the best turn that begins with it, and a turn by the share of the win that the answers leave."""

    def __init__(self, game: AnyGame, options: Options, seat: Seat) -> None:
        super().__init__(game, options, seat)
        self._asked: BlastTacticsView | None = None  # what was searched last: one view gets several questions
        self._found: Search | None = None

    def chances(self, view: View) -> list[Chance]:
        """The chances to win, shown on the squares with which the best turns begin."""
        assert isinstance(view, BlastTacticsView)
        if view.turn != self.seat or view.phase == "over":
            return []
        found: dict[int, Chance] = {}
        for code, share in self._searched(view).openings():
            square = code % SQUARES
            if code < ON_SQUARES and square not in found and len(found) < MARKED:
                found[square] = Chance(f"square-{square}", (("win", share), ("lose", 1.0 - share)), share)
        return list(found.values())

    def judge(self, view: View, legal: list[Action], action: Action) -> Judgement | None:
        assert isinstance(view, BlastTacticsView)
        if len(legal) < 2:
            return None
        search = self._searched(view)
        best = search.best()
        best_action = self._space(view).action(self.seat, best.turn.codes[0])
        value = search.value_of(self._space(view).number(self.seat, action))
        best_value = max(best.mean(), value)
        if action == best_action or value >= best_value - AS_GOOD:
            return Judgement(best_value, best_value, action, best_value, best_value)
        return Judgement(value, value, best_action, best_value, best_value)

    def best(self, view: View, legal: list[Action]) -> Action:
        assert isinstance(view, BlastTacticsView)
        if len(legal) == 1:
            return legal[0]
        found = self._space(view).action(self.seat, self._searched(view).best().turn.codes[0])
        assert found in legal, f"seat {self.seat} is not to be advised {found}: it is not legal"
        return found

    def then(self, view: View, action: Action) -> Action | None:
        """The next step of the same turn, if no chance comes in between."""
        assert isinstance(view, BlastTacticsView)
        turn = self._searched(view).best().turn
        space = self._space(view)
        if turn.shown < 2 or space.action(self.seat, turn.codes[0]) != action:
            return None
        return space.action(self.seat, turn.codes[1])

    def proposals(self, view: View, legal: list[Action]) -> list[Proposal]:
        assert isinstance(view, BlastTacticsView)
        if len(legal) == 1:
            return [Proposal(legal[0], reason="only")]
        return proposals.of_turn(self._searched(view))

    def values_win(self) -> bool:
        return True

    def _searched(self, view: BlastTacticsView) -> Search:
        if self._found is None or self._asked != view:
            self._asked = view
            self._found = Search(state_of(view), self.seat, view.moves * MOMENTS, judge_by_hand())
            self._found.think(BUDGET.begin())
        return self._found

    def _space(self, view: BlastTacticsView) -> BlastTacticsActions:
        return BY_SEATS[len(view.players)]
