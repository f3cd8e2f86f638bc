"""Finished public tables as recordings for everybody: only where all who played have agreed, and without any of their names."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import msgspec

from boomtable.core.errors import RecordingError
from boomtable.server.errors import BadRequest
from boomtable.server.protocol.decoding import decode_options, find_game
from boomtable.server.store.database import Store
from boomtable.server.store.facts import StoredTable
from boomtable.server.tables.restoring import entry_of
from boomtable.table.recording import Recording

PSEUDONYM_BYTES = 8
BOT = "bot"


@dataclass(frozen=True)
class GivenOut:
    recording: Recording
    player: Callable[[int, int], str]  # who made an entry, from 1, from a seat


def given_out(store: Store, salt: bytes) -> Iterator[GivenOut | None]:
    """One for each table that may be given out; None where it cannot be read any more, or somebody has been forgotten."""
    for table_id in store.research_tables():
        stored = store.table(table_id)
        yield None if stored is None or _misses_somebody(stored) else _recording(stored, salt)


def _misses_somebody(stored: StoredTable) -> bool:
    return any(seat.kind == "open" or (seat.kind == "person" and seat.person is None) for seat in stored.seats)


def _recording(stored: StoredTable, salt: bytes) -> GivenOut | None:
    facts = stored.facts
    try:
        game = find_game(facts.game)
        options = decode_options(game, facts.options.encode())
        entries = [entry_of(game, row) for row in stored.entries]
    except (BadRequest, RecordingError, msgspec.DecodeError):
        return None
    rolls = msgspec.json.decode(facts.setup_rolls or "[]", type=list[int])
    people = [None if seat.person is None else pseudonym(salt, seat.person) for seat in stored.seats]
    levels = [seat.level or BOT for seat in stored.seats]
    sent = [row.client is not None for row in stored.entries]  # bots give their actions no ids

    def player(number: int, seat: int) -> str:
        person = people[seat]
        return person if person is not None and sent[number - 1] else levels[seat]

    return GivenOut(Recording(game, facts.rules_version, options, rolls, entries), player)


def pseudonym(salt: bytes, person_id: str) -> str:
    """The same for one guest in one export. Without the salt nobody finds the guest by it, and with another salt it is another."""
    return "guest-" + hashlib.blake2b(person_id.encode(), key=salt, digest_size=PSEUDONYM_BYTES).hexdigest()
