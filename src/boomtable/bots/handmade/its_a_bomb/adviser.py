"""Advice for It's a Bomb!: exact chances per tile, and what each choice leads to."""

from typing import Final

from boomtable.bots.adviser import Adviser, Chance, Judgement
from boomtable.bots.handmade.its_a_bomb.choices import Choices
from boomtable.bots.handmade.its_a_bomb.layouts import FarSightedUnit
from boomtable.bots.handmade.its_a_bomb.looking_ahead import LookingAhead
from boomtable.bots.handmade.its_a_bomb.outlook import Outlook
from boomtable.bots.handmade.its_a_bomb.position import position_of, public_evidence
from boomtable.bots.handmade.its_a_bomb.weights import weights_of
from boomtable.core.dice import SeededDice
from boomtable.core.schema import Action, View
from boomtable.games.its_a_bomb.evidence import Evidence
from boomtable.games.its_a_bomb.inference import Deduction, deduce
from boomtable.games.its_a_bomb.pieces import KINDS, LETTERS
from boomtable.games.its_a_bomb.schema import Ask, ChooseBlock, Cut, ItsABombView, Pass, Settle, Use

SAMPLES: Final = 1000
AS_GOOD: Final = 0.005  # values are estimates: what is this close is no worse


class ItsABombAdviser(Adviser):
    """Employees are judged by what their choice leads to, the Crisis Unit by how it lays out an answer."""

    def chances(self, view: View) -> list[Chance]:
        assert isinstance(view, ItsABombView)
        deduction = deduce(Evidence.from_view(view))
        return [chance_of(deduction, tile) for tile, shown in enumerate(view.tiles) if shown.kind is None]

    def judge(self, view: View, legal: list[Action], action: Action) -> Judgement | None:
        assert isinstance(view, ItsABombView)
        if self.seat == view.crisis_unit:
            return self._judge_layout(view, legal, action)
        choices = [choice for choice in legal if isinstance(choice, (Ask, Cut, ChooseBlock))]
        if len(choices) < 2 or action not in choices:
            return None
        outlook = self._outlook(view)
        best = LookingAhead(outlook, Choices(legal)).best()
        chance, value = prospects(outlook, view, action)
        best_chance, best_value = prospects(outlook, view, best)
        if value >= best_value - AS_GOOD:
            return Judgement(chance, value, action, chance, value)
        return Judgement(chance, value, best, best_chance, best_value)

    def best(self, view: View, legal: list[Action]) -> Action:
        assert isinstance(view, ItsABombView)
        if Settle() in legal:
            return Settle()
        if self.seat == view.crisis_unit:
            found = FarSightedUnit(view, legal, weights_of(view.scenario)).best()
        else:
            found = LookingAhead(self._outlook(view), Choices(legal)).best()
        return found if found in legal else legal[0]

    def _outlook(self, seen: ItsABombView) -> Outlook:
        return Outlook(position_of(seen), public_evidence(seen), weights_of(seen.scenario), SAMPLES, SeededDice(seen.moves))

    def _judge_layout(self, seen: ItsABombView, legal: list[Action], action: Action) -> Judgement | None:
        if seen.step != "look" or not any(isinstance(choice, Use) for choice in legal) or not isinstance(action, (Pass, Use)):
            return None
        unit = FarSightedUnit(seen, legal, weights_of(seen.scenario))
        unit.weigh()
        value, best_value = unit.values[unit.actions.index(action)], max(unit.values)
        if value >= best_value - AS_GOOD:
            return Judgement(1.0, value, action, 1.0, value)
        return Judgement(1.0, value, unit.actions[unit.values.index(best_value)], 1.0, best_value)


def chance_of(deduction: Deduction, tile: int) -> Chance:
    shares = [(deduction.chance(tile, kind), kind) for kind in range(KINDS)]
    likely = sorted([(-share, kind) for share, kind in shares if share > 0.0])
    return Chance(f"tile-{tile}", tuple((LETTERS[kind], -share) for share, kind in likely))


def prospects(outlook: Outlook, seen: ItsABombView, action: Action) -> tuple[float, float]:
    """The chance that a cut costs no time, and what the choice leads to; an answer always comes."""
    if isinstance(action, Cut):
        return outlook.gain(action.tile), outlook.after_cut(action.tile)
    if isinstance(action, ChooseBlock):
        return 1.0, outlook.after_block(action.block)
    assert isinstance(action, Ask)
    kind = -1 if action.kind is None else action.kind
    if seen.step == "second":
        return 1.0, outlook.after_second_question(action.line, kind)
    return 1.0, outlook.after_question(action.line, kind)
