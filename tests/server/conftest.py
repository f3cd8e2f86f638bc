"""A real server process for the tests of a file: real sockets, a real database."""

from collections.abc import Iterator

import pytest

from boomtable.client.server_process import ServerProcess
from tests.serving.fixtures import fixed_deals  # noqa: F401
from tests.serving.passing_time import SLOWLY

SPEED = 100.0  # bots answer at once


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server") / "data", speed=SPEED) as process:
        yield process


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """For games that have clocks: time passes when a test says so."""
    with ServerProcess(tmp_path_factory.mktemp("calm") / "data", speed=SLOWLY) as process:
        yield process
