"""How long games in a new arena take and how fair its seats are, estimated by bots that play there in a process of their own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import msgspec

from boomtable.server.errors import BadRequest, TooMany
from boomtable.server.extensions.blast_tactics import arenas
from boomtable.server.extensions.blast_tactics.requests import Estimate, EstimateWish
from boomtable.server.logs import trouble
from boomtable.server.throttle import household
from boomtable.server.work.subprocess import lines_of, working

WORKER = "boomtable.server.extensions.blast_tactics.estimate_worker"
SECONDS = 300.0
MOST_WAITING = 10
MOST_OF_ONE_ADDRESS = 3


class Estimates:
    """Makes one estimate at a time, so that tables do not suffer, and one per person: a new request ends that person's previous one."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._asked: dict[str, asyncio.Task[None]] = {}
        self._from: dict[str, str] = {}  # whose household, where it is known

    def begin(self, person: str, address: str | None, wish: EstimateWish) -> AsyncIterator[bytes]:
        """Lines of JSON, each an Estimate based on more games than the one before; they end early if the worker fails."""
        problems = arenas.report(wish.text).problems
        if problems:
            raise BadRequest(problems[0].text)
        if person in self._asked:
            self._asked.pop(person).cancel()
        home = household(address)
        at_home = sum(self._from.get(other) == home for other in self._asked) if home is not None else 0
        if len(self._asked) >= MOST_WAITING or at_home >= MOST_OF_ONE_ADDRESS:
            raise TooMany("too many arenas are being estimated: try again later")
        if home is not None:
            self._from[person] = home
        lines: asyncio.Queue[bytes | None] = asyncio.Queue()
        lines.put_nowait(msgspec.json.encode(Estimate(0, wish.games, len(self._asked))) + b"\n")
        task = self._asked[person] = asyncio.create_task(self._make(wish, lines))
        task.add_done_callback(lambda _: self._ended(person, task, lines))
        return _pass_on(lines, task)

    async def close(self) -> None:
        tasks = list(self._asked.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _ended(self, person: str, task: asyncio.Task[None], lines: asyncio.Queue[bytes | None]) -> None:
        if self._asked.get(person) is task:
            del self._asked[person]
            self._from.pop(person, None)
        lines.put_nowait(None)

    async def _make(self, wish: EstimateWish, lines: asyncio.Queue[bytes | None]) -> None:
        async with self._turn:
            told = 0
            try:
                async with asyncio.timeout(SECONDS), working(WORKER) as worker:
                    async for line in lines_of(worker, msgspec.json.encode(wish)):
                        lines.put_nowait(line)
                        told += 1
                if not told:
                    trouble("an estimate broke off before its first game")
            except (TimeoutError, OSError, ValueError) as error:
                trouble("an arena could not be estimated", error)


async def _pass_on(lines: asyncio.Queue[bytes | None], task: asyncio.Task[None]) -> AsyncIterator[bytes]:
    """Pass the lines on until they end, or until nobody listens any more."""
    try:
        while (line := await lines.get()) is not None:
            yield line
    finally:
        task.cancel()
