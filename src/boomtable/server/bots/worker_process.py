"""One worker as the server sees it: started when somebody needs it, started again when it breaks or hangs, replaced by a faster one."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Coroutine
from typing import Protocol, TypeAlias

import msgspec

from boomtable.server.bots.watchdog import START_SECONDS, Watchdog
from boomtable.server.bots.worker_messages import Answer, AnyFromWorker, Ask, Consult, Counsel, Ready, Rise, Sit, Speechless, ToWorker
from boomtable.server.clock import Alarm, Clock
from boomtable.server.logs import trouble
from boomtable.server.signals import Signal

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

    def moved(self) -> None:
        """Another process took over: the same, but what the bot was asked it still answers."""


class WorkerProcess:
    """Messages go to one process. One that it replaced may still live: it ends what it thinks about, is heard, and goes."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._players: dict[str, Player] = {}
        self._questions: dict[str, tuple[Consult, Asker]] = {}
        self._patience: Alarm | None = None  # with the question that is thought about
        self._unsent: list[ToWorker] = []  # until the process is there
        self._alive: dict[Process, Watchdog] = {}
        self._lives: set[asyncio.Task[None]] = set()
        self._starting = False
        self._resting = False  # broken, and not started again yet
        self._closing = False
        self.process: Process | None = None
        self.ended: Signal[[str]] = Signal()  # a process that should have gone on has ended: it `broke` or `hung`

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
        if self.process is not None:
            self._pass_on(self.process, message)
            return
        self._unsent.append(message)
        if not self._starting and not self._resting:
            self._starting = True
            self._begin(self._run())

    async def renew(self, path: str) -> bool:
        """Let a process that finds the engine there take over as soon as it is ready; False, and no change, where it breaks at once."""
        process = await started(path)
        try:
            async with asyncio.timeout(START_SECONDS):
                is_ready = bool(await _stdout(process).readline())
        except TimeoutError:
            is_ready = False
        except BaseException:  # nobody waits for it any more
            _kill(process)
            raise
        if is_ready and not self._closing:
            self._take_over(process, is_ready=True)
            return True
        _kill(process)
        await process.wait()
        return False

    async def close(self) -> None:
        self._closing = True
        self._questions.clear()
        self._watch()
        self._kill_all()
        await asyncio.gather(*self._lives)

    def _pass_on(self, process: Process, message: ToWorker) -> None:
        if isinstance(message, Ask) and process in self._alive:
            self._alive[process].asked(message.bot)
        _stdin(process).write(_encode(message) + b"\n")

    # lives

    def _begin(self, life: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(life)
        self._lives.add(task)
        task.add_done_callback(self._lives.discard)

    async def _run(self) -> None:
        try:
            process = await started()
        except OSError:  # as when too many files are open
            trouble("a bot worker could not be started")
            self._starting = False
            if self.process is None:
                self._broken("broke")
            return
        if self._closing or self.process is not None:  # nobody needs it any more
            _kill(process)
            await process.wait()
        else:
            self._take_over(process, is_ready=False)

    def _take_over(self, process: Process, *, is_ready: bool) -> None:
        former, self.process = self.process, process
        self._starting = False
        self._alive[process] = Watchdog(lambda: _kill(process), is_ready=is_ready)
        self._begin(self._live(process))
        if former is not None:
            _stdin(former).close()  # it ends by itself
            for player in list(self._players.values()):
                player.moved()
        elif not self._resting:  # otherwise all sit down again in a moment
            for message in self._unsent:
                self._pass_on(process, message)
            self._unsent.clear()

    async def _live(self, process: Process) -> None:
        """One life of a process, however it ends."""
        watchdog = self._alive[process]
        try:
            while line := await _stdout(process).readline():
                answer = _decode(line)
                if isinstance(answer, Ready):
                    watchdog.ready()
                else:
                    watchdog.answered(answer.bot)
                    self._hear(answer)
        except Exception:  # it was not understood
            trouble("a bot worker could not go on")
            _kill(process)
        await process.wait()
        _stdin(process).close()
        watchdog.stop()
        del self._alive[process]
        why = "hung" if watchdog.barked else "broke"
        if process is self.process:
            self._broken(why)
        elif process.returncode != 0 and not self._closing and not self._resting:
            self._tell_ended(why)
            self._begin_again()  # it broke before it had answered everything

    def _hear(self, answer: Answer | Counsel | Speechless) -> None:
        if isinstance(answer, Answer):
            player = self._players.get(answer.bot)
            if player is not None:
                player.answered(answer)
            return
        if answer.bot in self._questions:
            _, asker = self._questions.pop(answer.bot)
            self._watch()
            asker(answer if isinstance(answer, Counsel) else None)

    def _tell_ended(self, why: str) -> None:
        trouble(f"a bot worker {why}", bots=len(self._players))
        self.ended.send(why)

    def _broken(self, why: str) -> None:
        self.process = None
        if self._closing:
            return
        self._tell_ended(why)
        self._resting = True
        self._clock.ring(self._clock.now() + REST_MS, self._start_again)
        if self._questions:  # the first was thought about, and perhaps it broke the process
            _, asker = self._questions.pop(next(iter(self._questions)))
            asker(None)

    def _start_again(self) -> None:
        self._resting = False
        self._unsent.clear()
        self._begin_again()

    def _begin_again(self) -> None:
        players, self._players = list(self._players.values()), {}
        for player in players:
            player.lost()
        for question, _ in self._questions.values():
            self.send(question)
        self._watch()

    # patience

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
        self._kill_all()

    def _kill_all(self) -> None:
        for process in self._alive:
            _kill(process)


async def started(path: str | None = None) -> Process:
    """A new process, which finds the engine where this one does unless it is told where."""
    environment = None if path is None else {**os.environ, "PYTHONPATH": path}
    command = [sys.executable, "-m", "boomtable.server.bots.worker"]
    return await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE, env=environment)


def _stdin(process: Process) -> asyncio.StreamWriter:
    assert process.stdin is not None
    return process.stdin


def _stdout(process: Process) -> asyncio.StreamReader:
    assert process.stdout is not None
    return process.stdout


def _kill(process: Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
