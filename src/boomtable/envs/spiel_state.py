"""A position of OpenSpiel: either somebody decides, or chance does."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import dataclass, field
from typing import Any

import pyspiel

from boomtable.core.dice import Dice, NeedRoll, ScriptedDice, SeededDice
from boomtable.core.errors import BoomtableError
from boomtable.core.recall import NOT_ITS_OWN, Recall, Recalled
from boomtable.core.seats import Seat
from boomtable.core.state import State
from boomtable.core.walk import NOBODY, longest


@dataclass
class Node:
    """All that a position of OpenSpiel holds of ours, so that it can be cloned and pickled as one.

    `state` is the position in which somebody decided last; `code` was chosen there, and has rolled `rolls` so far. While `weights` is
    not empty, it wants one more roll with these.
    """

    recall: Recall
    state: State | None = None  # None before the deal
    seat: Seat = NOBODY
    length: int = 0
    code: int | None = None
    rolls: list[int] = field(default_factory=list)
    weights: list[int] = field(default_factory=list)
    dice: SeededDice | None = None  # where the game rolls by itself; they never roll here, only copies of them

    def __deepcopy__(self, memo: dict[int, Any]) -> Node:
        """Nothing here is changed in place, so a copy may share it."""
        return Node(self.recall, self.state, self.seat, self.length, self.code, self.rolls, self.weights, self.dice)


class SpielState(pyspiel.State):  # type: ignore[misc]  # it brings no types
    """One game. A clone still has the whole true history, hidden facts too: no player may read it."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._node = Node(Recall(game.options.seats, game.spec.width))
        if game.sampled:
            self._node.weights = [1]  # OpenSpiel wants a game with chance to begin with it
            self._node.dice = game.fresh_dice()
        else:
            self._go_on()

    # what OpenSpiel asks

    def current_player(self) -> int:
        node = self._node
        if node.weights:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if node.seat == NOBODY else node.seat

    def is_terminal(self) -> bool:
        return not self._node.weights and self._node.seat == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._rules.legal_codes(self._node.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self._node.weights
        total = sum(weights)
        return [(face, weight / total) for face, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        node = self._node
        if not node.weights:
            node.code = action
        elif node.dice is None:
            node.rolls = [*node.rolls, action]
        self._go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"roll {action}"
        if self._node.state is None:
            return f"code {action}"
        return repr(self.get_game().space.action_in(self._node.state, player, action))

    def returns(self) -> list[float]:
        seats = range(self.get_game().options.seats)
        outcome = None if self._node.state is None else self._rules.outcome(self._node.state)
        return [0.0 if outcome is None else outcome.payoff(seat) for seat in seats]

    def __str__(self) -> str:
        node = self._node
        place = f"{node.length} actions" if node.code is None else f"{node.length} actions, code {node.code}"
        waits = f", rolls {node.rolls}" if node.weights else ""
        return f"{self._rules.info.title}, {place}{waits}: {'not dealt' if node.state is None else node.state.dump()}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A position that looks the same to this player, with what others have noticed forgotten. Its history is still the true one."""
        if self._node.weights or self._node.state is None:
            raise BoomtableError("only a position in which somebody decides can be resampled: here chance is to roll")
        rules, dice = self._rules, SeededDice(int(sampler() * 2**53))
        other = self.clone()
        node: Node = other._node
        node.dice = None if node.dice is None else SeededDice(dice.pick(2**60))  # nor does it know what the game will roll
        node.state = rules.determinize(rules.view(self._node.state, player), player, dice)
        node.recall = node.recall.clone()
        for seat in range(self.get_game().options.seats):
            if seat != player:
                node.recall.forget(seat)
        node.recall.note(rules, node.state, NOBODY, NOT_ITS_OWN)
        return other  # type: ignore[no-any-return]

    # what the observer asks

    def recalled(self) -> Recall:
        return self._node.recall

    def position(self) -> State | None:
        """The position in which somebody decides or decided last, or the last one; None before the deal."""
        return self._node.state

    # how a game goes on

    @property
    def _rules(self) -> Any:
        return self.get_game().rules

    def _go_on(self) -> None:
        """Deal, or carry out the code that was chosen, up to the next decision or to a roll that chance has yet to make."""
        node = self._node
        node.weights = []
        try:
            walk = self._carried_out(ScriptedDice(node.rolls) if node.dice is None else copy(node.dice))
            node.seat = walk.next_seat()
        except NeedRoll as need:
            node.weights = need.weights
            return
        node.state, node.recall, node.length = walk.state, walk.recall, walk.length
        node.code, node.rolls = None, []
        if isinstance(walk.dice, SeededDice):
            node.dice = walk.dice

    def _carried_out(self, dice: Dice) -> Recalled:
        node, game = self._node, self.get_game()
        recall = node.recall.clone()
        if node.state is None:
            drawn = self._rules.draw_lots(game.options, dice)
            walk = Recalled(self._rules, self._rules.setup(drawn, dice)[0], dice, recall, longest(self._rules, drawn))
            recall.note(self._rules, walk.state, NOBODY, NOT_ITS_OWN)
        else:
            walk = Recalled(self._rules, node.state.clone(), dice, recall, longest(self._rules, game.options))
            walk.length = node.length
            assert node.code is not None
            walk.do(node.seat, node.code)
        return walk
