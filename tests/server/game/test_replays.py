"""Finished games again: downloaded, replayed as anybody saw them, uploaded."""

from __future__ import annotations

import asyncio

import httpx
import msgspec
import pytest

from boomtable.client import Guest, RequestRefused
from boomtable.client.server_process import ServerProcess
from boomtable.core.seats import FULL, PUBLIC
from boomtable.server.http.quotas import RECORDING_BYTES
from boomtable.server.protocol.requests import Replay
from tests.server.company import company, frames, play_seat
from tests.server.tables.test_playing import first


async def finished(server: ServerProcess) -> tuple[str, bytes]:
    async with company(server, 2, spectators="after") as here:
        async with here.guests[0].line(here.table, 0) as one, here.guests[1].line(here.table, 1) as two:
            await asyncio.gather(play_seat(one, first), play_seat(two, first))
        return here.table, await here.host.recording(here.table)


async def test_a_replay_shows_what_the_viewer_saw_then(server: ServerProcess) -> None:
    async with company(server, 2, spectators="after") as here:
        async with frames(server, here.table, here.guests[1]) as socket:
            await socket.hello(here.table, 1)
            seen = [await socket.next("Full")]
            async with here.guests[0].line(here.table, 0) as one, here.guests[1].line(here.table, 1) as two:
                await asyncio.gather(play_seat(one, first), play_seat(two, first))
            while seen[-1]["view"]["outcome"] is None:
                seen.append(await socket.next("Step"))
        replay = await here.host.ask("GET", f"/api/tables/{here.table}/replay", seat=1)

    assert [step["view"] for step in replay["steps"]] == [update["view"] for update in seen]
    assert [step["at"] for step in replay["steps"]] == [update["at"] for update in seen]
    assert [step["events"] for step in replay["steps"]] == [seen[0]["log"], *(update["events"] for update in seen[1:])]


@pytest.mark.parametrize("viewer", [0, 1, PUBLIC, FULL])
async def test_an_uploaded_recording_gives_the_same_replay(server: ServerProcess, viewer: int) -> None:
    table, recording = await finished(server)
    async with Guest(server.url) as guest:
        here = await guest.raw("GET", f"/api/tables/{table}/replay", seat=viewer)
        uploaded = await guest.raw("POST", "/api/replay", recording, seat=viewer)

    assert uploaded == here
    assert msgspec.json.decode(here, type=Replay).viewer == viewer


async def test_what_is_no_recording_is_said_so(server: ServerProcess) -> None:
    _, recording = await finished(server)
    lines = recording.splitlines(keepends=True)
    broken = {
        b"": "line 1 is no line of a recording",
        b"hello": "line 1 is no line of a recording",
        recording.replace(b'"game":"snip"', b'"game":"chess"'): "a game that is not here",
        lines[0] + lines[1] + lines[1]: "line 3",
        lines[0] + lines[-1].replace(b'"rolls":[]', b'"rolls":[1]'): "line 2",
    }
    async with Guest(server.url) as guest:
        for body, words in broken.items():
            with pytest.raises(RequestRefused, match=words) as refused:
                await guest.raw("POST", "/api/replay", body)
            assert refused.value.status == 400


async def test_what_no_worker_can_read_is_said_so_and_leaves_nothing_in_the_log(server: ServerProcess) -> None:
    deep = b'{"game":"snip","rules_version":1,"rolls":[],"options":' + b"[" * 100_000 + b"}"
    async with Guest(server.url) as guest:
        with pytest.raises(RequestRefused, match="line 1 is no line of a recording: it is nested too deeply") as refused:
            await guest.raw("POST", "/api/replay", deep)

    assert refused.value.status == 400
    assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize("seat", ["7", "-5", "99", "x", ""])
async def test_a_viewer_that_the_game_does_not_have_is_refused(server: ServerProcess, seat: str) -> None:
    table, recording = await finished(server)
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
        answers = [
            await http.get(f"/api/tables/{table}/replay?seat={seat}"),
            await http.post(f"/api/replay?seat={seat}", content=recording),
        ]

    assert [answer.status_code for answer in answers] == [400, 400]


async def test_a_recording_that_is_too_large_is_refused(server: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
        answer = await http.post("/api/replay", content=b"x" * (RECORDING_BYTES + 1))

    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


async def test_a_running_game_gives_no_recording(server: ServerProcess) -> None:
    async with company(server, 2) as here:
        with pytest.raises(RequestRefused) as refused:
            await here.host.recording(here.table)

    assert refused.value.status == 409
