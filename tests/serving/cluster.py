"""A real PostgreSQL for the tests of one run: started by the first that wants it, ended with the run.

It listens on a socket in a temporary folder only. `python -m tests.serving.cluster FOLDER` starts it, and waits beside it for the
end of the run, however that ends.
"""

from __future__ import annotations

import fcntl
import os
import select
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from boomtable.client.postgres_process import QUIET, USER, PostgresProcess, programs

__all__ = ["address", "begin", "end", "programs"]

VARIABLE = "BOOMTABLE_TEST_CLUSTER"  # where its folder is
HOUSE = Path(__file__).parents[2]
PATIENCE = 60.0  # seconds


def begin() -> None:
    """Begin a run: its workers, and whatever else it starts, share the cluster."""
    if VARIABLE not in os.environ:
        folder = Path(tempfile.mkdtemp(prefix="boomtable-postgres-", dir="/tmp"))  # the name of a socket must be short
        os.environ[VARIABLE] = str(folder)
        (folder / "owner").write_text(str(os.getpid()))


def end() -> None:
    folder = _folder()
    if (folder / "owner").read_text() == str(os.getpid()) and not (folder / "lock").exists():
        shutil.rmtree(folder)  # nobody wanted it


def address(database: str) -> str:
    """The address of a database in this run's cluster, which is started if need be."""
    folder = _folder()
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "ready").exists():
            _launch(folder)
    return f"postgresql://{USER}@/{database}?host={folder}"


def _launch(folder: Path) -> None:
    reading, writing = os.pipe()
    command = [sys.executable, "-m", "tests.serving.cluster", str(folder), str(writing)]
    guard = subprocess.Popen(command, cwd=HOUSE, pass_fds=[writing], start_new_session=True, **QUIET)
    os.close(writing)
    ready, _, _ = select.select([reading], [], [], PATIENCE)
    said = os.read(reading, 1) if ready else b""
    os.close(reading)
    if not said:
        guard.kill()
        log = folder / "log"
        raise RuntimeError(f"PostgreSQL does not start: {log.read_text(errors='replace')[-500:] if log.exists() else 'no log'}")
    guard.returncode = 0  # it stays until the run has ended, so nobody here waits for it


def _folder() -> Path:
    return Path(os.environ[VARIABLE])


def keep(folder: Path, ready: int) -> None:
    """Start it, say so, and end it when the run is over."""
    run = os.pidfd_open(int((folder / "owner").read_text()))
    with PostgresProcess(folder, synced=False):
        (folder / "ready").touch()
        os.write(ready, b"!")
        os.close(ready)
        select.select([run], [], [])


if __name__ == "__main__":
    try:
        keep(Path(sys.argv[1]), int(sys.argv[2]))
    finally:
        shutil.rmtree(sys.argv[1], ignore_errors=True)
