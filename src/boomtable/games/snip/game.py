"""Snip, the teaching game: two wires each, one of all is red. Front door."""

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from boomtable.core.codec import ActionSpace
from boomtable.core.dice import Dice
from boomtable.core.errors import OptionError
from boomtable.core.game import Game
from boomtable.core.schema import Action, Event, GameInfo, Offer, Options, Outcome, Preset, View
from boomtable.core.seats import Actor, Seat, Viewer
from boomtable.games.snip import board, codec, features, rules, view
from boomtable.games.snip.schema import Cut, SnipAction, SnipEvent, SnipOptions, SnipView, Vouch
from boomtable.games.snip.state import SnipState


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
    action_type: ClassVar[Any] = SnipAction
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
        return SnipState(dump["colours"][:], dump["cut"][:], dump["vouched"][:], dump["vouchers"], dump["turn"])

    def max_actions(self, options: Options) -> int | None:
        return 3 * options.seats - 1  # SN-018

    # acting

    def waiting_on(self, state: SnipState) -> list[Seat]:
        return [] if rules.is_over(state) else [state.turn]

    def legal_actions(self, state: SnipState, seat: Seat) -> list[Action]:
        return [action for offer in self.offers(state, seat) for action in offer.choices]

    def offers(self, state: SnipState, seat: Seat) -> list[Offer]:
        if seat != state.turn or rules.is_over(state):
            return []
        vouch = [Vouch(wire) for wire in rules.wires_to_vouch(state, seat)]
        cut = [Cut(wire) for wire in rules.wires_to_cut(state, seat)]
        return [Offer("Vouch", tuple(vouch)), Offer("Cut", tuple(cut))] if vouch else [Offer("Cut", tuple(cut))]

    def check(self, state: SnipState, actor: Actor, action: Action) -> None:
        rules.check(state, actor, action)

    def apply(self, state: SnipState, actor: Actor, action: Action, dice: Dice) -> list[Event]:
        return rules.do(state, actor, action)

    def epoch(self, state: SnipState, seat: Seat) -> int:
        return state.cut.count(True) + state.vouched.count(True)

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

    # numbers

    def action_space(self, options: Options) -> ActionSpace:
        return codec.SnipSpace(2 * options.seats)

    def legal_codes(self, state: SnipState, seat: Seat) -> list[int]:
        return codec.legal_codes(state, seat)

    def sample_code(self, state: SnipState, seat: Seat, dice: Dice) -> int:
        return codec.sample_code(state, seat, dice)

    def apply_code(self, state: SnipState, seat: Seat, code: int, dice: Dice) -> None:
        codec.apply_code(state, seat, code)

    def features(self, seen: View, viewer: Seat) -> dict[str, list[int]]:
        assert isinstance(seen, SnipView)
        return features.features(seen, viewer)

    # showing

    def text_board(self, seen: View) -> str:
        assert isinstance(seen, SnipView)
        return board.draw(seen)

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
        return SnipOptions(options.seats, (options.first + 1) % options.seats)  # SN-011


GAME = Snip()
