"""What a drill does to its server: kills of the whole, of a bot worker, in the middle of a start or a migration, and an orderly end."""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import sleep

from boomtable.client.server_process import ServerProcess

# How often each comes, out of twenty. A start that is killed is followed by one that is not.
FAULTS = {"server": 9, "worker": 5, "term": 2, "start": 2, "migration": 2}
WORKER = b"boomtable.server.bots.worker"
DATABASE = "boomtable.db"


class Faults:
    """`age` brings the database to the state of an older version, so that the next start migrates it."""

    def __init__(self, server: ServerProcess, age: Callable[[], None], dice: Random) -> None:
        self._server = server
        self._age = age
        self._dice = dice
        self.restarts: list[float] = []

    def any(self) -> Iterator[str]:
        while True:
            yield from self._dice.choices(list(FAULTS), list(FAULTS.values()))

    def carry_out(self, fault: str) -> str:
        """Afterwards the server runs again. Returns which fault it was in the end."""
        if fault == "worker" and not self._kill_worker():
            fault = "server"  # no bots think at the moment
        if fault == "term":
            self._server.stop()
        elif fault != "worker":
            self._server.kill()
        if fault == "migration":
            self._age()
        if fault in ("start", "migration"):
            self._server.launch()
            sleep(self._dice.uniform(0, self._server.started_ms / 1000))
            self._server.kill()
        if fault != "worker":
            self.restarts.append(self._server.start())
        return fault

    def _kill_worker(self) -> bool:
        found = workers_of(self._server.pid)
        if found:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._dice.choice(found), signal.SIGKILL)
        return bool(found)


def workers_of(server: int) -> list[int]:
    """The processes in which the bots of a server think."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parent = (folder / "stat").read_text().rpartition(")")[2].split()[1]
            if int(parent) == server and WORKER in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
    return found
