"""A table restored from its log: the same game, the same timers, the time it had reached."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from boomtable.core.errors import RecordingError
from boomtable.core.game import AnyGame
from boomtable.core.schema import Entry, Timer
from boomtable.server.game.running_game import RunningGame
from boomtable.server.logs import trouble
from boomtable.server.protocol.decoding import decode_logged, decode_options, find_game
from boomtable.server.seating.change import Change
from boomtable.server.store.facts import EntryFacts, StoredTable
from boomtable.server.tables.live_table import LiveTable
from boomtable.server.tables.phases import key_of
from boomtable.table.recording import Recording, replay, step
from boomtable.table.table import Table


@dataclass(frozen=True)
class Replayed:
    table: Table | None  # None: not even the deal is possible any more
    timers: list[tuple[list[Timer], int]]  # what ran after each entry, and its table time
    whole: bool  # False: today's rules do not lead to what the log says


def replayed(stored: StoredTable) -> Replayed:
    """Replay the log of a started table. Slow: not for the event loop."""
    facts = stored.facts
    game = find_game(facts.game)
    options = decode_options(game, facts.options.encode())
    rolls = msgspec.json.decode(facts.setup_rolls or "[]", type=list[int])
    key = key_of(facts, stored.seats)
    try:
        table = replay(Recording(game, facts.rules_version, options, rolls, []), key=key)
    except RecordingError:
        return Replayed(None, [], whole=False)
    timers = [(game.timers(table.state), 0)]
    for number, row in enumerate(stored.entries, 1):
        try:
            step(table, entry_of(game, row), number + 1)
        except (RecordingError, msgspec.DecodeError):
            return Replayed(table, timers, whole=False)
        timers.append((game.timers(table.state), row.at))
    return Replayed(table, timers, whole=True)


async def go_on(table: LiveTable, stored: StoredTable, game: Replayed) -> None:
    """Let the table continue its game where the log ends."""
    services, match = table.services, table.match
    if game.table is None:
        if stored.facts.phase == "playing":
            await _close(table, entry=0)
        return
    at = reached(stored, game.table, services.speed)
    running = restored(table, stored, game, game.table, at)
    if stored.facts.phase != "playing":
        match.running = running
    elif game.whole:
        now, version = int(services.clock.now()), table.game.info.rules_version
        clock = {"clock_at": at, "clock_set": now, "clock_runs": not game.table.paused, "clock_entry": len(stored.entries)}
        await table.record.save(Change({**clock, "rules_version": version}))
        await match.begin(running)
    else:
        await _close(table, entry=len(game.table.entries) + 1)
        match.running = running


def show(table: LiveTable, stored: StoredTable, game: Replayed) -> None:
    """Let a game that is over be looked at, and nothing else."""
    if game.table is not None:
        table.match.running = restored(table, stored, game, game.table, stored.facts.clock_at)


def restored(table: LiveTable, stored: StoredTable, game: Replayed, played: Table, at: int) -> RunningGame:
    running = table.match.of(played, at, [stored.facts.started or 0, *(entry.written for entry in stored.entries)])
    running.inbox.done = {(entry.actor, entry.client) for entry in stored.entries if entry.client is not None}
    for timers, started in game.timers:
        running.timers.follow(timers, started)
    return running


async def _close(table: LiveTable, entry: int) -> None:
    trouble("a log does not fit the rules of today", table=table.id, entry=entry)
    await table.phases.shut("rules_changed")


def reached(stored: StoredTable, table: Table, speed: float) -> int:
    """The table time at which the server was last known to be alive; the game continues from there."""
    facts = stored.facts
    at, since, runs = facts.clock_at, facts.clock_set, facts.clock_runs
    if len(stored.entries) > facts.clock_entry:
        at, since, runs = stored.entries[-1].at, stored.entries[-1].written, True
    if runs and not table.paused and not table.over:
        at += int((stored.alive - since) * speed)
    return max(at, table.entries[-1].at if table.entries else 0)


def entry_of(game: AnyGame, row: EntryFacts) -> Entry:
    rolls = msgspec.json.decode(row.rolls, type=list[int])
    return Entry(row.at, row.actor, decode_logged(game, row.action), rolls, row.digest)
