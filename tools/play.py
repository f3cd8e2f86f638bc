"""Starts the server for `make play` at once: on the compiled engine where it is there, otherwise with its build beside it."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from boomtable.cli.serve import HOST, PORT, usable_port
from boomtable.client.server_process import LOOK_SECONDS, is_ready
from boomtable.research.forms import COMPILED, INTERPRETED, stale
from boomtable.server.bots.engine_stage import newest
from tools.compile import BESIDE, HOUSE, what_is_missing

NICENESS = "10"  # people come first, then bots


def compiled(usual: Path = HOUSE / "build" / "compiled", beside: Path = BESIDE, sources: Path = HOUSE / "src") -> Path | None:
    """The folder of an engine that is wholly compiled from these very sources; what `make compiled` builds is faster."""
    if (usual / ".stamp").is_file() and not stale({INTERPRETED: sources, COMPILED: usual}):
        return usual
    stage = newest(beside, sources)
    return beside / stage.folder if stage is not None and stage.whole else None


def server(port: int, engine: Path | None) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "boomtable.server", "--port", str(port)]
    if engine is None:
        return subprocess.Popen([*command, "--engine", str(BESIDE)])
    return subprocess.Popen(command, env={**os.environ, "PYTHONPATH": str(engine)})


def compiler() -> subprocess.Popen[bytes] | None:
    """The build beside the server, in a session of its own, so that all its processes can be ended together."""
    missing = what_is_missing()
    if missing:
        print(f"Engine: bots think longer, because it cannot be compiled: {missing}", flush=True)
        return None
    plain = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")}
    return subprocess.Popen(["nice", "-n", NICENESS, "make", "-s", "beside"], cwd=HOUSE, env=plain, start_new_session=True)


def tell_when_open(process: subprocess.Popen[bytes], port: int, began: float, since: float) -> None:
    while process.poll() is None:
        if is_ready(f"http://127.0.0.1:{port}"):
            print(f"start         {time.time() - began:5.1f} s\nready         {time.time() - since:5.1f} s after make play", flush=True)
            return
        time.sleep(LOOK_SECONDS)


def run(since: float) -> int:
    began, port, engine = time.time(), usable_port(HOST, PORT), compiled()
    process = server(port, engine)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the server as well, and ends it
    signal.signal(signal.SIGTERM, lambda *_: process.terminate())
    tell_when_open(process, port, began, since)
    build = compiler() if engine is None and process.poll() is None else None
    try:
        return process.wait()
    finally:
        if build is not None and build.poll() is None:
            os.killpg(build.pid, signal.SIGKILL)  # what it has not named is thrown away by the next one


if __name__ == "__main__":
    sys.exit(run(float(sys.argv[1])))
