"""Advice for Bombs Away: how likely the others are stuck, and how much each choice leaves of the chance to win the deal."""

from typing import Final

from boomtable.bots.adviser import Adviser, Chance, Judgement, Proposal
from boomtable.bots.handmade.bombs_away import proposals
from boomtable.bots.handmade.bombs_away.appeal import Appeal
from boomtable.bots.handmade.bombs_away.planning import AT_WILL, Planning
from boomtable.bots.handmade.bombs_away.position import Position, chance_of_none, count, playable
from boomtable.bots.handmade.bombs_away.race import Race
from boomtable.bots.handmade.bombs_away.turn import next_action, second_target
from boomtable.bots.handmade.bombs_away.worth import best_saving, win_chance, worth
from boomtable.core.schema import Action, View
from boomtable.games.bombs_away.schema import BombsAwayOptions, BombsAwayView, Claim

AS_GOOD: Final = 0.005  # values are estimates: what is this close is no worse


class BombsAwayAdviser(Adviser):
    """Judges whole turns, as the expert does, and a step of a turn by the best turn that begins with it."""

    def chances(self, view: View) -> list[Chance]:
        """The chance of every opponent that nothing in its hand could be played on the network as it is."""
        assert isinstance(view, BombsAwayView)
        if view.outcome is not None or view.hands[self.seat] is None:
            return []
        position = Position(view, self.seat)
        fitting = count(position.unseen, playable(position.state.network))
        found: list[Chance] = []
        for seat, size in enumerate(view.sizes):
            if seat != self.seat and seat not in view.out:
                stuck = chance_of_none(fitting, position.pool, size)
                found.append(Chance(f"seat-{seat}", (("stuck", stuck), ("can_play", 1.0 - stuck)), stuck))
        return found

    def judge(self, view: View, legal: list[Action], action: Action) -> Judgement | None:
        assert isinstance(view, BombsAwayView)
        if len([choice for choice in legal if not isinstance(choice, Claim)]) < 2 or isinstance(action, Claim):
            return None
        planning = self._planning(view)
        state = planning.position.state
        best = best_saving(planning)
        value = max(worth(planning, turn) for turn in planning.turns if next_action(turn, state) == action)
        chance, best_chance = win_chance(planning.position, value), win_chance(planning.position, worth(planning, best))
        if chance >= best_chance - AS_GOOD:
            return Judgement(chance, chance, action, chance, chance)
        return Judgement(chance, chance, next_action(best, state), best_chance, best_chance)

    def best(self, view: View, legal: list[Action]) -> Action:
        planning = self._planning(view)
        found = next_action(best_saving(planning), planning.position.state)
        assert found in legal, f"seat {self.seat} is not to be advised {found}: it is not legal"
        return found

    def then(self, view: View, action: Action) -> Action | None:
        """The second target of a tier 2 bomb."""
        planning = self._planning(view)
        best = best_saving(planning)
        return second_target(best) if next_action(best, planning.position.state) == action else None

    def proposals(self, view: View, legal: list[Action]) -> list[Proposal]:
        return proposals.of_turn(self._planning(view))

    def values_win(self) -> bool:
        """Chances to win are those of the deal; a match of several deals is another matter."""
        assert isinstance(self.options, BombsAwayOptions)
        return not self.options.match

    def _planning(self, view: View) -> Planning:
        assert isinstance(view, BombsAwayView)
        position = Position(view, self.seat)
        return Planning(position, Race(position), Appeal(0, view, 0.0), AT_WILL)
