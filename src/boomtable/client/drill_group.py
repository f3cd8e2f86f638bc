"""The people of one table of a drill: they play one game after the other, together or with bots on some seats."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from itertools import cycle, islice
from random import Random

from boomtable.client.chosen_games import seats_for
from boomtable.client.drill_records import Records
from boomtable.client.drill_seat import RETRY_SECONDS, DrillSeat
from boomtable.client.drill_sights import Watch
from boomtable.client.errors import ClientError
from boomtable.client.guest import PUBLIC, Guest
from boomtable.client.update import Json

WITH_BOTS = 3  # every third group


class DrillGroup:
    """`games` are cards of the server; group `number` begins with another one than its neighbours."""

    def __init__(
        self, url: str, number: int, games: list[Json], seats: int | None, records: Records, dice: Random, *, pace: float = 0.0
    ) -> None:
        self._url = url
        self._number = number
        self._pace = pace
        self._games = islice(cycle(games), number % len(games), None)
        self._seats = seats
        self._with_bots = number % WITH_BOTS == WITH_BOTS - 1
        self._records = records
        self._dice = dice
        self.at = "nowhere yet"  # which table, of which game

    async def play_on(self) -> None:
        """The same people play until the drill ends; what was begun is finished, or seen to go on."""
        async with AsyncExitStack() as stack:
            guests: list[Guest] = []
            for game in self._games:
                seats = seats_for(game, self._seats)
                people = max(1, seats // 2) if self._with_bots else seats
                while len(guests) < people:
                    name, face = f"Guest {len(guests)}", len(guests)
                    guests.append(await stack.enter_async_context(Guest(self._url, name=name, face=face)))
                table = await self._gathered(guests[:people], game, seats)
                if table is not None:
                    await self._play(guests[:people], game, table)
                if self._records.stop:
                    return

    async def _gathered(self, guests: list[Guest], game: Json, seats: int) -> str | None:
        """A table whose game has begun; None if the server died meanwhile or the drill has ended."""
        while not self._records.stop:
            try:
                table, code = await guests[0].create(game["id"], {"seats": seats}, spectators="public")
                for seat, guest in enumerate(guests[1:], 1):
                    await guest.sit(table, code, seat)
                for seat in range(len(guests), seats):
                    await guests[0].add_bot(table, seat, game["levels"][0])
                await guests[0].start(table)
                self._records.sights.went_on(self._number)
            except ClientError:
                await asyncio.sleep(RETRY_SECONDS)
            else:
                return table
        return None

    async def _play(self, guests: list[Guest], game: Json, table: str) -> None:
        self.at = f"{table} of {game['id']}"
        seats = [self._seat(guest, table, seat) for seat, guest in enumerate(guests)]
        if self._with_bots:
            for seat in seats:
                seat.bot = game["levels"][0]
        playing = [asyncio.create_task(seat.play()) for seat in seats]
        looking = [asyncio.create_task(self._look_on(guests[0], table, viewer)) for viewer in (PUBLIC, 0)]
        try:
            for done in asyncio.as_completed(playing):
                if not await done:
                    return  # one of them has seen that it goes on
            self._records.finished[game["id"]] += 1
        finally:
            for task in (*playing, *looking):
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for ended in await asyncio.gather(*looking, return_exceptions=True):
                if isinstance(ended, Exception):
                    raise ended

    def _seat(self, guest: Guest, table: str, seat: int) -> DrillSeat:
        watch = Watch(self._records.sights, self._number, table, seat)
        return DrillSeat(guest, table, seat, self._records, Random(self._dice.random()), pace=self._pace, watch=watch)

    async def _look_on(self, guest: Guest, table: str, viewer: int) -> None:
        """Look at the table as everybody may, or on a second device of a player."""
        line = guest.line(table, viewer)
        line.witness = Watch(self._records.sights, self._number, table, viewer)
        async with line:
            async for _ in line:
                pass
