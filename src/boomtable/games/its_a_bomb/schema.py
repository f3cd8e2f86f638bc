"""It's a Bomb!: options, actions, events and view; what travels."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from boomtable.core.schema import Action, Event, Options, View
from boomtable.core.seats import Seat

Tile: TypeAlias = Annotated[int, Meta(ge=0, lt=42)]  # in reading order, bomb A then B (IB-024)
Line: TypeAlias = Annotated[int, Meta(ge=0, lt=20)]  # rows of A, columns of A, rows of B, columns of B
Block: TypeAlias = Annotated[int, Meta(ge=0, lt=30)]
Kind: TypeAlias = Annotated[int, Meta(ge=0, lt=10)]  # R Y G B P X T V A and grey (IB-007)
TokenKind: TypeAlias = Annotated[int, Meta(ge=0, lt=8)]
Consultant: TypeAlias = Literal["SURV", "DRAU", "DISP", "RADIO", "SAPP", "HACK", "NEGO", "XRAY", "ARCH", "SPOT"]
Step: TypeAlias = Literal["start", "block", "choose", "look", "after", "second", "point", "advance", "over"]
Layout: TypeAlias = Literal["pile", "ordered", "halves", "spotted"]  # how the tiles of an answer lie
Phrase: TypeAlias = Literal["ready", "card_soon", "saving_cards", "time_is_short", "well_done", "sorry"]  # IB-241
Seconds: TypeAlias = Annotated[int, Meta(ge=0, le=300)]  # 0 is off


class OwnBomb(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One grid; `tiles` as in "R3 Y3 X2", the rest is grey."""

    rows: int
    columns: int
    tiles: Annotated[str, Meta(max_length=60)]  # every view carries it


class SpecialCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: Literal["D", "C"]  # Disturbed Signal, Call
    above: int  # Timer cards above it


class OwnScenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario of the table's own (IB-181, IB-185)."""

    bombs: tuple[OwnBomb, ...]
    timers: int
    specials: tuple[SpecialCard, ...] = ()
    consultants: tuple[Consultant, ...] = ()
    order: bool = False
    double_purple: bool = False


class ItsABombOptions(Options, frozen=True):
    scenario: Annotated[int, Meta(ge=0, le=12)] = 0
    own: OwnScenario | None = None  # takes the place of the numbered one
    crisis_unit: Annotated[int, Meta(ge=0, lt=5)] = 0
    deciding: Literal["vote", "spokesperson"] = "spokesperson"  # IB-151
    voters: Annotated[tuple[Seat, ...], Meta(max_length=4)] | None = None  # None: all employees (IB-152)
    decision_seconds: Seconds = 0
    crisis_unit_seconds: Seconds = 0
    help: Annotated[int, Meta(ge=0, le=1)] = 1  # none, or bookkeeping (IB-266)
    guided: bool = False  # explanations at the right moment


class Ask(Action, frozen=True):
    """About a line; with a Disturbed Signal on top, for one kind (IB-070, IB-086)."""

    line: Line
    kind: TokenKind | None = None


class Cut(Action, frozen=True):
    tile: Tile


class ChooseBlock(Action, frozen=True):
    block: Block


class Settle(Action, frozen=True):
    """The phone seat ends a split vote (IB-156)."""


class Use(Action, frozen=True):
    card: Consultant
    tile: Tile | None = None  # for the Spotter only


class Pass(Action, frozen=True):
    """Do nothing more; in phase LOOK, place the answer."""


class Speak(Action, frozen=True):
    phrase: Phrase


class Mark(Action, frozen=True):
    """An employee marks a tile for all to see; nothing named wipes it clean (IB-243)."""

    tile: Tile
    kinds: Annotated[tuple[Kind, ...], Meta(max_length=10)] = ()
    warning: bool = False


class ScenarioLaid(Event, frozen=True):
    scenario: int  # -1: the table's own
    crisis_unit: Seat
    order: tuple[Kind, ...]  # the cutting order, empty without one


class RoundBegun(Event, frozen=True):
    round: int
    phone: Seat


class Proposed(Event, frozen=True):
    by: Seat
    line: Line | None
    kind: TokenKind | None
    tile: Tile | None
    block: Block | None


class Passed(Event, frozen=True):
    """The Crisis Unit used no card before the question or after its answer."""

    by: Seat


class Asked(Event, frozen=True):
    line: Line
    kind: TokenKind | None


class LookedAt(Event, frozen=True):
    """What the Crisis Unit sees behind the screen; for it alone."""

    tiles: tuple[Tile, ...]
    kinds: tuple[Kind, ...]


class Answered(Event, frozen=True):
    """The tokens in the order in which they lie; two piles with the Draughtsman."""

    line: Line
    kind: TokenKind | None  # a disturbed answer is about one kind
    tokens: tuple[TokenKind, ...]
    second_pile: tuple[TokenKind, ...] | None
    ordered: bool


class CardUsed(Event, frozen=True):
    by: Seat
    card: Consultant
    tile: Tile | None
    kind: TokenKind | None


