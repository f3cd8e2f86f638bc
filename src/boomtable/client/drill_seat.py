"""One person of a drill at one seat: plays whatever is offered, goes away now and then and comes back."""

from __future__ import annotations

import asyncio
from random import Random

from boomtable.client.any_choice import any_choice
from boomtable.client.drill_records import Records
from boomtable.client.drill_sights import Watch
from boomtable.client.errors import ActionRefused, ClientError, RequestRefused
from boomtable.client.guest import Guest
from boomtable.client.seat_line import SeatLine
from boomtable.client.update import Update

OUT_OF_TURN = 0.3  # of the times when something is offered to a seat that the game does not wait for
LEAVES = 0.02  # of the updates
LONGEST_ABSENCE = 0.5  # seconds
RETRY_SECONDS = 0.2
ATTEMPTS = 50  # at one question, where the rules refuse combinations
UNAVAILABLE = 500  # and above: what a proxy, or a server that is just losing the table, answers
TOO_SOON = "TB-008"


class DrillSeat:
    """`pace` is how many seconds a move is thought about, on the average; `watch` sees all that this person is shown."""

    def __init__(
        self, guest: Guest, table: str, seat: int, records: Records, dice: Random, *, pace: float = 0.0, watch: Watch | None = None
    ) -> None:
        self._guest = guest
        self._table = table
        self._seat = seat
        self._records = records
        self._dice = dice
        self._pace = pace
        self._watch = watch
        self._number = 0
        self.bot: str | None = None  # the level that may play meanwhile

    async def play(self) -> bool:
        """Play to the end; whether it was reached. When the drill stops, it is enough to see that the game goes on."""
        while True:
            line = self._guest.line(self._table, self._seat)  # who comes back has forgotten what was offered
            if self._watch is not None:
                line.witness = self._watch
            async with line:
                over = await self._stay(line)
            if over is not None:
                return over
            await self._be_away()

    async def _stay(self, line: SeatLine) -> bool | None:
        """Whether the game was over in the end; None: somebody goes away for a while."""
        since: tuple[int, int] | None = None  # the connection and the update from which on a game has to go on
        while True:
            update = await line.newest()
            if update.over:
                return True
            if self._records.stop:
                if since is None or since[0] != line.connections:
                    since = line.connections, update.n
                if update.n > since[1]:
                    return False
            elif self._dice.random() < LEAVES:
                return None
            if update.offers and (update.my_turn or self._dice.random() < OUT_OF_TURN):
                await self._act(line, update)

    async def _act(self, line: SeatLine, update: Update) -> None:
        """Try until something is allowed, or something has happened meanwhile."""
        await asyncio.sleep(self._dice.uniform(0, 2 * self._pace))
        for _ in range(ATTEMPTS):
            self._number += 1
            mine = (self._table, self._seat, f"{self._seat}-{self._number}")
            self._records.sent.add(mine)
            try:
                await line.act(any_choice(update, self._dice), id=mine[2], seen=update.n)
            except ActionRefused as refused:
                self._records.refused[refused.rule] += 1
                self._records.not_done.add(mine)
                if refused.stale or line.seen > update.n:
                    return
                if refused.rule == TOO_SOON:
                    await asyncio.sleep(RETRY_SECONDS)
            else:
                self._records.acknowledged.add(mine)
                return
        raise ClientError(f"seat {self._seat} of {self._table} was refused {ATTEMPTS} times, whatever it did")

    async def _be_away(self) -> None:
        self._records.left += 1
        called = self.bot is not None and self._dice.random() < 0.5 and await self._call(self.bot)
        await asyncio.sleep(self._dice.uniform(0, LONGEST_ABSENCE))
        if called:
            await self._come_back()

    async def _call(self, level: str) -> bool:
        """Let a bot play; whether it may have been heard."""
        try:
            await self._guest.add_bot(self._table, self._seat, level)
        except RequestRefused as refused:
            return refused.status >= UNAVAILABLE
        except ClientError:
            return True  # nobody knows
        return True

    async def _come_back(self) -> None:
        while True:
            try:
                return await self._guest.remove_bot(self._table, self._seat)
            except RequestRefused as refused:
                if refused.status < UNAVAILABLE:
                    return None  # no bot plays here, or the game is over
                await asyncio.sleep(RETRY_SECONDS)
            except ClientError:
                await asyncio.sleep(RETRY_SECONDS)
