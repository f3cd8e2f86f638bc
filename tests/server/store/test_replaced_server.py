"""Two servers on one database: the newer one takes over, and the older one says so and ends."""

from __future__ import annotations

import asyncio
import subprocess
from pathlib import Path

from boomtable.cli.serve import SUPERSEDED
from boomtable.client import Guest
from boomtable.client.server_process import ServerProcess
from tests.server.company import PATIENCE, company, frames


async def test_the_older_server_says_good_bye_and_the_game_goes_on_at_the_newer_one(tmp_path: Path, postgres: str) -> None:
    with ServerProcess(tmp_path / "older", store=postgres, speed=100) as older:
        async with company(older, 2) as here, frames(older, here.table, here.host) as socket:
            await socket.hello(here.table, 0)
            before = await socket.next("Full")
            with ServerProcess(tmp_path / "newer", store=postgres, speed=100) as newer:
                notice = await socket.next("Notice")
                await socket.socket.wait_closed()
                assert (notice["code"], socket.socket.close_code) == ("going_down", 1012)
                assert await ended(older) == SUPERSEDED
                async with Guest(newer.url, key=here.host.key) as again, frames(newer, here.table, again) as other:
                    await other.hello(here.table, 0)
                    assert await other.next("Full") == before


async def ended(server: ServerProcess) -> int:
    """The exit code of a server that ends by itself."""
    process = server._process
    assert isinstance(process, subprocess.Popen)
    return await asyncio.to_thread(process.wait, PATIENCE)
