"""Bomb Busters: options, actions, events and view; what travels."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from boomtable.core.schema import Action, Event, Options, View
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.missions.offered import LAST, OFFERED

CHOICE = {"values": sorted(MISSIONS), "offered": list(OFFERED)}  # of missions: those that are here, and those that the page offers

Wire: TypeAlias = Annotated[int, Meta(ge=0, lt=80)]  # its place: 16 * stand + position, both from 0
Stand: TypeAlias = Annotated[int, Meta(ge=0, lt=5)]
Tile: TypeAlias = int  # ten times the sort value: 70 blue 7, 71 yellow 7.1, 75 red 7.5
Number: TypeAlias = Annotated[int, Meta(ge=1, le=12)]
Value: TypeAlias = Annotated[int, Meta(ge=1, le=13)]  # a number, or 13 for YELLOW
Card: TypeAlias = Annotated[int, Meta(ge=1, le=18)]  # an equipment card by its number; 13 is False Bottom, then those of box 5 (pieces.py)
Token: TypeAlias = Annotated[int, Meta(ge=1, le=33)]  # a value; 15 even, 16 odd; 17 to 20: how often; 21 to 33: not 1 to 13
Character: TypeAlias = Literal[0, 2, 3, 8, 10]  # the card whose power it has; 0 is the Double Detector (BB-270)
Mate: TypeAlias = Annotated[int, Meta(ge=0, lt=5)]  # a seat, as an action names it

Phrase: TypeAlias = Literal[  # BB-362
    "use_detector", "use_rewinder", "use_radar", "use_stabilizer", "use_equipment", "careful", "well_done", "thanks"
]
Tool: TypeAlias = Literal["hand", "double", "triple", "super"]  # what a claim points with, in the order of their numbers
Blast: TypeAlias = Literal[  # why a mission is lost
    "red_wire_hit",  # BB-085
    "fuse_burned",  # BB-086
    "time_up",  # BB-1101
    "captain_failed",  # BB-1141, BB-1281
    "no_way_on",  # BB-432
    "turned_wrong",  # BB-1382
    "wrong_wires",  # BB-1133
    "nano_at_the_end",  # BB-1531
    "named_reds",  # BB-1511
]
Doing: TypeAlias = Literal[
    "info", "turn", "say", "answer", "lay", "swap", "held", "over", "name", "owe", "take", "call", "face", "free", "pick", "draft", "change"
]
Letter: TypeAlias = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]  # of a constraint card


class BombBustersOptions(Options, frozen=True):
    mission: Annotated[int, Meta(ge=1, le=LAST, extra_json_schema=CHOICE)] = 1
    captain: Annotated[int, Meta(ge=-1, lt=5)] = 0  # -1: drawn by lot (BB-021)
    all_boxes: bool = False  # missions of closed boxes may be chosen, too (BB-325); the rules do not ask
    signals: bool = False  # bots may use silent conventions; never with people at the table
    free_chat: bool = False  # BB-362
    guided: bool = False  # explanations at the right moment
    strict_memory: bool = False  # BB-330
    double_detector: bool = True  # BB-332: off for practice
    equipment: tuple[Card, ...] = ()  # BB-332: chosen cards for practice; empty: drawn
    hold_ms: Annotated[int, Meta(ge=0, le=10_000)] = 0  # BB-347: 3,000 at tables of people, 0 in simulation
    decision_seconds: Annotated[int, Meta(ge=0, le=600)] = 0  # BB-373: 0 is no limit
    unhurried: bool = False  # the clock of a mission runs three times as long (BB-441)
    characters: tuple[Character, ...] = ()  # by seat, from mission 31 on (BB-270); empty: as BB-273 deals them


class PlaceInfo(Action, frozen=True):
    """A token with its value in front of one's own blue wire, in the info phase or as a debt (BB-036, BB-1511)."""

    wire: Wire


class PlaceFalse(Action, frozen=True):
    """A false token, in the info phase or by the Post-it: this own wire is not of this value (BB-1171, BB-1521)."""

    wire: Wire
    value: Number


class TakeToken(Action, frozen=True):
    """One of the info tokens that lie open (BB-1271)."""

    value: Value


