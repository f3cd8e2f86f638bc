"""Blast Tactics: bombs and flames in a shrinking arena, with nothing hidden. Front door."""

from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from boomtable.core.actions import Actions, Told
from boomtable.core.codec import ActionSpace
from boomtable.core.dice import Dice, ScriptedDice
from boomtable.core.errors import IllegalAction, OptionError
from boomtable.core.features import FeatureSpec
from boomtable.core.game import Game
from boomtable.core.schema import Action, Entry, Event, GameInfo, Options, Outcome, Preset, Timer, View
from boomtable.core.seats import Actor, Seat, Viewer
from boomtable.core.tips import Tip
from boomtable.games.blast_tactics import actions, board, campaign, features, imagining, observing, reading, start, tutorial, view
from boomtable.games.blast_tactics.arena import arena_of
from boomtable.games.blast_tactics.arenas import plan, validator
from boomtable.games.blast_tactics.pieces import BOMB_UP, CARD_NAMES, FIRST_ITEM, FLAME_UP, ITEM_COUNTS, ITEM_NAMES, SPEED_UP
from boomtable.games.blast_tactics.rules import clocks, ending, turning
from boomtable.games.blast_tactics.rules.drawing import ROW
from boomtable.games.blast_tactics.rules.phases import check_phase
from boomtable.games.blast_tactics.schema import BlastTacticsEvent, BlastTacticsOptions, BlastTacticsView, with_trail_of_a_move
from boomtable.games.blast_tactics.state import ACTION, BANK, OVER, BlastTacticsState, is_alive, load

MOST_IN_A_TURN = 29  # BT-407
MOST_TURNS = {2: (10, 2), 3: (17, 3), 4: (27, 4)}  # seat-turns before the first Sudden Death Phase, and between two
WITH_REVENGE = 128
LEAST_SECONDS = 20


