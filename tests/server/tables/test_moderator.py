"""Somebody who does not play: sees everything, starts the clocks, may pause; and games that keep their seats."""

from __future__ import annotations

import asyncio
import contextlib
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from boomtable.client import Guest
from boomtable.client.errors import RequestRefused
from boomtable.client.server_process import ServerProcess
from boomtable.core.seats import FULL, PUBLIC
from boomtable.server.errors import NotNow, NotYours
from boomtable.server.people.people import Person
from boomtable.server.protocol.requests import TakeSeat
from boomtable.server.seating.characters import NAMES
from boomtable.server.seating.presence import HOST_PATIENCE_MS
from boomtable.server.tables.live_table import LiveTable
from boomtable.server.tables.registry import Tables
from tests.server.company import Company, company, frames
from tests.server.parlour import ENTROPY, HandClock, gathered, guests, look, parlour, replayed, settled, started
from tests.serving.passing_time import forward

rule = pytest.mark.rule

MODERATED: dict[str, Any] = {"mode": "online", "moderator": True, "round_minutes": [60, 60, 60], "select_seconds": 5}
ROOMS: dict[str, Any] = {"game": "two_rooms", "options": MODERATED}


async def moderate(guest: Guest, table: str, code: str | None = None) -> None:
    await guest.ask("PUT", f"/api/tables/{table}/moderator", {"name": "Mo", "code": code})


async def card(guest: Guest, table: str) -> dict[str, Any]:
    shown: dict[str, Any] = await guest.ask("GET", f"/api/tables/{table}")
    return shown


async def with_moderator(stack: AsyncExitStack, server: ServerProcess) -> tuple[Company, Guest]:
    """A table of six whose host plays, and a seventh who moderates; begun."""
    here = await stack.enter_async_context(company(server, 6, game="two_rooms", options=MODERATED, start=False))
    mo = await stack.enter_async_context(Guest(server.url, name="Mo", face=9))
    await moderate(mo, here.table, here.code)
    await here.host.start(here.table)
    return here, mo


async def gathered_with_mo(tables: Tables) -> tuple[list[Person], LiveTable]:
    """Seven people: six sit at a table, the last one moderates."""
    people = await guests(tables, 7)
    table = await gathered(tables, people[:6], **ROOMS)
    await table.seating.moderate(people[6], table.code, "Mo")
    return people, table


@rule("TR-297", "TR-304", "TB-009")
async def test_the_moderator_sees_all_cards_and_nobody_else_does(calm: ServerProcess) -> None:
    async with AsyncExitStack() as stack:
        here, mo = await with_moderator(stack, calm)
        theirs = await stack.enter_async_context(frames(calm, here.table, mo))
        hosts = await stack.enter_async_context(frames(calm, here.table, here.host))
        await theirs.hello(here.table, FULL)
        await hosts.hello(here.table, FULL)
        seen = await theirs.next("Full")

        assert None not in seen["view"]["cards"]
        assert seen["offers"] == []
        assert (await hosts.next("Notice"))["code"] == "not_now"
        await hosts.hello(here.table, 0)
        assert (await hosts.next("Full"))["view"]["cards"].count(None) >= 5
        assert (await card(mo, here.table))["moderator"] == {"kind": "person", "name": "Mo", "online": True, "you": True}
        assert (await card(here.host, here.table))["moderator"]["you"] is False


@rule("TR-297", "TR-382", "TR-318", "TB-009")
async def test_the_moderator_starts_and_ends_rounds_and_the_parley(calm: ServerProcess) -> None:
    async with AsyncExitStack() as stack:
        here, mo = await with_moderator(stack, calm)
        screen = await stack.enter_async_context(frames(calm, here.table, mo))
        await screen.hello(here.table, FULL)
        phases = [(await screen.next("Full"))["view"]["phase"]]
        with pytest.raises(RequestRefused, match="only the moderator"):
            await here.host.go(here.table, "deal")
        for _ in range(2):
            await mo.go(here.table, phases[-1])
            phases += [message["view"]["phase"] for message in await screen.settled() if message["type"] == "Step"]
        with pytest.raises(RequestRefused, match="TR-318"):
            await mo.go(here.table, phases[-1])
        await asyncio.to_thread(forward, calm, MODERATED["select_seconds"])
        while phases[-1] != "parley":
            phases.append((await screen.next("Step"))["view"]["phase"])
        await mo.go(here.table, phases[-1])
        phases.append((await screen.next("Step"))["view"]["phase"])

        assert list(dict.fromkeys(phases)) == ["deal", "round", "select", "parley"]
        assert phases[-1] == "round"


@rule("TR-308", "TB-009")
async def test_the_moderator_may_pause_and_so_may_the_host(calm: ServerProcess) -> None:
    async with AsyncExitStack() as stack:
        here, mo = await with_moderator(stack, calm)
        await mo.pause(here.table)
        with pytest.raises(RequestRefused, match="paused"):
            await mo.go(here.table, "deal")
        await here.host.resume(here.table)
        with pytest.raises(RequestRefused, match="only the host"):
            await here.guests[1].pause(here.table)