class Point(Action, frozen=True):
    """A Dual Cut begins: at one wire of a teammate (BB-080)."""

    wire: Wire


class DoubleDetect(Action, frozen=True):
    """A Dual Cut with one's character: two wires of one stand (BB-261)."""

    wires: tuple[Wire, ...]


class TripleDetect(Action, frozen=True):
    wires: tuple[Wire, ...]


class SuperDetect(Action, frozen=True):
    stand: Stand


class Say(Action, frozen=True):
    """The value claimed; two of them use the X or Y Ray (BB-080, BB-235)."""

    values: tuple[Value, ...]


class PointBlind(Action, frozen=True):
    """A Dual Cut with an own turned wire: it and the teammate's wire must have the value that is said (BB-1382)."""

    own: Wire
    wire: Wire


class SoloBlind(Action, frozen=True):
    """A Solo Cut with own turned wires (BB-1382)."""

    value: Value
    own: tuple[Wire, ...]


class Answer(Action, frozen=True):
    """A detector's target: the wire to cut, or the wire that gets the token (BB-262, BB-263)."""

    wire: Wire


class Lay(Action, frozen=True):
    """The own wire that is cut together with the one found (BB-090)."""

    wire: Wire


class SoloCut(Action, frozen=True):
    value: Value


class RevealReds(Action, frozen=True):
    pass


class PutLabel(Action, frozen=True):
    """= or ≠ in front of two own neighbours; `wire` is the left one (BB-200, BB-202)."""

    card: Literal[1, 12]
    wire: Wire


class UseWalkieTalkies(Action, frozen=True):
    mate: Mate
    wire: Wire


class GiveWire(Action, frozen=True):
    """The teammate's answer to Walkie-Talkies (BB-205)."""

    wire: Wire


class UsePostIt(Action, frozen=True):
    wire: Wire


class UseRewinder(Action, frozen=True):
    pass


class UseBatteries(Action, frozen=True):
    mates: tuple[Mate, ...]  # one or two, ascending


class UseRadar(Action, frozen=True):
    number: Number


class UseStabilizer(Action, frozen=True):
    pass


class UseCoffeeMug(Action, frozen=True):
    mate: Mate


class CallSnip(Action, frozen=True):
    """The word that the rulebook has for it: the turn is one's own (BB-1101)."""


class TurnNano(Action, frozen=True):
    """The way that Nano looks from now on: to the end of the row, or back (BB-1591)."""

    ahead: bool


class GiveAir(Action, frozen=True):
    """Whom the price of this turn's cut goes to (BB-1491)."""

    mate: Mate


class UseFastPass(Action, frozen=True):
    """Two own wires of one value, although others remain (BB-252)."""

    wires: tuple[Wire, ...]


class UseGrapplingHook(Action, frozen=True):
    """A teammate's wire comes to an own stand (BB-254)."""

    wire: Wire
    stand: Stand


class SortIn(Action, frozen=True):
    """The own stand for a wire that Nano gave (BB-1432)."""

    stand: Stand


class Speak(Action, frozen=True):
    phrase: Phrase


class NameWire(Action, frozen=True):
    """One of the wires that are cut at once, own ones included; the last one settles it (BB-1133)."""

    wire: Wire


class TakeBack(Action, frozen=True):
    """Take back the wires named so far (BB-1135)."""


class Appoint(Action, frozen=True):
    """Names who must cut the number that is turned up, oneself included (BB-450)."""

    mate: Mate


class Volunteer(Action, frozen=True):
    """Calls "Snip!": this seat cuts the number that is turned up, or reveals its red wires (BB-1451)."""


class Decline(Action, frozen=True):
    """Not me: nobody else notices (BB-1452)."""


class TakeConstraint(Action, frozen=True):
    """Before the info phase: the constraint that one will obey (BB-1311)."""

    letter: Letter


class ChangeConstraint(Action, frozen=True):
    """The Captain keeps the open constraint, or turns up the next one (BB-1321)."""

    change: bool


class Skip(Action, frozen=True):
    """The turn passes without a deed, where the mission lets it."""


class MissionLaid(Event, frozen=True):
    mission: int
    captain: Seat
    equipment: tuple[Card, ...]
    reds: tuple[Tile, ...]  # the marked ones
    yellows: tuple[Tile, ...]


