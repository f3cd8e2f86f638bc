"""What travels over the socket, both ways; documented for strangers in docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from boomtable.bots.adviser import Chance, Proposal
from boomtable.core.schema import Event, Offer, View
from boomtable.core.tips import Tip

TableId: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9]{10}$")]
ActionId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[^\\x00]*$")]  # databases keep no NUL
Who: TypeAlias = Annotated[int, Meta(ge=-64, lt=30)]  # a seat, PUBLIC (-3), FULL (-4) or an audience of the game (-16, -17 …)
Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Line: TypeAlias = Annotated[str, Meta(min_length=1, max_length=300)]
Loss: TypeAlias = Literal["moved", "freed"]  # to another device; by the host


class ClientMessage(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """From a browser or a bot. Every message names its table and the seat it speaks for."""


class Hello(ClientMessage, frozen=True):
    """Look at a table as a seat of mine, or as a spectator. `seen`: the last update I have, 0 for none."""

    table: TableId
    seat: Who
    seen: Count
    code: Annotated[str, Meta(max_length=40)] | None = None  # of the screen of an audience


class Goodbye(ClientMessage, frozen=True):
    """Stop looking at the table."""

    table: TableId
    seat: Who


class Act(ClientMessage, frozen=True):
    """Do something. The same `id` sent again is acknowledged again and not done twice."""

    table: TableId
    seat: Who
    id: ActionId
    seen: Count
    action: msgspec.Raw


class Say(ClientMessage, frozen=True):
    table: TableId
    seat: Who
    channel: Annotated[str, Meta(max_length=20)]
    text: Line


class Mark(ClientMessage, frozen=True):
    """Keep these private pencil marks for the seat; whatever the game's board wrote."""

    table: TableId
    seat: Who
    marks: Annotated[str, Meta(max_length=4096)]


class Advise(ClientMessage, frozen=True):
    """Ask for a hint, where the table gives them. In a campaign it counts as taken, after the first turn of the seat."""

    table: TableId
    seat: Who


class Ping(ClientMessage, frozen=True):
    t: float


FromClient: TypeAlias = Hello | Goodbye | Act | Say | Mark | Advise | Ping


class SeatCard(msgspec.Struct, frozen=True):
    """Who sits where, as everybody at the table may know."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    face: int
    level: str | None  # of a bot
    online: bool
    you: bool
    host: bool
    muted: bool
    away: bool  # a person's seat that a bot plays meanwhile
    program: bool  # a program plays it, as whoever sat down there said


class ModeratorCard(msgspec.Struct, frozen=True):
    """Who sees everything and starts the clocks without playing."""

    kind: Literal["open", "person"]
    name: str
    online: bool
    you: bool


class ScreenCard(msgspec.Struct, frozen=True):
    """The screens of one audience of the game."""

    viewer: int
    open: int  # how many look on there
    code: str | None  # what opens them, for the host and the moderator to show


class TableCard(msgspec.Struct, frozen=True):
    """A table as its frame shows it: everything but the game itself."""

    table: str
    game: str
    options: msgspec.Raw  # as far as this viewer may know them
    warnings: list[str]  # rules why the host, who alone is told, should think twice about them
    phase: Literal["gathering", "playing", "over", "closed"]
    seats: list[SeatCard]
    you_host: bool
    public: bool
    research: bool  # the finished game may be given out as data, without names and talk
    spectators: Literal["none", "public", "after", "delayed"]
    pace: Literal["live", "relaxed"]
    hints: bool  # seats may ask for advice
    tempo: Literal["calm", "normal", "fast"]  # of bots and pauses
    moderator: ModeratorCard | None  # None: with these options nobody moderates
    screens: list[ScreenCard]  # of the audiences that the game names
    bots_only: bool  # with these options nobody but bots may sit down
    round: int  # of its series, from 1
    watching: int
    paused: bool
    commitment: str
    code: str | None  # what opens the table; only for those who sit at it
    next_table: str | None  # where the rematch is
    next_options: msgspec.Raw | None  # of the rematch; None while the game runs, and where nothing follows it
    ended_at: float | None  # when the game was over, in milliseconds of server time
    closing: str | None  # why the table was closed


class Said(msgspec.Struct, frozen=True):
    """A line of chat as this viewer hears it."""

    id: int
    at: int  # ms since 1970, by the server's clock
    seat: int
    name: str
    channel: str
    text: str


class RunningTimer(msgspec.Struct, frozen=True):
    name: str
    key: int
    ends_at: float  # milliseconds of server time, as in Pong


class ServerMessage(msgspec.Struct, frozen=True, tag=True):
    """To a browser or a bot. `seat` says for which of its viewers it is meant."""


class Card(ServerMessage, frozen=True):
    table: str
    card: TableCard


class Full(ServerMessage, frozen=True):
    """Everything this viewer knows: after Hello, or when updates were missed."""

    table: str
    seat: int
    n: int
    at: int
    view: View
    offers: list[Offer]
    log: list[Event]
    turns: list[int]  # in which each event of the log happened, from 1; 0: in no turn
    chat: list[Said]
    channels: list[str]
    marks: str
    timers: list[RunningTimer]
    tip: Tip | None


class Step(ServerMessage, frozen=True):
    """Something changed for this viewer."""

    table: str
    seat: int
    n: int
    at: int
    events: list[Event]
    turns: list[int]  # in which each of them happened
    view: View
    offers: list[Offer]
    channels: list[str]
    timers: list[RunningTimer]
    tip: Tip | None  # what a guided game explains now


class Ack(ServerMessage, frozen=True):
    """The action is on the disk."""

    table: str
    seat: int
    id: str


class Refused(ServerMessage, frozen=True):
    """Nothing changed. `rule` and `facts` find the sentence in the player's language; `text` is the English one."""

    table: str
    seat: int
    id: str
    rule: str
    facts: dict[str, str | int | float | bool | None]
    text: str


class Heard(ServerMessage, frozen=True):
    """Somebody said something that this viewer hears."""

    table: str
    seat: int
    said: Said


class Advice(ServerMessage, frozen=True):
    """What an adviser makes of what this seat knew at its update `n`. Only whoever asked gets it."""

    table: str
    seat: int
    n: int
    chances: list[Chance]
    proposals: list[Proposal]  # the best first, no two of the same piece; none where there is nothing to do now


class Pong(ServerMessage, frozen=True):
    t: float
    now: float  # milliseconds of server time


class Notice(ServerMessage, frozen=True):
    """Something about the connection: `code` is one of the words of docs/protocol.md, `text` the English sentence."""

    code: str
    text: str
    table: str | None = None
    seat: int | None = None
    why: Loss | None = None  # of seat_lost, where somebody did it who need not be this guest
    address: str | None = None  # of elsewhere: the server that has the table


FromServer: TypeAlias = Card | Full | Step | Ack | Refused | Heard | Advice | Pong | Notice
