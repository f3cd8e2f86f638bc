"""Limits that a game sets to how often a seat does something, kept by the server."""

import secrets
from pathlib import Path
from typing import Any

import msgspec
import pytest

from boomtable.client.server_process import ServerProcess
from boomtable.server.bots.bot_seat import BotSeat
from boomtable.server.bots.levels import LEVELS
from boomtable.server.bots.worker_messages import Answer, Ask
from boomtable.server.people.people import Person
from boomtable.server.protocol.messages import Ack
from boomtable.server.protocol.requests import NewTable
from boomtable.server.tables.live_table import LiveTable
from tests.server.company import company, frames
from tests.server.parlour import HandClock, guests, parlour, started

rule = pytest.mark.rule

ONLINE = {"mode": "online"}
ROCKET_MS = LEVELS["standard"].delay_ms
SPEECH: dict[str, Any] = {"type": "ClaimRole", "role": "president"}


@rule("TR-320", "TB-008")
async def test_the_second_word_in_two_seconds_is_refused_and_not_logged(calm: ServerProcess) -> None:
    async with (
        company(calm, 6, game="two_rooms", options=ONLINE) as here,
        frames(calm, here.table, here.host) as one,
        frames(calm, here.table, here.guests[1]) as other,
    ):
        await one.hello(here.table, 0)
        await other.hello(here.table, 1)
        first, theirs = await one.next("Full"), await other.next("Full")

        answers = [await one.act(here.table, 0, first, SPEECH) for _ in range(2)]
        heard = await other.act(here.table, 1, theirs, SPEECH)
        said = [event for frame in one.all for event in msgspec.json.decode(frame).get("events", []) if event["type"] == "Said"]

        assert [answer["type"] for answer in answers] == ["Ack", "Refused"]
        assert (answers[1]["rule"], 0 < answers[1]["facts"]["ms"] <= 2000) == ("TB-008", True)
        assert heard["type"] == "Ack"
        assert [event["by"] for event in said].count(0) == 1


async def act(table: LiveTable, people: list[Person], seat: int, action: dict[str, Any]) -> str:
    """Act for a seat: Ack, or the rule that forbids it."""
    assert table.match.running is not None
    name, seen = secrets.token_hex(8), table.match.running.table.seen(seat)
    answer = await table.moves.act(people[seat].id, seat, name, seen, msgspec.json.encode(action))
    return "Ack" if isinstance(answer, Ack) else answer.rule


@rule("TR-320", "TR-373")
async def test_the_pace_of_each_kind_is_its_own(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        people = await guests(tables, 6)
        table = await started(tables, people, game="two_rooms", options=ONLINE)
        await table.phases.go(people[0], "deal")
        assert table.match.running is not None
        room = [seat for seat in range(6) if table.match.running.table.state.place[seat] == table.match.running.table.state.place[0]]
        assert await act(table, people, room[1], {"type": "Appoint", "target": room[2]}) == "Ack"
        point, lower = {"type": "Point", "target": 0}, {"type": "Unpoint"}

        assert await act(table, people, 0, point) == "Ack"
        assert await act(table, people, 0, SPEECH) == "Ack"
        await clock.advance(999)
        assert [await act(table, people, 0, lower), await act(table, people, 0, SPEECH)] == ["TB-008", "TB-008"]
        await clock.advance(1)
        assert [await act(table, people, 0, lower), await act(table, people, 0, SPEECH)] == ["Ack", "TB-008"]
        await clock.advance(999)
        await table.phases.pause(people[0])
        assert await act(table, people, 0, SPEECH) == "TB-002"
        await clock.advance(60_000)
        await table.phases.resume(people[0])
        assert await act(table, people, 0, SPEECH) == "TB-008"
        await clock.advance(1)
        assert await act(table, people, 0, SPEECH) == "Ack"


@rule("TR-320", "TR-373")
async def test_a_hand_after_the_round_is_late_rather_than_hasty(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        people = await guests(tables, 6)
        table = await started(tables, people, game="two_rooms", options={**ONLINE, "moderator": True})
        await table.phases.go(people[0], "deal")
        assert table.match.running is not None
        state = table.match.running.table.state
        room = [seat for seat in range(6) if state.place[seat] == state.place[0]]
        await act(table, people, room[1], {"type": "Appoint", "target": room[2]})
        assert await act(table, people, 0, {"type": "Point", "target": 0}) == "Ack"
        await table.phases.go(people[0], "round")

        assert await act(table, people, 0, {"type": "Point", "target": room[1]}) == "TR-060"


@rule("TR-320", "TB-008")
async def test_a_bot_that_comes_too_soon_waits_and_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        asked: list[Ask] = []
        seated: dict[str, BotSeat] = {}
        pool = tables._services.pool
        monkeypatch.setattr(pool, "sit", lambda table, sit, seat: seated.update({sit.bot: seat}))
        monkeypatch.setattr(pool, "send", lambda table, message: asked.append(message) if isinstance(message, Ask) else None)
        [ann] = await guests(tables, 1)
        options = msgspec.Raw(msgspec.json.encode({"seats": 6, **ONLINE}))
        table = await tables.create(ann, NewTable("two_rooms", options, "Ann", 1, fill="standard", start=True))
        await table.phases.go(ann, "deal")
        assert table.match.running is not None
        bot, says = next(iter(seated)), msgspec.json.encode(SPEECH).decode()

        def questions() -> list[Ask]:
            return [ask for ask in asked if ask.bot == bot]

        logged = []
        for _ in range(3):  # the first answer is stale: it was asked in the deal
            seated[bot].answered(Answer(bot, questions()[-1].number, says))
            await clock.advance(ROCKET_MS)
            logged.append(len(table.match.running.table.entries))
        assert logged == [logged[0], logged[0] + 1, logged[0] + 1]
        asked_so_far = len(questions())
        await clock.advance(2000 - ROCKET_MS - 1)
        assert len(questions()) == asked_so_far
        await clock.advance(1)

        assert [ask.plain for ask in questions()[asked_so_far:]] == [False]
