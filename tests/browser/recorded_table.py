"""A recorded game at a server: all of it but its last move, which is made while somebody looks, or as far as a test wants."""

from __future__ import annotations

import asyncio
import hashlib
import time
from dataclasses import dataclass
from pathlib import Path
from threading import Thread

import msgspec
import sqlalchemy as sa

from boomtable.client.guest import Guest
from boomtable.client.server_process import ServerProcess
from boomtable.core.seats import CLOCK
from boomtable.games import GAMES
from boomtable.server.people.cookie import COOKIE
from boomtable.server.people.people import key_hash
from boomtable.server.store import owning, saving
from boomtable.server.store.database import Store
from boomtable.server.store.facts import SeatFacts, TableFacts
from boomtable.server.store.schema import ENTRIES, RUNS
from boomtable.table.recording import Recording, read
from tests.browser.person import People, Person
from tests.serving.passing_time import forward

RECORDINGS = Path(__file__).parents[1] / "recordings"
NAMES = ("Ada", "Bea", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Jon", "Kim", "Lea", "Max")
LONG_SECONDS = 3600.0  # longer than any clock of a recording


@dataclass(frozen=True)
class RecordedTable:
    server: ServerProcess
    id: str
    recording: Recording

    def key(self, seat: int) -> str:
        return f"{self.id} {seat}".encode().hex()

    def looked_at(self, people: People, seat: int, **more: object) -> Person:
        """Somebody who sits at one of the seats opens the table."""
        person = people.invite(NAMES[seat], url=self.server.url, **more)  # type: ignore[arg-type]
        person.context.add_cookies([{"name": COOKIE, "value": self.key(seat), "url": self.server.url}])
        person.page.goto(f"/t/{self.id}")
        return person

    def finish(self) -> None:
        """Make the last move, by whoever made it in the recording."""
        last = self.recording.entries[-1]
        if last.actor == CLOCK:
            forward(self.server, LONG_SECONDS)
            return
        mover = Thread(target=lambda: asyncio.run(self._act(last.actor, msgspec.to_builtins(last.action))))
        mover.start()
        mover.join()

    async def _act(self, seat: int, action: dict[str, object]) -> None:
        async with Guest(self.server.url, key=self.key(seat)) as guest, guest.line(self.id, seat) as line:
            await line.next()
            await line.act(action)


def laid_out(server: ServerProcess, path: Path, *, moves: int | None = None, hints: bool = False) -> RecordedTable:
    """Put a recorded game into the store as if the server had been restarted after so many moves, or before the last one;
    each seat has a person of its own."""
    recording = read(path.read_bytes(), GAMES.get)
    named = hashlib.blake2b(f"{path} {server.port} {time.monotonic_ns()}".encode(), digest_size=5).hexdigest()
    table = RecordedTable(server, named, recording)
    now = int(time.time() * 1000)
    seats = recording.options.seats
    people = [f"{named}{seat:06d}" for seat in range(seats)]
    facts = TableFacts(
        id=named,
        code=named[:8].upper(),
        game=recording.game.info.id,
        rules_version=recording.game.info.rules_version,
        options=msgspec.json.encode(recording.options).decode(),
        phase="playing",
        host=people[0],
        seed="00" * 32,
        setup_rolls=msgspec.json.encode(recording.rolls).decode(),
        started=now,
        clock_set=now,
        clock_runs=True,
        created=now,
        changed=now,
        series=named,
        hints=hints,
    )
    entries = [
        {
            "table": named,
            "number": number,
            "at": entry.at,
            "actor": entry.actor,
            "action": msgspec.json.encode(entry.action).decode(),
            "rolls": msgspec.json.encode(entry.rolls).decode(),
            "digest": None,
            "client": None,
            "written": now,
        }
        for number, entry in enumerate(recording.entries[: -1 if moves is None else moves], 1)
    ]
    store = Store.open(server.data / "boomtable.db")
    with store.engine.begin() as connection:
        connection.info[owning.RUN] = connection.scalar(sa.select(sa.func.max(RUNS.c.id)))  # the server's, which is up
        for seat, person in enumerate(people):
            hashed = key_hash(table.key(seat))
            row = {"id": person, "key_hash": hashed, "name": NAMES[seat % len(NAMES)], "face": seat, "language": None, "created": now}
            saving.new_person(connection, row)
        saving.new_series(connection, named, facts.game, now)
        held = [
            SeatFacts(seat, kind="person", person=person, name=NAMES[seat % len(NAMES)], face=seat) for seat, person in enumerate(people)
        ]
        saving.new_table(connection, facts, held)
        if entries:
            connection.execute(ENTRIES.insert(), entries)
    store.close()
    return table
