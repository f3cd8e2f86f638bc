"""The log of a table as a file: one header line, one line per entry; read, write, replay, verify."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from boomtable.core.dice import Dice, NeedRoll, ScriptedDice
from boomtable.core.errors import IllegalAction, OptionError, RecordingError, reason_of
from boomtable.core.game import AnyGame
from boomtable.core.schema import TABLE_ACTIONS, Entry, Options
from boomtable.core.seats import Actor
from boomtable.table.digest import digest
from boomtable.table.fair import FairDeal, Kept, check_kept, revealed_key
from boomtable.table.table import Pending, Table

NOTHING_KEPT = Kept()


class Header(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    game: str
    rules_version: int
    options: msgspec.Raw
    rolls: list[int]  # of the setup
    fair: FairDeal | None = None
    bots: tuple[str, ...] = ()  # by seat, where only bots played


class Line(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An entry before its game is known."""

    at: int
    actor: Actor
    action: msgspec.Raw
    rolls: list[int]
    digest: str | None = None


@dataclass(frozen=True)
class Recording:
    game: AnyGame
    rules_version: int
    options: Options
    rolls: list[int]
    entries: list[Entry]
    fair: FairDeal | None = None
    bots: tuple[str, ...] = ()  # by seat; empty: not known who played


def recording_of(table: Table, fair: FairDeal | None = None, bots: tuple[str, ...] = ()) -> Recording:
    """The recording of a table as it stands; its last entry always carries a digest."""
    entries = table.entries[:]
    if entries:
        entries[-1] = msgspec.structs.replace(entries[-1], digest=digest(table.state))
    return Recording(table.game, table.game.info.rules_version, table.options, table.setup_rolls, entries, fair, bots)


def write(recording: Recording) -> bytes:
    encode = msgspec.json.encode
    header = Header(
        recording.game.info.id,
        recording.rules_version,
        msgspec.Raw(encode(recording.options)),
        recording.rolls,
        recording.fair,
        recording.bots,
    )
    return b"".join(encode(line) + b"\n" for line in [header, *recording.entries])


def read(text: bytes, find: Callable[[str], AnyGame | None]) -> Recording:
    """Read a recording; `find` knows the games by id. RecordingError says which line is wrong and why."""
    lines = text.splitlines()
    header = _decode(lines[0] if lines else b"", Header, 1)
    game = find(header.game)
    if game is None:
        raise RecordingError(f"line 1 is a recording of {header.game!r}, a game that is not here")
    if header.rules_version > game.info.rules_version:
        raise RecordingError(
            f"line 1 was played by rules version {header.rules_version} of {game.info.title}: the one here is {game.info.rules_version}"
        )
    options = game.begun_under(_decode(bytes(header.options), game.options_type, 1), header.rules_version)
    entries = [_entry(game, line, number) for number, line in enumerate(lines[1:], 2)]
    return Recording(game, header.rules_version, options, header.rolls, entries, header.fair, header.bots)


def replay(
    recording: Recording, upto: int | None = None, *, key: bytes | None = None, script: Callable[[list[int]], Dice] = ScriptedDice
) -> Table:
    """Play a recording again, to entry number `upto` or to its end. RecordingError where it cannot have happened that way."""
    _check_options(recording)
    try:
        table = Table(recording.game, recording.options, key=key, setup_rolls=recording.rolls, script=script)
    except (NeedRoll, ValueError) as error:
        raise RecordingError("line 1 has rolls that do not fit the setup") from error
    if table.setup_rolls != recording.rolls:
        raise RecordingError("line 1 has more rolls than the setup needs")
    for number, entry in enumerate(recording.entries[:upto], 2):
        step(table, entry, number)
    return table


def step(table: Table, entry: Entry, line: int) -> None:
    """Play one recorded entry; `line` is where it stands in its file."""
    pending = _prepare(table, entry, line, entry.rolls)
    if pending.entry.rolls != entry.rolls:
        raise RecordingError(f"line {line} has more rolls than its action needs")
    table.accept(pending)


def verify(recording: Recording, kept: Kept = NOTHING_KEPT) -> int:
    """Check that every roll came from the dice that were committed to, and that these fit what was kept; returns how many there were."""
    if recording.fair is None:
        raise RecordingError("the deal cannot be verified: this recording has no commitment")
    check_kept(recording.fair, kept)
    _check_options(recording)
    table = Table(recording.game, recording.options, key=revealed_key(recording.fair))
    if table.setup_rolls != recording.rolls:
        raise RecordingError("the deal was not fair: line 1 has other rolls than its dice give")
    for line, entry in enumerate(recording.entries, 2):
        pending = _prepare(table, entry, line, rolls=None)
        if pending.entry.rolls != entry.rolls:
            raise RecordingError(f"the deal was not fair: line {line} has other rolls than its dice give")
        table.accept(pending)
    return len(recording.rolls) + sum(len(entry.rolls) for entry in recording.entries)


def _check_options(recording: Recording) -> None:
    try:
        recording.game.check_options(recording.options)
    except OptionError as error:
        raise RecordingError(f"line 1 has options that do not make a game: {error}") from error


def _prepare(table: Table, entry: Entry, line: int, rolls: list[int] | None) -> Pending:
    """Carry out a recorded entry on a clone, with the given rolls or with the table's own dice."""
    if entry.at < table.now:
        raise RecordingError(f"line {line} goes back in time")
    try:
        pending = table.prepare(entry.actor, entry.action, entry.at, rolls=rolls)
    except IllegalAction as error:
        raise RecordingError(f"line {line} is not legal there: {error}") from error
    except (NeedRoll, ValueError) as error:
        raise RecordingError(f"line {line} has rolls that do not fit its action") from error
    if entry.digest is not None and entry.digest != digest(pending.state):
        raise RecordingError(f"line {line} does not lead to the state that its digest stands for")
    return pending


def _entry(game: AnyGame, text: bytes, number: int) -> Entry:
    line = _decode(text, Line, number)
    action = _decode(bytes(line.action), game.action_type | TABLE_ACTIONS, number)
    return Entry(line.at, line.actor, action, line.rolls, line.digest)


def _decode(text: bytes, kind: Any, number: int) -> Any:
    try:
        return msgspec.json.decode(text, type=kind)
    except RecursionError as error:
        raise RecordingError(f"line {number} is no line of a recording: it is nested too deeply") from error
    except msgspec.DecodeError as error:
        raise RecordingError(f"line {number} is no line of a recording: {reason_of(error)}") from error
