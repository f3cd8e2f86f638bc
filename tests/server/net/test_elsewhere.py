"""Servers with addresses of their own: whoever comes to the wrong one is told the right one, and clients go there by themselves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import httpx

from boomtable.client import Guest
from boomtable.client.server_process import ServerProcess, free_port
from boomtable.server.process import Server
from tests.server.company import PATIENCE, frames
from tests.server.in_process import in_process


@asynccontextmanager
async def with_address(folder: Path, store: str, name: str) -> AsyncIterator[tuple[Server, str]]:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    async with in_process(folder / name, port=port, store=store, name=name, address=url) as (server, _):
        yield server, url


async def test_a_request_at_the_wrong_server_is_answered_with_the_address_of_the_right_one(tmp_path: Path, postgres: str) -> None:
    async with (
        with_address(tmp_path, postgres, "one") as (_, here),
        with_address(tmp_path, postgres, "two") as (_, there),
        Guest(here) as ada,
        httpx.AsyncClient(base_url=there, trust_env=False, timeout=PATIENCE) as stranger,
    ):
        table, _ = await ada.create("snip", {"seats": 2})
        answer = await stranger.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"], answer.json()["address"]) == (421, "elsewhere", here)


async def test_a_socket_at_the_wrong_server_is_told_the_right_one_and_closed(tmp_path: Path, postgres: str) -> None:
    async with with_address(tmp_path, postgres, "one") as (_, here), with_address(tmp_path, postgres, "two") as (other, there):
        async with Guest(here) as ada:
            table, _ = await ada.create("snip", {"seats": 2})
            port = int(there.rpartition(":")[2])
            async with frames(cast(ServerProcess, SimpleNamespace(port=port)), table, ada) as socket:
                await socket.hello(table, 0)
                notice = await socket.next()
                await socket.socket.wait_closed()
            assert (notice["type"], notice["code"], notice["address"]) == ("Notice", "elsewhere", here)
            assert socket.socket.close_code == 1012
        assert other.app.state.lobby.tables.in_memory() == 0


async def test_a_guest_of_one_server_plays_at_a_table_of_another(tmp_path: Path, postgres: str) -> None:
    async with (
        with_address(tmp_path, postgres, "one") as (_, here),
        with_address(tmp_path, postgres, "two") as (_, there),
        Guest(here, name="Ada") as ada,
        Guest(there, name="Ben") as ben,
    ):
        table, code = await ada.create("snip", {"seats": 2})
        await ben.me()
        assert await ben.sit(table, code, 1) == 1
        await ada.start(table)
        async with ben.line(table, 1) as line, asyncio.timeout(PATIENCE):
            update = await line.next()
        assert (update.seat, [notice["code"] for notice in line.notices]) == (1, ["elsewhere"])
