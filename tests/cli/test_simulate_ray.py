"""`boomtable simulate --ray`: a real Ray on loopback, which loses a worker in the middle of its games."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import IPv6Address, ip_address
from pathlib import Path
from typing import Any

import pytest

from boomtable.core.errors import BoomtableError
from boomtable.games import GAMES
from boomtable.research.cluster import _start_here, play_chunk
from boomtable.research.seating import Seating
from boomtable.research.selfplay import Match
from tests.cli.conftest import Boomtable

PATIENCE = 300.0  # seconds until the test gives up: Ray takes its time to start where others work, too
LOOK_EVERY = 0.02  # seconds, much less than a worker plays at once
GAME = ["simulate", "snip", "--games", "24", "--seats", "4", "--bots", "search:60", "--seed", "3", "--json"]
PROGRAM = "import sys; from boomtable.cli.main import run; sys.exit(run())"
LISTENS = "0A"  # a socket's state in /proc/net
SPENT = ("seconds", "actions_per_second", "thinking_ms")  # by which two runs differ


def test_a_worker_that_is_killed_changes_nothing_and_nobody_outside_is_listened_to(boomtable: Boomtable, tmp_path: Path) -> None:
    ours = boomtable(*GAME, "--record", tmp_path / "ours")
    theirs, lost, doors = on_ray([*GAME, "--record", str(tmp_path / "theirs")], tmp_path)

    assert lost == 1
    assert doors == {"127.0.0.1"}
    assert without_times(theirs) == without_times(ours.out)
    assert files_in(tmp_path / "theirs") == files_in(tmp_path / "ours")
    assert len(files_in(tmp_path / "ours")) == 24


def on_ray(words: list[str], folder: Path) -> tuple[str, int, set[str]]:
    """What the command prints, played by two workers one of which is killed at work; how many were killed; where Ray listened then."""
    home = folder / "home"
    home.mkdir()
    command = [sys.executable, "-c", PROGRAM, *words, "--ray", "--jobs", "2"]
    lost, doors, began = 0, set[str](), time.monotonic()
    with subprocess.Popen(
        command, env={**os.environ, "HOME": str(home)}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as driver:
        while not lost and driver.poll() is None and time.monotonic() - began < PATIENCE:
            with suppress(subprocess.TimeoutExpired):
                driver.wait(LOOK_EVERY)
            lost = kill_one_at_work(driver.pid)
        doors = listens_on({driver.pid, *descendants(driver.pid)})
        out, err = driver.communicate(timeout=PATIENCE)
    assert driver.returncode == 0, err
    return out, lost, doors


def kill_one_at_work(driver: int) -> int:
    """Kill a worker that has begun games and cannot have given them back; how many were killed."""
    for process in descendants(driver):
        if plays(process):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGSTOP)
                still = plays(process)
                os.kill(process, signal.SIGKILL if still else signal.SIGCONT)
                if still:
                    return 1
    return 0


def plays(process: int) -> bool:
    with suppress(OSError):
        return Path(f"/proc/{process}/cmdline").read_bytes().startswith(b"ray::play_chunk")
    return False


def descendants(process: int) -> set[int]:
    found: set[int] = set()
    with suppress(OSError):
        for thread in Path(f"/proc/{process}/task").iterdir():
            for child in map(int, (thread / "children").read_text().split()):
                found |= {child, *descendants(child)}
    return found


def listens_on(processes: set[int]) -> set[str]:
    """The addresses where these processes wait for connections, on IPv4 and IPv6."""
    own = {inode for process in processes for inode in sockets_of(process)}
    rows = [line.split() for table in ("tcp", "tcp6") for line in Path("/proc/net", table).read_text().splitlines()[1:]]
    return {address(row[1].partition(":")[0]) for row in rows if row[3] == LISTENS and row[9] in own}


def sockets_of(process: int) -> Iterator[str]:
    with suppress(OSError):
        for file in Path(f"/proc/{process}/fd").iterdir():
            with suppress(OSError):  # closed since
                if (at := os.readlink(file)).startswith("socket:["):
                    yield at.removeprefix("socket:[").removesuffix("]")


def address(words: str) -> str:
    """From 32-bit words in the order of this machine, as the kernel prints them."""
    found = ip_address(b"".join(int(words[at : at + 8], 16).to_bytes(4, sys.byteorder) for at in range(0, len(words), 8)))
    return str(found.ipv4_mapped or found) if isinstance(found, IPv6Address) else str(found)


def without_times(out: str) -> dict[str, Any]:
    return {name: value for name, value in json.loads(out).items() if name not in SPENT}


def files_in(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


class SlowRay:
    """Gives up some starts, as on a machine that is busy with other things."""

    def __init__(self, fails: int) -> None:
        self.fails = fails
        self.folders: list[str] = []

    def init(self, *, _temp_dir: str, **_: object) -> None:
        self.folders.append(_temp_dir)
        if len(self.folders) <= self.fails:
            raise Exception("The current node timed out during startup.\nSee the logs.")  # as Ray does

    def shutdown(self) -> None:
        self.folders[-1] += " (ended)"


def test_a_ray_that_does_not_come_up_in_time_is_started_again() -> None:
    ray = SlowRay(fails=1)
    _start_here(ray, "/here", 2)

    assert ray.folders == ["/here/1 (ended)", "/here/2"]


def test_and_not_for_ever() -> None:
    ray = SlowRay(fails=99)
    with pytest.raises(BoomtableError, match=r"^no Ray can be started here: The current node timed out during startup\.$"):
        _start_here(ray, "/here", 2)

    assert ray.folders == [f"/here/{start} (ended)" for start in (1, 2, 3)]


def test_without_the_extra_it_says_what_is_missing(boomtable: Boomtable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = boomtable("simulate", "snip", "--ray")

    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "boomtable: games cannot be played on Ray: the package ray is not installed (pip install 'boomtable[ray]')\n"


def test_a_cluster_knows_how_many_play(boomtable: Boomtable) -> None:
    ran = boomtable("simulate", "snip", "--ray", "10.0.0.1:6379", "--jobs", "4")

    assert (ran.code, ran.out) == (2, "")
    assert "on a cluster, Ray knows how many it has" in ran.err


def test_an_address_that_is_none_is_said_so_in_one_sentence(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PROGRAM, "simulate", "snip", "--ray", "nonsense"]
    ran = subprocess.run(command, env={**os.environ, "HOME": str(tmp_path)}, capture_output=True, text=True, check=False)

    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("boomtable: no games can be played on nonsense: ")
    assert ran.stderr.count("\n") == 1


def test_a_worker_with_other_rules_plays_nothing() -> None:
    snip = GAMES["snip"]
    match = Match(snip, snip.options_type(3), Seating(("random",)))

    assert [result.number for result in play_chunk(match, snip.info.rules_version, range(2, 4))] == [2, 3]
    with pytest.raises(BoomtableError, match="install the same Boomtable everywhere"):
        play_chunk(match, snip.info.rules_version + 1, range(2))
