"""Bomb Busters: sorted hands of wires, cut in pairs by deduction. Front door."""

from typing import Any, ClassVar, Final, get_args

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
from boomtable.games.bomb_busters import board, briefing, campaign, features, imagining, observing, reading, start, tutorial, view
from boomtable.games.bomb_busters.actions import UNION, actions_at
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import (
    ANSWER,
    DRAFT,
    INFO,
    LAY,
    NUMBERS,
    OVER,
    RED,
    TELL_FALSE,
    TOKENS_OF_A_KIND,
    YELLOW,
    is_blue,
    value_of,
)
from boomtable.games.bomb_busters.rules import changing, clocks, ending, free_order, mission_clock, naming, turn
from boomtable.games.bomb_busters.rules.denials import FALSEHOODS
from boomtable.games.bomb_busters.schema import Blast, BombBustersEvent, BombBustersOptions, BombBustersView
from boomtable.games.bomb_busters.state import BombBustersState, load, places

MOST_POWERS: Final = 6  # any-time actions by characters: the Radar one, the Walkie-Talkies two, and both again with the Batteries


@mypyc_attr(allow_interpreted_subclasses=True)
class BombBusters(Game[BombBustersState]):
    info: ClassVar[GameInfo] = GameInfo(
        id="bomb_busters",
        title="Bomb Busters",
        rules_version=1,
        prefix="BB",
        min_seats=2,
        max_seats=5,
        usual_seats=4,
        end_reasons=("bomb_defused", *get_args(Blast)),
        cooperative=True,
        keeps_seats=True,
        pauses=("hold",),  # BB-347
        completes=("Say",),  # BB-382
    )
    options_type: ClassVar[type[Options]] = BombBustersOptions
    action_type: ClassVar[Any] = UNION
    event_type: ClassVar[Any] = BombBustersEvent
    view_type: ClassVar[type[View]] = BombBustersView

    # beginning

    def check_options(self, options: Options) -> None:
        super().check_options(options)
        assert isinstance(options, BombBustersOptions)
        if options.captain >= options.seats:
            raise OptionError(f"seat {options.captain} cannot be Captain: there are {options.seats} seats, counted from 0")
        if options.mission not in MISSIONS:
            raise OptionError(f"mission {options.mission} cannot be played: it is not here yet")
        self.check_equipment(options)
        for character in options.characters:
            if character and options.characters.count(character) > 1:
                raise OptionError(f"character {character} cannot be taken twice: there is one of each")  # BB-270

    def check_equipment(self, options: BombBustersOptions) -> None:
        """Raise OptionError unless the chosen equipment cards can be laid out (BB-335)."""
        cards = MISSIONS[options.mission].cards
        if len(set(options.equipment)) < len(options.equipment) or len(options.equipment) > options.seats:
            raise OptionError(f"{len(options.equipment)} cards cannot be laid out: at most one per seat, each once")
        for card in options.equipment:
            if card in MISSIONS[options.mission].excluded:
                raise OptionError(f"card {card} cannot be laid out: mission {options.mission} does without it")
            if card > cards:
                pool = f"the cards 1 to {cards}" if cards else "no equipment"
                raise OptionError(f"card {card} cannot be laid out: mission {options.mission} has {pool}")

    def setup(self, options: Options, dice: Dice) -> tuple[BombBustersState, list[Event]]:
        assert isinstance(options, BombBustersOptions)
        state, events = start.lay_out(campaign.with_captain(options, dice), dice)
        self.go_on(state, dice, events)
        return state, events

    def load(self, dump: dict[str, Any]) -> BombBustersState:
        return load(dump)

    def max_actions(self, options: Options) -> int | None:
        assert isinstance(options, BombBustersOptions)
        mission, seats = MISSIONS[options.mission], options.seats
        reveals = mission.red(seats)[0]
        pairs = (mission.wires(seats) - reveals) // 2
        times = 2 if mission.double_cards else 1  # that a card may be used: the Emergency Drop brings it back
        failures = mission.start_fuse(seats) + 2 * times  # the Rewinder and the Stabilizer each forgive one
        turns = pairs + failures + reveals + times  # the Coffee Mug
        if mission.twist.skips is not None:
            turns = (turns + NUMBERS) * seats  # one of them plays, or the constraint changes
        per_turn = 5 + seats  # point, say, answer, lay, end of the pause; phrases
        if mission.twist.free_order:
            per_turn += 2  # the call, and being asked for it
        per_turn += 2 if mission.twist.names_cutter else 0  # naming, and a token that is owed
        per_turn += 2 + seats if mission.twist.volunteers else 0  # calling or declining, and the end of its time
        naming = mission.twist.naming
        per_turn += 0 if naming is None else 2 * naming.count  # BB-1135
        per_turn += 1 if changing.asks_captain(options.mission) else 0  # keeping or changing the constraint
        cards = seats + (2 if mission.has_false_bottom(seats) else 0)
        powers = MOST_POWERS if mission.characters else 0
        any_time = times * (cards + powers + 1)  # two for the Walkie-Talkies
        any_time += 2 * seats if mission.twist.draft else 0  # taking a token, and placing it
        tokens = FALSEHOODS * seats if TELL_FALSE in mission.twist.tokens else seats
        drafts = seats if mission.twist.constraints is not None else 0
        return drafts + tokens + turns * per_turn + any_time + mission.kept(seats) + len(mission.clock(seats))  # BB-381

    def most_faces(self, options: Options) -> int:
        assert isinstance(options, BombBustersOptions)
        return max(options.seats, MISSIONS[options.mission].wires(options.seats))  # handles (BB-353)

    def most_rolls(self, options: Options) -> int:
        """The Captain's lot, the marked tiles and those inside, every wire with its handle and perhaps its stand,
        the cards of the mission, equipment, and info tokens."""
        assert isinstance(options, BombBustersOptions)
        mission, seats = MISSIONS[options.mission], options.seats
        given = mission.twist.given
        tiles = sum(mission.red(seats)) + sum(mission.yellow(seats)) + 2 * mission.wires(seats) + (0 if given is None else 2 * given.count)
        number_cards = mission.twist.row + 1 + 2 * NUMBERS
        equipment = max(seats, len(options.equipment)) + 2  # BB-247
        blind = TOKENS_OF_A_KIND * NUMBERS if mission.double_cards else 0  # BB-256
        pile = TOKENS_OF_A_KIND * YELLOW if mission.twist.draft else 0  # BB-1273
        return 1 + tiles + number_cards + 3 * equipment + seats + blind + 2 * seats * mission.twist.turned + pile

    # acting

    def waiting_on(self, state: BombBustersState) -> list[Seat]:
        return turn.waiting_on(state)

    def timers(self, state: BombBustersState) -> list[Timer]:
        return clocks.timers(state)

    def actions(self, state: BombBustersState) -> Actions[BombBustersState]:
        return actions_at(state.seats, state.captain, state.mission)

    def admit(self, state: BombBustersState, actor: Actor, action: Action) -> None:
        name = type(action).__name__
        if state.phase == OVER:
            raise IllegalAction("BB-321", "nobody can act: the mission is over")
        known = self.actions(state).has(actor, action)
        if 0 <= actor < state.seats:
            if not known:
                raise IllegalAction("BB-378", "{action} is no action of Bomb Busters", action=name)
        elif actor >= 0 or not known:
            raise IllegalAction("BB-378", "{action} is not done by anybody but the players", action=name)

    def go_on(self, state: BombBustersState, dice: Dice, told: Told) -> None:
        if state.clock:
            mission_clock.start_clock(state, told)
        if state.snip:
            free_order.open_call(state)
        if state.called:
            naming.begin_turn(state, dice, told)

    def epoch(self, state: BombBustersState, seat: Seat) -> int:
        asked = state.phase in (ANSWER, LAY) and self.waiting_on(state) == [seat]
        return 2 * state.moves + asked

    def turn(self, state: BombBustersState) -> int:
        before = state.phase == DRAFT or (state.phase == INFO and not state.drafters)  # a token of BB-1271 belongs to its turn
        return 0 if before else state.turns + 1

    def outcome(self, state: BombBustersState) -> Outcome | None:
        return ending.outcome(state)

    # knowing

    def view(self, state: BombBustersState, viewer: Viewer) -> View:
        return view.view(state, viewer)

    def redact(self, event: Event, viewer: Viewer) -> Event | None:
        return view.redact(event, viewer)

    def determinize(self, seen: View, viewer: Viewer, dice: Dice) -> BombBustersState:
        assert isinstance(seen, BombBustersView)
        return imagining.determinize(seen, viewer, dice)

    def tip(self, seen: View, seat: Seat) -> Tip | None:
        assert isinstance(seen, BombBustersView)
        return tutorial.tip(seen, seat)

    def channels(self, state: BombBustersState, viewer: Viewer) -> list[str]:
        talk = state.free_chat and not MISSIONS[state.mission].twist.unspoken  # BB-1251
        return ["table"] if talk or state.phase == OVER else []  # BB-362

    # numbers

    def action_space(self, options: Options) -> ActionSpace:
        assert isinstance(options, BombBustersOptions)
        assert options.captain != campaign.BY_LOT, "the lot is drawn before actions have numbers"
        return actions_at(options.seats, options.captain, options.mission)

    def sample_code(self, state: BombBustersState, seat: Seat, dice: Dice) -> int:
        return actions_at(state.seats, state.captain, state.mission).sample_code(state, seat, dice)

    def feature_spec(self, options: Options) -> FeatureSpec:
        assert isinstance(options, BombBustersOptions)
        assert options.captain != campaign.BY_LOT, "the lot is drawn before a view has numbers"
        return features.spec(options)

    def features(self, seen: View, viewer: Seat) -> dict[str, list[int]]:
        assert isinstance(seen, BombBustersView)
        return features.features(seen, viewer)

    def observe(self, state: BombBustersState, seat: Seat, cells: "vec[i16]", at: i64) -> i64:
        return observing.Writer(state, seat, cells, at).write()

    # showing

    def text_board(self, seen: View) -> str:
        assert isinstance(seen, BombBustersView)
        return board.draw(seen)

    def reading(self, seen: View) -> list[str]:
        assert isinstance(seen, BombBustersView)
        return reading.lines(seen)

    def unread(self) -> tuple[str, ...]:
        return reading.UNREAD

    def told(self, facts: dict[str, object], options: Options) -> dict[str, object]:
        assert isinstance(options, BombBustersOptions)
        return board.told(facts, MISSIONS[options.mission].twist.unspoken)

    # before and after

    def census(self, state: BombBustersState) -> dict[str, int]:
        tiles = [int(state.tile[wire]) for stand in range(len(state.owner)) for wire in places(state, stand)]
        tiles += state.set_aside + state.kept
        return {
            "blue": len([tile for tile in tiles if is_blue(tile)]),
            "yellow": len([tile for tile in tiles if tile % 10 == 1]),
            "red": len([tile for tile in tiles if value_of(tile) == RED]),
            "sum": sum(tiles),
            "cards": len(state.cards) + len(state.drawer),
        }

    def presets(self, seats: int) -> list[Preset]:
        return campaign.presets(seats)

    def tally(self, state: BombBustersState) -> dict[str, int]:
        return {  # BB-324
            "fuse": state.fuse,
            "failures": state.failures,
            "turns": state.turns + 1,
            "equipment_used": state.cards_spent,
            "powers_used": state.powers_spent,
        }

    def draw_lots(self, options: Options, dice: Dice) -> Options:
        assert isinstance(options, BombBustersOptions)
        return campaign.with_captain(options, dice)

    def chapter(self, options: Options) -> int | None:
        assert isinstance(options, BombBustersOptions)
        return None if campaign.is_practice(options) else options.mission  # BB-332

    def briefing(self, options: Options) -> Briefing | None:
        assert isinstance(options, BombBustersOptions)
        return briefing.briefing(MISSIONS[options.mission], options.seats)

    def pieces_of(self, chapter: int, seats: int) -> tuple[str, ...]:
        return briefing.pieces(MISSIONS[chapter], seats)

    def slips(self, state: BombBustersState) -> int | None:
        return state.failures  # BB-338

    def had_turn(self, state: BombBustersState, seat: Seat) -> bool:
        return state.turns > (seat - state.captain) % state.seats  # BB-339

    def bots_only(self, options: Options) -> bool:
        assert isinstance(options, BombBustersOptions)
        return options.signals  # BB-336

    def next_options(self, options: Options, outcome: Outcome) -> Options | None:
        assert isinstance(options, BombBustersOptions)
        return campaign.next_options(options, outcome)


GAME = BombBusters()
