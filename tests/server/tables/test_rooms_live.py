"""Two rooms on a live server: a crash in the middle of a round, another phone, two powers at one instant."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Any

import msgspec
import pytest

from boomtable.client import Guest
from boomtable.client.server_process import ServerProcess
from boomtable.core.seats import FULL
from boomtable.server.people.people import Person
from boomtable.server.protocol.messages import Ack, Refused
from boomtable.server.tables.live_table import LiveTable
from boomtable.server.tables.registry import Tables
from tests.server.company import company, frames
from tests.server.parlour import HandClock, crash, guests, look, parlour, settled, started

rule = pytest.mark.rule

ONLINE = {"mode": "online"}
USURPERS = ("president", "bomber", "usurper_blue", "usurper_red", "blue_team", "red_team")


async def do(table: LiveTable, people: list[Person], seat: int, action: dict[str, Any]) -> Ack | Refused:
    assert table.match.running is not None
    seen = table.match.running.table.seen(seat)
    return await table.moves.act(people[seat].id, seat, secrets.token_hex(8), seen, msgspec.json.encode(action))


def room_of(table: LiveTable, seat: int) -> list[int]:
    assert table.match.running is not None
    place = table.match.running.table.state.place
    return [other for other, at in enumerate(place) if at == place[seat]]


@rule("TR-306", "TR-323", "TR-385")
async def test_a_round_goes_on_after_a_crash_with_all_its_timers(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        people = await guests(tables, 6)
        table = await started(tables, people, game="two_rooms", options=ONLINE)
        await table.phases.go(people[0], "deal")
        await clock.advance(4_000)
        partner = next(seat for seat in room_of(table, 0) if seat != 0)
        assert isinstance(await do(table, people, 0, {"type": "OfferShare", "kind": "card", "target": partner}), Ack)
        await clock.advance(5_000)
        await settled()
        before = [(await look(table, person, seat)).last("Full") for seat, person in enumerate(people)]
        died = clock.now()
        await crash(tables)
    await clock.advance(600_000)

    async with parlour(tmp_path, clock) as tables:
        table = await tables.find(table.id)
        lookers = [await look(table, person, seat) for seat, person in enumerate(people)]
        after = [looker.last("Full") for looker in lookers]
        assert [full["view"] for full in after] == [full["view"] for full in before]
        assert [left(full, clock.now()) for full in after] == [left(full, died) for full in before]
        assert left(after[0], clock.now()) == {"offer": 15_000, "round": 171_000}
        await clock.advance(15_000)
        assert [event["type"] for event in lookers[partner].last("Step")["events"]] == ["ShareLapsed"]


def left(full: dict[str, Any], now: float) -> dict[str, float]:
    return {timer["name"]: timer["ends_at"] - now for timer in full["timers"]}


@rule("TR-309")
async def test_a_phone_that_changes_in_the_round_keeps_card_and_offers(calm: ServerProcess) -> None:
    options = {**ONLINE, "offer_ttl": 300, "round_minutes": [60, 60, 60]}
    async with company(calm, 6, game="two_rooms", options=options) as here, Guest(calm.url, name="New phone") as phone:
        await here.host.go(here.table, "deal")
        async with frames(calm, here.table, here.guests[2]) as old, frames(calm, here.table, here.host) as host:
            await old.hello(here.table, 2)
            await host.hello(here.table, 0)
            mine = await old.next("Full")
            partner = next(seat for seat in range(6) if seat != 2 and mine["view"]["places"][seat] == mine["view"]["places"][2])
            assert (await old.act(here.table, 2, mine, {"type": "OfferShare", "kind": "card", "target": partner}))["type"] == "Ack"
            code = (await here.guests[2].ask("POST", f"/api/tables/{here.table}/seats/2/device"))["code"]
            await phone.ask("POST", f"/api/tables/{here.table}/device", {"code": code})
            assert (await old.next("Notice"))["code"] == "seat_lost"
            await old.send({"type": "Act", "table": here.table, "seat": 2, "id": "late", "seen": mine["n"], "action": {"type": "Unpoint"}})
            assert (await old.next("Refused"))["rule"] == "not_yours"
        async with frames(calm, here.table, phone) as new:
            await new.hello(here.table, 2)
            view = (await new.next("Full"))["view"]

        assert view["cards"][2] == mine["view"]["cards"][2] is not None
        assert view["own"]["offers"] == [{"by": 2, "to": partner, "kind": "card"}]


async def with_usurpers_together(tables: Tables, people: list[Person], clash: str) -> tuple[LiveTable, list[int]]:
    """A first round in which both Usurpers stand in the same room."""
    options = {**ONLINE, "game": "advanced", "roles": USURPERS, "usurper_clash": clash}
    while True:
        table = await started(tables, people, game="two_rooms", options=options)
        await table.phases.go(people[0], "deal")
        assert table.match.running is not None
        cards = msgspec.to_builtins(table.game.view(table.match.running.table.state, FULL))["cards"]
        both = [cards.index("usurper_blue"), cards.index("usurper_red")]
        if both[1] in room_of(table, both[0]):
            return table, both


@rule("TR-167", "TR-342", "TR-373")
@pytest.mark.parametrize(("clash", "leads"), [("last", 1), ("first", 0)])
async def test_of_two_usurpers_at_one_instant_both_are_heard_and_all_agree_who_leads(tmp_path: Path, clash: str, leads: int) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 6)
        table, both = await with_usurpers_together(tables, people, clash)
        lookers = [await look(table, people[seat], seat) for seat in room_of(table, both[0])]
        room = "AB".index(lookers[0].update()["view"]["places"][both[0]])

        first, second = await asyncio.gather(*(do(table, people, seat, {"type": "Usurp"}) for seat in both))

        assert isinstance(first, Ack)
        assert isinstance(second, Ack)
        assert {looker.update()["view"]["rooms"][room]["leader"] for looker in lookers} == {both[leads]}