@mypyc_attr(allow_interpreted_subclasses=True)
class BlastTactics(Game[BlastTacticsState]):
    info: ClassVar[GameInfo] = GameInfo(
        id="blast_tactics",
        title="Blast Tactics",
        rules_version=2,  # bombs may be laid on the whole way of a turn (BT-018)
        prefix="BT",
        min_seats=2,
        max_seats=4,
        usual_seats=4,
        open=True,
        end_reasons=("last_standing", "collapse", "hearts", "card_order", "shared"),
    )
    options_type: ClassVar[type[Options]] = BlastTacticsOptions
    action_type: ClassVar[Any] = actions.UNION
    event_type: ClassVar[Any] = BlastTacticsEvent
    view_type: ClassVar[type[View]] = BlastTacticsView

    # beginning

    def check_options(self, options: Options) -> None:
        super().check_options(options)
        assert isinstance(options, BlastTacticsOptions)
        if options.first > options.seats:
            raise OptionError(f"first cannot be {options.first}: there are {options.seats} seats, and 0 draws one by lot")
        if 0 < options.turn_seconds < LEAST_SECONDS:
            raise OptionError(f"turn_seconds cannot be {options.turn_seconds}: a clock takes {LEAST_SECONDS} to 300 seconds, or 0 for none")
        if options.plan and options.arena != "custom":
            raise OptionError(f"plan cannot be given for {options.arena}: it is for a custom arena")
        read = plan.read(start.text_of(options))
        for problem in validator.problems(read)[:1]:
            raise OptionError(problem)
        if read.players != options.seats:
            raise OptionError(f"{options.arena} cannot seat {options.seats}: it is for {read.players} players")

    def begun_under(self, options: Options, rules_version: int) -> Options:
        """The first version knew no trail but that of the Move just made."""
        assert isinstance(options, BlastTacticsOptions)
        return options if rules_version > 1 else with_trail_of_a_move(options)

    def setup(self, options: Options, dice: Dice) -> tuple[BlastTacticsState, list[Event]]:
        assert isinstance(options, BlastTacticsOptions)
        return start.lay_out(options, dice)

    def load(self, dump: dict[str, Any]) -> BlastTacticsState:
        return load(dump)

    def max_actions(self, options: Options) -> int | None:
        """The bound of BT-407; every turn may also use up its time."""
        assert isinstance(options, BlastTacticsOptions)
        return most_turns(options) * (MOST_IN_A_TURN + 1) + BANK * options.seats

    def most_faces(self, options: Options) -> int:
        return len(CARD_NAMES) + 1  # a draw that may be Sudden Death (BT-405)

    def most_rolls(self, options: Options) -> int:
        """Who begins, the first row, a row in every turn, Sudden Death, and the items under the soft blocks."""
        assert isinstance(options, BlastTacticsOptions)
        return 1 + ROW * (1 + most_turns(options)) + 1 + sum(ITEM_COUNTS)

    def payoff_range(self, options: Options) -> tuple[float, float]:
        return -1 / (options.seats - 1), 1.0  # BT-406

    # acting

    def waiting_on(self, state: BlastTacticsState) -> list[Seat]:
        return view.waiting_on(state)

    def timers(self, state: BlastTacticsState) -> list[Timer]:
        return clocks.timers(state)

    def actions(self, state: BlastTacticsState) -> Actions[BlastTacticsState]:
        return actions.BY_SEATS[state.seats]

    def admit(self, state: BlastTacticsState, actor: Actor, action: Action) -> None:
        if state.phase == OVER:
            raise IllegalAction("BT-280", "nobody can act: the game is over")
        known = actions.BY_SEATS[state.seats].has(actor, action)
        if 0 <= actor < state.seats:
            if actor != state.turn:
                raise IllegalAction("BT-390", "seat {seat} cannot act: it is seat {turn}'s turn", seat=actor, turn=state.turn)
            if not known:
                check_phase(state, actor, action)
                raise IllegalAction("BT-400", "{action} is no action of Blast Tactics", action=type(action).__name__)
        elif actor >= 0 or not known:
            raise IllegalAction("BT-400", "{action} is not done by anybody but the players", action=type(action).__name__)

    def go_on(self, state: BlastTacticsState, dice: Dice, told: Told) -> None:
        turning.go_on(state, dice, told)

    def epoch(self, state: BlastTacticsState, seat: Seat) -> int:
        return state.moves

    def may_undo(self, before: BlastTacticsState, entry: Entry) -> bool:
        """Yes, within the Action Phase (BT-392). An action that revealed something has rolls, and the table keeps those."""
        after = before.clone()
        self.apply(after, entry.actor, entry.action, ScriptedDice([]))
        return after.phase == ACTION and after.turns == before.turns

    def turn(self, state: BlastTacticsState) -> int:
        return state.turns

    def outcome(self, state: BlastTacticsState) -> Outcome | None:
        return ending.outcome(state)

    # knowing

    def view(self, state: BlastTacticsState, viewer: Viewer) -> View:
        return view.view(state)

    def determinize(self, seen: View, viewer: Viewer, dice: Dice) -> BlastTacticsState:
        assert isinstance(seen, BlastTacticsView)
        return imagining.state_of(seen)

    def tip(self, seen: View, seat: Seat) -> Tip | None:
        assert isinstance(seen, BlastTacticsView)
        return tutorial.tip(seen, seat)

    # numbers

    def action_space(self, options: Options) -> ActionSpace:
        return actions.of_seats(options.seats)

    def feature_spec(self, options: Options) -> FeatureSpec:
        return features.spec(options.seats)

    def features(self, seen: View, viewer: Seat) -> dict[str, list[int]]:
        assert isinstance(seen, BlastTacticsView)
        return features.features(seen, viewer)

    def observe(self, state: BlastTacticsState, seat: Seat, cells: "vec[i16]", at: i64) -> i64:
        return observing.observe(state, seat, cells, at)

    # showing

    def text_board(self, seen: View) -> str:
        assert isinstance(seen, BlastTacticsView)
        return board.draw(seen)

    def reading(self, seen: View) -> list[str]:
        assert isinstance(seen, BlastTacticsView)
        return reading.lines(seen)

    def unread(self) -> tuple[str, ...]:
        return reading.UNREAD

    def told(self, facts: dict[str, object], options: Options) -> dict[str, object]:
        assert isinstance(options, BlastTacticsOptions)
        return board.told(facts, tuple(arena_of(start.text_of(options)).rows))

    # before and after

    def census(self, state: BlastTacticsState) -> dict[str, int]:
        """How many cards and item tiles there are, wherever they lie; soft blocks hide tiles of the bag."""
        counts = {CARD_NAMES[card]: state.deck[card] + state.discard[card] + state.row.count(card) for card in range(len(CARD_NAMES))}
        held = {BOMB_UP: state.bomb_ups, SPEED_UP: state.speed_ups, FLAME_UP: state.flame_ups}
        for item, name in enumerate(ITEM_NAMES):
            counts[name] = state.hidden[item] + state.gone[item] + state.things.count(FIRST_ITEM + item)
            counts[name] += sum(held[item][seat] for seat in range(state.seats) if is_alive(state, seat))
        return counts

    def tally(self, state: BlastTacticsState) -> dict[str, int]:
        hearts = sum(state.hearts[seat] for seat in range(state.seats) if is_alive(state, seat))
        return {"turns": state.turns, "tiles_flipped": state.flipped, "hearts_left": hearts}

    def bots_only(self, options: Options) -> bool:
        """Whether bombs must be laid in the order of squares, which is for search trees and not for people (BT-404)."""
        assert isinstance(options, BlastTacticsOptions)
        return options.canonical_lay

    def presets(self, seats: int) -> list[Preset]:
        return campaign.presets(seats)

    def next_options(self, options: Options, outcome: Outcome) -> Options | None:
        assert isinstance(options, BlastTacticsOptions)
        return campaign.next_options(options)


def most_turns(options: BlastTacticsOptions) -> int:
    """The most seat-turns of a game (BT-407)."""
    early, between = MOST_TURNS[options.seats]
    return WITH_REVENGE if options.revenge else early + between * len(arena_of(start.text_of(options)).collapses[0])


GAME = BlastTactics()
