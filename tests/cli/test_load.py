"""`boomtable drill` and `boomtable load`: their figures as JSON, and nothing left behind when they are ended."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from boomtable.cli.main import run

PROGRAM = """
import sys
from boomtable.cli.main import run
from boomtable.client.server_process import ServerProcess
start = ServerProcess.start
def announced(server):
    took = start(server)
    print("started", flush=True)
    return took
ServerProcess.module, ServerProcess.start = "tests.serving", announced
sys.exit(run())
"""


def test_the_figures_of_a_load_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["load", "--tables", "2", "--seats", "2", "--rate", "5", "--seconds", "1", "--games", "1", "--json"]) == 0

    figures = json.loads(capsys.readouterr().out)
    wanted = {"moves", "moves_per_second", "latency_ms", "fsync_ms", "commits_per_second", "memory_per_table_kb"}
    assert wanted <= set(figures)
    assert figures["sockets"] == 2 * 2  # one for each seat of each game
    assert set(figures["latency_ms"]) == {"p50", "p99", "max"}
    assert set(figures["fsync_ms"]) == {"p50", "p99"}


def test_the_figures_of_a_drill(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["drill", "--kills", "1", "--tables", "2", "--json"]) == 0

    figures = json.loads(capsys.readouterr().out)
    assert {"kills", "acknowledged", "lost", "doubled", "games_finished", "restart_ms"} <= set(figures)
    assert (figures["kills"], figures["lost"], figures["doubled"]) == (1, 0, 0)


def test_they_want_a_database_to_themselves(postgres: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["load", "--tables", "2", "--seats", "2", "--rate", "5", "--seconds", "1", "--json", "--store", postgres]) == 0
    assert json.loads(capsys.readouterr().out)["moves"] > 0

    for command in ("load", "drill"):
        assert run([command, "--store", postgres]) == 2
        assert "is in use already" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["load", "drill"])
def test_whoever_ends_the_command_ends_its_server(tmp_path: Path, command: str) -> None:
    words = [sys.executable, "-c", PROGRAM, command, "--tables", "2", "--quiet"]
    with subprocess.Popen(words, env={**os.environ, "TMPDIR": str(tmp_path)}, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "started\n"
        process.send_signal(signal.SIGTERM)

    assert process.returncode == 130
    assert list(tmp_path.iterdir()) == []
    assert [line for line in commands_that_run() if str(tmp_path) in line] == []


def commands_that_run() -> list[str]:
    found = []
    for file in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):
            found.append(file.read_bytes().replace(b"\0", b" ").decode(errors="replace"))
    return found
