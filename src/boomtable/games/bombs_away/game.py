"""Bombs Away: everybody lays pipes into one network, and the first empty hand wins. Front door."""

from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from boomtable.core.actions import Actions
from boomtable.core.codec import ActionSpace
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction, OptionError
from boomtable.core.features import FeatureSpec
from boomtable.core.game import Game
from boomtable.core.schema import Action, Event, GameInfo, Options, Outcome, Preset, Timer, View
from boomtable.core.seats import Actor, Seat, Viewer
from boomtable.core.tips import Tip
from boomtable.games.bombs_away import actions, board, campaign, features, imagining, observing, reading, start, tutorial, view
from boomtable.games.bombs_away.network import MIDDLE, cards_on
from boomtable.games.bombs_away.pieces import HYDRANT, KIND, KINDS, NAMES
from boomtable.games.bombs_away.rules import clocks, turning
from boomtable.games.bombs_away.schema import BombsAwayEvent, BombsAwayOptions, BombsAwayView
from boomtable.games.bombs_away.start import HAND
from boomtable.games.bombs_away.state import BombsAwayState, load

LEAST_SECONDS = 20  # BA-134
MOST_IN_A_TURN = 77  # every card drawn, a bomb, its second target, and a pipe card or a pass


@mypyc_attr(allow_interpreted_subclasses=True)
class BombsAway(Game[BombsAwayState]):
    info: ClassVar[GameInfo] = GameInfo(
        id="bombs_away",
        title="Bombs Away",
        rules_version=1,
        prefix="BA",
        min_seats=2,
        max_seats=4,
        usual_seats=4,
        end_reasons=("went_out", "all_passed", "fifty_rounds", "match_over", "opponent_left"),
        hears=("ChangeHands",),
        keeps_seats=True,
    )
    options_type: ClassVar[type[Options]] = BombsAwayOptions
    action_type: ClassVar[Any] = actions.UNION
    event_type: ClassVar[Any] = BombsAwayEvent
    view_type: ClassVar[type[View]] = BombsAwayView

    # beginning

    def check_options(self, options: Options) -> None:
        super().check_options(options)
        assert isinstance(options, BombsAwayOptions)
        if options.dealer > options.seats:
            raise OptionError(f"dealer cannot be {options.dealer}: there are {options.seats} seats, and 0 draws one by lot")
        if 0 < options.turn_seconds < LEAST_SECONDS:
            raise OptionError(f"turn_seconds cannot be {options.turn_seconds}: a clock takes {LEAST_SECONDS} to 120 seconds, or 0 for none")
        if options.late_start and (options.match or options.seats == 2):
            raise OptionError("late_start cannot be set: it is for a single deal with 3 or 4 players")

    def setup(self, options: Options, dice: Dice) -> tuple[BombsAwayState, list[Event]]:
        assert isinstance(options, BombsAwayOptions)
        return start.lay_out(options, dice)

    def load(self, dump: dict[str, Any]) -> BombsAwayState:
        return load(dump)

    def max_actions(self, options: Options) -> int | None:
        assert isinstance(options, BombsAwayOptions)
        return most_turns(options) * MOST_IN_A_TURN

    def most_faces(self, options: Options) -> int:
        return KINDS

    def most_rolls(self, options: Options) -> int:
        """The dealer's lot, the hands of every deal, a card for an action, and once a turn one for each of the others (BA-061)."""
        assert isinstance(options, BombsAwayOptions)
        turns = most_turns(options)
        return 1 + most_deals(options) * options.seats * (HAND + 1) + turns * (MOST_IN_A_TURN + options.seats - 1)

    # acting

    def waiting_on(self, state: BombsAwayState) -> list[Seat]:
        return view.waiting_on(state)

    def timers(self, state: BombsAwayState) -> list[Timer]:
        return clocks.timers(state)

    def actions(self, state: BombsAwayState) -> Actions[BombsAwayState]:
        return actions.ACTIONS

    def admit(self, state: BombsAwayState, actor: Actor, action: Action) -> None:
        if state.ended:
            raise IllegalAction("BA-100", "nobody can act: the game is over")
        known = actions.ACTIONS.has(actor, action)
        if 0 <= actor < state.seats:
            if not known:
                turning.check_free(state, actor)
                raise IllegalAction("BA-131", "{action} is no action of Bombs Away", action=type(action).__name__)
        elif actor >= 0 or not known:
            raise IllegalAction("BA-131", "{action} is not done by anybody but the players", action=type(action).__name__)

    def epoch(self, state: BombsAwayState, seat: Seat) -> int:
        return state.moves

    def turn(self, state: BombsAwayState) -> int:
        return state.deal * turning.ROUNDS * state.seats + state.turns + 1

    def outcome(self, state: BombsAwayState) -> Outcome | None:
        return turning.outcome(state)

    # knowing

    def view(self, state: BombsAwayState, viewer: Viewer) -> View:
        return view.view(state, viewer)

    def redact(self, event: Event, viewer: Viewer) -> Event | None:
        return view.redact(event, viewer)

    def determinize(self, seen: View, viewer: Viewer, dice: Dice) -> BombsAwayState:
        assert isinstance(seen, BombsAwayView)
        return imagining.determinize(seen, dice)

    def tip(self, seen: View, seat: Seat) -> Tip | None:
        assert isinstance(seen, BombsAwayView)
        return tutorial.tip(seen, seat)

    # numbers

    def action_space(self, options: Options) -> ActionSpace:
        return actions.ACTIONS

    def feature_spec(self, options: Options) -> FeatureSpec:
        return features.spec(options.seats)

    def features(self, seen: View, viewer: Seat) -> dict[str, list[int]]:
        assert isinstance(seen, BombsAwayView)
        return features.features(seen, viewer)

    def observe(self, state: BombsAwayState, seat: Seat, cells: "vec[i16]", at: i64) -> i64:
        return observing.observe(state, seat, cells, at)

    # showing

    def text_board(self, seen: View) -> str:
        assert isinstance(seen, BombsAwayView)
        return board.draw(seen)

    def reading(self, seen: View) -> list[str]:
        assert isinstance(seen, BombsAwayView)
        return reading.lines(seen)

    def unread(self) -> tuple[str, ...]:
        return reading.UNREAD

    def told(self, facts: dict[str, object], options: Options) -> dict[str, object]:
        return board.told(facts)

    # before and after

    def census(self, state: BombsAwayState) -> dict[str, int]:
        """How many there are of each of the 75 cards, wherever they lie (BA-005)."""
        counts = [state.pile[kind] + state.discard[kind] + sum(hand[kind] for hand in state.hands) for kind in range(KINDS)]
        for position in cards_on(state.network):
            counts[KIND[state.network.face_at(position)]] += 1
        hydrant = int(state.network.face_at(MIDDLE) == HYDRANT)
        return {NAMES[kind]: counts[kind] for kind in range(KINDS)} | {"hydrant": hydrant}

    def tally(self, state: BombsAwayState) -> dict[str, int]:
        return {"turns": state.turns, "cards_left": sum(state.sizes), "on_hand_size": int(state.reason in ("all_passed", "fifty_rounds"))}

    def presets(self, seats: int) -> list[Preset]:
        return campaign.presets(seats)

    def next_options(self, options: Options, outcome: Outcome) -> Options | None:
        assert isinstance(options, BombsAwayOptions)
        return campaign.next_options(options)


def most_deals(options: BombsAwayOptions) -> int:
    return options.seats if options.match else 1


def most_turns(options: BombsAwayOptions) -> int:
    return most_deals(options) * options.seats * turning.ROUNDS


GAME = BombsAway()
