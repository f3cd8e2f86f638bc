"""A real PostgreSQL for the tests of one run: started by the first that wants it, ended with the run.

It listens on a socket in a temporary folder only. `python -m tests.serving.cluster FOLDER` starts it, and waits beside it for the
end of the run, however that ends.
"""

from __future__ import annotations

import fcntl
import os
import pwd
import select
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

VARIABLE = "BOOMTABLE_TEST_CLUSTER"  # where its folder is
HOUSE = Path(__file__).parents[2]
DEBIAN = Path("/usr/lib/postgresql")  # which keeps these programs off the PATH
USER = "boom"
PATIENCE = 60.0  # seconds
NOT_SYNCED = ("-F",)  # the machine is not unplugged during a test
QUIET: dict[str, Any] = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}


def begin() -> None:
    """Of a run. Its workers, and whatever else it starts, share the cluster."""
    if VARIABLE not in os.environ:
        folder = Path(tempfile.mkdtemp(prefix="boomtable-postgres-", dir="/tmp"))  # the name of a socket must be short
        os.environ[VARIABLE] = str(folder)
        (folder / "owner").write_text(str(os.getpid()))


def end() -> None:
    folder = _folder()
    if (folder / "owner").read_text() == str(os.getpid()) and not (folder / "lock").exists():
        shutil.rmtree(folder)  # nobody wanted it


def programs() -> Path | None:
    """The folder of the programs of the newest PostgreSQL here."""
    found = [path.parent for path in DEBIAN.glob("*/bin/initdb")]
    if found:
        return max(found, key=lambda path: int(path.parent.name))
    linked = shutil.which("initdb")
    return None if linked is None else Path(linked).resolve().parent


def address(database: str) -> str:
    """Of a database in this run's cluster, which is started if need be."""
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


def _as_nobody_special(folder: Path) -> dict[str, Any]:
    """PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return {}
    names = {user.pw_name: user for user in pwd.getpwall()}
    user = names.get("postgres") or names["nobody"]
    os.chown(folder, user.pw_uid, user.pw_gid)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def keep(folder: Path, ready: int) -> None:
    """Start it, say so, and end it when the run is over."""
    run = os.pidfd_open(int((folder / "owner").read_text()))
    where = programs()
    assert where is not None, "who asks for a cluster has looked"
    home, who = folder / "data", _as_nobody_special(folder)
    init = [str(where / "initdb"), "-D", str(home), "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
    subprocess.run(init, check=True, cwd=folder, **QUIET, **who)
    with (folder / "log").open("wb") as log:
        server = [str(where / "postgres"), "-D", str(home), "-h", "", "-k", str(folder), *NOT_SYNCED]
        postgres = subprocess.Popen(server, cwd=folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log, **who)
    try:
        asked = [str(where / "pg_isready"), "-q", "-U", USER, "-h", str(folder)]
        while subprocess.run(asked, check=False, cwd=folder).returncode != 0:
            if postgres.poll() is not None or select.select([run], [], [], 0.05)[0]:
                return
        (folder / "ready").touch()
        os.write(ready, b"!")
        os.close(ready)
        select.select([run], [], [])
    finally:
        postgres.send_signal(signal.SIGINT)  # which cuts off whoever is still connected
        postgres.wait(PATIENCE)


if __name__ == "__main__":
    try:
        keep(Path(sys.argv[1]), int(sys.argv[2]))
    finally:
        shutil.rmtree(sys.argv[1], ignore_errors=True)
