"""Advice for It's a Bomb!: exact chances per tile, and what each choice leads to."""

from typing import Final

from boomtable.bots.adviser import Adviser, Chance, Judgement, Proposal, Win
from boomtable.bots.handmade.its_a_bomb import proposals
from boomtable.bots.handmade.its_a_bomb.chances import exact
from boomtable.bots.handmade.its_a_bomb.choices import Choices
from boomtable.bots.handmade.its_a_bomb.expert import samples_for, wide_outlook
from boomtable.bots.handmade.its_a_bomb.layouts import FarSightedUnit
from boomtable.bots.handmade.its_a_bomb.looking_ahead import LookingAhead
from boomtable.bots.handmade.its_a_bomb.outlook import Outlook
from boomtable.bots.handmade.its_a_bomb.position import position_of, public_evidence
from boomtable.bots.handmade.its_a_bomb.value import Value
from boomtable.bots.handmade.its_a_bomb.weights import weights_of
from boomtable.core.bits import up
from boomtable.core.dice import SeededDice
from boomtable.core.game import AnyGame
from boomtable.core.schema import Action, Options, View
from boomtable.core.seats import Seat
from boomtable.games.its_a_bomb.evidence import Evidence
from boomtable.games.its_a_bomb.inference import Deduction, deduce
from boomtable.games.its_a_bomb.pieces import EXPLOSIVE, KINDS, LETTERS
from boomtable.games.its_a_bomb.schema import Ask, ChooseBlock, Cut, ItsABombView, Pass, Settle, Use

ITERATIONS: Final = 300  # as many as the expert has
AS_GOOD: Final = 0.02  # values are estimates from samples: what is this close is no worse


class ItsABombAdviser(Adviser):
    """Employees are judged by what their choice leads to, the Crisis Unit by how it lays out an answer."""

    def __init__(self, game: AnyGame, options: Options, seat: Seat) -> None:
        super().__init__(game, options, seat)
        self._asked: ItsABombView | None = None  # what was looked at last: one view gets several questions
        self._found: tuple[LookingAhead, Action] | None = None

    def chances(self, view: View) -> list[Chance]:
        assert isinstance(view, ItsABombView)
        deduction, telling = deduce(Evidence.from_view(view)), position_of(view).wanted() | up(1, EXPLOSIVE)
        return [chance_of(deduction, tile, telling) for tile, shown in enumerate(view.tiles) if shown.kind is None]

    def judge(self, view: View, legal: list[Action], action: Action) -> Judgement | None:
        assert isinstance(view, ItsABombView)
        if self.seat == view.crisis_unit:
            return self._judge_layout(view, legal, action)
        choices = [choice for choice in legal if isinstance(choice, (Ask, Cut, ChooseBlock))]
        if len(choices) < 2 or action not in choices:
            return None
        ahead, best = self._looked_ahead(view, legal)
        outlook = ahead.outlook
        value, best_value = worth(outlook, view, action), worth(outlook, view, best)
        if value >= best_value - AS_GOOD:
            return Judgement(None, value, action, None, value)
        return Judgement(None, value, best, None, best_value)

    def best(self, view: View, legal: list[Action]) -> Action:
        assert isinstance(view, ItsABombView)
        if Settle() in legal:
            return Settle()
        if self.seat == view.crisis_unit:
            found = FarSightedUnit(view, legal, weights_of(view.scenario)).best()
        else:
            _, found = self._looked_ahead(view, legal)
        assert found in legal, f"seat {self.seat} is not to be advised {found}: it is not legal"
        return found

    def proposals(self, view: View, legal: list[Action]) -> list[Proposal]:
        assert isinstance(view, ItsABombView)
        best = self.best(view, legal)
        if self.seat == view.crisis_unit or not isinstance(best, (Ask, Cut, ChooseBlock)):
            return [proposals.of_step(view, best)]
        ahead, _ = self._looked_ahead(view, legal)
        return proposals.of_employee(ahead, view, best)

    def explained(self, view: View, legal: list[Action], action: Action) -> Proposal:
        assert isinstance(view, ItsABombView)
        ahead, _ = self._looked_ahead(view, legal)
        return proposals.of_choice(ahead, view, action)

    def win(self, view: View) -> Win | None:
        """By the formula of the scenario, from what all know: the Crisis Unit cannot tell what else it has seen."""
        assert isinstance(view, ItsABombView)
        return Win(Value(weights_of(view.scenario)).of(position_of(view), exact(deduce(public_evidence(view)))))

    def _looked_ahead(self, seen: ItsABombView, legal: list[Action]) -> tuple[LookingAhead, Action]:
        """The prospects of every choice that the view allows (`legal`), and the best of them."""
        if self._found is None or seen is not self._asked:
            samples = samples_for(seen.scenario, ITERATIONS)
            outlook = wide_outlook(seen, public_evidence(seen), samples, SeededDice(seen.moves))
            ahead = LookingAhead(outlook, Choices(legal))
            self._asked, self._found = seen, (ahead, ahead.best())
        return self._found

    def _weighed(self, seen: ItsABombView, legal: list[Action]) -> FarSightedUnit | None:
        """Every way to lay out an answer, with its worth; None where there is only one way."""
        if seen.step != "look" or not any(isinstance(choice, Use) for choice in legal):
            return None
        unit = FarSightedUnit(seen, legal, weights_of(seen.scenario))
        unit.weigh()
        return unit

    def _judge_layout(self, seen: ItsABombView, legal: list[Action], action: Action) -> Judgement | None:
        unit = self._weighed(seen, legal) if isinstance(action, (Pass, Use)) else None
        if unit is None:
            return None
        value, best_value = unit.values[unit.actions.index(action)], max(unit.values)
        if value >= best_value - AS_GOOD:
            return Judgement(None, value, action, None, value)
        return Judgement(None, value, unit.actions[unit.values.index(best_value)], None, best_value)


def chance_of(deduction: Deduction, tile: int, telling: int) -> Chance:
    """The chances of a tile, the likeliest kind first; kinds that matter (bit k for kind k) come before all others, danger before luck."""
    shares = [(kind, deduction.chance(tile, kind)) for kind in range(KINDS)]
    ranked = sorted([(not telling >> kind & 1, -share, kind != EXPLOSIVE, kind) for kind, share in shares if share > 0.0])
    good = sum([share for kind, share in shares if kind != EXPLOSIVE and telling >> kind & 1])
    return Chance(f"tile-{tile}", tuple((LETTERS[kind], -share) for _, share, _, kind in ranked), good)


def worth(outlook: Outlook, seen: ItsABombView, action: Action) -> float:
    """What a choice leads to: the one measure that questions and cuts share."""
    if isinstance(action, Cut):
        return outlook.after_cut(action.tile)
    if isinstance(action, ChooseBlock):
        return outlook.after_block(action.block)
    assert isinstance(action, Ask)
    kind = -1 if action.kind is None else action.kind
    if seen.step == "second":
        return outlook.after_second_question(action.line, kind)
    return outlook.after_question(action.line, kind)
