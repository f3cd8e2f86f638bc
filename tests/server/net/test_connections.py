"""One connection: messages one by one, and clients that do not read or say nothing, whom the server lets go unnoticed by others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from boomtable.server.http.lobby import Lobby
from boomtable.server.net import connection as connection_module
from boomtable.server.net import connections as connections_module
from boomtable.server.net.caller import Caller
from boomtable.server.net.connection import Connection
from boomtable.server.net.connections import Connections
from boomtable.server.net.line import Line
from boomtable.server.net.outbox import OUTBOX_BYTES, OUTBOX_FRAMES
from boomtable.server.settings import Settings
from boomtable.server.surroundings import Surroundings
from tests.server.company import NOWHERE
from tests.serving.fixed_seeds import FixedSeeds

SECONDS = 60.0  # until a test gives up waiting
LONG = 3600.0  # seconds of silence that no busy machine causes


@pytest.fixture
async def lobby(tmp_path: Path) -> AsyncIterator[Lobby]:
    lobby = await Lobby.open(Settings(data=tmp_path, bot_workers=1), around=Surroundings(seeds=FixedSeeds()))
    yield lobby
    await lobby.close()


class Browser(Line):
    """The other end of a line; `takes_more` is cleared to stop taking what is sent."""

    def __init__(self, lobby: Lobby) -> None:
        self.got: list[bytes] = []
        self.closed: tuple[int, str] | None = None
        self.aborted = False
        self.listened_to = True
        self.gone = asyncio.Event()
        self.connection = Connection(lobby.tables, lobby.connections, NOWHERE, Caller(None, None), self)

    def write(self, message: bytes) -> None:
        assert self.closed is None
        self.got.append(message)

    def listen(self, on: bool) -> None:
        self.listened_to = on

    def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)

    def abort(self) -> None:
        self.aborted = True
        self.leave()

    def leave(self) -> None:
        self.connection.lost()
        self.gone.set()

    def read_on(self) -> None:
        self.takes_more = True
        self.connection.drained()

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(frame) for frame in self.got]

    @property
    def words(self) -> list[str]:
        return [message["code"] for message in self.messages]


@pytest.mark.parametrize(("frames", "size"), [(OUTBOX_FRAMES + 2, 10), (4, OUTBOX_BYTES // 2)])
async def test_who_does_not_read_is_dropped_when_the_outbox_is_full(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch, frames: int, size: int
) -> None:
    monkeypatch.setattr(connection_module, "CLOSE_SECONDS", 0.05)
    browser = Browser(lobby)
    browser.takes_more = False
    for _ in range(frames):
        browser.connection.send(b"x" * size)
    assert len(lobby.connections) == 1
    await asyncio.wait_for(browser.gone.wait(), SECONDS)

    assert (browser.got, browser.closed, browser.aborted) == ([], None, True)
    assert len(lobby.connections) == 0
    assert b"boomtable_dropped_sockets_total 1.0" in lobby.metrics.text()


async def test_who_reads_again_in_time_hears_why(lobby: Lobby) -> None:
    browser = Browser(lobby)
    browser.connection.send(b'{"code":"before"}')
    browser.takes_more = False
    for _ in range(OUTBOX_FRAMES + 1):
        browser.connection.send(b'{"code":"full"}')
    browser.read_on()

    assert browser.words == ["before", "too_slow"]
    assert browser.closed == (1013, "too_slow")
    assert len(lobby.connections) == 0


async def test_nothing_overtakes_what_waits(lobby: Lobby) -> None:
    browser = Browser(lobby)
    browser.connection.send(b"1")
    browser.takes_more = False
    browser.connection.send(b"2")
    browser.connection.send(b"3")
    assert browser.got == [b"1"]
    browser.read_on()
    browser.connection.send(b"4")

    assert browser.got == [b"1", b"2", b"3", b"4"]
    browser.leave()


async def test_what_waits_for_a_table_is_answered_before_what_came_later(lobby: Lobby) -> None:
    browser = Browser(lobby)
    browser.connection.hear('{"type":"Hello","table":"aaaaaaaaaa","seat":0,"seen":0}')
    assert browser.listened_to
    browser.connection.hear('{"type":"Ping","t":1}')
    assert (browser.got, browser.listened_to) == ([], False)
    while len(browser.got) < 2:
        await asyncio.sleep(0)

    assert [message.get("code", message["type"]) for message in browser.messages] == ["no_such_table", "Pong"]
    assert browser.listened_to
    browser.leave()


async def test_what_was_sent_before_leaving_is_still_done(lobby: Lobby) -> None:
    browser = Browser(lobby)
    browser.connection.hear('{"type":"Hello","table":"aaaaaaaaaa","seat":0,"seen":0}')
    browser.connection.hear("nonsense")
    browser.leave()
    assert len(lobby.connections) == 1
    while len(lobby.connections):
        await asyncio.sleep(0)

    assert browser.got == []
    assert b"boomtable_malformed_messages_total 1.0" in lobby.metrics.text()


async def test_the_silent_are_swept_and_the_others_stay(lobby: Lobby) -> None:
    await lobby.connections.close_all()
    lobby.connections = Connections(lobby.metrics, lobby.quotas["codes"], silent_seconds=LONG, sweep_every=0.02)
    silent, talking = Browser(lobby), Browser(lobby)
    silent.connection.heard_at = talking.connection.heard_at = time.monotonic() - 2 * LONG
    talking.connection.hear('{"type":"Ping","t":1}')
    lobby.connections.start_sweeping()
    async with asyncio.timeout(SECONDS):
        while silent.closed is None:
            await asyncio.sleep(0.01)

    assert silent.words == ["silent"]
    assert silent.closed == (1001, "silent")
    assert (talking.closed, len(lobby.connections)) == (None, 1)
    talking.leave()
    assert len(lobby.connections) == 0


async def test_nothing_is_sent_after_the_end(lobby: Lobby) -> None:
    browser = Browser(lobby)
    browser.connection.end(1008, "flood", "too much")
    browser.connection.send(b'{"code":"late"}')
    browser.connection.end(1001, "silent", "again")
    browser.connection.hear('{"type":"Ping","t":1}')

    assert browser.words == ["flood"]
    assert browser.closed == (1008, "flood")


async def test_who_does_not_take_the_good_bye_is_cut_off(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections_module, "GOODBYE_SECONDS", 0.05)
    browser = Browser(lobby)
    browser.takes_more = False
    await lobby.connections.close_all()

    assert (browser.got, browser.aborted, len(lobby.connections)) == ([], True, 0)