class Dealt(Event, frozen=True):
    seat: Seat
    stand: Stand
    tiles: tuple[Tile, ...] | None  # None: hidden from this viewer


class WiresGiven(Event, frozen=True):
    """Wires of this colour were dealt before the others, one to each of these seats; to a seat named twice, one on each stand (BB-1131)."""

    value: Annotated[int, Meta(ge=13, le=14)]
    seats: tuple[Seat, ...]


class TokensDrawn(Event, frozen=True):
    """The info tokens that the seats drew; 0 for a seat that places none (BB-1132)."""

    values: tuple[int, ...]


class TokenAside(Event, frozen=True):
    """A drawn token lies beside a hand, which has no such wire."""

    by: Seat
    value: Value


class InfoPlaced(Event, frozen=True):
    """An info token was placed, by a rule or by the Post-it."""

    by: Seat
    wire: Wire
    value: Token


class FalsePlaced(Event, frozen=True):
    """A token was placed that says what the wire is not."""

    by: Seat
    wire: Wire
    value: Number


class TokensOffered(Event, frozen=True):
    """Info tokens are laid open: from the Captain on, each player takes one (BB-1271)."""

    values: tuple[Value, ...]


class TokenTaken(Event, frozen=True):
    by: Seat
    value: Value


class TokenReturned(Event, frozen=True):
    """A token goes back to the supply: all such wires of that hand have theirs (BB-1274)."""

    by: Seat
    value: Value


class Pointed(Event, frozen=True):
    by: Seat
    at: Seat
    wires: tuple[Wire, ...]
    tool: Tool


class PointedBlind(Event, frozen=True):
    """At a teammate's wire, to be cut with the own turned one (BB-1382)."""

    by: Seat
    at: Seat
    wire: Wire
    own: Wire


class TurnedCut(Event, frozen=True):
    """A teammate's turned wire was cut, which costs a step of the dial (BB-1561)."""

    by: Seat
    fuse: int


class Said(Event, frozen=True):
    by: Seat
    at: Seat
    wires: tuple[Wire, ...]
    values: tuple[Value, ...]


class Named(Event, frozen=True):
    """A choice that only its own seat knows of until it is published (BB-347)."""

    by: Seat
    wire: Wire


class Found(Event, frozen=True):
    """The claim has hit: told to the claimer alone, who lays down a wire of that value (BB-090)."""

    by: Seat
    at: Seat
    wire: Wire
    tile: Tile


class PairCut(Event, frozen=True):
    by: Seat
    at: Seat
    wire: Wire  # the teammate's
    tile: Tile
    own: Wire
    own_tile: Tile
    value: Value


class ClaimFailed(Event, frozen=True):
    """The wire gets the token that tells the truth about it, unless a red wire was hit under the Stabilizer (BB-231)."""

    by: Seat
    at: Seat
    values: tuple[Value, ...]
    wire: Wire | None
    value: Token | None
    fuse: int
    stabilized: bool


class Exploded(Event, frozen=True):
    by: Seat
    reason: Blast
    wires: tuple[Wire, ...]


class SoloDone(Event, frozen=True):
    by: Seat
    value: Value
    wires: tuple[Wire, ...]
    tiles: tuple[Tile, ...]


class RedsRevealed(Event, frozen=True):
    by: Seat
    wires: tuple[Wire, ...]
    tiles: tuple[Tile, ...]


class NamesTakenBack(Event, frozen=True):
    """Told to nobody but the seat that had named wires."""

    by: Seat


class SetCut(Event, frozen=True):
    """All wires that were named are of this value, and cut."""

    by: Seat
    value: Annotated[int, Meta(ge=1, le=14)]
    wires: tuple[Wire, ...]
    tiles: tuple[Tile, ...]


class SetFailed(Event, frozen=True):
    """Not all wires that were named are of this value; each gets its token (BB-1481)."""

    by: Seat
    value: Value
    wires: tuple[Wire, ...]
    shown: tuple[Value, ...]  # what these wires are
    fuse: int


class Validated(Event, frozen=True):
    number: Number


class Unlocked(Event, frozen=True):
    card: Card


