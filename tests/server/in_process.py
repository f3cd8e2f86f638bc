"""A whole server inside the process of the test, on a real port: what it holds in memory can be looked at."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from boomtable.client.server_process import free_port
from boomtable.server.process import Server
from boomtable.server.settings import Settings
from boomtable.server.surroundings import Surroundings
from tests.serving.fixed_seeds import FixedSeeds


@asynccontextmanager
async def in_process(folder: Path, **settings: Any) -> AsyncIterator[tuple[Server, int]]:
    """A server in the test's own process, and its port."""
    thresholds, port = gc.get_threshold(), settings.pop("port", None) or free_port()
    server = Server(Settings(data=folder, port=port, bot_workers=1, **settings), Surroundings(seeds=FixedSeeds()))
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0)
    try:
        yield server, port
    finally:
        server.should_exit = True
        await serving
        gc.unfreeze()
        gc.set_threshold(*thresholds)
