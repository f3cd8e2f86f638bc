"""Bots move to the compiled engine: real worker processes, replaced one after the other while games go on."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

import boomtable
from boomtable.games.snip import GAME as SNIP
from boomtable.games.snip.schema import SnipOptions
from boomtable.server.bots.engine_stage import STAMP, Stage, newest, publish
from boomtable.server.bots.pool import BotPool
from boomtable.server.bots.renewal import LOOK_MS, PATH, Renewal
from boomtable.server.bots.worker_messages import Answer, Ask, Show, Sit
from boomtable.server.bots.worker_process import Player, WorkerProcess
from boomtable.server.clock import WallClock
from boomtable.table import Table
from tests.server.parlour import PATIENCE, HandClock, gathered, guests, look, only_worker, parlour, play_on

SOURCES = Path(boomtable.__file__).parents[1]
FAST = 100.0
STAGE = Stage("stage-1", ["engine", "snip"], whole=False)


class Sitter(Player):
    """One bot in a worker, which is shown the beginning of a game; notes what happens to it."""

    def __init__(self, worker: WorkerProcess) -> None:
        self._worker = worker
        self._stirred = asyncio.Event()
        self.answers: list[int] = []
        self.fates: list[str] = []
        self._sit()

    def ask(self, number: int) -> None:
        self._worker.send(Ask("bot", number, plain=False))

    def answered(self, answer: Answer) -> None:
        assert answer.action is not None
        self.answers.append(answer.number)
        self._stirred.set()

    def lost(self) -> None:
        self.fates.append("lost")
        self._sit()
        self._stirred.set()

    def moved(self) -> None:
        self.fates.append("moved")
        self._sit()

    async def until(self, wanted: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not wanted():
                self._stirred.clear()
                await self._stirred.wait()

    def _sit(self) -> None:
        table = Table(SNIP, SnipOptions(seats=3), seed=1)
        update = table.update(0)
        self._worker.sit(Sit("bot", "snip", msgspec.Raw(b'{"seats":3}'), 0, "random", 100, 7), self)
        frame = {"type": "Full", "n": update.n, "view": update.view, "log": []}
        self._worker.send(Show("bot", msgspec.Raw(msgspec.json.encode(frame))))


@asynccontextmanager
async def sitting() -> AsyncIterator[tuple[WorkerProcess, Sitter, int]]:
    """A worker in which one bot has answered its first question, and the id of its process."""
    worker = WorkerProcess(WallClock())
    sitter = Sitter(worker)
    try:
        sitter.ask(1)
        await sitter.until(lambda: sitter.answers == [1])
        assert worker.process is not None
        yield worker, sitter, worker.process.pid
    finally:
        await worker.close()


def built(build: Path, stage: Stage = STAGE) -> Path:
    """The folder of a stage that was built from the sources, without any compiling."""
    folder = build / stage.folder
    folder.mkdir()
    (folder / "boomtable").symlink_to(SOURCES / "boomtable")
    return folder


def path_of(pid: int) -> str | None:
    """The folder in which a process finds the engine first."""
    variables = dict(entry.partition("=")[::2] for entry in Path(f"/proc/{pid}/environ").read_text().split("\0"))
    return variables.get(PATH)


async def test_what_a_bot_was_asked_before_the_move_it_still_answers(tmp_path: Path) -> None:
    async with sitting() as (worker, sitter, former):
        os.kill(former, signal.SIGSTOP)  # it thinks for as long as the test wants
        sitter.ask(2)
        assert await worker.renew(str(built(tmp_path)))
        sitter.ask(3)
        await sitter.until(lambda: 3 in sitter.answers)
        assert sitter.answers == [1, 3]

        os.kill(former, signal.SIGCONT)
        await sitter.until(lambda: 2 in sitter.answers)

        assert sitter.answers == [1, 3, 2]
        assert sitter.fates == ["moved"]
        assert worker.process is not None
        assert (worker.process.pid != former, path_of(worker.process.pid)) == (True, str(tmp_path / STAGE.folder))


async def test_the_process_that_was_replaced_goes_by_itself_and_nobody_is_alarmed(tmp_path: Path) -> None:
    async with sitting() as (worker, sitter, _):
        former = worker.process
        assert former is not None
        await worker.renew(str(built(tmp_path)))
        assert await asyncio.wait_for(former.wait(), PATIENCE) == 0
        sitter.ask(2)
        await sitter.until(lambda: sitter.answers == [1, 2])

        assert sitter.fates == ["moved"]


async def test_a_replaced_process_that_breaks_in_a_thought_is_noticed(tmp_path: Path) -> None:
    async with sitting() as (worker, sitter, former):
        os.kill(former, signal.SIGSTOP)
        sitter.ask(2)
        await worker.renew(str(built(tmp_path)))
        os.kill(former, signal.SIGKILL)
        await sitter.until(lambda: sitter.fates == ["moved", "lost"])
        sitter.ask(3)
        await sitter.until(lambda: sitter.answers == [1, 3])


async def test_an_engine_that_does_not_start_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "boomtable").mkdir()
    (tmp_path / "boomtable" / "__init__.py").write_text("raise ImportError")
    async with sitting() as (worker, sitter, former):
        assert not await worker.renew(str(tmp_path))
        sitter.ask(2)
        await sitter.until(lambda: sitter.answers == [1, 2])

        assert sitter.fates == []
        assert worker.process is not None
        assert worker.process.pid == former


async def test_a_worker_that_nobody_needed_yet_is_there_when_somebody_does(tmp_path: Path) -> None:
    worker = WorkerProcess(WallClock())
    assert await worker.renew(str(built(tmp_path)))
    sitter = Sitter(worker)
    sitter.ask(1)
    await sitter.until(lambda: sitter.answers == [1])
    await worker.close()

    assert sitter.fates == []


async def test_a_game_goes_on_when_its_bots_move_in_the_middle_of_a_thought(tmp_path: Path) -> None:
    async with parlour(tmp_path, speed=FAST) as tables:
        people = await guests(tables, 1)
        table = await gathered(tables, people, seats=5, fill="novice", start=True)
        looker = await look(table, people[0], 0)
        pool, former = tables._services.pool, await only_worker(tables)
        os.kill(former, signal.SIGSTOP)
        await play_on(table, people, 1)
        (tmp_path / "build").mkdir()

        assert await pool.renew(str(built(tmp_path / "build")))
        assert former not in pool.processes()
        os.kill(former, signal.SIGCONT)
        await looker.until(lambda looker: looker.update()["n"] >= 3)


@asynccontextmanager
async def watching(build: Path) -> AsyncIterator[tuple[Renewal, BotPool, HandClock]]:
    clock = HandClock()
    pool = BotPool(clock, workers=1)
    renewal = Renewal(pool, clock, build)
    renewal.start()
    try:
        yield renewal, pool, clock
    finally:
        await renewal.close()
        await pool.close()


async def looked(renewal: Renewal) -> None:
    assert renewal._task is not None
    await asyncio.wait_for(renewal._task, PATIENCE)


async def test_each_stage_is_taken_when_it_is_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PATH, "")
    last = Stage("stage-2", ["engine", "snip", "bomb_busters"], whole=True)
    async with watching(tmp_path) as (renewal, pool, clock):
        await clock.advance(LOOK_MS)
        assert (pool.processes(), os.environ[PATH]) == ([], "")
        for stage in (STAGE, last):
            folder = built(tmp_path, stage)
            publish(tmp_path, stage)
            await clock.advance(LOOK_MS)
            await looked(renewal)

            assert os.environ[PATH] == str(folder)  # for whatever is started later
            assert [path_of(pid) for pid in pool.processes()] == [str(folder), str(folder)]


async def test_a_stage_of_other_sources_is_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PATH, "")
    shutil.copytree(SOURCES, tmp_path / STAGE.folder, ignore=shutil.ignore_patterns("__pycache__", "*.so", "static"))
    with (tmp_path / STAGE.folder / "boomtable" / "games" / "snip" / "rules.py").open("a") as file:
        file.write("# before the last pull\n")
    publish(tmp_path, STAGE)
    async with watching(tmp_path) as (renewal, pool, _):
        await looked(renewal)

        assert (pool.processes(), os.environ[PATH]) == ([], "")


def test_only_a_stamp_makes_a_stage(tmp_path: Path) -> None:
    built(tmp_path)
    assert newest(tmp_path) is None
    (tmp_path / f"{STAMP}.new").write_bytes(msgspec.json.encode(STAGE))
    assert newest(tmp_path) is None
    (tmp_path / STAMP).write_bytes(msgspec.json.encode(STAGE)[:-5])
    assert newest(tmp_path) is None
    publish(tmp_path, STAGE)
    assert newest(tmp_path) == STAGE
