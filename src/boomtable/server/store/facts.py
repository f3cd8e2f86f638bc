"""A table and its seats as the database keeps them: values that are replaced, never changed."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Phase: TypeAlias = Literal["gathering", "playing", "over", "closed"]
Kind: TypeAlias = Literal["open", "person", "bot"]
TempoName: TypeAlias = Literal["calm", "normal", "fast"]


class SeatFacts(msgspec.Struct, frozen=True):
    seat: int
    kind: Kind = "open"
    person: str | None = None
    name: str = ""
    face: int = 0
    level: str | None = None  # of the bot that plays here
    away: bool = False  # a person's seat that a bot plays meanwhile
    muted: bool = False
    entropy: str | None = None
    marks: str = ""
    hinted: bool = False  # its holder took a hint that counts
    program: bool = False  # its holder said that a program plays here

    @property
    def by_bot(self) -> bool:
        return self.kind == "bot" or self.away


class TableFacts(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    code: str
    game: str
    rules_version: int
    options: str  # JSON
    phase: Phase = "gathering"
    public: bool = False
    research: bool = False  # what was played may be given out as data, with the consent of all who played
    spectators: Literal["none", "public", "after", "delayed"] = "public"
    pace: Literal["live", "relaxed"] = "live"
    hints: bool = False
    tempo: TempoName = "normal"  # of bots and pauses
    host: str | None
    moderator: str | None = None  # a person who does not play, sees everything and starts the clocks
    moderator_name: str = ""
    screens: str = ""  # the codes that open the screens of the game's audiences, one after the other
    players: str = ""  # everybody who has held a seat since the deal, with spaces between
    moderators: str = ""  # the same of whoever has moderated
    seed: str
    setup_rolls: str | None = None  # JSON, from the start on
    started: int | None = None
    outcome: str | None = None  # JSON, from the end on
    ended: int | None = None
    tally: str | None = None  # JSON, from the end on
    closing: str | None = None
    series: str | None = None
    round: int = 1
    next_table: str | None = None
    clock_at: int = 0
    clock_set: int
    clock_runs: bool = False
    clock_entry: int = 0  # so many entries were in the log when the clock was set
    to_move: str | None = None  # of relaxed games: the seats that are waited for; None: not known
    created: int
    changed: int


def is_arranged_by(facts: TableFacts, person_id: str | None) -> bool:
    """Whether this person is the host or the moderator of a table, with or without a seat."""
    return person_id is not None and person_id in (facts.host, facts.moderator)


class EntryFacts(msgspec.Struct, frozen=True):
    """One line of the log, as written."""

    table: str
    number: int
    at: int
    actor: int
    action: str  # JSON
    rolls: str  # JSON
    digest: str | None
    client: str | None
    written: int


class AttemptFacts(msgspec.Struct, frozen=True):
    """What somebody tried in a campaign: one finished game."""

    table: str
    person: str
    game: str
    chapter: int
    won: bool
    slips: int | None  # None: not known
    hinted: bool
    score: int | None
    ended: int


class ChatFacts(msgspec.Struct, frozen=True):
    table: str
    at: int
    seat: int
    person: str
    name: str
    channel: str
    text: str
    audience: int


class DeviceFacts(msgspec.Struct, frozen=True):
    """What a one-use code moves."""

    seat: int
    by_host_at: int | None  # when the host made it for somebody else; None: the holder made it


class StoredTable(msgspec.Struct, frozen=True):
    """All that is needed to continue with a table."""

    facts: TableFacts
    seats: list[SeatFacts]
    entries: list[EntryFacts]
    chat: list[ChatFacts]
    alive: int  # when the server that last set the table's clock, or wrote its last entry, was last known to be alive
