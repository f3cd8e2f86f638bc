"""A server that is not sure to have its tables any more says nothing of them: neither to sockets nor to requests."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import httpx

from boomtable.client import Guest
from boomtable.client.server_process import ServerProcess
from boomtable.server.lease import boottime
from boomtable.server.process import Server
from tests.server.company import PATIENCE, frames
from tests.server.in_process import in_process
from tests.server.store.test_owning import declare_dead
from tests.serving.frail_line import FrailLine


def run_out(server: Server) -> None:
    """As if nothing had been written for a while."""
    server.app.state.lobby.tables.lease._since = boottime() - 60


async def test_what_is_said_of_a_table_waits_until_it_is_sure_that_the_table_is_here(tmp_path: Path, postgres: str) -> None:
    with FrailLine(postgres) as way:
        async with in_process(tmp_path, store=way.address) as (server, port), Guest(f"http://127.0.0.1:{port}") as ada:
            table, _ = await ada.create("snip", {"seats": 2}, fill="novice", start=True)
            async with frames(cast(ServerProcess, SimpleNamespace(port=port)), table, ada) as socket:
                await socket.hello(table, 0)
                shown = await socket.next("Full")
                way.take_down()
                run_out(server)

                await socket.send(
                    {"type": "Act", "table": table, "seat": 0, "id": "late", "seen": shown["n"] + 9, "action": {"type": "No"}}
                )
                asked = asyncio.create_task(ada.card(table))
                assert await socket.settled() == []  # a ping is answered, and no refusal comes before

                way.put_up()
                assert (await socket.next("Refused"))["id"] == "late"
                assert (await asked)["table"] == table


async def test_a_server_that_was_given_up_closes_its_sockets_and_says_nothing_else(tmp_path: Path, postgres: str) -> None:
    with FrailLine(postgres) as way:
        async with in_process(tmp_path, store=way.address) as (server, port), Guest(f"http://127.0.0.1:{port}") as ada:
            table, _ = await ada.create("snip", {"seats": 2})
            async with frames(cast(ServerProcess, SimpleNamespace(port=port)), table, ada) as socket:
                await socket.hello(table, 0)
                await socket.next("Card")
                tables = server.app.state.lobby.tables
                before = tables.run
                way.take_down()
                run_out(server)
                await socket.send({"type": "Hello", "table": table, "seat": 0, "seen": 0})
                assert await socket.settled() == []
                declare_dead(postgres, before)
                way.put_up()
                told = await socket.next()
                await socket.socket.wait_closed()

            assert (told["type"], told["code"], socket.socket.close_code) == ("Notice", "moved", 1012)
            assert tables.run > before
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=PATIENCE) as operator:
                figures = (await operator.get("/metrics")).text.splitlines()
            assert {"boomtable_given_up_total 1.0", "boomtable_lost_tables_total 0.0", "boomtable_servers 1.0"} <= set(figures)
            assert (await ada.card(table))["seats"][0]["you"] is True
