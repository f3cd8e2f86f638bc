"""What travels over HTTP, both ways; /api/openapi.json is made from it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from boomtable.core.briefing import Laid
from boomtable.core.schema import Outcome
from boomtable.server.protocol.messages import TableId

GameId: TypeAlias = Annotated[str, Meta(pattern="^[a-z_]{1,40}$")]
JoinCode: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Face: TypeAlias = Annotated[int, Meta(ge=0, lt=64)]
Entropy: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]  # 16 random bytes of this browser, as hex
Level: TypeAlias = Annotated[str, Meta(pattern="^[a-z_]{1,20}$")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=30)]
Spectators: TypeAlias = Literal["none", "public", "after", "delayed"]
Pace: TypeAlias = Literal["live", "relaxed"]
Tempo: TypeAlias = Literal["calm", "normal", "fast"]
Language: TypeAlias = Literal["en", "it", "es"]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


class Profile(Request, frozen=True):
    """How this browser's guest is shown to others."""

    name: Name
    face: Face
    language: Language | None = None


class NewTable(Request, frozen=True):
    """A table to be made. Its maker sits at seat 0, is its host, and adds to the deal when the commitment is known: TB-020."""

    game: GameId
    options: msgspec.Raw  # of the game: see its schema in /api/games
    name: Name
    face: Face
    public: bool = False  # listed for everybody
    research: bool = False  # of a public table: the finished game may be given out as data
    program: bool = False  # whoever makes it plays as a program, and is shown as one
    spectators: Spectators = "after"  # so that the link to a replay opens for friends
    pace: Pace = "live"
    hints: bool | None = None  # seats may ask for advice; None: where everybody else is a bot
    tempo: Tempo = "normal"  # of bots and pauses
    fill: Level | None = None  # bots of this level on all other seats
    start: bool = False  # begin at once, with nothing added to the deal
    held: bool = False  # and begin paused: nothing happens until the host goes on


class Code(Request, frozen=True):
    """A code somebody typed or scanned."""

    code: JoinCode


class TakeSeat(Request, frozen=True):
    """Sit down. A private table wants its code; no seat means any free one."""

    name: Name
    face: Face
    entropy: Entropy | None = None
    code: JoinCode | None = None
    seat: SeatNumber | None = None
    program: bool = False  # a program plays there, and is shown as one


class Moderate(Request, frozen=True):
    """See everything, start the clocks and do not play. It wants the code of the table, except from those who sit there."""

    name: Name
    code: JoinCode | None = None


class SeatEntropy(Request, frozen=True):
    entropy: Entropy


class Start(Request, frozen=True):
    """Begin. What is added here counts for those seats of the host that have added nothing yet."""

    entropy: Entropy | None = None


class BotLevel(Request, frozen=True):
    level: Level


class Muted(Request, frozen=True):
    muted: bool


class TableSettings(Request, frozen=True):
    """What the host may still change while the table gathers."""

    options: msgspec.Raw
    public: bool
    spectators: Spectators
    pace: Pace
    hints: bool = False
    research: bool = False  # only where public


class TableTempo(Request, frozen=True):
    """How quickly the table goes on by itself."""

    tempo: Tempo


class Going(Request, frozen=True):
    """Everybody is ready."""

    ends: Annotated[str, Meta(max_length=40)]  # the name of the timer that need not run out


class NextGame(Request, frozen=True):
    """The next game of a series: what follows by the rules of the game, or the same again."""

    same: bool = False


FOLLOWING = NextGame()


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Nothing changed. `code` is for programs, `text` one English sentence; with `elsewhere` comes the address to ask instead."""

    code: str
    text: str
    address: str | None = None


class PresetCard(msgspec.Struct, frozen=True):
    name: str
    options: msgspec.Raw


class GameCard(msgspec.Struct, frozen=True):
    """A game as the home page shows it."""

    id: str
    title: str
    min_seats: int
    max_seats: int
    usual_seats: int
    cooperative: bool
    ready: bool  # false: announced, not playable yet
    end_reasons: list[str]
    audiences: list[str]
    levels: list[str]  # of its bots
    advises: bool  # there are hints and reviews
    presets: list[PresetCard]
    options: msgspec.Raw  # the JSON schema of its options
    for_bots: dict[str, list[str | bool]]  # values of options with which nobody but bots may sit down


class MyTable(msgspec.Struct, frozen=True):
    """A table of this browser, as its home page lists it."""

    table: str
    game: str
    phase: Literal["gathering", "playing", "over", "closed"]
    seats: list[int]  # mine
    names: list[str]  # of all seats, empty where nobody sits
    my_turn: bool
    changed_at: float  # seconds since 1970
    outcome: Outcome | None
    round: int  # of its series, from 1
    options: msgspec.Raw | None  # what was played; None while it is not over


class Me(msgspec.Struct, frozen=True):
    """This browser's guest and its tables, newest first."""

    name: str
    face: int
    language: str | None
    running: list[MyTable]
    finished: list[MyTable]
    won: dict[str, list[int]]  # the missions or scenarios of each game


