"""Hush: front door."""

from __future__ import annotations

from typing import Any, ClassVar

from boomtable.core.codec import ActionSpace
from boomtable.core.dice import Dice
from boomtable.core.game import Game
from boomtable.core.schema import Action, Event, Field, GameInfo, Offer, Options, Outcome, Preset, Timer, View
from boomtable.core.seats import Actor, Seat, Viewer, audience_of
from tests.laws.hush import rules, view
from tests.laws.hush.schema import Choose, Dealt, HushAction, HushEvent, HushOptions, HushView, Nudge
from tests.laws.hush.state import HushState


class HushSpace(ActionSpace):
    def number(self, seat: Seat, action: Action) -> int:
        return rules.CHOICES.index(action.numbers) if isinstance(action, Choose) else len(rules.CHOICES)

    def action(self, seat: Seat, number: int) -> Action:
        return Choose(rules.CHOICES[number]) if number < len(rules.CHOICES) else Nudge()


class Hush(Game[HushState]):
    info: ClassVar[GameInfo] = GameInfo(
        id="hush",
        title="Hush",
        rules_version=1,
        prefix="HU",
        min_seats=2,
        max_seats=3,
        end_reasons=("all_rounds_played",),
        audiences=("screen",),
        hears=("Go",),
        arrival_counts=("Nudge",),
    )
    options_type: ClassVar[type[Options]] = HushOptions
    action_type: ClassVar[Any] = HushAction
    event_type: ClassVar[Any] = HushEvent
    view_type: ClassVar[type[View]] = HushView

    def setup(self, options: Options, dice: Dice) -> tuple[HushState, list[Event]]:
        assert isinstance(options, HushOptions)
        bag = [view.COPIES] * rules.NUMBERS
        state = HushState(options.rounds, [dice.draw(bag) for _ in range(options.seats)])
        return state, [Dealt(card, audience=audience_of([seat])) for seat, card in enumerate(state.cards)]

    def load(self, dump: dict[str, Any]) -> HushState:
        state = HushState(dump["rounds"], dump["cards"][:])
        state.choices = [choice[:] for choice in dump["choices"]]
        state.nudges = dump["nudges"][:]
        state.revealed = [[choice[:] for choice in past] for past in dump["revealed"]]
        state.lucky = dump["lucky"][:]
        state.points = dump["points"][:]
        return state

    def max_actions(self, options: Options) -> int | None:
        return None

    def waiting_on(self, state: HushState) -> list[Seat]:
        return view.waiting_on(state)

    def timers(self, state: HushState) -> list[Timer]:
        return view.timers(state)

    def legal_actions(self, state: HushState, seat: Seat) -> list[Action]:
        space = self.action_space(HushOptions(len(state.cards)))
        return [space.action(seat, code) for code in self.legal_codes(state, seat)]

    def offers(self, state: HushState, seat: Seat) -> list[Offer]:
        if rules.is_over(state):
            return []
        offers = [] if state.choices[seat] else [Offer("Choose", fields=(Field("numbers", (0, 1, 2), least=1, most=2),))]
        return offers if seat in state.nudges else [*offers, Offer("Nudge", (Nudge(),))]

    def check(self, state: HushState, actor: Actor, action: Action) -> None:
        rules.check(state, actor, action)

    def apply(self, state: HushState, actor: Actor, action: Action, dice: Dice) -> list[Event]:
        return rules.do(state, actor, action, dice)

    def epoch(self, state: HushState, seat: Seat) -> int:
        return len(state.lucky)

    def outcome(self, state: HushState) -> Outcome | None:
        return rules.outcome(state)

    def view(self, state: HushState, viewer: Viewer) -> View:
        return view.view(state, viewer)

    def redact(self, event: Event, viewer: Viewer) -> Event | None:
        return view.redact(event, viewer)

    def determinize(self, seen: View, viewer: Viewer, dice: Dice) -> HushState:
        assert isinstance(seen, HushView)
        return view.determinize(seen, dice)

    def action_space(self, options: Options) -> ActionSpace:
        return HushSpace(len(rules.CHOICES) + 1)

    def legal_codes(self, state: HushState, seat: Seat) -> list[int]:
        if rules.is_over(state):
            return []
        codes = [] if state.choices[seat] else list(range(len(rules.CHOICES)))
        return codes if seat in state.nudges else [*codes, len(rules.CHOICES)]

    def apply_code(self, state: HushState, seat: Seat, code: int, dice: Dice) -> None:
        self.apply(state, seat, HushSpace(len(rules.CHOICES) + 1).action(seat, code), dice)

    def features(self, seen: View, viewer: Seat) -> dict[str, list[int]]:
        assert isinstance(seen, HushView)
        return {"points": list(seen.points)}

    def text_board(self, seen: View) -> str:
        assert isinstance(seen, HushView)
        return f"points: {seen.points}"

    def census(self, state: HushState) -> dict[str, int]:
        return {f"card {card}": state.cards.count(card) for card in range(rules.NUMBERS)}

    def presets(self, seats: int) -> list[Preset]:
        return [Preset("short", HushOptions(seats, rounds=1)), Preset("long", HushOptions(seats, rounds=3))]


HUSH = Hush()
