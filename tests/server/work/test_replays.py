"""Replays are made in a process of their own, once, and not without end."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import httpx
import msgspec
import pytest

from boomtable.client.server_process import ServerProcess
from boomtable.core.seats import FULL, PUBLIC
from boomtable.games import GAMES
from boomtable.server.errors import BadRequest, TooMany
from boomtable.server.http.quotas import REPLAYS_A_MINUTE
from boomtable.server.protocol.requests import RollOdds
from boomtable.server.work import replays as replays_module
from boomtable.server.work import uploads as uploads_module
from boomtable.server.work.replays import Replays
from boomtable.server.work.subprocess import working
from boomtable.server.work.upload_worker import MEMORY, NICENESS, SECONDS
from boomtable.server.work.uploads import MOST_WAITING, ODDS, Uploads
from boomtable.table.odds import odds_of
from boomtable.table.recording import read
from tests.server.company import company
from tests.server.in_process import in_process


@pytest.fixture
def recording() -> bytes:
    return min((Path(__file__).parents[2] / "recordings" / "snip").glob("*.jsonl")).read_bytes()


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was really made: for which viewer, or the odds."""
    made: list[str] = []
    work = Uploads._work

    async def note_and_work(uploads: Uploads, recording: bytes, wanted: str) -> bytes:
        made.append(wanted)
        return await work(uploads, recording, wanted)

    monkeypatch.setattr(Uploads, "_work", note_and_work)
    return made


async def test_a_replay_is_made_once_for_all_who_ask(recording: bytes, made: list[str]) -> None:
    replays = Replays()
    one, other = await asyncio.gather(*(replays.of("a", FULL, recording) for _ in range(2)))
    again = await replays.of("a", FULL, recording)
    public = await replays.of("a", PUBLIC, recording)

    assert one == other == again != public
    assert made == [str(FULL), str(PUBLIC)]


async def test_odds_are_made_once_and_beside_the_replays(recording: bytes, made: list[str]) -> None:
    replays = Replays()
    one, other = await asyncio.gather(*(replays.odds("a", recording) for _ in range(2)))
    again = await replays.odds("a", recording)
    await replays.of("a", FULL, recording)

    assert one == other == again == msgspec.json.encode(RollOdds(odds_of(read(recording, GAMES.get))))
    assert made == [ODDS, str(FULL)]


async def test_replays_that_nobody_asks_for_go_first(recording: bytes, made: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    replays = Replays()
    size = len(await replays.of("a", FULL, recording))
    monkeypatch.setattr(replays_module, "KEPT_BYTES", 2 * size)
    for table in ("b", "a", "c", "a", "b"):
        await replays.of(table, FULL, recording)

    assert len(made) == 4  # a, b, c, and b again


async def test_a_replay_that_failed_is_tried_again(made: list[str]) -> None:
    replays = Replays()
    for _ in range(2):
        with pytest.raises(BadRequest):
            await replays.of("a", FULL, b"no recording")

    assert made == [str(FULL), str(FULL)]


async def test_not_more_than_some_wait(recording: bytes) -> None:
    uploads = Uploads()
    answers = await asyncio.gather(*(uploads.replay(recording, FULL) for _ in range(MOST_WAITING + 2)), return_exceptions=True)

    assert [type(answer) for answer in answers] == [bytes] * MOST_WAITING + [TooMany] * 2
    assert await uploads.replay(recording, FULL) == answers[0]


async def test_a_recording_is_replayed_after_everything_else_and_within_bounds(recording: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    def looked_at(module: str, *arguments: str) -> object:
        assert module == "boomtable.server.work.upload_worker"
        return working("tests.server.work.nice_worker", *arguments)

    monkeypatch.setattr(uploads_module, "working", looked_at)

    assert await Uploads().replay(recording, FULL) == b"%d %d %d" % (min(19, os.nice(0) + NICENESS), MEMORY, SECONDS)


@pytest.mark.parametrize(("what", "wanted"), [("replay?seat=-3", str(PUBLIC)), ("odds", ODDS)])
async def test_what_a_finished_game_is_asked_for_comes_from_there_and_is_limited(
    tmp_path: Path, made: list[str], what: str, wanted: str
) -> None:
    somebody = {"x-forwarded-for": "8.8.5.5"}
    async with in_process(tmp_path) as (server, port):
        here = cast(ServerProcess, SimpleNamespace(url=f"http://127.0.0.1:{port}", port=port))
        async with company(here, 2, spectators="after") as table, httpx.AsyncClient(base_url=here.url, trust_env=False, timeout=60) as http:
            live = await server.app.state.lobby.tables.find(table.table)
            while live.facts.phase == "playing":
                seat = live.game.waiting_on(live.match.running.table.state)[0]
                update = live.match.running.table.update(seat)
                action = msgspec.json.encode(update.offers[0].choices[0])
                await live.moves.act(live.seats[seat].person, seat, f"{update.n}", update.n, action)
            statuses = [200]
            while statuses[-1] == 200 and len(statuses) < REPLAYS_A_MINUTE * 20:
                statuses.append((await http.get(f"/api/tables/{table.table}/{what}", headers=somebody)).status_code)

    assert len(statuses) > REPLAYS_A_MINUTE
    assert statuses[-1] == 429
    assert made == [wanted]
