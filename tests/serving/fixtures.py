"""What tests with a server, or with guests of one, have around them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import pytest

from boomtable.client import entropy
from boomtable.client.server_process import ServerProcess
from tests.serving.passing_time import SLOWLY

SPEED = 100.0  # bots answer at once


@pytest.fixture(scope="session", autouse=True)
def fixed_deals() -> Iterator[None]:
    """No server that a test starts in a process of its own deals what nobody has seen, nor does a guest add chance to a deal."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ServerProcess, "module", "tests.serving")
        patch.setattr(entropy, "fresh", lambda: hashlib.blake2b(b"a guest of the tests", digest_size=entropy.BYTES).hexdigest())
        yield


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A real server process, real sockets, a real database. Tests share it, as people do, because a start costs two seconds of a core."""
    with ServerProcess(tmp_path_factory.mktemp("server") / "data", speed=SPEED) as process:
        yield process


@pytest.fixture(scope="session")
def calm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for games that have clocks: time passes when a test says so, and for all of its tables."""
    with ServerProcess(tmp_path_factory.mktemp("calm") / "data", speed=SLOWLY) as process:
        yield process
