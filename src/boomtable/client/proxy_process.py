"""An HAProxy in front of servers, for drills: started, reloaded, killed."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import time
from pathlib import Path
from types import TracebackType
from typing import Self

from boomtable.client.errors import ClientError
from boomtable.client.proxy_settings import proxy_settings
from boomtable.client.server_process import free_port, is_ready

WHERE = "/usr/sbin:/usr/local/sbin"  # which is off the PATH of most people
START_SECONDS = 60.0
LOOK_SECONDS = 0.02
MISSING = "there is no HAProxy on this machine: install it (Debian's package is called haproxy)"


def program() -> str | None:
    return shutil.which("haproxy") or shutil.which("haproxy", path=WHERE)


def demand_program() -> str:
    found = program()
    if found is None:
        raise ClientError(MISSING)
    return found


class ProxyProcess:
    def __init__(self, folder: Path, servers: dict[str, str]) -> None:
        self._program = demand_program()
        self._folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._settings = folder / "haproxy.cfg"
        self._settings.write_text(proxy_settings(f"127.0.0.1:{self.port}", servers, str(folder / "admin.sock")))
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.kill()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.kill()

    def start(self) -> None:
        """Start the proxy; return when it leads to a server."""
        with (self._folder / "haproxy.log").open("ab") as log:
            command = [self._program, "-W", "-f", str(self._settings)]
            self._process = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)
        deadline = time.monotonic() + START_SECONDS
        while not is_ready(self.url):
            if self._process.poll() is not None or time.monotonic() > deadline:
                said = (self._folder / "haproxy.log").read_text(errors="replace")
                raise ClientError(f"HAProxy does not start; its last words: {said[-500:]}")
            time.sleep(LOOK_SECONDS)

    def reload(self) -> None:
        """Let a new process take new connections; the old one keeps those it has."""
        assert self._process is not None
        self._process.send_signal(signal.SIGUSR2)

    def kill(self) -> None:
        """Send SIGKILL to all processes of the proxy."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None
