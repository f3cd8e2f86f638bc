"""The worker processes that bots and advisers think in: started when somebody needs them, started again when one breaks."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import zlib
from collections.abc import Callable
from typing import Protocol, TypeAlias

import msgspec

from boomtable.server.bots.worker_messages import Answer, AnyFromWorker, Consult, Counsel, Rise, Sit, ToWorker
from boomtable.server.clock import Alarm, Clock
from boomtable.server.logs import trouble

LONGEST_LINE = 1 << 20
REST_MS = 500  # before a broken worker is started again
COUNSEL_MS = 20_000  # for an adviser; bots have budgets

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(AnyFromWorker).decode

Asker: TypeAlias = Callable[[Counsel | None], None]


class Player(Protocol):
    """Somebody on the server's side who has a bot in a worker."""

    def answered(self, answer: Answer) -> None: ...

    def lost(self) -> None:
        """The bot's process broke: let it sit down again and show it everything."""


class BotPool:
    """All bots of a table think in the same worker, so a slow one delays only its neighbours. Advisers have a process of their own:
    no budget ends what they think about, and no bot waits for them."""

    def __init__(self, clock: Clock, workers: int | None = None) -> None:
        count = max(1, (os.cpu_count() or 1) - 1) if workers is None else workers
        self._workers = [_Worker(clock) for _ in range(count)]
        self._advisers = _Worker(clock)

    def sit(self, table_id: str, sit: Sit, player: Player) -> None:
        self._worker(table_id).sit(sit, player)

    def send(self, table_id: str, message: ToWorker) -> None:
        self._worker(table_id).send(message)

    def consult(self, question: Consult, asker: Asker) -> None:
        """Let `asker` hear what an adviser says; None when it broke or thought too long."""
        self._advisers.consult(question, asker)

    def processes(self) -> list[int]:
        """The ids of those that run."""
        return [worker.process.pid for worker in self._all() if worker.process is not None]

    async def close(self) -> None:
        await asyncio.gather(*(worker.close() for worker in self._all()))

    def _all(self) -> list[_Worker]:
        return [*self._workers, self._advisers]

    def _worker(self, table_id: str) -> _Worker:
        return self._workers[zlib.crc32(table_id.encode()) % len(self._workers)]


class _Worker:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._players: dict[str, Player] = {}
        self._questions: dict[str, tuple[Consult, Asker]] = {}
        self._patience: Alarm | None = None  # with the question that is thought about
        self._unsent: list[bytes] = []  # until the process is there
        self._task: asyncio.Task[None] | None = None
        self._resting = False  # broken, and not started again yet
        self._closing = False
        self.process: asyncio.subprocess.Process | None = None

    def sit(self, sit: Sit, player: Player) -> None:
        self._players[sit.bot] = player
        self.send(sit)

    def consult(self, question: Consult, asker: Asker) -> None:
        self._questions[question.bot] = question, asker
        self.send(question)
        if self._patience is None:
            self._watch()

    def send(self, message: ToWorker) -> None:
        if self._closing:
            return
        if isinstance(message, Rise):
            self._players.pop(message.bot, None)
        line = _encode(message) + b"\n"
        if self.process is not None and self.process.stdin is not None:
            self.process.stdin.write(line)
            return
        self._unsent.append(line)
        if self._task is None and not self._resting:
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        self._closing = True
        self._questions.clear()
        self._watch()
        if self._task is None:
            return
        if self.process is not None:
            self._kill()
        else:
            self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        """One life of the process, however it ends."""
        try:
            await self._live()
        except Exception:  # it could not be started, as when too many files are open, or was not understood
            trouble("a bot worker could not go on")
            self._kill()
        self._broken()

    def _watch(self) -> None:
        """Give the next question its time, if there is one."""
        if self._patience is not None:
            self._patience.cancel()
        self._patience = self._clock.ring(self._clock.now() + COUNSEL_MS, self._give_up) if self._questions else None

    def _give_up(self) -> None:
        """What takes so long will not end soon, and others wait."""
        if self.process is None:
            self._watch()
            return
        trouble("an adviser thought too long")
        self._patience = None
        self._kill()

    def _kill(self) -> None:
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()

    async def _live(self) -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "boomtable.server.bots.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        process.stdin.write(b"".join(self._unsent))
        self._unsent.clear()
        while line := await process.stdout.readline():
            self._hear(line)
        await process.wait()
        process.stdin.close()

    def _hear(self, line: bytes) -> None:
        answer = _decode(line)
        if isinstance(answer, Answer):
            player = self._players.get(answer.bot)
            if player is not None:
                player.answered(answer)
            return
        if answer.bot in self._questions:
            _, asker = self._questions.pop(answer.bot)
            self._watch()
            asker(answer if isinstance(answer, Counsel) else None)

    def _broken(self) -> None:
        self.process = None
        self._task = None
        if self._closing:
            return
        trouble("a bot worker broke", bots=len(self._players))
        self._resting = True
        self._clock.ring(self._clock.now() + REST_MS, self._start_again)
        if self._questions:  # the first was thought about, and perhaps it broke the process
            _, asker = self._questions.pop(next(iter(self._questions)))
            asker(None)

    def _start_again(self) -> None:
        self._resting = False
        self._unsent.clear()
        players, self._players = list(self._players.values()), {}
        for player in players:
            player.lost()
        for question, _ in self._questions.values():
            self.send(question)
        self._watch()
