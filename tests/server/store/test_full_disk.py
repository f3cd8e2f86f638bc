"""A store that has no room left: SQLite itself says so, through a real bound on its pages."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
import sqlalchemy as sa

from boomtable.cli.main import run
from boomtable.client import Guest
from boomtable.client.server_process import ServerProcess
from boomtable.server.process import Server
from boomtable.server.store.facts import EntryFacts
from boomtable.server.store.hold import Hold
from boomtable.server.store.writer import Writer
from tests.server.company import frames
from tests.server.in_process import in_process

PLENTY = 1 << 30  # pages


def writer_of(server: Server) -> Writer:
    return cast(Writer, server.app.state.lobby.tables._services.writer)


async def bound(writer: Writer, pages: int) -> None:
    def set_bound(connection: sa.Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

    await writer.submit(set_bound)


async def fill(writer: Writer, table: str) -> None:
    """Let no page take a line of a log any more."""
    await bound(writer, 1)  # SQLite takes the pages there are
    number = 1000
    for size in (2000, 500, 100, 20, 0):
        full = False
        while not full:
            number += 1
            line = EntryFacts(table, number, 0, 0, "{}", "[]", "x" * size, None, 0)
            errors: list[Exception | None] = []
            writer.append(line, Hold(table, writer.run, 1), errors.append)
            try:
                await writer.submit(lambda _: None)
            finally:
                full = errors != [None]


async def test_a_full_disk_refuses_moves_and_turns_monitoring_red_until_there_is_room(tmp_path: Path) -> None:
    async with in_process(tmp_path) as (server, port), Guest(f"http://127.0.0.1:{port}") as ada, Guest(f"http://127.0.0.1:{port}") as ben:
        writer, here = writer_of(server), cast(ServerProcess, SimpleNamespace(port=port))
        table, code = await ada.create("snip", {"seats": 2})
        await ben.sit(table, code, 1)
        await ada.start(table)
        other, _ = await ada.create("snip", {"seats": 2})
        async with (
            frames(here, table, ada) as one,
            frames(here, table, ben) as two,
            httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=60) as http,
        ):

            async def seen() -> list[Any]:
                figure = next(
                    line for line in (await http.get("/metrics")).text.splitlines() if line.startswith("boomtable_store_writable")
                )
                return [figure.split()[1], *[(await http.get(path)).status_code for path in ("/watchz", "/readyz", "/healthz")]]

            fulls = []
            for socket, seat in ((one, 0), (two, 1)):
                await socket.hello(table, seat)
                fulls.append(await socket.next("Full"))
            acting = next(seat for seat in (0, 1) if fulls[seat]["offers"])
            socket, full = (one, two)[acting], fulls[acting]
            assert await seen() == ["1.0", 200, 200, 200]

            await fill(writer, other)
            act = {"type": "Act", "table": table, "seat": acting, "id": "a", "seen": 1, "action": full["offers"][0]["choices"][0]}
            await socket.send(act)
            refused = await socket.next("Refused", "Ack")
            assert (refused["type"], refused.get("rule")) == ("Refused", "not_kept")
            assert "nothing was changed" in refused["text"]
            assert await seen() == ["0.0", 503, 200, 200]

            await bound(writer, PLENTY)
            await socket.send(act)
            assert (await socket.next("Refused", "Ack"))["type"] == "Ack"
            assert (await two.next("Step") if acting == 0 else await one.next("Step"))["n"] == 2
            assert await seen() == ["1.0", 200, 200, 200]


async def test_a_writer_that_is_dead_is_noticed_by_the_proxy(tmp_path: Path) -> None:
    async with (
        in_process(tmp_path) as (server, port),
        httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=60) as http,
    ):
        writer = writer_of(server)
        writer._queue.put(None)
        writer._thread.join()
        answers = [(await http.get(path)).status_code for path in ("/readyz", "/watchz", "/healthz")]
        writer._thread = threading.Thread(target=writer._run, daemon=True)  # or nobody could close the server
        writer._thread.start()

        assert answers == [503, 503, 200]


async def test_a_writer_that_is_stuck_counts_as_dead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with (
        in_process(tmp_path) as (server, port),
        httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=60) as http,
    ):
        writer, go_on = writer_of(server), threading.Event()
        monkeypatch.setattr("boomtable.server.store.writer.STUCK_SECONDS", 0.0)
        held = writer.submit(lambda _: go_on.wait())
        await http.get("/healthz")  # by now it has been handed over
        stuck = (await http.get("/readyz")).status_code
        go_on.set()
        await held

        assert (stuck, (await http.get("/readyz")).status_code) == (503, 200)


def damage(folder: Path, table: str) -> None:
    """Overwrite the pages that a table and its indexes begin with, as a broken disk might."""
    for journal in folder.glob("boomtable.db-*"):
        journal.unlink()
    database = folder / "boomtable.db"
    with contextlib.closing(sqlite3.connect(database)) as connection:
        roots = [root for (root,) in connection.execute("SELECT rootpage FROM sqlite_master WHERE tbl_name = ?", (table,))]
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    content = bytearray(database.read_bytes())
    for root in roots:
        content[(root - 1) * size : root * size] = b"\xff" * size
    database.write_bytes(content)


@pytest.mark.parametrize("table", ["people", "entries", "tables"])
async def test_a_damaged_database_is_said_so_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str], table: str) -> None:
    async with in_process(tmp_path):
        pass
    damage(tmp_path, table)

    assert run(["serve", "--data", str(tmp_path), "--host", "127.0.0.1"]) == 2
    told = capsys.readouterr().err
    assert "is damaged" in told
    assert told.count("\n") == 1


async def test_what_lies_on_damaged_pages_is_refused_and_the_rest_goes_on(tmp_path: Path) -> None:
    async with in_process(tmp_path) as (_, port), Guest(f"http://127.0.0.1:{port}") as ada:
        await ada.me()
    damage(tmp_path, "people")
    async with (
        in_process(tmp_path) as (_, port),
        httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=60) as http,
    ):
        away = await http.get("/api/me", headers={"cookie": f"guest={ada.key}"})
        here = await http.get("/api/tables")

    assert (away.status_code, away.json()["code"], here.status_code) == (503, "not_kept", 200)
