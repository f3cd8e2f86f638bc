"""The bots on docs/protocol.md play: the page is enough to write one."""

from __future__ import annotations

import asyncio
import json
import re
import runpy
import sys
from pathlib import Path
from typing import Any

import pytest
import websockets
from websockets.asyncio.server import ServerConnection

from boomtable.client import Guest, choices
from boomtable.client.server_process import ServerProcess
from tests.server.company import frames

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
BOTS = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
SECONDS = 60.0


@pytest.mark.parametrize("number", range(len(BOTS)))
async def test_a_bot_of_the_page_plays_to_the_end(server: ServerProcess, tmp_path: Path, number: int) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(BOTS[number].replace("http://localhost:8000", server.url))
    async with Guest(server.url, name="Host") as host:
        table, code = await host.create("snip", {"seats": 3})
        await host.add_bot(table, 2, "novice")
        process = await asyncio.create_subprocess_exec(
            sys.executable, str(bot), server.url, code, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        assert process.stdin is not None
        process.stdin.write(code.encode() + b"\n")
        async with asyncio.timeout(SECONDS), host.line(table, 0) as line, frames(server, table, host) as socket:
            await socket.hello(table, 0)
            while (await socket.next("Card"))["card"]["seats"][1]["kind"] == "open":
                pass
            await host.start(table)
            async for update in line:
                if update.over:
                    break
                if update.offers:
                    await line.act(choices(update)[0])
            said = await process.communicate()

    assert process.returncode == 0, said
    assert b"refused" not in said[0]


async def test_the_short_bot_plays_to_the_end_through_refusals(server: ServerProcess, tmp_path: Path) -> None:
    """Each of its actions is refused once, since it tries one of its own wires first; vouching comes before cutting, so the game lasts."""
    bot = tmp_path / "bot.py"
    stubborn = 'offered.sort(key=lambda action: action["type"] == "Cut"); offered[:0] = [{"type": "Cut", "wire": 2 * seat}] * bool(offered)'
    bot.write_text(BOTS[1].replace("http://localhost:8000", server.url).replace("random.shuffle(offered)", stubborn))
    done = 0
    async with Guest(server.url, name="Host") as host:
        table, code = await host.create("snip", {"seats": 3, "first": 1})
        await host.add_bot(table, 2, "novice")
        process = await asyncio.create_subprocess_exec(
            sys.executable, str(bot), server.url, code, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        assert process.stdin is not None
        process.stdin.write(code.encode() + b"\n")
        async with asyncio.timeout(SECONDS), host.line(table, 0) as line, frames(server, table, host) as socket:
            await socket.hello(table, 0)
            while (await socket.next("Card"))["card"]["seats"][1]["kind"] == "open":
                pass
            await host.start(table)
            async for update in line:
                done += sum(event.get("by") == 1 for event in update.events)
                if update.over:
                    break
                if update.offers:
                    await line.act(choices(update)[0])
            said = await process.communicate()

    assert process.returncode == 0, said
    assert done >= 2
    assert said[0].decode() == "code: " + "refused: seat 1 cannot cut wire 2: it is its own [SN-003]\n" * done


async def test_the_whole_bot_sends_again_what_was_not_read_and_waits_when_it_is_too_soon(tmp_path: Path) -> None:
    """Played to it by a server that is written down here: an action that gets lost, a look that gets lost, an action too soon."""
    heard: list[dict[str, Any]] = []
    act = {"type": "Act", "table": "t", "seat": 1, "id": "name", "seen": 4, "action": {"type": "Cut", "wire": 3}}
    hello = {"type": "Hello", "table": "t", "seat": 1, "seen": 0}
    full = {"type": "Full", "n": 4, "view": {"outcome": None}, "offers": [{"type": "Cut", "choices": [{"type": "Cut", "wire": 3}]}]}
    too_many = {"type": "Notice", "code": "too_many", "text": "too many"}
    too_soon = {"type": "Refused", "rule": "TB-008", "facts": {"ms": 20}, "text": "too soon"}
    over = {"type": "Step", "n": 5, "view": {"outcome": {"reason": "done"}}, "offers": []}

    async def serve(socket: ServerConnection) -> None:
        answers: list[list[dict[str, Any]]] = [[full], [too_many], [], [too_soon], [too_many], [full], [over]]  # to each message of the bot
        for answer in answers:
            message = json.loads(await socket.recv())
            heard.append(message | ({"id": "name"} if "id" in message else {}))
            for each in answer:
                await socket.send(json.dumps(each))
        await socket.wait_closed()

    file = tmp_path / "bot.py"
    file.write_text(BOTS[0].rpartition("asyncio.run")[0].replace("asyncio.sleep(1)", "asyncio.sleep(0)"))
    bot = runpy.run_path(str(file))
    async with asyncio.timeout(SECONDS), websockets.serve(serve, "127.0.0.1", 0) as listening:
        port = listening.sockets[0].getsockname()[1]
        await bot["play"](f"http://127.0.0.1:{port}", "key", "t", 1)

    assert heard == [hello, act, hello, act, hello, hello, act]


def test_the_page_has_both_bots() -> None:
    assert len(BOTS) == 2


def test_the_page_names_every_message_and_field() -> None:
    from boomtable.server.protocol import messages

    text = PAGE.read_text()
    for kind in (*messages.FromClient.__args__, *messages.FromServer.__args__):
        row = next(line for line in text.splitlines() if line.startswith(f"| `{kind.__name__}` |"))
        assert [name for name in kind.__struct_fields__ if f"`{name}`" not in row] == []
