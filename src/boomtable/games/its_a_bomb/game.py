"""It's a Bomb!: one looks behind the tiles, the others ask and cut. Front door."""

from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from boomtable.core.actions import Actions, Told
from boomtable.core.briefing import Briefing
from boomtable.core.codec import ActionSpace
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction, OptionError
from boomtable.core.features import FeatureSpec
from boomtable.core.game import Game
from boomtable.core.schema import Action, Event, GameInfo, Options, Outcome, Preset, Timer, View
from boomtable.core.seats import Actor, Seat, Viewer
from boomtable.core.tips import Tip
from boomtable.games.its_a_bomb import (
    actions,
    board,
    bounds,
    briefing,
    campaign,
    features,
    imagining,
    observing,
    reading,
    start,
    tutorial,
    view,
)
from boomtable.games.its_a_bomb.pieces import KINDS, LETTERS, OVER, is_timer
from boomtable.games.its_a_bomb.rules import clocks, ending
from boomtable.games.its_a_bomb.scenarios import SCENARIOS
from boomtable.games.its_a_bomb.scenarios.own import check_own, page_for
from boomtable.games.its_a_bomb.schema import ItsABombEvent, ItsABombOptions, ItsABombView
from boomtable.games.its_a_bomb.state import ItsABombState, load

CLOCKS = {"decision_seconds": (20, 300), "crisis_unit_seconds": (20, 180)}  # IB-157, IB-260


