"""A PostgreSQL of its own for drills, load and tests: made in a folder, reached by a socket there, ended and started again."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from boomtable.client.errors import ClientError

DEBIAN = Path("/usr/lib/postgresql")  # which keeps these programs off the PATH
USER = "boom"
PATIENCE = 120.0  # seconds; it may have to recover
LOOK_SECONDS = 0.05
NOT_SYNCED = ("-F",)  # where the machine is not unplugged meanwhile
QUIET: dict[str, Any] = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
MISSING = "there is no PostgreSQL on this machine: install it (Debian's package is called postgresql)"


def programs() -> Path | None:
    """The folder of the programs of the newest PostgreSQL here."""
    found = [path.parent for path in DEBIAN.glob("*/bin/initdb")]
    if found:
        return max(found, key=lambda path: int(path.parent.name))
    linked = shutil.which("initdb")
    return None if linked is None else Path(linked).resolve().parent


def demand_programs() -> Path:
    where = programs()
    if where is None:
        raise ClientError(MISSING)
    return where


class PostgresProcess:
    """`folder` has a short name, as the address of a socket must be, and lies where every user may look."""

    def __init__(self, folder: Path, *, synced: bool = True) -> None:
        self.folder = folder
        self._programs = demand_programs()
        self._flags = () if synced else NOT_SYNCED
        self._who = _as_nobody_special(folder)
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.make()
        try:
            self.start()
        except BaseException:
            self.end()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.end()

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    @property
    def log(self) -> Path:
        return self.folder / "log"

    def make(self) -> None:
        command = [
            str(self._programs / "initdb"),
            "-D",
            str(self._data),
            "-U",
            USER,
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--locale=C",
            "--no-sync",
        ]
        subprocess.run(command, check=True, cwd=self.folder, **QUIET, **self._who)

    def launch(self) -> subprocess.Popen[bytes]:
        """Start the database and wait for nothing."""
        command = [str(self._programs / "postgres"), "-D", str(self._data), "-h", "", "-k", str(self.folder), *self._flags]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True, **self._who
            )
        return self._process

    def start(self) -> None:
        """Start the database; return when it takes connections."""
        process, deadline = self.launch(), time.monotonic() + PATIENCE
        while not self.is_ready():
            if process.poll() is not None or time.monotonic() > deadline:
                raise ClientError(f"PostgreSQL does not start; its last words: {self.log.read_text(errors='replace')[-500:]}")
            time.sleep(LOOK_SECONDS)

    def is_ready(self) -> bool:
        asked = [str(self._programs / "pg_isready"), "-q", "-U", USER, "-h", str(self.folder)]
        return subprocess.run(asked, check=False, cwd=self.folder).returncode == 0

    def end(self) -> None:
        """Cut off whoever is still connected, and close in order."""
        self._signal(signal.SIGINT)

    def end_immediately(self) -> None:
        """End the database as if the machine had failed: nothing is closed, and the next start recovers from its log."""
        self._signal(signal.SIGQUIT)

    def cpu_seconds(self) -> float:
        """Processor time of the whole database so far; of the processes that have ended, too."""
        assert self._process is not None
        ticks = 0
        for name in _family(self._process.pid):
            fields = (Path("/proc") / name / "stat").read_text().rpartition(")")[2].split()
            ticks += sum(int(field) for field in fields[11:15])  # its own, and that of children that have ended
        return ticks / os.sysconf("SC_CLK_TCK")

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def _signal(self, which: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(which)
            self._process.wait(PATIENCE)
            self._process = None


def _family(parent: int) -> list[str]:
    return [str(parent), *Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]


def _as_nobody_special(folder: Path) -> dict[str, Any]:
    """PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return {}
    names = {user.pw_name: user for user in pwd.getpwall()}
    user = names.get("postgres") or names["nobody"]
    os.chown(folder, user.pw_uid, user.pw_gid)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
