"""Guests: people known only by the random key of their browser, of which the server keeps a hash."""

from __future__ import annotations

import asyncio
import hashlib
import math
import secrets

import msgspec

from boomtable.server.clock import Clock
from boomtable.server.people.wording import plain_name
from boomtable.server.store import saving
from boomtable.server.store.database import Store
from boomtable.server.store.writer import Writer

KEY_BYTES = 32
SHARED_MS = 10_000  # for so long another server may have renamed or forgotten somebody
REMEMBERED = 20_000  # so many guests are known without a look into the database


class Person(msgspec.Struct, frozen=True):
    """A guest as the tables know it; holds nothing that grants access."""

    id: str
    name: str
    face: int
    language: str | None


class People:
    def __init__(self, store: Store, writer: Writer, clock: Clock, *, shared: bool = False) -> None:
        self._stays_ms = SHARED_MS if shared else math.inf  # that somebody is known without a look
        self._store = store
        self._writer = writer
        self._clock = clock
        self._known: dict[str, Person] = {}  # by the hash of the key
        self._looked: dict[str, float] = {}  # when, by the same
        self._hashes: dict[str, str] = {}  # of the known, by their id

    async def find(self, key: str) -> Person | None:
        """The guest whose browser holds this key."""
        hashed = key_hash(key)
        if hashed not in self._known or self._clock.now() - self._looked[hashed] > self._stays_ms:
            row = await asyncio.to_thread(self._store.person, hashed)
            if row is None:
                self._drop(hashed)
                return None
            self._remember(hashed, Person(row["id"], row["name"], row["face"], row["language"]))
        return self._known[hashed]

    async def welcome(self) -> tuple[Person, str]:
        """A new guest, and the key for its browser, which is never shown again."""
        key = secrets.token_urlsafe(KEY_BYTES)
        person = Person(secrets.token_hex(8), "", 0, None)
        row = {**msgspec.structs.asdict(person), "key_hash": key_hash(key), "created": int(self._clock.now())}
        await self._writer.submit(lambda connection: saving.new_person(connection, row))
        self._remember(key_hash(key), person)
        return person, key

    async def change(self, person_id: str, name: str, face: int, language: str | None) -> Person:
        name = plain_name(name)
        person = Person(person_id, name, face, language)
        await self._writer.submit(lambda connection: saving.save_person(connection, person_id, name=name, face=face, language=language))
        if person_id in self._hashes:
            self._known[self._hashes[person_id]] = person
        return person

    async def forget(self, person_id: str) -> None:
        await self._writer.submit(lambda connection: saving.forget_person(connection, person_id))
        self._drop(self._hashes.get(person_id, ""))

    def _remember(self, hashed: str, person: Person) -> None:
        if len(self._known) >= REMEMBERED:
            self._drop(next(iter(self._known)))
        self._known[hashed] = person
        self._looked[hashed] = self._clock.now()
        self._hashes[person.id] = hashed

    def _drop(self, hashed: str) -> None:
        person = self._known.pop(hashed, None)
        if person is not None:
            del self._hashes[person.id], self._looked[hashed]


def key_hash(key: str) -> str:
    """The hash by which a key is stored. A key has 256 random bits, so a plain hash cannot be reversed by searching."""
    return hashlib.sha256(b"boomtable guest " + key.encode()).hexdigest()