class NumbersLaid(Event, frozen=True):
    """Number cards of this mission: a row to be cut in order, one that acts as red, one on each equipment card, the first of a deck."""

    purpose: Literal["sequence", "red_number", "clips", "rewards", "line", "open"]
    numbers: tuple[Number, ...]


class XLaid(Event, frozen=True):
    """These wires stand unsorted at the end of their stands, with an X token each (BB-1201)."""

    wires: tuple[Wire, ...]


class WireTurned(Event, frozen=True):
    """An own wire is turned around and stands apart: all but its owner see it (BB-1561)."""

    seat: Seat
    wire: Wire
    tile: Tile | None  # None: hidden from this viewer


class NumberFreed(Event, frozen=True):
    """The next number in the row may be cut from now on."""

    number: Number


class ConstraintTurned(Event, frozen=True):
    """The constraint that binds everybody from now on; None: there is none any more."""

    letter: Letter | None
    deck: int  # constraints face down


class ConstraintsLaid(Event, frozen=True):
    """Open constraints: one for each number from 1, or those to take from."""

    letters: tuple[Letter, ...]
    by_number: bool


class ConstraintTaken(Event, frozen=True):
    by: Seat
    letter: Letter


class ConstraintDropped(Event, frozen=True):
    """Whoever cannot obey turns the constraint down for good."""

    by: Seat
    letter: Letter


class ConstraintKept(Event, frozen=True):
    by: Seat


class Stalled(Event, frozen=True):
    """Nobody could play for a whole round."""

    fuse: int


class CardsDrawn(Event, frozen=True):
    """What False Bottom brought (BB-245), with the number card on each in a mission that has them (BB-1122)."""

    cards: tuple[Card, ...]
    clips: tuple[Number, ...]


class CardWon(Event, frozen=True):
    """The number in force is complete: a face-down equipment card is turned up (BB-1151)."""

    number: Number
    card: Card


class NumberTurned(Event, frozen=True):
    """The number in force from now on; those in `passed` were complete already and brought nothing."""

    number: Number
    passed: tuple[Number, ...]


class NanoMoved(Event, frozen=True):
    """Where the robot stands on the track now, 0 before its beginning; 1 or -1: the way he will go."""

    at: int
    ahead: int


class AirMoved(Event, frozen=True):
    """Oxygen went from one place to another; None: the middle."""

    by: Seat | None
    to: Seat | None
    air: int
    why: Literal["taken", "paid", "passed", "back", "lost"]


class AirPromised(Event, frozen=True):
    """Whom the price of this turn's cut will go to."""

    by: Seat
    to: Seat


class WireTaken(Event, frozen=True):
    """A wire that Nano kept was sorted in here; what it is for its owner only (BB-1432)."""

    by: Seat
    wire: Wire
    tile: Tile | None  # None: hidden from this viewer


class NumberCalled(Event, frozen=True):
    """The number that must be cut in this turn; `shuffled`: the deck was empty, and all unfinished numbers went back into it."""

    by: Seat
    number: Number
    shuffled: bool


class Appointed(Event, frozen=True):
    by: Seat
    to: Seat
    number: Number


class Volunteered(Event, frozen=True):
    by: Seat
    number: Number


class Declined(Event, frozen=True):
    """Known to its own seat only."""

    by: Seat
    number: Number


class NobodyCalled(Event, frozen=True):
    """The Captain has to name somebody."""

    by: Seat
    number: Number


class NumberLacked(Event, frozen=True):
    """Who was named has no wire of the number: the dial advances (BB-1511)."""

    by: Seat
    number: Number
    fuse: int


class CharacterTaken(Event, frozen=True):
    """A seat has a power other than the Double Detector (BB-270)."""

    by: Seat
    card: Card


class LabelPut(Event, frozen=True):
    by: Seat
    card: Card
    wire: Wire


class WireOffered(Event, frozen=True):
    by: Seat
    to: Seat
    wire: Wire


class Swapped(Event, frozen=True):
    """Where each wire left and where it stands now (BB-206); values for the two players only."""

    by: Seat
    to: Seat
    gave: Wire
    gave_to: Wire
    got: Wire
    got_to: Wire
    gave_tile: Tile | None  # None: hidden from this viewer
    got_tile: Tile | None


class Snipped(Event, frozen=True):
    """The first to call has the turn (BB-1101)."""

    by: Seat


