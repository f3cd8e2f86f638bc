"""Logs tell what happened and give nothing away."""

from __future__ import annotations

import asyncio
import logging

import msgspec
import pytest

from boomtable.client.server_process import ServerProcess
from boomtable.server.logs import JsonLines, trouble
from tests.server.company import company, frames, play_seat
from tests.server.tables.test_playing import first


def test_a_line_is_one_json_object_with_its_facts() -> None:
    record = logging.LogRecord("boomtable", logging.INFO, "here.py", 1, "table made", (), None)
    record.facts = {"game": "snip", "seats": 3}
    line = msgspec.json.decode(JsonLines().format(record))

    assert (line["level"], line["what"], line["game"], line["seats"]) == ("info", "table made", "snip", 3)


def test_an_error_tells_its_place_and_not_its_words(caplog: pytest.LogCaptureFixture) -> None:
    try:
        raise ValueError("the red wire is number 3")
    except ValueError:
        trouble("a rule broke", table="abc")
    line = JsonLines().format(caplog.records[0])

    assert "red wire" not in line
    assert msgspec.json.decode(line)["error"] == "ValueError"
    assert "test_logs.py" in msgspec.json.decode(line)["where"]


async def test_a_whole_game_leaves_no_key_code_name_or_move_in_the_log(tmp_path_factory: pytest.TempPathFactory) -> None:
    with ServerProcess(tmp_path_factory.mktemp("quiet") / "data", speed=100) as process:
        async with company(process, 2) as here, frames(process, here.table, here.host) as socket:
            await socket.socket.send("not a message")
            async with here.guests[0].line(here.table, 0) as one, here.guests[1].line(here.table, 1) as two:
                await two.say("a secret between us")
                await asyncio.gather(play_seat(one, first), play_seat(two, first))
            secrets = [here.code, "secret between", "Guest 1", "colour", "WireCut", "Dealt", *(guest.key or "" for guest in here.guests)]
            code = (await here.host.ask("POST", f"/api/tables/{here.table}/seats/0/device"))["code"]
            secrets.append(code)
        await asyncio.to_thread(process.stop)
        log = process.log.read_text()

    assert [secret for secret in secrets if secret in log] == []
    assert "Traceback" not in log
