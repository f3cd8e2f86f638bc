"""A process for one long piece of work: it reads a request, writes lines, and never outlives whoever waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator

LONGEST_LINE = 1 << 16


@contextlib.asynccontextmanager
async def working(module: str, *arguments: str) -> AsyncIterator[Process]:
    command = [sys.executable, "-m", module, *arguments]
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_LINE)
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def lines_of(process: Process, wish: bytes) -> AsyncIterator[bytes]:
    """The lines that the process writes after it has read the request."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(wish)
    await process.stdin.drain()
    process.stdin.close()
    while line := await process.stdout.readline():
        yield line
