"""The screens that hang in the rooms of a game: what opens them, and to whom they stay shut."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from boomtable.core.seats import FULL, audience_viewer
from boomtable.server.errors import NoSuchTable, NotYours
from boomtable.server.people.people import Person
from boomtable.server.protocol.requests import Opened, TakeSeat
from boomtable.server.seating.screens import code_of
from boomtable.server.tables.audience import GATHER_MS
from boomtable.server.tables.live_table import LiveTable
from boomtable.server.tables.registry import Tables
from tests.server.parlour import ENTROPY, HandClock, Looker, crash, gathered, guests, look, parlour, settled, started

rule = pytest.mark.rule

SCREENS = (audience_viewer(0), audience_viewer(1))
QUICK = {"round_minutes": [0.5, 0.5, 0.5]}
ROUND_MS, SELECT_MS, PARLEY_MS = 30_000, 30_000, 20_000


def code(table: LiveTable, screen: int) -> str:
    found = code_of(table.facts, screen)
    assert found is not None
    return found


async def hang(table: LiveTable, screen: int, person: Person | None = None) -> Looker:
    """Open a big screen of a table by its code."""
    return await look(table, person, screen, code=code(table, screen))


def screen_of(table: LiveTable, seat: int) -> int:
    """The screen of the room that a seat is in."""
    assert table.match.running is not None
    return SCREENS[table.match.running.table.state.place[seat]]


def other(screen: int) -> int:
    return SCREENS[1 - SCREENS.index(screen)]


async def in_round_one(tables: Tables, people: list[Person], **wish: object) -> LiveTable:
    table = await started(tables, people, game="two_rooms", options=QUICK, **wish)
    await table.phases.go(people[0], "deal")
    return table


def shut(looker: Looker) -> bool:
    return [notice["code"] for notice in looker.all("Notice")] == ["screen_shut"]


@rule("TR-299", "TR-420")
@pytest.mark.parametrize("spectators", ["none", "public", "after", "delayed"])
async def test_a_screen_opens_to_nobody_without_its_code(tmp_path: Path, spectators: str) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 7)
        table = await in_round_one(tables, people[:6], spectators=spectators)

        for screen in SCREENS:
            for somebody in (None, people[6], people[0]):
                for wrong in (None, "", table.code, table.code + "AAAAAA", code(table, other(screen))):
                    with pytest.raises(NotYours, match="TR-420"):
                        await look(table, somebody, screen, code=wrong)
            assert (await hang(table, screen)).last("Full")["seat"] == screen


@rule("TR-299", "TR-420")
async def test_who_plays_sees_the_screen_of_their_room_and_not_the_other_whatever_code_they_know(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 6)
        table = await in_round_one(tables, people)

        for seat, person in enumerate(people):
            own = screen_of(table, seat)
            assert (await hang(table, own, person)).last("Full")["seat"] == own
            with pytest.raises(NotYours, match="the room they are in"):
                await hang(table, other(own), person)


@rule("TR-299", "TR-420")
async def test_who_changes_rooms_is_turned_away_before_the_screen_left_behind_shows_more(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        people = await guests(tables, 6)
        table = await in_round_one(tables, people)
        before = [screen_of(table, seat) for seat in range(6)]
        looking = [await hang(table, before[seat], person) for seat, person in enumerate(people)]
        for screen in SCREENS:
            (await hang(table, screen)).frames.clear()
        await clock.advance(ROUND_MS + SELECT_MS)
        shown = [len(looker.all("Full", "Step")) for looker in looking]
        await clock.advance(PARLEY_MS)
        await settled()

        walked = [seat for seat in range(6) if screen_of(table, seat) != before[seat]]
        assert len(walked) == 2
        for seat, looker in enumerate(looking):
            assert shut(looker) == (seat in walked)
            assert (len(looker.all("Full", "Step")) == shown[seat]) == (seat in walked)
        for seat in walked:
            assert (await hang(table, screen_of(table, seat), people[seat])).last("Full")["seat"] == other(before[seat])


@rule("TR-299", "TR-420")
async def test_who_opened_both_screens_before_sitting_down_keeps_one_at_most(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 6)
        table = await gathered(tables, people[:5], seats=6, game="two_rooms", options=QUICK)
        early = {screen: await hang(table, screen, people[5]) for screen in SCREENS}
        await table.seating.sit(people[5], TakeSeat("Late", 5, ENTROPY, table.code, 5))
        await table.phases.start(people[0])

        own = screen_of(table, 5)
        assert (shut(early[own]), shut(early[other(own)])) == (False, True)
        assert early[other(own)].all("Full", "Step") == []
        assert early[own].last("Full")["seat"] == own


@rule("TR-299", "TR-420")
async def test_who_has_given_up_a_seat_since_the_deal_opens_no_screen(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 7)
        table = await in_round_one(tables, people[:6])
        own = screen_of(table, 1)
        looking = await hang(table, own, people[1])
        await table.seating.leave(people[1], 1)
        moved = await table.seating.device_code(people[2], 2)
        await table.seating.move_device(moved, people[6])

        assert shut(looking)
        for gone in people[1:3]:
            for screen in SCREENS:
                with pytest.raises(NotYours, match="the room they are in"):
                    await hang(table, screen, gone)
        with pytest.raises(NotYours, match="the room they are in"):
            await hang(table, other(screen_of(table, 2)), people[6])


@rule("TR-299", "TR-420")
async def test_who_has_given_up_a_seat_opens_no_screen_after_the_server_was_killed_either(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 7)
        table = await in_round_one(tables, people[:6])
        await table.seating.leave(people[1], 1)
        await tables.forget_person(people[5])
        await crash(tables)

    async with parlour(tmp_path) as tables:
        table = await tables.find(table.id)
        for screen in SCREENS:
            with pytest.raises(NotYours, match="the room they are in"):
                await hang(table, screen, people[1])
            assert (await hang(table, screen, people[6])).last("Full")["seat"] == screen
        assert table.facts.players.split() == [person.id for person in people[:5]]
        await table.phases.close(people[0])
        assert table.facts.players == ""


@rule("TR-420")
async def test_the_host_alone_is_told_the_codes_and_everybody_how_many_screens_are_open(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        people = await guests(tables, 7)
        table = await gathered(tables, people[:6], game="two_rooms")
        guest = await look(table, people[1], 1)
        await hang(table, SCREENS[0])
        await clock.advance(GATHER_MS)

        assert guest.last("Card")["card"]["screens"] == [
            {"viewer": SCREENS[0], "open": 1, "code": None},
            {"viewer": SCREENS[1], "open": 0, "code": None},
        ]
        assert [screen.code for screen in table.audience.card(people[0].id).screens] == [code(table, screen) for screen in SCREENS]
        assert {screen.code for somebody in (people[6].id, None) for screen in table.audience.card(somebody).screens} == {None}


@rule("TR-420")
async def test_typed_after_the_code_of_the_table_it_opens_a_screen_and_after_a_rematch_too(tmp_path: Path) -> None:
    async with parlour(tmp_path, HandClock()) as tables:
        people = await guests(tables, 6)
        table = await in_round_one(tables, people)
        typed = f"{table.code}-{code(table, SCREENS[1])}".lower()
        assert await tables.by_code(typed) == Opened(table.id, SCREENS[1])
        assert (await look(table, None, SCREENS[1], code=typed)).last("Full")["seat"] == SCREENS[1]
        with pytest.raises(NoSuchTable):
            await tables.by_code(table.code + "AAAAAA")

        while table.facts.phase == "playing":
            await tables.clock.advance(ROUND_MS)  # type: ignore[attr-defined]
            await settled()
        with pytest.raises(NoSuchTable):
            await tables.following(table.id, table.code)
        again = await tables.find(await table.phases.rematch(people[0]))
        assert await tables.following(table.id, table.code) == again.facts  # for a friend who came too late
        with pytest.raises(NoSuchTable):
            await tables.following(table.id, again.code)
        assert [code(again, screen) for screen in SCREENS] == [code(table, screen) for screen in SCREENS]


@rule("TR-299", "TR-302", "TR-420")
async def test_at_the_end_everybody_may_look_at_everything(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        people = await guests(tables, 6)
        table = await in_round_one(tables, people)
        wall = await hang(table, SCREENS[0])
        while table.facts.phase == "playing":
            assert set(wall.update()["view"]["cards"]) == {None}
            await clock.advance(ROUND_MS)
            await settled()

        everything = (await look(table, people[0], FULL)).last("Full")["view"]["cards"]
        assert msgspec.to_builtins(wall.update()["view"]["cards"]) == everything
        for screen in SCREENS:
            assert (await hang(table, screen, people[0])).last("Full")["view"]["cards"] == everything
