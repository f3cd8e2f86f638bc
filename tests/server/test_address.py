"""Where others reach the server: told to pages that were opened on its own machine."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from boomtable.server import address
from boomtable.server.app import make_app
from boomtable.server.settings import Settings
from boomtable.server.surroundings import Surroundings
from tests.serving.fixed_seeds import FixedSeeds


async def told(data: Path, client: str, **settings: str) -> object:
    app, inner = make_app(Settings(data=data, host=settings.pop("host", "0.0.0.0"), **settings), Surroundings(seeds=FixedSeeds()))  # type: ignore[arg-type]
    transport = httpx.ASGITransport(app, client=(client, 123))
    async with inner.router.lifespan_context(inner), httpx.AsyncClient(transport=transport, base_url="http://localhost:8000") as browser:
        return (await browser.get("/api/address")).json()


@pytest.fixture(autouse=True)
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "own_address", lambda: "192.168.1.7")


async def test_the_own_machine_is_told_the_address_in_the_network(tmp_path: Path) -> None:
    assert await told(tmp_path, "127.0.0.1") == {"url": "http://192.168.1.7:8000/"}


async def test_nobody_else_is_told_anything(tmp_path: Path) -> None:
    assert await told(tmp_path, "203.0.113.9") == {"url": None}


async def test_a_server_that_listens_only_here_has_no_other_address(tmp_path: Path) -> None:
    assert await told(tmp_path, "127.0.0.1", host="127.0.0.1") == {"url": None}


async def test_without_a_network_there_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "own_address", lambda: None)
    assert await told(tmp_path, "127.0.0.1") == {"url": None}


async def test_behind_a_proxy_it_is_the_address_that_the_outside_uses(tmp_path: Path) -> None:
    assert await told(tmp_path, "127.0.0.1", base_url="https://boom.example/") == {"url": "https://boom.example/"}
