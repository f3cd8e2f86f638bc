"""A real server in a process of its own, for drills, load and tests: started, killed, started again."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import ClassVar, Self

from boomtable.client.errors import ClientError

START_SECONDS = 300.0  # generous, as the machine may be busy
STOP_SECONDS = 60.0  # as generous
LOOK_SECONDS = 0.005  # until the next look whether a server is ready: nothing else tells a program outside it


class ServerProcess:
    """Listens on a free port of this machine and keeps it through restarts."""

    module: ClassVar[str] = "boomtable.server"  # or another one that takes its flags

    def __init__(
        self,
        data: Path,
        *,
        store: str | None = None,
        speed: float = 1.0,
        core: int | None = None,
        log: Path | None = None,
        flags: tuple[str, ...] = (),
    ) -> None:
        self.data = data
        self._store = store  # the address of a database, instead of one in that folder
        self._flags = flags  # more of them
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = log or data / "server.log"
        self.speed = speed
        self.started_ms = 0.0  # how long the last start took
        self._core = core
        self._process: subprocess.Popen[bytes] | None = None
        self._left = False  # it is no longer wanted; a start in another thread gives up

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:  # Ctrl-C, too, must leave no server behind
            self.kill()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._left = True
        self.kill()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> float:
        """Start the server and wait until it is ready; returns how many milliseconds that took."""
        began = time.monotonic()
        self._wait_until_ready(self.launch(), began + START_SECONDS)
        self.started_ms = (time.monotonic() - began) * 1000
        return self.started_ms

    def launch(self) -> subprocess.Popen[bytes]:
        """Start the server and wait for nothing."""
        self.data.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", self.module, "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--data", str(self.data), "--speed", str(self.speed)]
        command += [] if self._store is None else ["--store", self._store]
        command += self._flags
        with self.log.open("ab") as log, _on_core(self._core):
            self._process = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)
        return self._process

    def _wait_until_ready(self, process: subprocess.Popen[bytes], deadline: float) -> None:
        while not is_ready(self.url) or process.poll() is not None:  # what answers may be somebody else's, at the same port
            if self._left or process.poll() is not None or time.monotonic() > deadline:
                raise ClientError(f"the server does not start; its last words: {self.log.read_text(errors='replace')[-500:]}")
            time.sleep(LOOK_SECONDS)

    def kill(self) -> None:
        """Send SIGKILL to the server and its bot workers: nothing is said, flushed or closed."""
        if self._process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._process = None

    def stop(self) -> None:
        """Send SIGTERM, so that the server shuts down in order."""
        assert self._process is not None
        self._process.terminate()
        try:
            self._process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            raise ClientError(f"the server did not end within {STOP_SECONDS:.0f} seconds of SIGTERM") from None
        finally:
            self.kill()

    def freeze(self) -> None:
        """Send SIGSTOP to the server and its bot workers, as if their machine stood still."""
        os.killpg(self.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        os.killpg(self.pid, signal.SIGCONT)

    def is_frozen(self) -> bool:
        return Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()[0] == "T"

    def memory_kb(self) -> int:
        """How much memory the server process holds now."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
        raise ClientError("this system does not tell how much memory a process holds")

    def cpu_seconds(self) -> float:
        """Processor time that the server process has used so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def metric(self, name: str) -> float:
        with urllib.request.urlopen(f"{self.url}/metrics", timeout=10) as answer:
            for line in answer.read().decode().splitlines():
                if line.startswith(f"{name} "):
                    return float(line.split()[1])
        return 0.0


class _on_core:  # noqa: N801 (reads as a phrase)
    """While a child is started, run on the core it is to have: it inherits the affinity."""

    def __init__(self, core: int | None) -> None:
        self._core = core
        self._before = os.sched_getaffinity(0)

    def __enter__(self) -> None:
        if self._core is not None:
            os.sched_setaffinity(0, {self._core})

    def __exit__(self, *_: object) -> None:
        os.sched_setaffinity(0, self._before)


def end_servers_on_sigterm() -> None:
    """Make SIGTERM end this program as Ctrl-C does, together with the servers it started."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)


def is_ready(url: str) -> bool:
    """Whether a server at this address takes players."""
    try:
        with urllib.request.urlopen(f"{url}/readyz", timeout=1):
            return True
    except (urllib.error.URLError, OSError):
        return False


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
