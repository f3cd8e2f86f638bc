"""Snip: exact chances, advice that minds only the next snip, and a novice who does as advised."""

from boomtable.bots.adviser import PROPOSED, Adviser, Chance, Judgement, Proposal
from boomtable.bots.bot import Bot
from boomtable.core.schema import Action, View
from boomtable.games.snip.schema import Cut, SnipView, Vouch
from boomtable.games.snip.state import RED


class SnipAdviser(Adviser):
    def chances(self, view: View) -> list[Chance]:
        assert isinstance(view, SnipView)
        hidden = [wire for wire, colour in enumerate(view.colours) if colour is None]
        red = red_share(view)
        return [Chance(f"wire-{wire}", (("red", red), ("blue", 1 - red)), 1 - red) for wire in hidden]

    def judge(self, view: View, legal: list[Action], action: Action) -> Judgement | None:
        if len(legal) < 2:
            return None
        best = self.best(view, legal)
        safe, safest = safety(view, action), safety(view, best)
        return Judgement(safe, safe, action if safe == safest else best, safest, safest)

    def best(self, view: View, legal: list[Action]) -> Action:
        """The safest action; of equally safe ones a cut goes before a vouch, as it brings the end nearer."""
        return max(legal, key=lambda action: (safety(view, action), isinstance(action, Cut)))

    def proposals(self, view: View, legal: list[Action]) -> list[Proposal]:
        ranked = sorted(legal, key=lambda action: (-safety(view, action), not isinstance(action, Cut)))
        return [proposal(view, action) for action in ranked[:PROPOSED]]


class NoviceSnipper(Bot):
    """Cuts what is vouched for, else vouches, else hopes; it never thinks of what the others may need."""

    def choose(self, view: View, legal: list[Action]) -> Action:
        worth = [(safety(view, action), isinstance(action, Cut)) for action in legal]
        best = [action for action, each in zip(legal, worth, strict=True) if each == max(worth)]
        return best[self.dice.pick(len(best))]


def safety(view: View, action: Action) -> float:
    """The chance that this action explodes nothing."""
    assert isinstance(view, SnipView)
    if not isinstance(action, Cut):
        return 1.0
    colour = view.colours[action.wire]
    return 1 - red_share(view) if colour is None else float(colour != RED)


def proposal(view: View, action: Action) -> Proposal:
    assert isinstance(view, SnipView)
    assert isinstance(action, (Cut, Vouch))
    return Proposal(
        action, None, f"wire-{action.wire}", safety(view, action), reason_for(view, action), {"hidden": view.colours.count(None)}
    )


def reason_for(view: SnipView, action: Action) -> str:
    if isinstance(action, Vouch):
        return "own"
    assert isinstance(action, Cut)
    if view.colours[action.wire] is not None:
        return "vouched"
    return "elsewhere" if RED in view.colours else "hidden"


def red_share(view: SnipView) -> float:
    """The chance that a given hidden wire is the red one: to the viewer they are all alike."""
    return 0.0 if RED in view.colours else 1 / view.colours.count(None)
