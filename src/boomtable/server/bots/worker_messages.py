"""What travels between the server and its bot workers: one JSON line per message."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from boomtable.bots.adviser import Chance


class ToWorker(msgspec.Struct, frozen=True, tag=True):
    bot: str  # which bot of this worker


class Sit(ToWorker, frozen=True):
    """A bot takes a seat; after that it is shown what its seat sees."""

    game: str
    options: msgspec.Raw
    seat: int
    name: str  # of the bot, with its budget: search:100
    cap_ms: int
    seed: int


class Show(ToWorker, frozen=True):
    """A Full or Step as the seat's browser would get it."""

    frame: msgspec.Raw


class Ask(ToWorker, frozen=True):
    number: int
    plain: bool  # after answers that would not do: any legal action
    cap_ms: int | None = None  # for this one question; None: as when the bot sat down
    at: int | None = None  # table time, as clocks at the table show it


class Rise(ToWorker, frozen=True):
    """The bot leaves its seat."""


class Mate(msgspec.Struct, frozen=True):
    """A bot at the same table that may have a suggestion."""

    seat: int
    name: str
    cap_ms: int


class Consult(ToWorker, frozen=True):
    """What would an adviser say? No bot has to sit down for that; `bot` names the question."""

    game: str
    options: msgspec.Raw
    seat: int
    view: msgspec.Raw  # what the seat knows
    mates: list[Mate] = []
    seed: int = 0  # of the table's bots


class Ready(msgspec.Struct, frozen=True, tag=True):
    """Everything is loaded; the first word of a worker."""


class FromWorker(msgspec.Struct, frozen=True, tag=True):
    bot: str


class Answer(FromWorker, frozen=True):
    """`action` is None for a bot that waits, `wait_ms` then says how long at most."""

    number: int
    action: str | None  # JSON
    wait_ms: int | None = None


class WrittenProposal(msgspec.Struct, frozen=True):
    """A proposal whose actions are written down."""

    action: str  # JSON
    then: str | None  # JSON
    piece: str | None
    chance: float | None
    reason: str | None
    facts: dict[str, int]
    by: list[int]


class Counsel(FromWorker, frozen=True):
    """What the adviser says: what hidden pieces may be, and what the seat may well do."""

    chances: list[Chance]
    proposals: list[WrittenProposal]


class Speechless(FromWorker, frozen=True):
    """The adviser broke."""


AnyToWorker: TypeAlias = Sit | Show | Ask | Rise | Consult
AnyFromWorker: TypeAlias = Ready | Answer | Counsel | Speechless