@rule("TB-009")
async def test_without_a_moderator_the_host_says_go(calm: ServerProcess) -> None:
    async with company(calm, 6, game="two_rooms", options=MODERATED) as here, frames(calm, here.table, here.host) as mine:
        await mine.hello(here.table, 0)
        assert (await mine.next("Full"))["view"]["phase"] == "deal"
        with pytest.raises(RequestRefused, match="only the host"):
            await here.guests[1].go(here.table, "deal")
        await here.host.go(here.table, "deal")

        assert (await mine.next("Step"))["view"]["phase"] == "round"


@rule("TB-009")
async def test_who_moderates_rises_and_who_sits_down_moderates_no_more(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob, stranger = await guests(tables, 3)
        table = await gathered(tables, [ann, bob], seats=6, **ROOMS)
        with pytest.raises(NotYours, match="wants the code"):
            await table.seating.moderate(stranger, "WRONG", "Zoe")
        await table.seating.moderate(ann, None, "Ann")
        assert (table.seats[0].kind, table.facts.host, table.facts.moderator) == ("open", ann.id, ann.id)
        with pytest.raises(NotNow, match="somebody else"):
            await table.seating.moderate(bob, None, "Bob")
        assert [mine.table for mine in (await tables.of_person(ann.id))[0]] == [table.id]

        await table.seating.leave(bob, 1)
        assert table.facts.host == ann.id
        await table.seating.sit(ann, TakeSeat("Ann", 1, ENTROPY, None, 0))
        assert (table.facts.host, table.facts.moderator) == (ann.id, None)
        await table.seating.moderate(stranger, table.code, "Zoe")
        with pytest.raises(NotYours, match="only the host"):
            await table.seating.stop_moderating(bob)
        await table.seating.stop_moderating(ann)
        assert table.facts.moderator is None


@rule("TB-009")
async def test_other_games_and_other_times_have_no_moderator(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 7)
        snip = await gathered(tables, people[:2])
        with pytest.raises(NotNow, match="nobody moderates here"):
            await snip.seating.moderate(people[0], None, "Ann")
        assert snip.audience.card(None).moderator is None
        with pytest.raises(NotNow, match="waits for nobody"):
            await snip.phases.go(people[0], "deal")
        running = await started(tables, people[:6], **ROOMS)
        with pytest.raises(NotNow, match="the table is playing"):
            await running.seating.moderate(people[6], running.code, "Zoe")


@rule("TR-379", "TB-009")
async def test_host_rights_pass_to_the_moderator_first(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        people, table = await gathered_with_mo(tables)
        await table.phases.start(people[0])
        host = await look(table, people[0], 0)
        await look(table, people[1], 1)
        await look(table, people[6], FULL)
        await table.phases.pause(people[0])
        table.audience.unsubscribe(host)
        await clock.advance(HOST_PATIENCE_MS - 1)
        assert table.facts.host == people[0].id
        await clock.advance(1)
        assert table.facts.host == people[6].id

        await look(table, people[0], 0)
        await clock.advance(2 * HOST_PATIENCE_MS)
        assert table.facts.host == people[6].id


@rule("TR-379", "TR-304")
async def test_a_player_who_becomes_host_sees_no_more_than_before(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        people, table = await gathered_with_mo(tables)
        await table.seating.stop_moderating(people[6])
        await table.seating.moderate(people[0], None, "Ann")
        await table.seating.sit(people[6], TakeSeat("Zoe", 3, ENTROPY, table.code, 0))
        await table.phases.start(people[0])
        mo = await look(table, people[0], FULL)
        await look(table, people[1], 1)
        table.audience.unsubscribe(mo)
        await clock.advance(HOST_PATIENCE_MS)
        assert table.facts.host == people[1].id
        with pytest.raises(NotNow, match="before the game is over"):
            await look(table, people[1], FULL)
        assert (await look(table, people[0], FULL)).last("Full")["seat"] == FULL
        with pytest.raises(NotYours, match="only the moderator"):
            await table.phases.go(people[1], "deal")


@rule("TB-009")
async def test_the_moderator_comes_back_after_a_restart_and_to_the_next_game(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        people, table = await gathered_with_mo(tables)
        await table.phases.start(people[0])
        await settled()
    async with parlour(tmp_path, clock) as tables:
        table = await tables.find(table.id)
        assert None not in (await look(table, people[6], FULL)).last("Full")["view"]["cards"]
        while table.facts.phase == "playing":
            with contextlib.suppress(NotNow):
                await table.phases.go(people[6], table.match.running.table.state.phase if table.match.running else "")
            await clock.advance(5_000)
        again = await tables.find(await table.phases.rematch(people[6]))
        assert (again.facts.moderator, again.facts.moderator_name, again.facts.host) == (people[6].id, "Mo", people[6].id)
        assert replayed(table, people[6].id, FULL).viewer == FULL


async def test_a_moderator_who_is_forgotten_leaves_no_name(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people, table = await gathered_with_mo(tables)
        await tables.forget_person(people[6])

        assert (table.facts.moderator, table.facts.moderator_name) == (None, "")


# seats that stay


@rule("TR-328", "TR-326", "TB-011")
async def test_who_is_sent_away_in_play_is_played_by_a_bot_and_looks_on(calm: ServerProcess) -> None:
    async with (
        company(calm, 6, game="two_rooms", options={"mode": "online"}) as here,
        frames(calm, here.table, here.guests[3]) as theirs,
    ):
        await theirs.hello(here.table, 3)
        await theirs.next("Full")
        await here.host.ask("DELETE", f"/api/tables/{here.table}/seats/3")
        assert (await theirs.next("Notice"))["code"] == "seat_lost"
        await theirs.hello(here.table, PUBLIC)
        view = (await theirs.next("Full"))["view"]

        seat = (await card(here.host, here.table))["seats"][3]
        assert (seat["kind"], seat["level"]) == ("bot", "standard")
        assert view["bots"] == [3]
        assert len(view["places"]) == 6


@rule("TR-327", "TB-011")
async def test_who_comes_after_the_deal_looks_on(calm: ServerProcess) -> None:
    async with (
        company(calm, 6, game="two_rooms") as here,
        Guest(calm.url, name="Late") as late,
        frames(calm, here.table, late) as screen,
    ):
        await here.guests[5].ask("DELETE", f"/api/tables/{here.table}/seats/5")
        for seat in (None, 5):
            with pytest.raises(RequestRefused, match=r"taken|no seat is free"):
                await late.sit(here.table, here.code, seat)
        await screen.hello(here.table, PUBLIC)
        seen = await screen.next("Full")

        assert (seen["offers"], [card for card in seen["view"]["cards"] if card is not None]) == ([], [])


@rule("TB-011")
async def test_a_bot_plays_on_for_who_is_forgotten_in_the_middle(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 6)
        table = await started(tables, people, game="two_rooms")
        await tables.forget_person(people[2])

        assert (table.seats[2].kind, table.seats[2].person, table.seats[2].name in NAMES) == ("bot", None, True)
        assert (await look(table, people[0], 0)).last("Full")["view"]["bots"] == [2]


@rule("TB-013")
async def test_a_moderated_game_goes_on_without_players_until_the_moderator_is_gone_too(tmp_path: Path) -> None:
    async with parlour(tmp_path, HandClock()) as tables:
        people, table = await gathered_with_mo(tables)
        await table.phases.start(people[0])
        for seat in range(6):
            await table.seating.leave(people[seat], seat)
        assert [seat.kind for seat in table.seats] == ["bot"] * 6
        assert not table.match.paused
        await tables.forget_person(people[6])

        assert table.match.paused


@rule("TB-013")
async def test_without_a_moderator_the_last_player_who_leaves_pauses_the_table(tmp_path: Path) -> None:
    async with parlour(tmp_path, HandClock()) as tables:
        people = await guests(tables, 6)
        table = await started(tables, people, game="two_rooms")
        paused = []
        for seat in range(6):
            await table.seating.leave(people[seat], seat)
            paused.append(table.match.paused)

        assert paused == [False] * 5 + [True]


@rule("TR-380", "TB-010")
@pytest.mark.parametrize(("spectators", "strangers"), [("after", True), ("public", False)])
async def test_a_closed_game_has_no_result_and_shows_its_cards(calm: ServerProcess, spectators: str, strangers: bool) -> None:
    async with (
        company(calm, 6, game="two_rooms", spectators=spectators) as here,
        frames(calm, here.table, here.guests[2]) as mine,
        frames(calm, here.table) as stranger,
    ):
        await mine.hello(here.table, 2)
        await mine.next("Full")
        await here.host.close(here.table)
        while (shown := await mine.next("Card"))["card"]["phase"] != "closed":
            pass
        await mine.hello(here.table, FULL)
        seen = await mine.next("Full", "Notice")
        await stranger.hello(here.table, FULL)

        assert (shown["card"]["closing"], seen["view"]["outcome"]) == ("host", None)
        assert None not in seen["view"]["cards"]
        assert (await stranger.next("Full", "Notice"))["type"] == ("Full" if strangers else "Notice")
        with pytest.raises(RequestRefused, match="over"):
            await here.host.ask("GET", f"/api/tables/{here.table}/recording")
        assert (await here.host.ask("GET", f"/api/tables/{here.table}/series")) == []


@rule("TR-380", "TB-010")
async def test_the_cards_of_a_closed_game_are_there_after_a_restart(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 6)
        table = await started(tables, people, game="two_rooms")
        await table.phases.close(people[0])
    async with parlour(tmp_path) as tables:
        table = await tables.find(table.id)
        assert None not in (await look(table, people[4], FULL)).last("Full")["view"]["cards"]
        with pytest.raises(NotNow, match="the table is closed"):
            await table.moves.act(people[4].id, 4, "x", 1, b'{"type":"Ready"}')
