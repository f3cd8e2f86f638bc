"""The decisions of a finished game, as a learner reads them: what the seat saw, what it could do, what it did, what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import msgspec
from msgspec import inspect

from boomtable.core.errors import BoomtableError
from boomtable.core.schema import Action, Options, Undo
from boomtable.core.seats import Seat, is_seat
from boomtable.table.recording import Recording, replay, step

UNKNOWN = ""
Player: TypeAlias = Callable[[int, Seat], str]  # who made this entry, numbered from 1, from that seat


class Decision(msgspec.Struct, frozen=True):
    """One row. `code` is one of `legal`; with how many numbers and of what kind `features` is, the layout says."""

    game: int  # the number of the game among those that were exported together
    options: dict[str, Any]
    entry: int  # of the recording, from 1
    seat: Seat
    player: str  # a bot by its name, a guest by a pseudonym; empty: not known
    features: list[int]
    legal: list[int]
    code: int
    payoff: float = msgspec.field(name="return")


def decisions(recording: Recording, number: int, player: Player | None = None) -> list[Decision]:
    """Those of a game that is over, without those that were taken back. RecordingError where it cannot have happened that way."""
    game, options = recording.game, recording.options
    space, table, shown = game.action_space(options), replay(recording, upto=0), shareable(options)
    who = player or _named(recording)
    rows: list[Decision] = []
    by_entry: list[Decision | None] = []
    for at, entry in enumerate(recording.entries, 1):
        if isinstance(entry.action, Undo):
            _take_back(by_entry)
        elif is_seat(entry.actor) and game.actions(table.state).chapter(entry.action).size > 0:  # not marks and phrases: learners have none
            seat, state = entry.actor, table.state
            blocks = game.features(game.view(state, seat), seat)
            flat = [cell for block in blocks.values() for cell in block]
            code, legal = space.number_in(state, seat, entry.action), game.legal_codes(state, seat)
            by_entry.append(Decision(number, shown, at, seat, who(at, seat), flat, legal, code, 0.0))
        elif not _is_pause(entry.action):
            by_entry.append(None)
        step(table, entry, at + 1)
    outcome = game.outcome(table.state)
    if outcome is None:
        raise NotOver(f"a game of {game.info.title} gives no decisions: it is not over")
    rows = [row for row in by_entry if row is not None]
    return [msgspec.structs.replace(row, payoff=float(outcome.payoff(row.seat))) for row in rows]


class NotOver(BoomtableError):
    """What came of its decisions is not known yet."""


def shareable(options: Options) -> dict[str, Any]:
    """The options without what people have typed, as the names of rooms: it may tell who they are."""
    free = {field.name for field in msgspec.structs.fields(type(options)) if any(_free_texts(inspect.type_info(field.type)))}
    built: dict[str, Any] = msgspec.to_builtins(options)
    return {name: value for name, value in built.items() if name not in free}


def _free_texts(kind: Any) -> Iterator[bool]:
    if isinstance(kind, (inspect.StrType, inspect.AnyType, inspect.RawType)):
        yield True
    parts = [*getattr(kind, "types", ()), *getattr(kind, "item_types", ())]
    parts += [part for name in ("item_type", "key_type", "value_type", "type") if (part := getattr(kind, name, None)) is not None]
    for part in parts:
        yield from _free_texts(part)
    for field in getattr(kind, "fields", ()):
        yield from _free_texts(field.type)


def _named(recording: Recording) -> Player:
    bots = recording.bots
    return lambda _, seat: bots[seat] if seat < len(bots) else UNKNOWN


def _take_back(rows: list[Decision | None]) -> None:
    if rows:
        rows.pop()


def _is_pause(action: Action) -> bool:
    return type(action).__name__ in ("Pause", "Resume")
