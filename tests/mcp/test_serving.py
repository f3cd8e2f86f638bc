"""How models reach the tools: over streams, and over HTTP with a token."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from mcp import Client, StdioServerParameters
from mcp.client.streamable_http import streamable_http_client
from mcp.shared._httpx_utils import create_mcp_http_client

from boomtable.cli.main import run
from boomtable.client.server_process import ServerProcess
from tests.mcp.player import Player, told

COMMAND = [sys.executable, "-c", "import sys; from boomtable.cli.main import run; sys.exit(run())", "mcp"]
TOKEN = "open-sesame-open-sesame"
SECONDS = 120.0


async def plays_snip(client: Client) -> str:
    player = Player(client, await told(client, "make_table", game="snip", name="Ada", bots="novice"), 0)
    await told(client, "start", place=player.place)
    return await player.play()


@asynccontextmanager
async def listening(server: ServerProcess, *flags: str) -> AsyncIterator[tuple[str, str]]:
    """`boomtable mcp --http` as a process of its own: its address, and what it said."""
    command = [*COMMAND, "--server", server.url, "--http", "--port", "0", *flags]
    process = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE)
    try:
        assert process.stderr is not None
        async with asyncio.timeout(SECONDS):
            said = (await process.stderr.readline()).decode()
        found = re.search(r"http://127\.0\.0\.1:\d+/mcp", said)
        assert found is not None, said
        yield found[0], said
    finally:
        process.kill()
        await process.communicate()


@pytest.mark.parametrize("mode", ["auto", "legacy"])
async def test_a_game_over_streams(server: ServerProcess, mode: str) -> None:
    streams = StdioServerParameters(command=COMMAND[0], args=[*COMMAND[1:], "--server", server.url])
    async with asyncio.timeout(SECONDS), Client(streams, mode=mode) as client:
        assert "It is over." in await plays_snip(client)


async def test_a_game_over_http_with_the_token_that_was_printed(server: ServerProcess) -> None:
    async with listening(server) as (url, said), asyncio.timeout(SECONDS):
        token = said.split("Bearer ")[1].strip()
        async with create_mcp_http_client(headers={"Authorization": f"Bearer {token}"}) as http:
            for mode in ("auto", "legacy"):
                async with Client(streamable_http_client(url, http_client=http), mode=mode) as client:
                    assert "It is over." in await plays_snip(client)

    assert "it lets in whoever sends Authorization: Bearer" in said


async def test_nobody_comes_in_without_the_token(server: ServerProcess, tmp_path: Path) -> None:
    (tmp_path / "token").write_text(f"{TOKEN}\n")
    hello = {"jsonrpc": "2.0", "id": 1, "method": "ping"}
    async with listening(server, "--token-file", str(tmp_path / "token")) as (url, said), httpx.AsyncClient(trust_env=False) as http:
        answers = [
            await http.post(url, json=hello, headers=headers)
            for headers in ({}, {"Authorization": "Bearer wrong"}, {"Authorization": TOKEN}, {"Authorization": f"Bearer {TOKEN}"})
        ]
        elsewhere = await http.post(url, json=hello, headers={"Authorization": f"Bearer {TOKEN}", "Host": "evil.example"})

    assert [answer.status_code == 401 for answer in answers] == [True, True, True, False]
    assert "nobody comes in without the token" in answers[0].text
    assert answers[0].headers["www-authenticate"] == "Bearer"
    assert elsewhere.status_code == 421
    assert TOKEN not in said


@pytest.mark.parametrize(
    ("text", "why"), [("short", "holds no token"), ("two words that are long", "holds no token"), (None, "the token cannot be read")]
)
def test_a_token_that_is_none_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str | None, why: str) -> None:
    if text is not None:
        (tmp_path / "token").write_text(text)

    assert run(["mcp", "--http", "--token-file", str(tmp_path / "token")]) == 2
    assert why in capsys.readouterr().err


def test_a_server_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["mcp", "--server", "http://127.0.0.1:1"]) == 2
    assert "boomtable: http://127.0.0.1:1 cannot be reached" in capsys.readouterr().err


def test_without_the_sdk_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "mcp", None)

    assert run(["mcp"]) == 2
    assert "the package mcp is not installed (pip install 'boomtable[mcp]')" in capsys.readouterr().err
