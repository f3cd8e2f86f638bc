"""The general search bot: rehearses the game, and searches positions that the rehearsal does not reach."""

from typing import Final

from boomtable.bots.bot import Bot, Wait
from boomtable.bots.budget import Budget, Thinking
from boomtable.bots.ismcts import WAIT, PositionSearch
from boomtable.bots.rehearsal import Rehearsal
from boomtable.core.dice import SeededDice
from boomtable.core.game import AnyGame
from boomtable.core.schema import Action, Options, View
from boomtable.core.seats import Seat

REHEARSAL_SHARE: Final = 0.75  # of the first decision's budget; the rest is for decisions that no rehearsal met


class SearchBot(Bot):
    """Plays any game, knowing only the contract."""

    def __init__(self, game: AnyGame, options: Options, seat: Seat, seed: int, budget: Budget) -> None:
        super().__init__(game, options, seat, seed, budget)
        self._space = game.action_space(options)
        self._rehearsal = Rehearsal(game, options, seed)
        self._rehearsed = False

    def choose(self, view: View, legal: list[Action]) -> Action | Wait:
        if len(legal) == 1 and self.seat in view.waiting_on:
            return legal[0]
        seen = self.game.determinize(view, self.seat, SeededDice(0))  # any state that looks the same: codes follow from the view
        codes = [self._space.number_in(seen, self.seat, action) for action in legal]
        code = self._think(view, codes)
        return Wait() if code == WAIT else self._space.action_in(seen, self.seat, code)

    def _think(self, view: View, codes: list[int]) -> int:
        thinking = self.budget.begin()
        if not self._rehearsed:
            self._rehearse(thinking)
        known = self._rehearsal.at(self.seat, view)
        if known.visits > 0:
            return known.favourite(codes)
        search = PositionSearch(self.game, self.seat, view, codes, self.options, self.dice)
        search.play()
        while thinking.go_on():
            search.play()
        return search.favourite()

    def _rehearse(self, thinking: Thinking) -> None:
        """Rehearse once, before the first decision: habits that change during a game would mislead the others."""
        self._rehearsed = True
        while self._rehearsal.pays() and thinking.go_on(REHEARSAL_SHARE):
            self._rehearsal.play()
