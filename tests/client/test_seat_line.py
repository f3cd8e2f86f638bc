"""The Python client: choices, refusals, and what it does when the server is not there."""

from __future__ import annotations

import asyncio

import pytest

from boomtable.client import ClientError, Guest, RequestRefused, TurnedAway, Update, choices
from boomtable.client.fsync_probe import percentile
from boomtable.client.server_process import ServerProcess, free_port


def update(offers: list[dict[str, object]]) -> Update:
    return Update("t", 0, 1, 0, {"outcome": None, "waiting_on": [0]}, offers)


def test_choices_are_listed_and_fields_are_combined() -> None:
    fields = [{"name": "seat", "values": [1, 2], "least": 1, "most": 1}, {"name": "cards", "values": [4, 5, 6], "least": 2, "most": 3}]
    offers: list[dict[str, object]] = [{"type": "Pass", "choices": [{"type": "Pass"}]}, {"type": "Give", "fields": fields}]

    assert choices(update(offers)) == [
        {"type": "Pass"},
        *[{"type": "Give", "seat": seat, "cards": cards} for seat in (1, 2) for cards in ([4, 5], [4, 6], [5, 6], [4, 5, 6])],
    ]
    assert choices(update(offers)).whole
    assert len(choices(update(offers), most=2)) == 2
    assert not choices(update(offers), most=2).whole


def test_choices_list_every_way_to_fill_a_list() -> None:
    wires = {"name": "wires", "values": [3, 5, 8], "least": 1, "most": 2}
    listed = choices(update([{"type": "Detect", "fields": [wires, {"name": "on", "values": [True], "least": 1, "most": 1}]}]))

    assert [action["wires"] for action in listed] == [[3], [5], [8], [3, 5], [3, 8], [5, 8]]
    assert listed.whole


def test_choices_that_are_too_many_to_list_say_so_at_once() -> None:
    listed = choices(update([{"type": "Mark", "fields": [{"name": "kinds", "values": list(range(60)), "least": 0, "most": 60}]}]))

    assert (len(listed), listed.whole) == (10_000, False)


def test_an_update_knows_whose_turn_it_is() -> None:
    assert update([]).my_turn
    assert not update([]).over


async def test_a_refused_request_carries_its_reason(server: ServerProcess) -> None:
    async with Guest(server.url) as guest:
        with pytest.raises(RequestRefused) as refused:
            await guest.create("snip", {"seats": 99})

    assert (refused.value.status, refused.value.code) == (400, "bad_request")
    assert "Snip cannot seat 99" in str(refused.value)


async def test_who_has_no_seat_is_turned_away(server: ServerProcess) -> None:
    async with Guest(server.url) as guest, guest.line("aaaaaaaaaa", 0) as line:
        with pytest.raises(TurnedAway) as turned_away:
            await asyncio.wait_for(line.next(), 20)

    assert turned_away.value.code == "no_such_table"


async def test_a_key_brings_a_guest_back(server: ServerProcess) -> None:
    async with Guest(server.url, name="Ada") as guest:
        await guest.ask("PUT", "/api/me", {"name": "Ada", "face": 3, "language": "it"})
        table, _ = await guest.create("snip", {"seats": 2})
        key = guest.key
    async with Guest(server.url, key=key) as again:
        me = await again.me()

    assert (me["name"], me["face"], me["language"]) == ("Ada", 3, "it")
    assert [mine["table"] for mine in me["running"]] == [table]


async def test_delete_my_data_leaves_nobody(server: ServerProcess) -> None:
    async with Guest(server.url, name="Ada") as guest:
        await guest.me()
        key = guest.key
        await guest.ask("DELETE", "/api/me")
        assert guest.key is None
    async with Guest(server.url, key=key) as again:
        with pytest.raises(RequestRefused):
            await again.ask("DELETE", "/api/me")


async def test_a_server_that_is_not_there_is_said_so() -> None:
    async with Guest(f"http://127.0.0.1:{free_port()}") as guest:
        with pytest.raises(ClientError, match="cannot be reached"):
            await guest.me()


async def test_a_closed_line_ends_what_waits(server: ServerProcess) -> None:
    async with Guest(server.url) as guest:
        table, _ = await guest.create("snip", {"seats": 2})
        async with guest.line(table, 0) as line:
            waiting = asyncio.create_task(line.next())
            await asyncio.sleep(0)
        with pytest.raises(ClientError, match="closed"):
            await waiting


@pytest.mark.parametrize(("percent", "value"), [(0, 1.0), (50, 3.0), (99, 5.0), (100, 5.0)])
def test_percentiles(percent: float, value: float) -> None:
    assert percentile([5.0, 1.0, 3.0, 2.0, 4.0], percent) == value
