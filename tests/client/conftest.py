"""A real server process for the tests of a file: real sockets, a real database."""

from collections.abc import Iterator

import pytest

from boomtable.client.server_process import ServerProcess
from tests.serving.fixtures import fixed_deals  # noqa: F401

SPEED = 100.0  # bots answer at once


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server") / "data", speed=SPEED) as process:
        yield process
