"""The people of one table of a drill: they play one game after the other, together or with bots on some seats."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from itertools import cycle, islice
from random import Random

from boomtable.client.chosen_games import seats_for
from boomtable.client.drill_records import Records
from boomtable.client.drill_seat import RETRY_SECONDS, DrillSeat
from boomtable.client.errors import ClientError
from boomtable.client.guest import Guest
from boomtable.client.update import Json

WITH_BOTS = 3  # every third group


class DrillGroup:
    """`games` are cards of the server; group `number` begins with another one than its neighbours."""

    def __init__(self, url: str, number: int, games: list[Json], seats: int | None, records: Records, dice: Random) -> None:
        self._url = url
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
                table, code = await guests[0].create(game["id"], {"seats": seats})
                for seat, guest in enumerate(guests[1:], 1):
                    await guest.sit(table, code, seat)
                for seat in range(len(guests), seats):
                    await guests[0].add_bot(table, seat, game["levels"][0])
                await guests[0].start(table)
            except ClientError:
                await asyncio.sleep(RETRY_SECONDS)
            else:
                return table
        return None

    async def _play(self, guests: list[Guest], game: Json, table: str) -> None:
        self.at = f"{table} of {game['id']}"
        seats = [DrillSeat(guest, table, seat, self._records, Random(self._dice.random())) for seat, guest in enumerate(guests)]
        if self._with_bots:
            for seat in seats:
                seat.bot = game["levels"][0]
        playing = [asyncio.create_task(seat.play()) for seat in seats]
        try:
            for done in asyncio.as_completed(playing):
                if not await done:
                    return  # one of them has seen that it goes on
            self._records.finished[game["id"]] += 1
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
