"""Snip, the teaching game: two wires each, one of all is red. Front door."""

from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from boomtable.core.actions import Actions, Told
from boomtable.core.codec import ActionSpace
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction, OptionError
from boomtable.core.features import FeatureSpec
from boomtable.core.game import Game
from boomtable.core.schema import Action, Event, GameInfo, Options, Outcome, Preset, View
from boomtable.core.seats import Actor, Seat, Viewer
from boomtable.core.tips import Tip
from boomtable.games.snip import actions, board, features, observing, reading, rules, tutorial, view
from boomtable.games.snip.schema import SnipEvent, SnipOptions, SnipView
from boomtable.games.snip.state import SnipState, load


@mypyc_attr(allow_interpreted_subclasses=True)  # the laws are tested on broken variants of Snip
class Snip(Game[SnipState]):
    info: ClassVar[GameInfo] = GameInfo(
        id="snip",
        title="Snip",
        rules_version=1,
        prefix="SN",
        min_seats=2,
        max_seats=5,
        end_reasons=("red_wire_cut", "all_blue_cut"),
        cooperative=True,
    )
    options_type: ClassVar[type[Options]] = SnipOptions
    action_type: ClassVar[Any] = actions.UNION
    event_type: ClassVar[Any] = SnipEvent
    view_type: ClassVar[type[View]] = SnipView

    # beginning

    def check_options(self, options: Options) -> None:
        super().check_options(options)
        assert isinstance(options, SnipOptions)
        if options.first >= options.seats:
            raise OptionError(f"seat {options.first} cannot begin Snip: there are {options.seats} seats, counted from 0")

    def setup(self, options: Options, dice: Dice) -> tuple[SnipState, list[Event]]:
        assert isinstance(options, SnipOptions)
        return rules.deal(options.seats, options.first, dice)

    def load(self, dump: dict[str, Any]) -> SnipState:
        return load(dump)

    def max_actions(self, options: Options) -> int | None:
        return 3 * options.seats - 1  # SN-018

    def most_faces(self, options: Options) -> int:
        return 2  # blue or red (SN-001)

    def most_rolls(self, options: Options) -> int:
        return 2 * options.seats  # wires

    # acting

    def waiting_on(self, state: SnipState) -> list[Seat]:
        return [] if rules.is_over(state) else [state.turn]

    def actions(self, state: SnipState) -> Actions[SnipState]:
        return actions.BY_SEATS[len(state.cut) // 2]

    def admit(self, state: SnipState, actor: Actor, action: Action) -> None:
        if not self.actions(state).has(actor, action):
            raise IllegalAction("SN-022", "{action} cannot be done in Snip: seats cut and vouch", action=type(action).__name__)
        if rules.is_over(state):
            raise IllegalAction("SN-008", "seat {seat} cannot act: the game is over", seat=actor)
        if actor != state.turn:
            raise IllegalAction("SN-002", "seat {seat} cannot act: it is seat {turn}'s turn", seat=actor, turn=state.turn)

    def go_on(self, state: SnipState, dice: Dice, told: Told) -> None:
        rules.pass_turn(state)

    def epoch(self, state: SnipState, seat: Seat) -> int:
        return state.cut.count(True) + state.vouched.count(True)

    def turn(self, state: SnipState) -> int:
        return state.cut.count(True) + state.vouched.count(True) + 1

    def outcome(self, state: SnipState) -> Outcome | None:
        return rules.outcome(state)

    # knowing

    def view(self, state: SnipState, viewer: Viewer) -> View:
        return view.view(state, viewer)

    def redact(self, event: Event, viewer: Viewer) -> Event | None:
        return view.redact(event, viewer)

    def determinize(self, seen: View, viewer: Viewer, dice: Dice) -> SnipState:
        assert isinstance(seen, SnipView)
        return view.determinize(seen, dice)

    def tip(self, seen: View, seat: Seat) -> Tip | None:
        assert isinstance(seen, SnipView)
        return tutorial.tip(seen, seat)

    # numbers

    def action_space(self, options: Options) -> ActionSpace:
        return actions.of_seats(options.seats)

    def sample_code(self, state: SnipState, seat: Seat, dice: Dice) -> int:
        return actions.sample_code(state, seat, dice)

    def feature_spec(self, options: Options) -> FeatureSpec:
        return features.spec(options.seats)

    def features(self, seen: View, viewer: Seat) -> dict[str, list[int]]:
        assert isinstance(seen, SnipView)
        return features.features(seen, viewer)

    def observe(self, state: SnipState, seat: Seat, cells: "vec[i16]", at: i64) -> i64:
        return observing.observe(state, seat, cells, at)

    # showing

    def text_board(self, seen: View) -> str:
        assert isinstance(seen, SnipView)
        return board.draw(seen)

    def reading(self, seen: View) -> list[str]:
        assert isinstance(seen, SnipView)
        return reading.lines(seen)

    def unread(self) -> tuple[str, ...]:
        return reading.UNREAD

    # before and after

    def census(self, state: SnipState) -> dict[str, int]:
        used = state.vouched.count(True)
        return {"red": state.colours.count(1), "blue": state.colours.count(0), "vouchers": state.vouchers + used}

    def tally(self, state: SnipState) -> dict[str, int]:
        return {"cuts": state.cut.count(True), "vouched": state.vouched.count(True)}

    def presets(self, seats: int) -> list[Preset]:
        return [Preset("standard", SnipOptions(seats))]

    def next_options(self, options: Options, outcome: Outcome) -> Options | None:
        assert isinstance(options, SnipOptions)
        return SnipOptions(options.seats, (options.first + 1) % options.seats, options.guided and not outcome.winners)  # SN-011, SN-023


GAME = Snip()
