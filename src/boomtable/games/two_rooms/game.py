"""Two Rooms and a Boom: two rooms that may not talk, one card each, and hostages between them. Front door."""

from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from boomtable.core.actions import Actions
from boomtable.core.codec import ActionSpace
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction, OptionError
from boomtable.core.features import FeatureSpec
from boomtable.core.game import Game
from boomtable.core.schema import Action, Event, GameInfo, Limit, Options, Outcome, Preset, Timer, View
from boomtable.core.seats import Actor, Seat, Viewer
from boomtable.core.tips import Tip
from boomtable.games.two_rooms import (
    actions,
    board,
    campaign,
    chat,
    decks,
    features,
    imagining,
    limits,
    reading,
    start,
    timing,
    tutorial,
    view,
)
from boomtable.games.two_rooms.observing import Writer
from boomtable.games.two_rooms.roles import IDS, NUMBER, ROLES, SIDES
from boomtable.games.two_rooms.rules import clocks, ending, waiting
from boomtable.games.two_rooms.schema import TwoRoomsEvent, TwoRoomsOptions, TwoRoomsView
from boomtable.games.two_rooms.state import TwoRoomsState, load


@mypyc_attr(allow_interpreted_subclasses=True)
class TwoRooms(Game[TwoRoomsState]):
    info: ClassVar[GameInfo] = GameInfo(
        id="two_rooms",
        title="Two Rooms and a Boom",
        rules_version=1,
        prefix="TR",
        min_seats=decks.LEAST,
        max_seats=decks.MOST,
        usual_seats=10,
        end_reasons=("together", "apart", "no_engineer_share", "no_doctor_share", "doctor_failed", "engineer_failed", "both_failed"),
        teams=SIDES,
        audiences=("room_a", "room_b"),
        hears=("ChangeHands", "Go"),
        warns=("TR-038", "TR-040", "TR-043", "TR-044", "TR-048"),
        fleeting=actions.FLEETING,
        keeps_seats=True,
    )
    options_type: ClassVar[type[Options]] = TwoRoomsOptions
    action_type: ClassVar[Any] = actions.UNION
    event_type: ClassVar[Any] = TwoRoomsEvent
    view_type: ClassVar[type[View]] = TwoRoomsView

    # beginning

    def check_options(self, options: Options) -> None:
        assert isinstance(options, TwoRoomsOptions)
        super().check_options(options)
        errors = decks.errors(options)
        if errors:
            raise OptionError(str(errors[0]))

    def warnings(self, options: Options) -> list[str]:
        assert isinstance(options, TwoRoomsOptions)
        return list(dict.fromkeys(fault.rule for fault in decks.warnings(options)))

    def setup(self, options: Options, dice: Dice) -> tuple[TwoRoomsState, list[Event]]:
        assert isinstance(options, TwoRoomsOptions)
        return start.lay_out(options, dice)

    def load(self, dump: dict[str, Any]) -> TwoRoomsState:
        return load(dump)

    def max_actions(self, options: Options) -> int | None:
        """The bound of TR-397 in sim mode; at a table of people only the timers end the game."""
        assert isinstance(options, TwoRoomsOptions)
        return timing.most_decisions(options, decks.players(options)) if options.mode == "sim" else None

    def most_faces(self, options: Options) -> int:
        return max(options.seats, len(IDS))  # lots among seats, and a bag of cards

    def most_rolls(self, options: Options) -> int:
        """Every card and a buried one, a room for everybody and the larger one, in each round hostages and leaders by lot; in sim mode
        the order in which choices are carried out."""
        assert isinstance(options, TwoRoomsOptions)
        rounds = timing.round_count(options, decks.players(options))
        return 2 * (options.seats + 1) + rounds * 2 * (options.seats + 1) + (self.max_actions(options) or 0)

    # acting

    def waiting_on(self, state: TwoRoomsState) -> list[Seat]:
        return waiting.waiting_on(state)

    def timers(self, state: TwoRoomsState) -> list[Timer]:
        return clocks.timers(state)

    def actions(self, state: TwoRoomsState) -> Actions[TwoRoomsState]:
        return actions.actions_of(state)

    def admit(self, state: TwoRoomsState, actor: Actor, action: Action) -> None:
        if state.phase == "over":
            raise IllegalAction("TR-274", "nobody can act: the game is over")
        if actor < state.seats and self.actions(state).has(actor, action):
            return
        if 0 <= actor < state.seats:
            raise IllegalAction("TR-394", "seat {seat} cannot say that: it is no sentence of this game", seat=actor)
        raise IllegalAction("TR-011", "{action} is not done by anybody but the players", action=type(action).__name__)

    def epoch(self, state: TwoRoomsState, seat: Seat) -> int:
        return state.asked[seat]

    def moment(self, state: TwoRoomsState, seat: Seat) -> int:
        return state.changes[seat]

    def limit(self, state: TwoRoomsState, action: Action) -> Limit | None:
        return limits.limit(state, action)

    def outcome(self, state: TwoRoomsState) -> Outcome | None:
        return ending.outcome(state)

    # knowing

    def view(self, state: TwoRoomsState, viewer: Viewer) -> View:
        return view.view(state, viewer)

    def redact(self, event: Event, viewer: Viewer) -> Event | None:
        return view.redact(event, viewer)

    def determinize(self, seen: View, viewer: Viewer, dice: Dice) -> TwoRoomsState:
        assert isinstance(seen, TwoRoomsView)
        return imagining.determinize(seen, viewer, dice)

    def belongs(self, state: TwoRoomsState, seat: Seat, audience: Viewer) -> bool:
        return view.place_of(state, seat) == view.place_of(state, audience)

    def channels(self, state: TwoRoomsState, viewer: Viewer) -> list[str]:
        return chat.channels(state, viewer)

    def listeners(self, state: TwoRoomsState, speaker: Viewer, channel: str) -> int:
        return chat.listeners(state, speaker, channel)

    # numbers

    def action_space(self, options: Options) -> ActionSpace:
        assert isinstance(options, TwoRoomsOptions)
        return actions.actions_under(options)

    def sample_code(self, state: TwoRoomsState, seat: Seat, dice: Dice) -> int:
        return actions.actions_of(state).sample_code(state, seat, dice)

    def feature_spec(self, options: Options) -> FeatureSpec:
        return features.spec(options.seats)

    def features(self, seen: View, viewer: Seat) -> dict[str, list[int]]:
        assert isinstance(seen, TwoRoomsView)
        return features.features(seen, viewer)

    def observe(self, state: TwoRoomsState, seat: Seat, cells: "vec[i16]", at: i64) -> i64:
        return Writer(state, seat, cells, at).write()

    # showing

    def text_board(self, seen: View) -> str:
        assert isinstance(seen, TwoRoomsView)
        return board.draw(seen)

    def reading(self, seen: View) -> list[str]:
        assert isinstance(seen, TwoRoomsView)
        return reading.lines(seen)

    def unread(self) -> tuple[str, ...]:
        return reading.UNREAD

    def told(self, facts: dict[str, object], options: Options) -> dict[str, object]:
        return board.told(facts)

    def tip(self, seen: View, seat: Seat) -> Tip | None:
        assert isinstance(seen, TwoRoomsView)
        return tutorial.tip(seen, seat)

    # before and after

    def next_options(self, options: Options, outcome: Outcome) -> Options | None:
        assert isinstance(options, TwoRoomsOptions)
        return campaign.next_options(options)

    def teams(self, state: TwoRoomsState) -> list[int]:
        return [SIDES.index(ROLES[card].side) for card in state.cards]

    def census(self, state: TwoRoomsState) -> dict[str, int]:
        """How many there are of each card of the deck, in a hand or buried."""
        held = [*state.cards, state.buried]
        return {role: held.count(NUMBER[role]) for role in IDS}

    def tally(self, state: TwoRoomsState) -> dict[str, int]:
        return {"shares": ending.share_count(state), "winners": len(state.winners)}

    def bots_only(self, options: Options) -> bool:
        """Whether this is sim mode, which has no clock that a person could follow (TR-321)."""
        assert isinstance(options, TwoRoomsOptions)
        return options.mode == "sim"

    def moderated(self, options: Options) -> bool:
        assert isinstance(options, TwoRoomsOptions)
        return options.moderator

    def known_options(self, options: Options) -> Options:
        assert isinstance(options, TwoRoomsOptions)
        return decks.known_part(options)

    def presets(self, seats: int) -> list[Preset]:
        return campaign.presets(seats)


GAME = TwoRooms()