class Invited(Event, frozen=True):
    """Nobody has called: this seat is asked to (BB-1104)."""

    by: Seat


class ClockStarted(Event, frozen=True):
    """The clock of the mission runs from now on, and shows so many minutes (BB-1101)."""

    minutes: int


class Announced(Event, frozen=True):
    """The voice of the clock: what it says, and what the clock shows now (BB-1191)."""

    says: Literal["jump", "warning", "last"]
    minutes: int  # whole ones, for what is told in minutes
    seconds: int


class FastPassed(Event, frozen=True):
    """The Fast Pass is used for the cut that follows (BB-252)."""

    by: Seat


class WireHooked(Event, frozen=True):
    """Where the wire left and where it stands now; its value for the two players only (BB-254)."""

    by: Seat
    at: Seat
    wire: Wire
    to: Wire
    tile: Tile | None  # None: hidden from this viewer


class CardsRefreshed(Event, frozen=True):
    """The Emergency Drop turned these cards up again (BB-251)."""

    cards: tuple[Card, ...]


class Disintegrated(Event, frozen=True):
    """The Disintegrator drew this number, and all its wires are cut (BB-253)."""

    number: Number
    wires: tuple[Wire, ...]


class Rewound(Event, frozen=True):
    by: Seat
    fuse: int


class Recharged(Event, frozen=True):
    by: Seat
    mates: tuple[Seat, ...]


class RadarAnswered(Event, frozen=True):
    by: Seat
    number: Number
    answers: tuple[bool, ...]  # per stand


class Stabilized(Event, frozen=True):
    by: Seat


class MugPassed(Event, frozen=True):
    by: Seat
    to: Seat


class Spoke(Event, frozen=True):
    by: Seat
    phrase: Phrase


class Skipped(Event, frozen=True):
    by: Seat
    fuse: int
    cost: int  # steps of the dial


class WireView(msgspec.Struct, frozen=True, omit_defaults=True):
    handle: int  # stays with the wire when it is swapped (BB-353)
    tile: Tile | None = None  # None: hidden from this viewer
    cut: bool = False  # lies face up in front of its place: cut, or a red revealed
    token: Token | None = None  # what is said in front of it
    virtual: bool = False  # BB-163: said aloud, no token of the supply
    apart: Literal["x", "turned"] | None = None  # stands apart from the order of its stand (BB-405), also once it is cut


class StandView(msgspec.Struct, frozen=True):
    owner: Seat
    wires: tuple[WireView, ...]


class MarkersView(msgspec.Struct, frozen=True):
    """The marked tiles of one colour; `inside` of them are in the bomb (BB-026, BB-027)."""

    tiles: tuple[Tile, ...]
    inside: int


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    card: Card
    state: Literal["locked", "ready", "used"]
    clip: Number | None = None  # the number card on it until two of that number are cut, as they must be, too (BB-1121)


class RibbonView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a mission lays beside the track for all: its number cards, and what is left of its decks."""

    kind: Literal["sequence", "red_number", "rewards", "called", "constraint", "draft", "line", "open"]
    numbers: tuple[Number, ...] = ()  # the row from its beginning; the red number; the cards turned up, the last one is in force;
    # those that lie open
    copies: int = 0  # of a number in the row that must be cut before the next one is free
    deck: int = 0  # number cards or constraints face down
    letter: Letter | None = None  # the constraint that binds everybody
    gone: tuple[Letter, ...] = ()  # constraints that did so before
    letters: tuple[Letter, ...] = ()  # constraints that lie open: one for each number, or those to take from
    cards: int = 0  # equipment cards face down
    rests: bool = False  # no number is in force now
    calls: bool = False  # whoever wants to cut the number that is turned up calls for it
    radar: bool = False  # the General Radar answers for each number that is turned up


class PocketView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a mission gives to one seat."""

    seat: Seat
    role: Literal["rookie", "careless", "liar"] | None = None  # the first two lose the mission when a claim of theirs fails
    letter: Letter | None = None  # the constraint that this seat obeys
    off: bool = False  # the constraint lies face down
    given: Annotated[int, Meta(ge=13, le=14)] | None = None  # such a wire was dealt to the hand before all others (BB-1131)
    drawn: Value | None = None  # the info token that it has drawn and not yet placed (BB-1132)
    lacks: tuple[Value, ...] = ()  # tokens that lie beside the hand: it had none of these


