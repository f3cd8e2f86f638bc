"""A seat that hides something moves to another device: its holder moves it at any time, the host only when the holder is gone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from boomtable.client import Guest
from boomtable.client.errors import RequestRefused
from boomtable.client.server_process import ServerProcess
from boomtable.core.seats import PUBLIC
from boomtable.server.errors import SeatKept
from boomtable.server.people.people import Person
from boomtable.server.tables.live_table import LiveTable
from tests.server.company import Company, Frames, company, frames
from tests.server.parlour import HandClock, gathered, guests, look, parlour, started

rule = pytest.mark.rule

HIDES: dict[str, Any] = {"game": "its_a_bomb", "options": {"scenario": 1}}
MINUTE = 60_000
HOLDER = 1


# over sockets


@asynccontextmanager
async def table_with_its_holder(server: ServerProcess, **wish: Any) -> AsyncIterator[tuple[Company, Frames, Guest]]:
    """The guest of seat 1 looks on; and somebody with another device."""
    async with (
        company(server, 2, **wish) as here,
        Guest(server.url, name="Phone") as phone,
        frames(server, here.table, here.guests[HOLDER]) as line,
    ):
        await line.hello(here.table, HOLDER)
        await line.next("Card")
        yield here, line, phone


async def code_of(guest: Guest, table: str) -> str:
    code: str = (await guest.ask("POST", f"/api/tables/{table}/seats/{HOLDER}/device"))["code"]
    return code


@rule("TB-014")
async def test_the_host_moves_no_seat_whose_holder_is_there(server: ServerProcess) -> None:
    async with table_with_its_holder(server, **HIDES) as (here, _, _):
        with pytest.raises(RequestRefused) as refused:
            await code_of(here.host, here.table)

        assert (refused.value.status, refused.value.code) == (409, "seat_kept")
        assert str(refused.value) == "the host cannot move seat 1 yet: its holder is there, or left just now [TB-014]"


@rule("TB-014")
async def test_the_holder_moves_the_seat_at_any_time_and_nobody_is_told(server: ServerProcess) -> None:
    async with table_with_its_holder(server, **HIDES) as (here, line, phone), frames(server, here.table, here.host) as host:
        await host.hello(here.table, 0)
        await phone.ask("POST", f"/api/tables/{here.table}/device", {"code": await code_of(here.guests[HOLDER], here.table)})

        lost = await line.next("Notice")
        assert (lost["code"], lost["seat"], lost["why"]) == ("seat_lost", HOLDER, "moved")
        assert "Heard" not in [message["type"] for message in await host.settled()]


@rule("TB-014")
@pytest.mark.parametrize("wish", [{"game": "snip"}, {**HIDES, "start": False}], ids=["hides nothing", "not dealt"])
async def test_elsewhere_the_host_moves_any_seat(server: ServerProcess, wish: dict[str, Any]) -> None:
    async with table_with_its_holder(server, **wish) as (here, line, phone):
        moved = await phone.ask("POST", f"/api/tables/{here.table}/device", {"code": await code_of(here.host, here.table)})

        assert moved == {"table": here.table, "seat": HOLDER}
        assert (await line.next("Notice"))["why"] == "moved"


@rule("TB-014")
async def test_a_code_from_before_the_deal_is_void_when_the_holder_was_there(server: ServerProcess) -> None:
    async with table_with_its_holder(server, start=False, **HIDES) as (here, line, phone):
        code = await code_of(here.host, here.table)
        await here.host.start(here.table)
        with pytest.raises(RequestRefused) as refused:
            await phone.ask("POST", f"/api/tables/{here.table}/device", {"code": code})

        assert refused.value.code == "seat_kept"
        assert str(refused.value) == "this code of the host cannot move seat 1: its holder was there when it was made, or since [TB-014]"
        assert "Notice" not in [message["type"] for message in await line.settled()]


async def test_whom_the_host_sends_away_is_told_so(server: ServerProcess) -> None:
    async with table_with_its_holder(server, **HIDES) as (here, line, _):
        await here.host.leave(here.table, HOLDER)

        lost = await line.next("Notice")
        assert (lost["code"], lost["seat"], lost["why"]) == ("seat_lost", HOLDER, "freed")


async def test_who_leaves_is_told_nothing_of_others(server: ServerProcess) -> None:
    async with table_with_its_holder(server, **HIDES) as (here, line, _):
        await here.guests[HOLDER].leave(here.table, HOLDER)

        lost = await line.next("Notice")
        assert (lost["code"], lost["why"]) == ("seat_lost", None)


@pytest.mark.parametrize(("seen", "code"), [(1, "seat_lost"), (0, "not_yours")])
async def test_who_comes_back_to_a_seat_that_is_gone_is_told_of_the_loss(server: ServerProcess, seen: int, code: str) -> None:
    async with company(server, 2, **HIDES) as here:
        await here.host.leave(here.table, HOLDER)
        async with frames(server, here.table, here.guests[HOLDER]) as line:
            await line.hello(here.table, HOLDER, seen)

            assert (await line.next("Notice"))["code"] == code


# by the clock


@asynccontextmanager
async def after_the_holder_left(folder: Path, ms: float) -> AsyncIterator[tuple[LiveTable, list[Person], HandClock]]:
    """Seat 1 went offline so long ago; the third person has another device."""
    clock = HandClock()
    async with parlour(folder, clock) as tables:
        people = await guests(tables, 3)
        table = await started(tables, people[:2], **HIDES)
        await look(table, people[0], 0)
        table.audience.unsubscribe(await look(table, people[HOLDER], HOLDER))
        await clock.advance(ms)
        yield table, people, clock


@rule("TB-014")
async def test_the_host_waits_until_the_holder_has_been_offline_for_a_minute(tmp_path: Path) -> None:
    async with after_the_holder_left(tmp_path, MINUTE - 1) as (table, [host, _, phone], clock):
        with pytest.raises(SeatKept, match="left just now"):
            await table.seating.device_code(host, HOLDER)
        await clock.advance(1)

        assert await table.seating.move_device(await table.seating.device_code(host, HOLDER), phone) == HOLDER
        assert table.seats[HOLDER].person == phone.id


@rule("TB-014")
async def test_the_holder_who_comes_back_makes_the_code_of_the_host_void_for_good(tmp_path: Path) -> None:
    async with after_the_holder_left(tmp_path, MINUTE) as (table, [host, holder, phone], clock):
        code = await table.seating.device_code(host, HOLDER)
        table.audience.unsubscribe(await look(table, holder, HOLDER))
        await clock.advance(2 * MINUTE)
        with pytest.raises(SeatKept, match="cannot move seat 1"):
            await table.seating.move_device(code, phone)

        assert table.seats[HOLDER].person == holder.id


@rule("TB-014")
async def test_the_code_of_the_host_is_void_while_the_holder_is_there(tmp_path: Path) -> None:
    async with after_the_holder_left(tmp_path, MINUTE) as (table, [host, holder, phone], _):
        code = await table.seating.device_code(host, HOLDER)
        looker = await look(table, holder, HOLDER)
        with pytest.raises(SeatKept, match="cannot move seat 1"):
            await table.seating.move_device(code, phone)

        assert looker.all("Notice") == []


@rule("TB-014")
async def test_everybody_is_told_of_a_seat_that_the_host_moved_and_who_comes_later_too(tmp_path: Path) -> None:
    async with after_the_holder_left(tmp_path, MINUTE) as (table, [host, _, phone], _):
        lookers = [await look(table, host, 0), await look(table, None, PUBLIC)]
        await table.seating.move_device(await table.seating.device_code(host, HOLDER), phone)
        later = await look(table, phone, HOLDER)

        told = [*(looker.last("Heard")["said"] for looker in lookers), later.last("Full")["chat"][-1]]
        line = (HOLDER, "Guest 1", "moved", "seat 1 was moved to another device by the host [TB-014]")
        assert [(said["seat"], said["name"], said["channel"], said["text"]) for said in told] == [line] * 3


@rule("TB-014")
async def test_nobody_is_told_of_a_seat_that_the_host_moved_before_the_deal(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        host, guest, phone = await guests(tables, 3)
        table = await gathered(tables, [host, guest], **HIDES)
        looker = await look(table, host, 0)
        await table.seating.move_device(await table.seating.device_code(host, HOLDER), phone)

        assert looker.all("Heard") == []
