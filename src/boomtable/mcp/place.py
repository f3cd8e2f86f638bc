"""A seat at a table as a model holds it: what has been told there so far, numbered, and whether there is something to do."""

from __future__ import annotations

import asyncio
import contextlib
import secrets

from boomtable.client import ClientError, Guest, Update
from boomtable.client.seat_line import Witness
from boomtable.client.update import Json
from boomtable.core.game import AnyGame
from boomtable.games import GAMES
from boomtable.mcp.sentences import Sentences, card_news, said_line

HANDLE_BYTES = 6


class Place(Witness):
    """Nothing is used up by being told: whoever asks again for what came after a number is told again."""

    def __init__(self, guest: Guest, table: str, seat: int) -> None:
        self.handle = secrets.token_hex(HANDLE_BYTES)
        self.guest = guest
        self.table = table
        self.seat = seat
        self.line = guest.line(table, seat)
        self.line.witness = self
        self.news: list[str] = []  # numbered from 1
        self.update: Update | None = None
        self.seen = 0  # the number of the update that was looked at last
        self.ended: ClientError | None = None  # why nothing more will come
        self._card: Json | None = None
        self._events: list[Json] = []
        self._said: set[int] = set()
        self._heard = 0  # lines of talk that have been taken from the line
        self._change = asyncio.Event()
        self._listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Listen, and wait for the first card."""
        await self.line.__aenter__()
        self._listening = asyncio.create_task(self._listen())
        while self._card is None and self.ended is None:
            await self._change.wait()
        if self.ended is not None:
            raise self.ended

    async def close(self) -> None:
        await self.hang_up()
        await self.guest.__aexit__(None, None, None)

    async def hang_up(self) -> None:
        assert self._listening is not None
        self._listening.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._listening
        await self.line.__aexit__(None, None, None)

    @property
    def card(self) -> Json:
        assert self._card is not None, "an open place has a card"
        return self._card

    @property
    def game(self) -> AnyGame:
        return GAMES[self.card["game"]]

    @property
    def words(self) -> Sentences:
        return Sentences.of(self.game, self.card["options"])

    # what there is to do

    @property
    def over(self) -> bool:
        return self.card["phase"] in ("over", "closed") or (self.update is not None and self.update.over)

    @property
    def may_act(self) -> bool:
        return self.update is not None and not self.over and bool(self.update.offers)

    @property
    def must_act(self) -> bool:
        return self.may_act and self.update is not None and self.update.my_turn

    def worth_a_look(self, after: int) -> bool:
        """Whether somebody who knows the news up to this number has something to do, or to take in before others go on."""
        if after == 0 or self.over or self.must_act or self.ended is not None:
            return True
        fresh = self.news[after:]
        waits = self.may_act or self.card["phase"] == "gathering"
        return bool(fresh) and (waits or any(line.startswith("Talk") for line in fresh))

    async def wait(self, after: int, seconds: float) -> None:
        """Until it is worth a look, or so long."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not self.worth_a_look(after):
                    await self._change.wait()

    # listening

    async def _listen(self) -> None:
        try:
            async for update in self.line:
                if self._card is not None:
                    self._take(update)
        except ClientError as error:
            self.ended = error
            self._changed()

    def told(self) -> None:
        """Of a Witness: a card, a line of talk or a notice has come."""
        if self.line.card is not None:
            self.news += card_news(self._card, self.line.card)
            self._card = self.line.card
        self._hear(self.line.heard[self._heard :])
        self._heard = len(self.line.heard)
        self._changed()

    def _take(self, update: Update) -> None:
        words = self.words
        self.news += [words.event(event) for event in self._fresh(update)]
        self._hear(update.chat)
        self.update = update
        self._changed()

    def _fresh(self, update: Update) -> list[Json]:
        """Of what an update tells, what was not told before: a whole one repeats the last things that happened."""
        events = update.events
        if update.whole:
            least = min(len(events), len(self._events))
            again = next((n for n in range(least, 0, -1) if self._events[-n:] == events[:n]), 0)
            events = events[again:]
        self._events += events
        return events

    def _hear(self, lines: list[Json]) -> None:
        fresh = [said for said in lines if said["id"] not in self._said]
        self._said.update(said["id"] for said in fresh)
        self.news += [said_line(said) for said in fresh]

    def _changed(self) -> None:
        self._change.set()
        self._change = asyncio.Event()
