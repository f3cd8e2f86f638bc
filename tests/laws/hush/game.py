"""Hush: front door."""

from __future__ import annotations

from typing import Any, ClassVar

from boomtable.core.actions import Actions
from boomtable.core.codec import ActionSpace
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.features import FeatureSpec
from boomtable.core.game import Game
from boomtable.core.schema import Action, Event, GameInfo, Options, Outcome, Preset, Timer, View
from boomtable.core.seats import Actor, Seat, Viewer, audience_of
from tests.laws.hush import actions, features, rules, view
from tests.laws.hush.schema import Dealt, HushEvent, HushOptions, HushView
from tests.laws.hush.state import HushState, load


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
    action_type: ClassVar[Any] = actions.UNION
    event_type: ClassVar[Any] = HushEvent
    view_type: ClassVar[type[View]] = HushView

    def setup(self, options: Options, dice: Dice) -> tuple[HushState, list[Event]]:
        assert isinstance(options, HushOptions)
        bag = [view.COPIES] * rules.NUMBERS
        state = HushState(options.rounds, [dice.draw(bag) for _ in range(options.seats)])
        return state, [Dealt(card, audience=audience_of([seat])) for seat, card in enumerate(state.cards)]

    def load(self, dump: dict[str, Any]) -> HushState:
        return load(dump)

    def max_actions(self, options: Options) -> int | None:
        return None

    def most_faces(self, options: Options) -> int:
        return rules.NUMBERS

    def most_rolls(self, options: Options) -> int:
        assert isinstance(options, HushOptions)
        return options.seats + options.rounds  # a lucky number for every round

    def payoff_range(self, options: Options) -> tuple[float, float]:
        return 0.0, 1.0

    def waiting_on(self, state: HushState) -> list[Seat]:
        return view.waiting_on(state)

    def timers(self, state: HushState) -> list[Timer]:
        return view.timers(state)

    def actions(self, state: HushState) -> Actions[HushState]:
        return actions.ACTIONS

    def admit(self, state: HushState, actor: Actor, action: Action) -> None:
        if rules.is_over(state):
            raise IllegalAction("HU-005", "nobody can do anything: the game is over")
        if not actions.ACTIONS.has(actor, action):
            raise IllegalAction("HU-001", "{action} cannot be done: seats choose and nudge", action=type(action).__name__)

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
        return actions.ACTIONS

    def feature_spec(self, options: Options) -> FeatureSpec:
        assert isinstance(options, HushOptions)
        return features.spec(options)

    def features(self, seen: View, viewer: Seat) -> dict[str, list[int]]:
        assert isinstance(seen, HushView)
        return features.features(seen, viewer)

    def text_board(self, seen: View) -> str:
        assert isinstance(seen, HushView)
        return f"points: {seen.points}"

    def census(self, state: HushState) -> dict[str, int]:
        return {f"card {card}": state.cards.count(card) for card in range(rules.NUMBERS)}

    def presets(self, seats: int) -> list[Preset]:
        return [Preset("short", HushOptions(seats, rounds=1)), Preset("long", HushOptions(seats, rounds=3))]


HUSH = Hush()