@mypyc_attr(allow_interpreted_subclasses=True)
class ItsABomb(Game[ItsABombState]):
    info: ClassVar[GameInfo] = GameInfo(
        id="its_a_bomb",
        title="It's a Bomb!",
        rules_version=2,  # scenario 9 has another deck
        prefix="IB",
        min_seats=2,
        max_seats=5,
        end_reasons=("defused", "explosive_cut", "countdown_over", "call_missed", "order_broken"),
        cooperative=True,
        hears=("ChangeHands",),
        keeps_seats=True,
        arrival_counts=("Ask", "Cut", "ChooseBlock"),  # IB-252
    )
    options_type: ClassVar[type[Options]] = ItsABombOptions
    action_type: ClassVar[Any] = actions.UNION
    event_type: ClassVar[Any] = ItsABombEvent
    view_type: ClassVar[type[View]] = ItsABombView

    # beginning

    def check_options(self, options: Options) -> None:
        super().check_options(options)
        assert isinstance(options, ItsABombOptions)
        if options.crisis_unit >= options.seats:
            raise OptionError(f"seat {options.crisis_unit} cannot be the Crisis Unit: there are {options.seats} seats, counted from 0")
        for name, (least, most) in CLOCKS.items():
            seconds = getattr(options, name)
            if seconds and not least <= seconds <= most:
                raise OptionError(f"{name} cannot be {seconds}: a clock takes {least} to {most} seconds, or 0 for none")
        if options.own is not None:
            check_own(options.own)
        for seat in options.voters or ():
            if not 0 <= seat < options.seats or seat == options.crisis_unit:
                raise OptionError(f"seat {seat} cannot vote: it is no employee of this table")

    def setup(self, options: Options, dice: Dice) -> tuple[ItsABombState, list[Event]]:
        assert isinstance(options, ItsABombOptions)
        return start.lay_out(options, dice)

    def load(self, dump: dict[str, Any]) -> ItsABombState:
        return load(dump)

    def max_actions(self, options: Options) -> int | None:
        """A bound on all actions but marks (IB-358)."""
        assert isinstance(options, ItsABombOptions)
        return bounds.most_actions(page_for(options.scenario, options.own), options.seats - 1 if options.deciding == "vote" else 0)

    def most_faces(self, options: Options) -> int:
        return KINDS

    def most_rolls(self, options: Options) -> int:
        assert isinstance(options, ItsABombOptions)
        return bounds.most_rolls(page_for(options.scenario, options.own))

    # acting

    def waiting_on(self, state: ItsABombState) -> list[Seat]:
        return view.waiting_on(state)

    def timers(self, state: ItsABombState) -> list[Timer]:
        return clocks.timers(state)

    def actions(self, state: ItsABombState) -> Actions[ItsABombState]:
        return actions.ACTIONS

    def admit(self, state: ItsABombState, actor: Actor, action: Action) -> None:
        if state.step == OVER:
            raise IllegalAction("IB-170", "nobody can act: the game is over")
        if actions.ACTIONS.has(actor, action) and actor < state.seats:
            return
        if 0 <= actor < state.seats:
            raise IllegalAction("IB-250", "{action} is no action of It's a Bomb!", action=type(action).__name__)
        raise IllegalAction("IB-250", "{action} is not done by anybody but the players", action=type(action).__name__)

    def go_on(self, state: ItsABombState, dice: Dice, told: Told) -> None:
        if state.decided >= 0:
            actions.ACTIONS.carry_out(state, dice, told)

    def epoch(self, state: ItsABombState, seat: Seat) -> int:
        return state.moves  # proposals leave the question as it was

    def turn(self, state: ItsABombState) -> int:
        """A round: one question or one cut, with what the Crisis Unit does about it."""
        return state.round

    def outcome(self, state: ItsABombState) -> Outcome | None:
        return ending.outcome(state)

    # knowing

    def view(self, state: ItsABombState, viewer: Viewer) -> View:
        return view.view(state, viewer)

    def determinize(self, seen: View, viewer: Viewer, dice: Dice) -> ItsABombState:
        assert isinstance(seen, ItsABombView)
        return imagining.determinize(seen, viewer, dice)

    def tip(self, seen: View, seat: Seat) -> Tip | None:
        assert isinstance(seen, ItsABombView)
        return tutorial.tip(seen, seat)

    def channels(self, state: ItsABombState, viewer: Viewer) -> list[str]:
        """Where a viewer may chat: employees talk freely; the Crisis Unit is silent while the game goes on (IB-240, IB-242)."""
        return [] if viewer == state.crisis_unit and not state.ended else ["table"]

    # numbers

    def action_space(self, options: Options) -> ActionSpace:
        return actions.ACTIONS

    def sample_code(self, state: ItsABombState, seat: Seat, dice: Dice) -> int:
        return actions.ACTIONS.sample_code(state, seat, dice)

    def feature_spec(self, options: Options) -> FeatureSpec:
        return features.spec(options.seats)

    def features(self, seen: View, viewer: Seat) -> dict[str, list[int]]:
        assert isinstance(seen, ItsABombView)
        return features.features(seen, viewer)

    def observe(self, state: ItsABombState, seat: Seat, cells: "vec[i16]", at: i64) -> i64:
        return observing.observe(state, seat, cells, at)

    # showing

    def text_board(self, seen: View) -> str:
        assert isinstance(seen, ItsABombView)
        return board.draw(seen)

    def reading(self, seen: View) -> list[str]:
        assert isinstance(seen, ItsABombView)
        return reading.lines(seen)

    def unread(self) -> tuple[str, ...]:
        return reading.UNREAD

    def told(self, facts: dict[str, object], options: Options) -> dict[str, object]:
        assert isinstance(options, ItsABombOptions)
        return board.told(facts, page_for(options.scenario, options.own))

    # before and after

    def census(self, state: ItsABombState) -> dict[str, int]:
        pieces = {f"tile {LETTERS[kind]}": state.tile.count(kind) for kind in range(KINDS)}
        return pieces | {"cards": len(state.deck) + len(state.discard)}

    def presets(self, seats: int) -> list[Preset]:
        return campaign.presets(seats)

    def tally(self, state: ItsABombState) -> dict[str, int]:
        return {
            "rounds": state.round,
            "timers_left": len([card for card in state.deck if is_timer(card)]),
            "cards_left": ending.unused_cards(state),
            "title": ending.title(state),  # IB-178
        }

    def chapter(self, options: Options) -> int | None:
        assert isinstance(options, ItsABombOptions)
        return options.scenario if options.own is None else None

    def briefing(self, options: Options) -> Briefing | None:
        assert isinstance(options, ItsABombOptions)
        return None if options.own is not None else briefing.briefing(SCENARIOS[options.scenario])

    def pieces_of(self, chapter: int, seats: int) -> tuple[str, ...]:
        return briefing.pieces(SCENARIOS[chapter])

    def slips(self, state: ItsABombState) -> int | None:
        return ending.slips(state)

    def had_turn(self, state: ItsABombState, seat: Seat) -> bool:
        return state.round > 1  # IB-369

    def next_options(self, options: Options, outcome: Outcome) -> Options | None:
        assert isinstance(options, ItsABombOptions)
        return campaign.next_options(options, outcome)


GAME = ItsABomb()