class Blocked(Event, frozen=True):
    """The X-ray's note."""

    block: Block
    tokens: tuple[TokenKind, ...]


class Archived(Event, frozen=True):
    explosives: tuple[int, ...]  # per row of every bomb


class PointedAt(Event, frozen=True):
    tile: Tile


class Flipped(Event, frozen=True):
    tile: Tile
    kind: Kind
    result: Literal["counts", "again", "wasted", "grey", "battery", "receiver", "auxiliary", "disarmed", "explosive"]


class Secured(Event, frozen=True):
    """The Sapper marks an explosive (IB-128)."""

    tile: Tile


class Advanced(Event, frozen=True):
    discarded: int  # Timer seconds, 101 to 103 Disturbed Signal, 110 Call
    top: int


class Skipped(Event, frozen=True):
    """An advance that the Hacker stopped."""


class TimerReturned(Event, frozen=True):
    seconds: int


class TimeEnded(Event, frozen=True):
    seat: Seat | None  # the Crisis Unit, for whom the table acts; None: of the employees' decision


class Spoke(Event, frozen=True):
    by: Seat
    phrase: Phrase


class Marked(Event, frozen=True):
    by: Seat
    tile: Tile
    kinds: tuple[Kind, ...]
    warning: bool


class VoterSet(Event, frozen=True):
    seat: Seat
    votes: bool
    phone: Seat


class Ended(Event, frozen=True):
    reason: Literal["defused", "explosive_cut", "countdown_over", "call_missed", "order_broken"]


class TileView(msgspec.Struct, frozen=True, omit_defaults=True):
    kind: Kind | None = None  # None: hidden from this viewer
    up: bool = False
    marked: bool = False  # by the Sapper
    spotted: bool = False  # a token lies on it


class BombView(msgspec.Struct, frozen=True):
    rows: int
    columns: int
    counts: tuple[int, ...]  # its tile list, by kind


class AnswerView(msgspec.Struct, frozen=True):
    """`counts` by kind, -1 where nothing was said; `sequence` with the Surveyor; `first_half` with the Draughtsman.

    `tokens` as they lie, the first half before the rest; one that was spotted lies on its tile.
    """

    line: Line
    full: bool
    counts: tuple[int, ...]
    sequence: tuple[TokenKind, ...] | None
    first_half: tuple[int, ...] | None
    tokens: tuple[TokenKind, ...]


class NoteView(msgspec.Struct, frozen=True):
    block: Block
    counts: tuple[int, ...]


class ConsultantView(msgspec.Struct, frozen=True):
    card: Consultant
    used: bool


class MarkView(msgspec.Struct, frozen=True):
    """A shared mark of the employees."""

    tile: Tile
    kinds: tuple[Kind, ...]
    warning: bool


class ProposalView(msgspec.Struct, frozen=True, omit_defaults=True):
    by: Seat
    line: Line | None = None
    kind: TokenKind | None = None
    tile: Tile | None = None
    block: Block | None = None


class QuestionView(msgspec.Struct, frozen=True):
    line: Line
    kind: TokenKind | None  # None: in full
    disturbed: bool
    layout: Layout


class SettingsView(msgspec.Struct, frozen=True):
    deciding: Literal["vote", "spokesperson"]
    decision_seconds: int
    crisis_unit_seconds: int
    help: int
    guided: bool


class ItsABombView(View, frozen=True):
    scenario: int  # -1: the table's own
    own: OwnScenario | None
    crisis_unit: Seat
    seats: int
    step: Step
    round: int
    bombs: tuple[BombView, ...]
    tiles: tuple[TileView, ...]
    deck: tuple[int, ...]  # from top to bottom
    discard: tuple[int, ...]
    order: tuple[Kind, ...]
    counted: tuple[int, ...]  # cables that count, by colour
    needed: tuple[int, ...]  # how many each colour needs
    answers: tuple[AnswerView, ...]
    notes: tuple[NoteView, ...]
    archive: tuple[int, ...] | None  # explosives per row, once the Archivist was used
    consultants: tuple[ConsultantView, ...]
    phone: Seat
    voters: tuple[Seat, ...]
    proposals: tuple[ProposalView, ...]
    proposals_left: tuple[int, ...]  # per seat, for this decision
    question: QuestionView | None
    first_line: Line | None  # the first question of a Dispatcher round
    pointed: Tile | None
    due: int  # advances that are due now
    checked: tuple[Tile, ...]  # single tiles that the Sapper looked at
    spoken: bool
    marks: tuple[MarkView, ...]
    marks_left: int  # in this round
    moves: int
    settings: SettingsView


ItsABombEvent: TypeAlias = (
    ScenarioLaid
    | RoundBegun
    | Proposed
    | Passed
    | Asked
    | LookedAt
    | Answered
    | CardUsed
    | Blocked
    | Archived
    | PointedAt
    | Flipped
    | Secured
    | Advanced
    | Skipped
    | TimerReturned
    | TimeEnded
    | Spoke
    | Marked
    | VoterSet
    | Ended
)