class NamingView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Wires that have to be named all at once, until that is done."""

    value: Annotated[int, Meta(ge=1, le=14)]
    count: int
    boom: bool  # a wrong one sets the bomb off
    named: tuple[Wire, ...] = ()  # so far, told to who names them only
    took_back: bool = False  # once in a turn


Tells: TypeAlias = Literal["value", "parity", "times", "false", "nothing"]  # what the tokens of a seat tell, in the order of their numbers


class LockView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A value that may not be cut now, and why."""

    value: Value
    reason: Literal["row", "constraint", "called", "down", "air", "nano", "together"]
    rule: str
    number: int = 0  # that it names: what comes first, the price, where Nano stands; of a constraint its place in the alphabet


class SkipsView(msgspec.Struct, frozen=True):
    """How a turn can be skipped in this mission."""

    cost: int  # steps of the dial, now
    skipped: tuple[Seat, ...]  # who did so since the last deed


class NanoView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The robot on the number track."""

    at: int  # the number; 0 before the track; the place in the row of number cards, from 1
    ahead: int  # 1 or -1: the way he will go
    does: Literal["keeper", "dial", "line"]
    wires: int = 0  # that he keeps, unseen (BB-1431)
    taken: Tile | None = None  # the one that this viewer is about to sort in


class AirView(msgspec.Struct, frozen=True):
    """Oxygen."""

    own: tuple[int, ...]  # of each seat; empty where all of it is common
    shared: bool  # whether any lies in the middle
    middle: int
    most: int  # all there was at first
    prices: tuple[int, ...]  # of the numbers 1 to 12, for the seat whose turn it is
    to: Seat | None  # who gets the price; None: the middle
    named: bool  # whether that was said, else it is the usual one


class CallView(msgspec.Struct, frozen=True):
    """A number that must be cut, who names somebody for it, and whom they have named. Who calls has named themselves."""

    by: Seat
    to: Seat | None  # None: not yet named
    number: Number
    declined: bool = False  # this viewer does not want to cut it


class VoiceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clock of a mission: what it will show when the timer `clock` ends, or shows before it runs, and what was said last."""

    stretch: int  # of its script; -1 before it runs
    left: int  # seconds
    pauses: int  # of the rules, given back in this stretch (BB-442)
    unhurried: bool
    said: Literal["jump", "warning", "last"] | None = None


class ClaimView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is being claimed now."""

    by: Seat
    at: Seat
    tool: Tool
    wires: tuple[Wire, ...]
    values: tuple[Value, ...]  # empty: not yet said
    found: Wire | None  # the wire to be cut, for the two who know it; None: hidden from this viewer
    named: Wire | None  # what this viewer has named and nobody else knows
    blind: Wire | None = None  # the own turned wire that the claimer means to cut (BB-1382)


class SayableView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the seat whose turn it is could announce, before it has pointed at anything; the offer to say it comes after that."""

    by_hand: tuple[Value, ...]  # BB-081
    with_detector: tuple[Value, ...]  # BB-266
    ray: bool  # two at once, with the X or Y Ray (BB-235)
    blind: tuple[Value, ...] = ()  # of an own turned wire and a teammate's together (BB-1382)


class SwapView(msgspec.Struct, frozen=True):
    by: Seat
    to: Seat
    wire: Wire


class Proof(msgspec.Struct, frozen=True):
    """Publicly proven: at least `least` of these wires (by handle) are of one of `values`; with 0, none of them is."""

    wires: tuple[int, ...]
    values: tuple[int, ...]  # 1 to 12, 13 YELLOW, 14 RED
    least: int


