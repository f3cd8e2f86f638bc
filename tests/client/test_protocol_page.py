"""The bots on docs/protocol.md play: the page is enough to write one."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

import pytest

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


async def test_the_short_bot_goes_on_after_a_refusal(server: ServerProcess, tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    far_apart = 'offered.sort(key=lambda action: action["wires"][0] - action["wires"][-1] if "wires" in action else 0)'
    stubborn = f"{far_apart}; offered[1:] = offered[:0:-1]"  # first one of two stands, which is refused
    bot.write_text(BOTS[1].replace("http://localhost:8000", server.url).replace("random.shuffle(offered)", stubborn))
    async with Guest(server.url, name="Host") as host:
        table, code = await host.create("bomb_busters", {"seats": 3, "mission": 4})
        await host.add_bot(table, 2, "novice")
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-u", str(bot), server.url, code, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        assert process.stdin is not None
        process.stdin.write(code.encode() + b"\n")
        async with asyncio.timeout(SECONDS), frames(server, table, host) as socket:
            await socket.hello(table, 0)
            while (await socket.next("Card"))["card"]["seats"][1]["kind"] == "open":
                pass
            await host.start(table)
            await host.add_bot(table, 0, "novice")
            assert process.stdout is not None
            refused = await process.stdout.readuntil(b"refused: seat 1 cannot")
            await socket.settled()
            while not any(event.get("by") == 1 for event in (await socket.next("Step"))["events"]):
                pass
            assert process.returncode is None
            process.terminate()
            await process.communicate()

    assert refused.count(b"refused") == 1


def test_the_page_has_both_bots() -> None:
    assert len(BOTS) == 2


def test_the_page_names_every_message_and_field() -> None:
    from boomtable.server.protocol import messages

    text = PAGE.read_text()
    for kind in (*messages.FromClient.__args__, *messages.FromServer.__args__):
        row = next(line for line in text.splitlines() if line.startswith(f"| `{kind.__name__}` |"))
        assert [name for name in kind.__struct_fields__ if f"`{name}`" not in row] == []
