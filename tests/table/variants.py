"""Snip with what Snip itself has no use for: undo, a timer, and something only one room notices."""

from boomtable.core.dice import Dice
from boomtable.core.schema import Action, Entry, Event, Timer, TimeUp
from boomtable.core.seats import Actor, audience_of, audience_viewer
from boomtable.games.snip.game import Snip
from boomtable.games.snip.schema import Cut, Vouch, Vouched
from boomtable.games.snip.state import SnipState

KITCHEN = audience_viewer(0)


class PatientSnip(Snip):
    """A vouching can be taken back, and a timer cuts the first wire it may for whoever is too slow."""

    def may_undo(self, before: SnipState, entry: Entry) -> bool:
        return isinstance(entry.action, Vouch)

    def timers(self, state: SnipState) -> list[Timer]:
        return [] if self.outcome(state) else [Timer("turn", self.epoch(state, state.turn), 30_000)]

    def check(self, state: SnipState, actor: Actor, action: Action) -> None:
        if not isinstance(action, TimeUp):
            super().check(state, actor, action)

    def apply(self, state: SnipState, actor: Actor, action: Action, dice: Dice) -> list[Event]:
        if isinstance(action, TimeUp):
            cuts = [cut for cut in self.legal_actions(state, state.turn) if isinstance(cut, Cut)]
            return super().apply(state, state.turn, cuts[dice.pick(len(cuts))], dice)
        return super().apply(state, actor, action, dice)


class DicedSnip(PatientSnip):
    """Every action rolls a die, whatever comes of it."""

    def apply(self, state: SnipState, actor: Actor, action: Action, dice: Dice) -> list[Event]:
        dice.pick(6)
        return super().apply(state, actor, action, dice)


class WhisperedSnip(Snip):
    """Only seats 0 and 1 and the kitchen notice a vouching."""

    info = Snip.info.__class__(
        **{field: getattr(Snip.info, field) for field in Snip.info.__struct_fields__ if field != "audiences"}, audiences=("kitchen",)
    )

    def apply(self, state: SnipState, actor: Actor, action: Action, dice: Dice) -> list[Event]:
        events = super().apply(state, actor, action, dice)
        heard = audience_of([0, 1, KITCHEN])
        return [Vouched(e.by, e.wire, audience=heard) if isinstance(e, Vouched) else e for e in events]