class OpenTable(msgspec.Struct, frozen=True):
    """A public table that has a free seat."""

    table: str
    game: str
    seats: int
    free: int
    host: str
    pace: Pace
    options: msgspec.Raw


class Made(msgspec.Struct, frozen=True):
    """The new table, the code that opens it, and what its deal is committed to: keep that."""

    table: TableId
    code: str
    commitment: str


class Opened(msgspec.Struct, frozen=True):
    """The table that a code opens."""

    table: TableId
    screen: int | None = None  # the audience whose screen it opens


class SeatRef(msgspec.Struct, frozen=True):
    table: TableId
    seat: int


class DeviceCode(msgspec.Struct, frozen=True):
    """A code that moves one seat to the browser that uses it first, within ten minutes."""

    code: str


class RollOdds(msgspec.Struct, frozen=True):
    """What the rolls of a recording were rolled from: those of its setup, then those of each entry."""

    odds: list[list[int | list[int]]]  # one of so many, all equally likely; or weights


class ReplayStep(msgspec.Struct, frozen=True):
    """One update of the viewer, as it was then."""

    at: int
    entry: int  # of the recording, from 1; 0 is the deal
    turn: int  # in which it happened, from 1; 0: in no turn
    events: list[msgspec.Raw]  # as the game writes them: see docs/protocol.md
    view: msgspec.Raw


class Replay(msgspec.Struct, frozen=True):
    """A finished game from one viewer's point of view."""

    game: str
    rules_version: int
    options: msgspec.Raw
    viewer: int
    steps: list[ReplayStep]


class SeriesGame(msgspec.Struct, frozen=True):
    """A finished game of a series."""

    table: str
    round: int
    options: msgspec.Raw
    names: list[str]  # of all seats; empty for somebody who was forgotten
    outcome: Outcome
    tally: dict[str, int]  # what the game counted
    ended_at: float  # seconds since 1970


class LastTry(msgspec.Struct, frozen=True):
    """The attempt that ended last, and what became of it."""

    table: str
    stars: int
    slips: int | None  # None: not known
    hinted: bool  # a hint counts


class ChapterRecord(msgspec.Struct, frozen=True):
    """What this browser's guest has done in one mission or scenario; the best attempt counts."""

    chapter: int  # its number
    tries: int
    won: int  # how many of them
    stars: int  # 0 to 3
    score: int | None  # the best; None: not won, or the game has none
    slips: int | None  # the fewest of a game that was won; None: not won, or not known
    last: LastTry


class Briefed(msgspec.Struct, frozen=True):
    """The card of the mission or scenario that is played at a table."""

    chapter: int  # its number
    setup: list[Laid]  # for these seats
    lost: list[str]  # how else it is lost than the goal of the game says
    rule: str | None  # where its special rule is written
    pieces: list[str]  # the kinds that it brings, as in the words `piece-…`
    new: list[str]  # those of them that somebody who sits here has not met in an earlier one
    tries: int  # the most that somebody who sits here had before


class Verdict(msgspec.Struct, frozen=True):
    """A decision of a finished game beside the best there was, by what the seat knew then. Chances and values lie between 0 and 1."""

    entry: int  # of the recording, from 1
    at: int
    step: int  # of the seat's own replay, where its view of that moment is
    turn: int  # of the game, from 1
    seat: int
    action: msgspec.Raw
    completed: msgspec.Raw  # what completed it, as a value said after pointing, or null
    chance: float | None  # that it works out; None: nothing could miss
    value: float  # what it is worth
    best: msgspec.Raw  # the action itself where no other is better
    best_completed: msgspec.Raw
    best_chance: float | None
    best_value: float


class WinPoint(msgspec.Struct, frozen=True):
    """A seat's chance to win after a turn, by what it knew then; after turn 0 is before the first."""

    turn: int
    win: float
    error: float  # a standard error, where it was sampled


class Review(msgspec.Struct, frozen=True):
    """One seat's game: the worst decision of each of its turns, and its chance to win. Ask again until it is `whole`."""

    done: int  # turns that have been looked at
    of: int
    last: int  # the last turn of the game
    verdicts: list[Verdict]
    curve: list[WinPoint]  # empty where no adviser can tell
    whole: bool


class Address(msgspec.Struct, frozen=True):
    """Where others reach this server, when the page was opened on its own machine."""

    url: str | None  # None: nowhere that is known here, or the page has an address that others can use


class Health(msgspec.Struct, frozen=True):
    ok: bool
