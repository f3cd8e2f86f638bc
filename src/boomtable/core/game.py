"""The contract: what a game is. See state.py for positions and actions.py for actions."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, TypeAlias

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, mypyc_attr

from boomtable.core.actions import Actions, S, Told
from boomtable.core.briefing import Briefing
from boomtable.core.codec import ActionSpace
from boomtable.core.dice import Dice
from boomtable.core.errors import OptionError
from boomtable.core.features import FeatureSpec
from boomtable.core.schema import (
    Action,
    Entry,
    Event,
    GameInfo,
    Limit,
    Offer,
    Options,
    Outcome,
    Preset,
    Timer,
    View,
)
from boomtable.core.seats import EVERYBODY, Actor, Seat, Viewer
from boomtable.core.tips import Tip


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """The rules of one game. Holds no position."""

    info: ClassVar[GameInfo]
    options_type: ClassVar[type[Options]]
    action_type: ClassVar[Any]  # union of all actions, for decoders and generated types
    event_type: ClassVar[Any]  # union of all events
    view_type: ClassVar[type[View]]

    # beginning

    def check_options(self, options: Options) -> None:
        """Raise OptionError unless these options make a game."""
        least, most = self.info.min_seats, self.info.max_seats
        if not least <= options.seats <= most:
            raise OptionError(f"{self.info.title} cannot seat {options.seats}: it is for {least} to {most} seats")

    def warnings(self, options: Options) -> list[str]:
        """Ids of rules that should make the host think twice about these options; the words explain each as `warning-<rule>`."""
        return []

    def begun_under(self, options: Options, rules_version: int) -> Options:
        """The options of a game that was begun under an older version of the rules, as they are called today."""
        return options

    @abstractmethod
    def setup(self, options: Options, dice: Dice) -> tuple[S, list[Event]]:
        """Lay out a new game. The options have been checked."""

    @abstractmethod
    def load(self, dump: dict[str, object]) -> S:
        """The state that `dump` was taken from."""

    @abstractmethod
    def max_actions(self, options: Options) -> int | None:
        """A proven bound on the number of actions in a game; None when only timers end it."""

    @abstractmethod
    def most_faces(self, options: Options) -> int:
        """A bound on the faces of any roll that the rules make, for those who go through all of them."""

    @abstractmethod
    def most_rolls(self, options: Options) -> int:
        """A bound on the rolls of a whole game, those of its lots and its deal included."""

    def payoff_range(self, options: Options) -> tuple[float, float]:
        """The least and the most that `Outcome.payoff` can give a seat. Unless a game says otherwise, a winner gets 1, others 0."""
        return 0.0, 1.0

    # acting

    @abstractmethod
    def waiting_on(self, state: S) -> list[Seat]:
        """Seats the game cannot go on without. For the server; viewers learn it from their view."""

    def timers(self, state: S) -> list[Timer]:
        """Timers that run in this state; CLOCK sends TimeUp when one ends. For the server, like `waiting_on`."""
        return []

    @abstractmethod
    def actions(self, state: S) -> Actions[S]:
        """The chapters of the game, under the options of this state; check, apply, offers and codes all follow from them."""

    def legal_actions(self, state: S, seat: Seat) -> list[Action]:
        """All actions that `seat` may take now, in or out of turn. Depends on its view only."""
        return self.actions(state).legal_actions(state, seat)

    def offers(self, state: S, seat: Seat) -> list[Offer]:
        """The legal actions in the short form that is sent: listed where they are few, else as fields with their values."""
        return self.actions(state).offers(state, seat)

    def check(self, state: S, actor: Actor, action: Action) -> None:
        """Raise IllegalAction, naming the rule, unless the action is legal."""
        self.admit(state, actor, action)
        self.actions(state).chapter(action).check(state, actor, action)

    @abstractmethod
    def admit(self, state: S, actor: Actor, action: Action) -> None:
        """Raise IllegalAction for what is refused before any chapter is asked: no action of this game or this actor, a game that is over,
        somebody else's turn."""

    def apply(self, state: S, actor: Actor, action: Action, dice: Dice) -> list[Event]:
        """Carry out a legal action in place and return what happened."""
        told: list[Event] = []
        self.actions(state).chapter(action).apply(state, actor, action, dice, told)
        self.go_on(state, dice, told)
        return told

    def go_on(self, state: S, dice: Dice, told: Told) -> None:
        """Do what follows every action without anybody's choice, such as ending a turn and beginning the next one."""

    @abstractmethod
    def epoch(self, state: S, seat: Seat) -> int:
        """A counter that rises when `seat` is asked something new; an action that answers an older question is stale.
        Depends on its view only."""

    def moment(self, state: S, seat: Seat) -> int:
        """A counter that rises when only the actions that `info.fleeting` names become stale. Depends on the seat's view only."""
        return 0

    def limit(self, state: S, action: Action) -> Limit | None:
        """How often a seat may take this action at a table of people; None: as often as it likes."""
        return None

    def may_undo(self, before: S, entry: Entry) -> bool:
        """Whether the seat that made this entry may take it back. No, unless a game says so."""
        return False

    def turn(self, state: S) -> int:
        """A number that rises with every turn, whoever's it is; 0 before the first one, and always in a game without turns.
        Everybody knows it."""
        return 0

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Who won and why, or None while the game goes on."""

    # knowing

    @abstractmethod
    def view(self, state: S, viewer: Viewer) -> View:
        """What `viewer` may know, built up from nothing, including who is waited on and the timers it may know of."""

    def redact(self, event: Event, viewer: Viewer) -> Event | None:
        """What `viewer`, who is in its audience, notices of `event`; None if nothing. Needs no state."""
        return event

    @abstractmethod
    def determinize(self, view: View, viewer: Viewer, dice: Dice) -> S:
        """Sample a full state that looks the same to `viewer`, anybody but FULL, in proportion to how likely each deal is."""

    def belongs(self, state: S, seat: Seat, audience: Viewer) -> bool:
        """Whether a seat notices now whatever this audience of the game does, so that its holder may look on as that audience."""
        return False

    def tip(self, view: View, seat: Seat) -> Tip | None:
        """What a guided game explains to this seat now. Depends on its view alone."""
        return None

    def channels(self, state: S, viewer: Viewer) -> list[str]:
        """The names of the channels in which `viewer` may chat freely now; empty where the rules ask for silence."""
        return ["table"]

    def listeners(self, state: S, speaker: Viewer, channel: str) -> int:
        """The audience, as in an event, of what `speaker` says in this channel now."""
        return EVERYBODY

    # numbers

    @abstractmethod
    def action_space(self, options: Options) -> ActionSpace:
        """How many codes there are and which action each of them stands for: by formula, seen from the actor's own seat."""

    def legal_codes(self, state: S, seat: Seat) -> list[int]:
        """The numbers of `legal_actions`, without building the actions."""
        return self.actions(state).legal_codes(state, seat)

    def fill_codes(self, state: S, seat: Seat, codes: "vec[i32]", at: i64) -> i64:
        """Write `legal_codes` in place, in the same order, from `at` on; returns where they end. There must be room for them:
        the size of the space is always enough. A game overrides it where it can do without the list."""
        for code in self.legal_codes(state, seat):
            codes[at] = i32(code)
            at += 1
        return at

    def sample_code(self, state: S, seat: Seat, dice: Dice) -> int:
        """One of `legal_codes`, all equally likely; a game overrides it where it can do without the list."""
        codes = self.legal_codes(state, seat)
        return codes[dice.pick(len(codes))]

    def apply_code(self, state: S, seat: Seat, code: int, dice: Dice) -> None:
        """`apply` without events, for a legal code."""
        chapter = self.actions(state).by_code[code]
        chapter.do(state, seat, code - chapter.start, dice, None)
        self.go_on(state, dice, None)

    @abstractmethod
    def feature_spec(self, options: Options) -> FeatureSpec:
        """The blocks that `features` fills under these options, whose lots have been drawn, and what of a view they leave out."""

    @abstractmethod
    def features(self, view: View, viewer: Seat) -> dict[str, list[int]]:
        """The numbers of each block of the spec, flat and in its order, seats counted from `viewer`."""

    def observe(self, state: S, seat: Seat, cells: "vec[i16]", at: i64) -> i64:
        """Write the features of what `seat` sees in place, block after block, from `at` on; returns where they end.
        A game overrides it to do without the view."""
        for block in self.features(self.view(state, seat), seat).values():
            for number in block:
                cells[at] = i16(number)
                at += 1
        return at

    # showing

    @abstractmethod
    def text_board(self, view: View) -> str:
        """The view drawn for a terminal."""

    def reading(self, view: View) -> list[str]:
        """Lines that tell what the signs of the text board mean, and all that the view holds beside it: for whoever reads only text."""
        return []

    def unread(self) -> tuple[str, ...]:
        """What neither board nor reading tell of, as paths of fields: copies of other facts, and what a reader has no use for."""
        return ()

    def told(self, facts: dict[str, object], options: Options) -> dict[str, object]:
        """Facts of actions and events as the words show them: pieces are named as on the text board of a game with these options."""
        return facts

    # before and after

    def teams(self, state: S) -> list[int]:
        """The true team of each seat; for statistics, never for players. Empty: everybody plays alone."""
        return []

    @abstractmethod
    def census(self, state: S) -> dict[str, int]:
        """How many pieces of each kind there are, wherever they lie; these numbers must never change."""

    def tally(self, state: S) -> dict[str, int]:
        """Numbers about a finished game, for statistics, always under the same names."""
        return {}

    def draw_lots(self, options: Options, dice: Dice) -> Options:
        """The options with all that is drawn by lot before the game is laid out; its table and its bots see the drawn ones only."""
        return options

    def chapter(self, options: Options) -> int | None:
        """The number of the mission or scenario that a game with these options counts for; None: it counts for none."""
        return None

    def briefing(self, options: Options) -> Briefing | None:
        """What the card of the mission or scenario tells before the first move, from what everybody may know of the options."""
        return None

    def pieces_of(self, chapter: int, seats: int) -> tuple[str, ...]:
        """The kinds of pieces, as in the words `piece-…`, that a mission or scenario brings beside those of every game."""
        return ()

    def slips(self, state: S) -> int | None:
        """How often the players of a finished game went wrong; None where nothing is counted."""
        return None

    def had_turn(self, state: S, seat: Seat) -> bool:
        """Whether the first turn of this seat is behind it, so that a hint it takes from now on counts; asked where chapters are."""
        return False

    def bots_only(self, options: Options) -> bool:
        """Whether only bots may play with these options, as with conventions that no person could keep."""
        return False

    def moderated(self, options: Options) -> bool:
        """Whether somebody who does not play may see everything and start the clocks."""
        return False

    def known_options(self, options: Options) -> Options:
        """What everybody may know of the options before the end."""
        return options

    def presets(self, seats: int) -> list[Preset]:
        """Named sets of good options to start from."""
        return []

    def next_options(self, options: Options, outcome: Outcome) -> Options | None:
        """The options of the next game in a series: captain, dealer, mission. None: the series ends here."""
        return options


AnyGame: TypeAlias = Game[Any]
