"""A process of bots that hangs is replaced, as one that broke: said in the log and in the figures, and no thought is lost."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import msgspec
import pytest

from boomtable.client import Guest, SeatLine, Update
from boomtable.server.bots import watchdog
from boomtable.server.logs import JsonLines
from tests.server.bots.test_renewal import built, sitting
from tests.server.company import PATIENCE
from tests.server.in_process import in_process

SOON = 0.05  # seconds


async def test_a_worker_that_hangs_is_replaced_and_asked_again(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    async with sitting() as (worker, sitter, former):
        ends: list[str] = []
        worker.ended.connect(ends.append)
        os.kill(former, signal.SIGSTOP)
        with monkeypatch.context() as hasty:
            hasty.setattr(watchdog, "HANG_SECONDS", SOON)
            sitter.ask(2)
        await sitter.until(lambda: sitter.fates == ["lost"])
        sitter.ask(2)
        await sitter.until(lambda: sitter.answers == [1, 2])

        assert worker.process is not None
        assert worker.process.pid != former
        assert ends == ["hung"]
        lines = [msgspec.json.decode(JsonLines().format(record)) for record in caplog.records]
        assert [(line["what"], line["bots"]) for line in lines] == [("a bot worker hung", 1)]


async def test_a_worker_that_hangs_while_another_has_taken_over_is_ended(tmp_path: Path) -> None:
    async with sitting() as (worker, sitter, former):
        os.kill(former, signal.SIGSTOP)
        [watch] = worker._alive.values()
        sitter.ask(2)
        assert await worker.renew(str(built(tmp_path)))
        watch._give(SOON)  # what is left of its time
        await sitter.until(lambda: sitter.fates == ["moved", "lost"])
        sitter.ask(2)
        await sitter.until(lambda: sitter.answers == [1, 2])

        with pytest.raises(ProcessLookupError):
            os.kill(former, 0)


async def test_a_game_goes_on_after_its_bots_hung_and_the_figures_say_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with in_process(tmp_path, speed=100.0) as (server, port), Guest(f"http://127.0.0.1:{port}", name="Ada", face=0) as ada:
        lobby = server.app.state.lobby
        table, _ = await ada.create("bomb_busters", {"seats": 4}, fill="novice", start=True)
        async with ada.line(table, 0) as line:
            update = await play_to(line, 5)  # by then all bots have been asked and have answered
            [process] = lobby.tables._services.pool.processes()
            os.kill(process, signal.SIGSTOP)
            monkeypatch.setattr(watchdog, "HANG_SECONDS", SOON)
            lobby.tables.on_worker_ended(lambda _: monkeypatch.undo())
            await line.act(update.offers[0]["choices"][0])
            await play_to(line, update.n + 4)

        assert b'boomtable_bot_workers_ended_total{why="hung"} 1.0' in lobby.metrics.text()


async def play_to(line: SeatLine, n: int) -> Update:
    """Do the first thing that is offered until somebody waits for this seat after update `n`."""
    async with asyncio.timeout(PATIENCE):
        async for update in line:
            if update.offers and 0 in update.view["waiting_on"]:
                if update.n > n:
                    return update
                await line.act(update.offers[0]["choices"][0])
    raise AssertionError("a line never ends by itself")
