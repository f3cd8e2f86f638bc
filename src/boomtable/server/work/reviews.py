"""Reviews of finished games, made in a process of their own and read while they grow."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import Process

import msgspec

from boomtable.core.game import AnyGame
from boomtable.research.review import check_has_adviser
from boomtable.server.errors import NotNow, TooMany
from boomtable.server.logs import trouble
from boomtable.server.protocol.requests import Review, Verdict
from boomtable.server.work.subprocess import lines_of, working

WORKER = "boomtable.server.work.review_worker"
SECONDS = 300.0
KEPT = 50  # how many finished reviews are kept
MOST_WAITING = 20

_decode = msgspec.json.Decoder(Verdict | None).decode


class _Making:
    """One review while it is being made."""

    def __init__(self, recording: bytes) -> None:
        self.recording = recording
        self.of = recording.count(b"\n") - 1
        self.done = 0
        self.verdicts: list[Verdict] = []
        self.task: asyncio.Task[None] | None = None

    def so_far(self) -> Review:
        return Review(self.done, self.of, self.verdicts[:])


class Reviews:
    """Makes one review at a time: nobody waits for a review with a clock running."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._made: dict[str, _Making] = {}

    def of(self, table_id: str, game: AnyGame, recording: bytes) -> Review:
        """The verdicts so far; the first call starts the work. NotNow if it failed; the next call starts over."""
        making = self._made.get(table_id)
        if making is None:
            check_has_adviser(game)
            making = self._begin(table_id, recording)
        if making.task is not None and making.task.done() and making.done < making.of:
            del self._made[table_id]
            raise NotNow("this game could not be reviewed: the adviser did not come to an end")
        return making.so_far()

    async def close(self) -> None:
        tasks = [making.task for making in self._made.values() if making.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, table_id: str, recording: bytes) -> _Making:
        waiting = sum(making.task is not None and not making.task.done() for making in self._made.values())
        if waiting >= MOST_WAITING:
            raise TooMany("too many games are being reviewed: try again later")
        while len(self._made) >= KEPT:
            done = next(name for name, making in self._made.items() if making.task is None or making.task.done())
            del self._made[done]
        making = self._made[table_id] = _Making(recording)
        making.task = asyncio.create_task(self._make(making))
        return making

    async def _make(self, making: _Making) -> None:
        async with self._turn:
            try:
                async with asyncio.timeout(SECONDS), working(WORKER) as worker:
                    await _follow(worker, making)
                if making.done < making.of:
                    trouble("a review broke off", done=making.done, of=making.of)
            except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as error:
                trouble("a review could not be made", error)


async def _follow(worker: Process, making: _Making) -> None:
    """Take one line for each entry: a verdict, or null where nothing was decided."""
    async for line in lines_of(worker, making.recording):
        verdict = _decode(line)
        if verdict is not None:
            making.verdicts.append(verdict)
        making.done += 1
