"""Frames that are no messages: an error comes back and nothing changes."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from boomtable.client import ActionRefused, ClientError, Guest, choices
from boomtable.client.server_process import ServerProcess
from tests.server.company import NOWHERE, Frames, company, frames, until

TABLE = "aaaaaaaaaa"

NO_MESSAGES = [
    "",
    " ",
    "nonsense",
    "{",
    "[]",
    "null",
    "7",
    '"Hello"',
    "{}",
    '{"type":"Hello"}',
    '{"type":"Nothing","table":"aaaaaaaaaa","seat":0}',
    '{"type":7}',
    '{"table":"aaaaaaaaaa","seat":0,"seen":0}',
    '{"type":"Hello","table":"aaaaaaaaaa","seat":0,"seen":0,"more":1}',
    '{"type":"Hello","table":"aaaaaaaaaa","seat":0,"seen":-1}',
    '{"type":"Hello","table":"aaaaaaaaaa","seat":0,"seen":1e999}',
    '{"type":"Hello","table":"aaaaaaaaaa","seat":0,"seen":99999999999999999999}',
    '{"type":"Hello","table":"aaaaaaaaaa","seat":30,"seen":0}',
    '{"type":"Hello","table":"aaaaaaaaaa","seat":-65,"seen":0}',
    '{"type":"Hello","table":"aaaaaaaaaa","seat":"0","seen":0}',
    '{"type":"Hello","table":"aaaaaaaaaa","seat":0.5,"seen":0}',
    '{"type":"Hello","table":"../etc/pas","seat":0,"seen":0}',
    '{"type":"Hello","table":"AAAAAAAAAA","seat":0,"seen":0}',
    '{"type":"Hello","table":null,"seat":0,"seen":0}',
    '{"type":"Act","table":"aaaaaaaaaa","seat":0,"id":"","seen":1,"action":{}}',
    '{"type":"Act","table":"aaaaaaaaaa","seat":0,"id":"' + "x" * 41 + '","seen":1,"action":{}}',
    '{"type":"Act","table":"aaaaaaaaaa","seat":0,"id":"x","seen":1}',
    '{"type":"Say","table":"aaaaaaaaaa","seat":0,"channel":"table","text":""}',
    '{"type":"Say","table":"aaaaaaaaaa","seat":0,"channel":"table","text":"' + "x" * 301 + '"}',
    '{"type":"Mark","table":"aaaaaaaaaa","seat":0,"marks":"' + "x" * 4097 + '"}',
    '{"type":"Ping","t":"now"}',
    '{"type":"Ping","t":NaN}',
    "[" * 5000,
    '{"type":' * 2000,
    '{"type":"Full","table":"aaaaaaaaaa"}',
    "\u0000",
    '{"type":"Ping","t":1}{"type":"Ping","t":1}',
]

NO_ACTIONS = [
    "null",
    "7",
    "[]",
    "{}",
    '"Cut"',
    '{"type":"Cut"}',
    '{"type":"Cut","wire":-1}',
    '{"type":"Cut","wire":10}',
    '{"type":"Cut","wire":"3"}',
    '{"type":"Cut","wire":3,"colour":0}',
    '{"type":"Shred","wire":3}',
    '{"wire":3}',
    '{"type":"TimeUp","name":"x","key":1}',
    '{"type":"Pause"}',
    '{"type":"Go"}',
]


async def test_what_is_no_message_gets_a_notice_and_the_socket_stays(server: ServerProcess) -> None:
    for batch in (NO_MESSAGES[:20], NO_MESSAGES[20:]):
        async with frames(server, NOWHERE) as socket:
            for text in batch:
                await socket.socket.send(text)
                notice = await socket.next()
                assert (notice["type"], notice["code"]) == ("Notice", "malformed"), text
            assert await socket.settled() == []


async def test_bytes_that_are_no_text_get_a_notice(server: ServerProcess) -> None:
    async with frames(server, NOWHERE) as socket:
        for data in (b"\xff\xfe\x00", b"\x80", b"{\xc3}", bytes(range(256))):
            await socket.socket.send(data)
            notice = await socket.next()
            assert (notice["type"], notice["code"]) == ("Notice", "malformed"), data


async def test_a_binary_frame_with_a_message_is_a_message(server: ServerProcess) -> None:
    async with frames(server, NOWHERE) as socket:
        await socket.socket.send(b'{"type":"Ping","t":4}')
        assert (await socket.next())["type"] == "Pong"


async def test_a_frame_that_is_too_large_closes_the_socket(server: ServerProcess) -> None:
    async with frames(server, NOWHERE) as socket:
        await socket.socket.send("x" * 70_000)
        with pytest.raises(ConnectionClosed):
            await socket.next()
        assert socket.socket.close_code == 1009


@pytest.mark.parametrize("action", NO_ACTIONS)
async def test_what_is_no_action_is_refused_and_the_socket_stays(server: ServerProcess, action: str) -> None:
    async with company(server, 2) as here, frames(server, here.table, here.host) as socket:
        await socket.hello(here.table, 0)
        before = await socket.next("Full")
        act = {"type": "Act", "table": here.table, "seat": 0, "id": "x", "seen": 1, "action": msgspec.Raw(action.encode())}
        await socket.send(act)
        answer = await socket.next("Notice", "Ack", "Refused")
        await socket.hello(here.table, 0)
        after = await socket.next("Full", "Step")
        sound = await socket.act(here.table, 0, after, after["offers"][0]["choices"][0])

    assert (answer["type"], answer["id"], answer["rule"]) == ("Refused", "x", "no_such_action")
    assert answer["text"].startswith("this is no action of Snip: ")
    assert after == before
    assert sound["type"] == "Ack"


async def test_an_action_that_is_no_text_closes_the_socket_politely(server: ServerProcess) -> None:
    async with company(server, 2) as here, frames(server, here.table, here.host) as socket:
        await socket.hello(here.table, 0)
        await socket.next("Full")
        act = {"type": "Act", "table": here.table, "seat": 0, "id": "x", "seen": 1, "action": msgspec.Raw(b'{"type":"\xff"}')}
        await socket.socket.send(msgspec.json.encode(act))
        with pytest.raises(ConnectionClosed):
            await socket.next("Step")

    assert (socket.socket.close_code, socket.socket.close_reason) == (1008, "malformed")


async def test_what_is_no_action_does_not_end_the_line_of_a_seat(server: ServerProcess) -> None:
    async with company(server, 2) as here, here.host.line(here.table, 0) as line:
        update = await until(line, lambda update: bool(update.offers))
        with pytest.raises(ActionRefused, match="this is no action of Snip: ") as refused:
            await line.act({"type": "Cut", "wire": "the blue one"})
        await line.act(choices(update)[0])
        after = await until(line, lambda update: bool(update.events))

    assert refused.value.rule == "no_such_action"
    assert (after.n, line.connections) == (2, 1)


async def test_an_action_that_is_no_text_is_malformed(server: ServerProcess) -> None:
    async with company(server, 2) as here, frames(server, here.table, here.host) as socket:
        await socket.hello(here.table, 0)
        await socket.next("Full")
        act = {"type": "Act", "table": here.table, "seat": 0, "id": "x", "seen": 1, "action": msgspec.Raw(b'{"type":"\xff"}')}
        await socket.socket.send(msgspec.json.encode(act))
        assert (await socket.next("Notice", "Ack", "Refused"))["code"] == "malformed"


async def test_what_cannot_be_read_does_not_end_the_line_of_a_seat(server: ServerProcess) -> None:
    deep: list[Any] = []
    for _ in range(500):
        deep = [deep]
    async with company(server, 2) as here, here.host.line(here.table, 0) as line:
        update = await until(line, lambda update: bool(update.offers))
        with pytest.raises(ClientError, match="this is no message of the protocol: "):
            await line.act({"type": "Cut", "wire": 3}, id="x" * 41)
        with pytest.raises(ClientError, match="cannot have seen update 7"):
            await line.act(choices(update)[0], seen=7)
        with pytest.raises(ClientError, match="no "):
            await line.act({"type": "Cut", "wire": deep})
        await line.act(choices(update)[0])


@pytest.mark.parametrize("seen", [0, 2, 1_000_000_000])
async def test_nobody_has_seen_what_was_never_sent(server: ServerProcess, seen: int) -> None:
    async with company(server, 2) as here, frames(server, here.table, here.host) as socket:
        await socket.hello(here.table, 0)
        full = await socket.next("Full")
        choice = full["offers"][0]["choices"][0]
        await socket.send({"type": "Act", "table": here.table, "seat": 0, "id": "x", "seen": seen, "action": choice})
        answer = await socket.next("Notice", "Ack", "Refused")

    assert (answer["type"], answer["code"]) == ("Notice", "malformed")


async def test_a_table_that_does_not_exist_is_said_so(server: ServerProcess) -> None:
    async with Guest(server.url) as guest, frames(server, TABLE, guest) as socket:
        for message in (
            {"type": "Hello", "table": TABLE, "seat": 0, "seen": 0},
            {"type": "Say", "table": TABLE, "seat": 0, "channel": "table", "text": "hello?"},
            {"type": "Mark", "table": TABLE, "seat": 0, "marks": ""},
        ):
            await socket.send(message)
            notice = await socket.next()
            assert (notice["code"], notice["table"], notice["seat"]) == ("no_such_table", TABLE, 0)
        await socket.send({"type": "Act", "table": TABLE, "seat": 0, "id": "x", "seen": 1, "action": {"type": "Cut", "wire": 3}})
        assert (await socket.next())["rule"] == "no_such_table"
        await good_bye_to_nobody(socket)


async def good_bye_to_nobody(socket: Frames) -> None:
    await socket.send({"type": "Goodbye", "table": TABLE, "seat": 0})
    assert await socket.settled() == []


async def test_a_message_for_another_table_is_refused(server: ServerProcess) -> None:
    async with company(server, 2) as here, company(server, 2) as elsewhere, frames(server, here.table, here.host) as socket:
        await socket.hello(elsewhere.table, 0)
        notice = await socket.next()
        assert (notice["code"], notice["table"], notice["seat"]) == ("bad_request", elsewhere.table, 0)
        act = {"type": "Act", "table": elsewhere.table, "seat": 0, "id": "a", "seen": 1, "action": {"type": "Cut", "wire": 0}}
        await socket.send(act)
        refused = await socket.next("Refused")
        assert (refused["rule"], refused["table"]) == ("bad_request", elsewhere.table)


@pytest.mark.parametrize("path", ["", "/", "/aaaaaaaaa", "/AAAAAAAAAA", "/aaaaaaaaaa/0", "/aaaaaaaaaa%20"])
async def test_a_socket_needs_a_table_in_its_path(server: ServerProcess, path: str) -> None:
    with pytest.raises(InvalidStatus):
        await connect(f"ws://127.0.0.1:{server.port}/ws{path}", proxy=None)
