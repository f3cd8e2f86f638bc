"""Reviews of finished games, made in a process of their own and read while they grow."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import Process

import msgspec

from boomtable.core.game import AnyGame
from boomtable.core.seats import Seat
from boomtable.research.review import check_has_adviser
from boomtable.server.errors import NotNow, TooMany
from boomtable.server.logs import trouble
from boomtable.server.protocol.requests import Review, Verdict, WinPoint
from boomtable.server.throttle import household
from boomtable.server.work.review_lines import Begun, LookedAt, Reckoned, ReviewLine
from boomtable.server.work.subprocess import lines_of, working

WORKER = "boomtable.server.work.review_worker"
SECONDS = 300.0
KEPT = 50  # how many finished reviews are kept
MOST_WAITING = 20
MOST_OF_ONE_ADDRESS = 10  # two full tables behind one router

_decode = msgspec.json.Decoder(ReviewLine).decode


class _Making:
    """One review while it is being made."""

    def __init__(self, recording: bytes, seat: Seat, home: str | None) -> None:
        self.recording = recording
        self.seat = seat
        self.home = home  # whose household asked for it first, where that is known
        self.of = 0
        self.done = 0
        self.last = 0
        self.verdicts: list[Verdict] = []
        self.curve: list[WinPoint] = []
        self.whole = False
        self.task: asyncio.Task[None] | None = None

    def so_far(self) -> Review:
        return Review(self.done, self.of, self.last, self.verdicts[:], self.curve[:], self.whole)

    @property
    def is_waiting(self) -> bool:
        return self.task is not None and not self.task.done()

    def take(self, line: ReviewLine) -> None:
        if isinstance(line, Begun):
            self.of, self.last = line.turns, line.last
        elif isinstance(line, LookedAt):
            self.done += 1
            if line.verdict is not None:
                self.verdicts.append(line.verdict)
        elif isinstance(line, Reckoned):
            self.curve.append(line.point)
        else:
            self.whole = True


class Reviews:
    """Makes one review at a time: nobody waits for a review with a clock running."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._made: dict[tuple[str, Seat], _Making] = {}

    def of(self, table_id: str, seat: Seat, game: AnyGame, recording: bytes, *, address: str | None = None) -> Review:
        """What has been found so far; the first call starts the work. NotNow if it failed; the next call starts over."""
        making = self._made.get((table_id, seat))
        if making is None:
            check_has_adviser(game)
            making = self._begin(table_id, _Making(recording, seat, household(address)))
        if making.task is not None and making.task.done() and not making.whole:
            del self._made[table_id, seat]
            raise NotNow("this game could not be reviewed: the adviser did not come to an end")
        return making.so_far()

    async def close(self) -> None:
        tasks = [making.task for making in self._made.values() if making.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, table_id: str, making: _Making) -> _Making:
        waiting = [one for one in self._made.values() if one.is_waiting]
        at_home = sum(one.home == making.home for one in waiting) if making.home is not None else 0
        if len(waiting) >= MOST_WAITING or at_home >= MOST_OF_ONE_ADDRESS:
            raise TooMany("too many games are being reviewed: try again later")
        while len(self._made) >= KEPT:
            del self._made[next(name for name, one in self._made.items() if not one.is_waiting)]
        self._made[table_id, making.seat] = making
        making.task = asyncio.create_task(self._make(making))
        return making

    async def _make(self, making: _Making) -> None:
        async with self._turn:
            try:
                async with asyncio.timeout(SECONDS), working(WORKER, str(making.seat)) as worker:
                    await _follow(worker, making)
                if not making.whole:
                    trouble("a review broke off", done=making.done, of=making.of)
            except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as error:
                trouble("a review could not be made", error)


async def _follow(worker: Process, making: _Making) -> None:
    async for line in lines_of(worker, making.recording):
        making.take(_decode(line))