class DenialView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A false token in front of a wire (by handle): not this value, nor any other of `never` (BB-1171)."""

    wire: int
    value: Value
    never: tuple[int, ...]
    virtual: bool = False


class DraftView(msgspec.Struct, frozen=True):
    """Info tokens that lie open, whose cut brought them, and who still takes one (BB-1271)."""

    by: Seat
    seats: tuple[Seat, ...]
    tokens: tuple[Value, ...]


class RepeatView(msgspec.Struct, frozen=True):
    """Publicly told: the value of this wire (by handle) occurs so many times among these, which stood together then (BB-403)."""

    wire: int
    times: int
    among: tuple[int, ...]


class RadarView(msgspec.Struct, frozen=True):
    number: Number
    answers: tuple[bool, ...]  # per stand, as they were


class SettingsView(msgspec.Struct, frozen=True):
    """What the table has agreed on."""

    hold_ms: int
    decision_seconds: int
    strict_memory: bool
    free_chat: bool
    guided: bool


class TallyView(msgspec.Struct, frozen=True):
    """For statistics; never affects a win (BB-324)."""

    turns: int
    failures: int
    equipment_used: int
    powers_used: int


class BombBustersView(View, frozen=True, omit_defaults=True):
    mission: int
    captain: Seat
    turn: Seat
    doing: Doing
    fuse: int
    stands: tuple[StandView, ...]
    reds: MarkersView
    yellows: MarkersView
    blue: int  # numbers 1 to this are in the bomb
    cut_counts: tuple[int, ...]  # of numbers 1 to 12, then yellow
    equipment: tuple[CardView, ...]
    powers_used: tuple[bool, ...]  # per seat
    detectors: bool  # whether characters have their power in this game
    equal: Wire | None  # left wire of the pair that "=" marks
    unequal: Wire | None
    claim: ClaimView | None
    swap: SwapView | None
    stabilized: bool
    proofs: tuple[Proof, ...]
    radars: tuple[RadarView, ...]
    spoken: tuple[Seat, ...]  # who has used a phrase this turn
    moves: int  # everything that everybody noticed so far
    tally: TallyView
    settings: SettingsView
    sayable: SayableView | None  # None: it is not this viewer's turn
    # what only some missions have; absent in all others
    ribbon: RibbonView | None = None
    pockets: tuple[PocketView, ...] = ()
    locks: tuple[LockView, ...] = ()  # for everybody
    own_locks: tuple[LockView, ...] = ()  # for this viewer alone
    skips: SkipsView | None = None
    naming: NamingView | None = None
    tells: tuple[Tells, ...] = ()  # per seat
    draft: DraftView | None = None
    unspoken: bool = False  # numbers are shown as dots, and nobody talks (BB-1251)
    repeats: tuple[RepeatView, ...] = ()
    denials: tuple[DenialView, ...] = ()
    nano: NanoView | None = None
    air: AirView | None = None
    call: CallView | None = None
    spaces: int = 5  # of the dial, as far back as it goes
    voice: VoiceView | None = None
    before: Seat | None = None  # who had the last turn, where there is no turn order (BB-1102); None also before the first
    characters: tuple[int, ...] = ()  # of each seat, as Character; empty where all have the Double Detector


BombBustersEvent: TypeAlias = (
    MissionLaid
    | Dealt
    | WiresGiven
    | TokensDrawn
    | TokenAside
    | InfoPlaced
    | FalsePlaced
    | TokensOffered
    | TokenTaken
    | TokenReturned
    | Pointed
    | Said
    | Named
    | Found
    | PairCut
    | ClaimFailed
    | Exploded
    | SoloDone
    | RedsRevealed
    | NamesTakenBack
    | SetCut
    | SetFailed
    | Validated
    | Unlocked
    | NumbersLaid
    | XLaid
    | WireTurned
    | PointedBlind
    | TurnedCut
    | NumberFreed
    | ConstraintTurned
    | ConstraintsLaid
    | ConstraintTaken
    | ConstraintDropped
    | ConstraintKept
    | Stalled
    | CardsDrawn
    | CardWon
    | NumberTurned
    | NanoMoved
    | WireTaken
    | AirMoved
    | AirPromised
    | NumberCalled
    | Appointed
    | NumberLacked
    | Volunteered
    | Declined
    | NobodyCalled
    | CharacterTaken
    | LabelPut
    | WireOffered
    | Swapped
    | Snipped
    | Invited
    | ClockStarted
    | Announced
    | FastPassed
    | WireHooked
    | CardsRefreshed
    | Disintegrated
    | Rewound
    | Recharged
    | RadarAnswered
    | Stabilized
    | MugPassed
    | Spoke
    | Skipped
)
