"""What tests with a server, or with guests of one, have around them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import pytest

from boomtable.client import entropy
from boomtable.client.server_process import ServerProcess


@pytest.fixture(scope="session", autouse=True)
def fixed_deals() -> Iterator[None]:
    """No server that a test starts in a process of its own deals what nobody has seen, nor does a guest add chance to a deal."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ServerProcess, "module", "tests.serving")
        patch.setattr(entropy, "fresh", lambda: hashlib.blake2b(b"a guest of the tests", digest_size=entropy.BYTES).hexdigest())
        yield
