"""Whole games over real sockets: playing, coming back, watching, talking."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from boomtable.client import ActionRefused, Guest, RequestRefused, SeatLine, TurnedAway, Update, choices
from boomtable.client.server_process import ServerProcess
from boomtable.core.seats import FULL, PUBLIC
from boomtable.games import GAMES
from boomtable.table.recording import read, replay, verify
from tests.server.company import PATIENCE, company, frames, play_seat, until


def first(update: Update) -> dict[str, Any]:
    return choices(update)[0]


async def test_two_people_and_a_bot_play_to_the_end(server: ServerProcess) -> None:
    async with company(server, 3, people=2, start=False) as here:
        await here.host.add_bot(here.table, 2, "novice")
        await here.host.start(here.table)
        async with here.guests[0].line(here.table, 0) as one, here.guests[1].line(here.table, 1) as two:
            last = await asyncio.gather(play_seat(one, first), play_seat(two, first))
        recording = read(await here.host.recording(here.table), GAMES.get)

    assert last[0].view["outcome"] == last[1].view["outcome"]
    outcome = GAMES["snip"].outcome(replay(recording).state)
    assert outcome is not None
    assert outcome.reason == last[0].view["outcome"]["reason"]
    assert verify(recording) == 6  # one roll per wire
    assert {entry.actor for entry in recording.entries} <= {0, 1, 2}


async def test_play_now_seats_bots_and_starts_at_once(server: ServerProcess) -> None:
    async with Guest(server.url, name="Alone") as guest:
        table, _ = await guest.create("snip", {"seats": 4}, fill="novice", start=True)
        async with guest.line(table, 0) as line:
            end = await play_seat(line, first)
        me = await guest.me()

    assert end.view["outcome"]["reason"] in ("red_wire_cut", "all_blue_cut")
    assert [mine["table"] for mine in me["finished"]] == [table]
    assert me["running"] == []


async def test_who_comes_back_gets_what_it_missed_and_nothing_twice(server: ServerProcess) -> None:
    async with company(server, 3) as here:
        async with here.guests[1].line(here.table, 1) as line:
            begin = await line.next()
        assert begin.whole
        assert begin.n == 1
        async with here.guests[0].line(here.table, 0) as host:
            await host.act(first(await host.next()))
        async with frames(server, here.table, here.guests[1]) as socket:
            await socket.hello(here.table, 1, seen=1)
            missed = await socket.next("Step", "Full")
            await socket.hello(here.table, 1, seen=missed["n"])
            again = await socket.settled()
            await socket.hello(here.table, 1, seen=0)
            whole = await socket.next("Step", "Full")
            await socket.hello(here.table, 1, seen=999)
            unheard_of = await socket.next("Step", "Full")

    assert (missed["type"], missed["n"], len(missed["events"])) == ("Step", 2, 1)
    assert [message["type"] for message in again if message["type"] in ("Step", "Full")] == []
    assert (whole["type"], whole["n"]) == ("Full", 2)
    assert whole["log"][-1] == missed["events"][-1]
    assert whole["view"] == missed["view"]
    assert (unheard_of["type"], unheard_of["n"]) == ("Full", 2)


async def test_the_same_action_sent_again_is_acknowledged_and_not_done_twice(server: ServerProcess) -> None:
    async with company(server, 3) as here, frames(server, here.table, here.host) as socket:
        await socket.hello(here.table, 0)
        full = await socket.next("Full")
        act = {"type": "Act", "table": here.table, "seat": 0, "id": "once", "seen": 1, "action": full["offers"][0]["choices"][0]}
        for _ in range(3):
            await socket.send(act)
        heard = await socket.settled()

    assert [message["type"] for message in heard if message["type"] != "Card"] == ["Step", "Ack", "Ack", "Ack"]
    assert [message["id"] for message in heard if message["type"] == "Ack"] == ["once"] * 3


async def test_an_action_for_an_older_question_is_stale(server: ServerProcess) -> None:
    async with company(server, 2) as here, here.guests[0].line(here.table, 0) as host, here.guests[1].line(here.table, 1) as other:
        await host.act(first(await host.next()))
        mine = await until(other, lambda update: update.n == 2)
        with pytest.raises(ActionRefused) as refused:
            await other.act(first(mine), seen=1)

    assert refused.value.stale


async def test_a_rule_refuses_with_its_id_and_facts(server: ServerProcess) -> None:
    async with company(server, 3) as here, here.guests[0].line(here.table, 0) as line:
        await line.next()
        with pytest.raises(ActionRefused) as refused:
            await line.act({"type": "Cut", "wire": 1})

    assert refused.value.rule == "SN-003"
    assert refused.value.facts == {"seat": 0, "wire": 1}
    assert str(refused.value) == "seat 0 cannot cut wire 1: it is its own [SN-003]"


async def test_nobody_acts_for_a_seat_that_is_not_theirs(server: ServerProcess) -> None:
    async with company(server, 2) as here, frames(server, here.table, here.guests[1]) as socket:
        await socket.send({"type": "Act", "table": here.table, "seat": 0, "id": "x", "seen": 1, "action": {"type": "Cut", "wire": 3}})
        refused = await socket.next("Refused")
        await socket.hello(here.table, 0)
        notice = await socket.next("Notice")

    assert (refused["id"], refused["rule"]) == ("x", "not_yours")
    assert (notice["code"], notice["table"], notice["seat"]) == ("not_yours", here.table, 0)


async def test_one_browser_may_hold_several_seats_over_one_socket(server: ServerProcess) -> None:
    async with Guest(server.url, name="Both") as guest:
        table, _ = await guest.create("snip", {"seats": 2})
        assert await guest.sit(table, seat=1) == 1
        await guest.start(table)
        async with frames(server, table, guest) as socket:
            await socket.hello(table, 0)
            await socket.hello(table, 1)
            mine = {message["seat"]: message for message in await socket.settled() if message["type"] == "Full"}

    assert sorted(mine) == [0, 1]
    assert mine[0]["view"]["colours"][2:] == [None, None]
    assert mine[1]["view"]["colours"][:2] == [None, None]


@pytest.mark.parametrize(
    ("spectators", "public_while_playing", "full_while_playing", "full_afterwards"),
    [
        ("none", "not_yours", "not_now", "not_yours"),
        ("public", "Full", "not_now", "not_yours"),
        ("after", "Full", "not_now", "Full"),
        ("delayed", None, "not_now", "Full"),
    ],
)
async def test_spectators_see_what_the_table_lets_them(
    server: ServerProcess, spectators: str, public_while_playing: str | None, full_while_playing: str, full_afterwards: str
) -> None:
    async def look(viewer: int) -> str | None:
        async with frames(server, here.table) as socket:
            await socket.hello(here.table, viewer)
            found = [message for message in await socket.settled() if message["type"] in ("Full", "Notice")]
            return None if not found else found[0].get("code", found[0]["type"])

    async with company(server, 2, spectators=spectators) as here:
        async with here.guests[0].line(here.table, 0) as one, here.guests[1].line(here.table, 1) as two:
            assert await look(PUBLIC) == public_while_playing
            assert await look(FULL) == full_while_playing
            await asyncio.gather(play_seat(one, first), play_seat(two, first))
        assert await look(FULL) == full_afterwards


async def test_the_server_is_killed_and_the_game_goes_on(tmp_path_factory: pytest.TempPathFactory, address: str | None) -> None:
    with ServerProcess(tmp_path_factory.mktemp("killed") / "data", store=address, speed=100) as process:
        async with company(process, 2) as here:
            async with here.guests[0].line(here.table, 0) as one, here.guests[1].line(here.table, 1) as two:
                await one.act(first(await one.next()))
                before = await until(two, lambda update: update.n == 2)
                await asyncio.to_thread(process.kill)
                acting = asyncio.create_task(two.act(first(before), id="over the gap"))
                await asyncio.to_thread(process.start)
                await asyncio.wait_for(acting, PATIENCE)
                ends = await asyncio.gather(play_seat(one, first), play_seat(two, first))
                entries = read(await here.host.recording(here.table), GAMES.get).entries
            assert (one.connections, two.connections) == (2, 2)

    assert ends[0].view["outcome"] == ends[1].view["outcome"]
    assert [entry.actor for entry in entries[:2]] == [0, 1]


async def test_the_server_says_good_bye_and_comes_back(tmp_path_factory: pytest.TempPathFactory) -> None:
    with ServerProcess(tmp_path_factory.mktemp("stopped") / "data", speed=100) as process:
        async with company(process, 2) as here, frames(process, here.table, here.host) as socket:
            await socket.hello(here.table, 0)
            await socket.next("Full")
            stopping = asyncio.create_task(asyncio.to_thread(process.stop))
            notice = await socket.next("Notice")
            await socket.socket.wait_closed()
            await stopping
            assert notice["code"] == "going_down"
            assert socket.socket.close_code == 1012
            await asyncio.to_thread(process.start)
            assert (await here.host.card(here.table))["phase"] == "playing"


async def test_a_seat_moves_to_another_device_once(server: ServerProcess) -> None:
    async with company(server, 2) as here, Guest(server.url, name="Tablet") as tablet, Guest(server.url) as late:
        async with here.guests[1].line(here.table, 1) as old:
            await old.next()
            code = (await here.guests[1].ask("POST", f"/api/tables/{here.table}/seats/1/device"))["code"]
            assert await tablet.ask("POST", f"/api/tables/{here.table}/device", {"code": code}) == {"table": here.table, "seat": 1}
            with pytest.raises(TurnedAway) as turned_away:
                await until(old, lambda update: False)
        with pytest.raises(RequestRefused) as refused:
            await late.ask("POST", f"/api/tables/{here.table}/device", {"code": code})
        async with tablet.line(here.table, 1) as line:
            update = await line.next()

    assert turned_away.value.code == "seat_lost"
    assert refused.value.status == 404
    assert None not in update.view["colours"][2:]


async def test_chat_is_heard_by_those_at_the_table_and_kept(server: ServerProcess) -> None:
    async with company(server, 2) as here, frames(server, here.table, here.guests[1]) as socket:
        await socket.hello(here.table, 1)
        await socket.next("Full")
        async with here.host.line(here.table, 0) as line:
            await line.next()
            await line.say("<b>boom</b> & bang")
            heard = await socket.next("Heard")
        await socket.hello(here.table, 1, seen=0)
        full = await socket.next("Full")

    assert (heard["said"]["seat"], heard["said"]["name"], heard["said"]["text"]) == (0, "Guest 0", "<b>boom</b> & bang")
    assert full["chat"] == [heard["said"]]


async def test_the_muted_are_not_heard(server: ServerProcess) -> None:
    async with company(server, 2) as here, frames(server, here.table, here.guests[1]) as socket:
        await here.host.ask("PUT", f"/api/tables/{here.table}/seats/1/mute", {"muted": True})
        await socket.send({"type": "Say", "table": here.table, "seat": 1, "channel": "table", "text": "psst"})
        notice = await socket.next("Notice", "Heard")

    assert notice["code"] == "not_now"


async def test_marks_are_kept_for_their_seat_only(server: ServerProcess) -> None:
    async with (
        company(server, 2) as here,
        frames(server, here.table, here.host) as mine,
        frames(server, here.table, here.guests[1]) as theirs,
    ):
        await mine.send({"type": "Mark", "table": here.table, "seat": 0, "marks": "wire 3 smells"})
        await mine.hello(here.table, 0)
        await theirs.hello(here.table, 1)
        assert (await mine.next("Full"))["marks"] == "wire 3 smells"
        assert (await theirs.next("Full"))["marks"] == ""
        assert b"smells" not in b"".join(theirs.all)


async def test_a_bot_plays_on_for_somebody_who_takes_the_seat_back(server: ServerProcess) -> None:
    async with company(server, 2) as here, frames(server, here.table, here.host) as socket:
        seats = []
        await here.guests[1].add_bot(here.table, 1, "novice")
        seats.append((await here.host.card(here.table))["seats"][1])
        await here.guests[1].remove_bot(here.table, 1)
        seats.append((await here.host.card(here.table))["seats"][1])
        await here.guests[1].add_bot(here.table, 1, "novice")
        await socket.hello(here.table, 0)
        full = await socket.next("Full")
        act = {"type": "Act", "table": here.table, "seat": 0, "id": "a", "seen": 1, "action": full["offers"][0]["choices"][0]}
        await socket.send(act)
        steps = [await socket.next("Step"), await socket.next("Step")]

    assert [event["by"] for step in steps for event in step["events"]] == [0, 1]
    assert [(seat["kind"], seat["away"]) for seat in seats] == [("person", True), ("person", False)]


async def test_a_rematch_passes_the_first_turn_to_the_next_person(server: ServerProcess) -> None:
    async with company(server, 2) as here:
        async with here.guests[0].line(here.table, 0) as one, here.guests[1].line(here.table, 1) as two:
            await asyncio.gather(play_seat(one, first), play_seat(two, first))
        following = await here.guests[1].rematch(here.table)
        assert await here.guests[0].rematch(here.table) == following
        card = await here.guests[0].card(following)

    assert [seat["name"] for seat in card["seats"]] == ["Guest 0", "Guest 1"]
    assert [seat["you"] for seat in card["seats"]] == [True, False]
    assert card["options"]["first"] == 1


async def test_a_lost_connection_heals_and_the_game_goes_on(server: ServerProcess) -> None:
    dice = random.Random(5)

    async def play_rough(line: SeatLine) -> Update:
        async for update in line:
            if update.over:
                return update
            if update.offers:
                acting = asyncio.create_task(line.act(dice.choice(choices(update))))
                await line.drop()
                await acting
        raise AssertionError("a line never ends by itself")

    async with company(server, 2) as here, here.guests[0].line(here.table, 0) as smooth, here.guests[1].line(here.table, 1) as rough:
        ends = await asyncio.wait_for(asyncio.gather(play_seat(smooth, first), play_rough(rough)), PATIENCE)

    assert ends[0].view == ends[1].view
    assert rough.connections > 1


async def test_an_action_is_done_though_its_sender_is_gone(server: ServerProcess) -> None:
    async with company(server, 2) as here, here.guests[1].line(here.table, 1) as other:
        async with frames(server, here.table, here.host) as socket:
            await socket.hello(here.table, 0)
            choice = (await socket.next("Full"))["offers"][0]["choices"][0]
            await socket.send({"type": "Act", "table": here.table, "seat": 0, "id": "last", "seen": 1, "action": choice})
            socket.socket.transport.abort()
        seen = await until(other, lambda update: update.n == 2)

    assert seen.events[-1]["by"] == 0
