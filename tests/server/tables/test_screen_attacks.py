"""Attacks on the screens of Two Rooms with real sockets: whoever plays, played or looks on gets nothing of what another room sees."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from boomtable.client import Guest, RequestRefused
from boomtable.client.server_process import ServerProcess
from boomtable.core.seats import FULL, PUBLIC, audience_viewer
from boomtable.server.app import ENDPOINTS
from boomtable.server.errors import SeatKept
from boomtable.server.seating.presence import HOST_PATIENCE_MS
from tests.server.company import Company, Frames, company, frames
from tests.server.parlour import HandClock, guests, parlour, started
from tests.serving.passing_time import forward

rule = pytest.mark.rule

SCREENS = (audience_viewer(0), audience_viewer(1))
ROOMS = "AB"
QUICK: dict[str, Any] = {"mode": "online", "round_minutes": [0.5, 0.5, 0.5], "select_seconds": 5}
ROUND, SELECT, PARLEY = 30, 5, 20  # seconds
GAME = ("Full", "Step", "Heard")


@dataclass
class Rooms:
    """A game of six in its first round: what the host's card says, and who is where."""

    server: ServerProcess
    here: Company
    codes: dict[int, str]

    @property
    def table(self) -> str:
        return self.here.table

    async def places(self) -> list[str]:
        """The room of each seat, which is public."""
        async with frames(self.server, self.table, self.here.host) as socket:
            await socket.hello(self.table, PUBLIC)
            places: list[str] = (await socket.next("Full"))["view"]["places"]
            return places

    async def own(self, seat: int) -> int:
        return SCREENS[ROOMS.index((await self.places())[seat])]

    async def in_room(self, room: str) -> list[int]:
        return [seat for seat, place in enumerate(await self.places()) if place == room]

    async def act(self, seat: int, **action: object) -> None:
        async with frames(self.server, self.table, self.here.guests[seat]) as socket:
            await socket.hello(self.table, seat)
            update = await socket.next("Full")
            told = await socket.act(self.table, seat, update, action)
            assert told["type"] == "Ack", told


@asynccontextmanager
async def rooms(server: ServerProcess, **wish: Any) -> AsyncIterator[Rooms]:
    options = {**QUICK, **wish.pop("options", {})}
    async with company(server, 6, game="two_rooms", options=options, **wish) as here:
        await here.host.go(here.table, "deal")
        yield Rooms(server, here, await codes_of(here.host, here.table))


async def codes_of(host: Guest, table: str) -> dict[int, str]:
    return {screen["viewer"]: screen["code"] for screen in (await host.card(table))["screens"]}


async def pass_by(server: ServerProcess, seconds: float) -> None:
    await asyncio.to_thread(forward, server, seconds)


async def answer(socket: Frames, table: str, viewer: int, code: str | None) -> list[dict[str, Any]]:
    """All that comes of asking for a screen."""
    await socket.hello(table, viewer, code=code)
    return await socket.settled()


def shows_a_room(message: dict[str, Any], viewer: int) -> bool:
    return message["type"] in GAME and message["seat"] == viewer


def refused(messages: list[dict[str, Any]], viewer: int) -> bool:
    """Whether there was a refusal, and nothing of the game for this viewer."""
    said = [message for message in messages if message["type"] == "Notice" and message["seat"] == viewer]
    return bool(said) and not any(shows_a_room(message, viewer) for message in messages)


def other(screen: int) -> int:
    return SCREENS[1 - SCREENS.index(screen)]


@rule("TR-299", "TR-420")
@pytest.mark.parametrize("spectators", ["none", "delayed"])
async def test_no_socket_opens_a_screen_without_its_very_code(calm: ServerProcess, spectators: str) -> None:
    async with AsyncExitStack() as stack:
        game = await stack.enter_async_context(rooms(calm, spectators=spectators))
        elsewhere = await stack.enter_async_context(rooms(calm))
        visitor = await stack.enter_async_context(Guest(calm.url, name="Visitor", face=7))
        for guest in (None, visitor, *game.here.guests):
            for screen in SCREENS:
                strange = [elsewhere.codes[screen], elsewhere.here.code + elsewhere.codes[screen], game.codes[other(screen)]]
                tries = [(screen, code) for code in (None, "", game.here.code, *strange)]
                tries += [(viewer, game.codes[screen]) for viewer in (-1, -2, -5, -15, -18, -64, 6, 29)]
                async with frames(calm, game.table, guest) as socket:
                    for viewer, code in tries:
                        assert refused(await answer(socket, game.table, viewer, code), viewer)


@rule("TR-299", "TR-420")
async def test_who_plays_opens_the_other_room_on_no_way_to_their_seat(calm: ServerProcess) -> None:
    async with rooms(calm) as game:
        for seat, guest in enumerate(game.here.guests):
            foreign = other(await game.own(seat))
            async with frames(calm, game.table, guest) as socket:
                assert refused(await answer(socket, game.table, foreign, game.codes[foreign]), foreign)
                assert refused(await answer(socket, game.table, foreign, game.here.code + game.codes[foreign]), foreign)
                await socket.hello(game.table, seat)
                await socket.hello(game.table, foreign, seen=1, code=game.codes[foreign])
                assert refused(await socket.settled(), foreign)


@rule("TR-299", "TR-420")
async def test_nobody_speaks_acts_marks_or_asks_from_a_screen(calm: ServerProcess) -> None:
    async with rooms(calm) as game, frames(calm, game.table) as wall, frames(calm, game.table, game.here.guests[1]) as player:
        own = await game.own(1)
        for socket in (wall, player):
            await socket.hello(game.table, own, code=game.codes[own])
            await socket.settled()
            for message in (
                {"type": "Act", "id": "x", "seen": 1, "action": {"type": "Ready"}},
                {"type": "Say", "channel": "room", "text": "hello"},
                {"type": "Mark", "marks": "{}"},
                {"type": "Advise"},
            ):
                await socket.send({**message, "table": game.table, "seat": own})
                [told] = await socket.settled()
                assert told["type"] in ("Notice", "Refused")
                assert "there is no seat" in told["text"]


@rule("TR-299", "TR-420")
async def test_who_leaves_a_seat_takes_no_screen_along(calm: ServerProcess) -> None:
    async with AsyncExitStack() as stack:
        game = await stack.enter_async_context(rooms(calm))
        left, gone = [await stack.enter_async_context(frames(calm, game.table, game.here.guests[seat])) for seat in (1, 2)]
        for seat, socket in ((1, left), (2, gone)):
            own = await game.own(seat)
            assert any(shows_a_room(message, own) for message in await answer(socket, game.table, own, game.codes[own]))
        await game.here.guests[1].leave(game.table, 1)
        await game.here.guests[2].ask("DELETE", "/api/me")
        for socket in (left, gone):
            assert [message["code"] for message in await socket.settled() if message["type"] == "Notice"] == ["screen_shut"]
            for screen in SCREENS:
                assert refused(await answer(socket, game.table, screen, game.codes[screen]), screen)
        await game.act(0, type="Appoint", target=next(seat for seat in await game.in_room((await game.places())[0]) if seat != 0))
        for socket in (left, gone):
            assert not any(shows_a_room(message, screen) for message in await socket.settled() for screen in SCREENS)


@rule("TR-299", "TR-420")
async def test_no_route_shows_a_room_or_opens_a_place_while_the_game_goes_on(calm: ServerProcess) -> None:
    """Every route that reads, as every viewer, and every route that takes a code, with the code of each screen."""
    async with rooms(calm, spectators="after") as game, Guest(calm.url, name="Visitor", face=7) as visitor:
        left = game.here.guests[3]
        await left.leave(game.table, 3)
        secrets = [code.encode() for code in game.codes.values()]
        for guest in (game.here.guests[1], left, visitor):
            cookies = {"guest": guest.key or ""}
            async with httpx.AsyncClient(base_url=calm.url, trust_env=False, timeout=60, cookies=cookies) as http:
                for endpoint in ENDPOINTS:
                    if endpoint.method != "GET":
                        continue
                    path = endpoint.path.replace("{table}", game.table).replace("{game}", "two_rooms")
                    for viewer in (*SCREENS, PUBLIC, FULL, 0, 1):
                        got = await http.get(path, params={"seat": viewer})
                        assert not any(secret in got.content for secret in secrets)
                        assert b'"leader":' not in got.content or endpoint.name in ("list_games", "read_ledger"), endpoint.name
                for name in ("recording", "odds", "replay", "review"):
                    for viewer in (*SCREENS, PUBLIC, FULL, 1):
                        assert (await http.get(f"/api/tables/{game.table}/{name}", params={"seat": viewer})).status_code == 409
        for guest in (left, visitor):
            for code in (*game.codes.values(), game.here.code + game.codes[SCREENS[0]]):
                for method, path, body in (
                    ("POST", "device", {"code": code}),
                    ("POST", "next", {"code": code}),
                    ("PUT", "moderator", {"name": "Mo", "code": code}),
                    ("POST", "seats", {"name": "X", "face": 1, "code": code, "seat": 3}),
                    ("POST", "seats/3/device", None),
                    ("DELETE", "seats/3/bot", None),
                    ("POST", "rematch", {}),
                ):
                    with pytest.raises(RequestRefused):
                        await guest.ask(method, f"/api/tables/{game.table}/{path}", body)


@rule("TR-299", "TR-420")
async def test_those_who_look_on_late_or_at_once_see_no_room(calm: ServerProcess) -> None:
    for spectators in ("public", "delayed"):
        async with AsyncExitStack() as stack:
            game = await stack.enter_async_context(rooms(calm, spectators=spectators))
            stranger = await stack.enter_async_context(frames(calm, game.table))
            left = await stack.enter_async_context(frames(calm, game.table, game.here.guests[4]))
            await game.here.guests[4].leave(game.table, 4)
            for socket in (stranger, left):
                await socket.hello(game.table, PUBLIC)
            for room in ROOMS:
                first, second, *_ = [seat for seat in await game.in_room(room) if seat != 4]
                await game.act(first, type="Appoint", target=second)
                await game.act(second, type="Point", target=first)
            for _ in range(12):
                await pass_by(calm, 20)
            for socket in (stranger, left):
                seen = [message for message in await socket.settled() if message["type"] in ("Full", "Step")]
                assert seen
                for message in seen:
                    view = message["view"]
                    if view["phase"] != "over":
                        assert view["rooms"] == [None, None]
                        assert (view["shown"]["rows"], view["shown"]["cards"], set(view["cards"])) == ([], [], {None})


@rule("TR-299", "TR-300", "TR-420")
async def test_who_enters_a_room_sees_on_its_screen_nothing_from_before(calm: ServerProcess) -> None:
    async with rooms(calm) as game:
        for room in ROOMS:  # somebody is named in each, so that there is a past
            first, second, *_ = await game.in_room(room)
            await game.act(first, type="Appoint", target=second)
        before = await game.places()
        for seconds in (ROUND, SELECT, PARLEY):
            await pass_by(calm, seconds)
        after = await game.places()
        walked = [seat for seat in range(6) if after[seat] != before[seat]]
        assert len(walked) == 2
        async with frames(calm, game.table) as wall:
            await wall.hello(game.table, SCREENS[0], code=game.codes[SCREENS[0]])
            past = await wall.next("Full")
        assert "LeaderNamed" in {event["type"] for event in past["log"]}

        for seat in walked:
            here = SCREENS[ROOMS.index(after[seat])]
            for seen in (0, 1, past["n"] - 1):
                async with frames(calm, game.table, game.here.guests[seat]) as socket:
                    await socket.hello(game.table, here, seen=seen, code=game.codes[here])
                    [shown] = [message for message in await socket.settled() if message["type"] in GAME]
                    assert (shown["type"], shown["log"], shown["turns"], shown["chat"]) == ("Full", [], [], [])
                    leader = shown["view"]["rooms"][SCREENS.index(here)]["leader"]
                    assert leader is not None


@rule("TR-299", "TR-420")
async def test_after_a_rematch_the_same_code_shows_no_other_room(calm: ServerProcess) -> None:
    async with rooms(calm) as game:
        for _ in range(12):
            await pass_by(calm, ROUND)
        again = await game.here.host.rematch(game.table)
        assert await codes_of(game.here.host, again) == game.codes
        async with AsyncExitStack() as stack:
            new = [await stack.enter_async_context(frames(calm, again, guest)) for guest in game.here.guests]
            for socket in new:
                for screen in SCREENS:
                    assert not any(shows_a_room(message, screen) for message in await answer(socket, again, screen, game.codes[screen]))
            await game.here.host.start(again)
            following = Rooms(calm, Company(game.here.guests, again, game.here.code), game.codes)
            for guest, socket in zip(game.here.guests, new, strict=True):
                [seat] = [seat["seat"] for seat in (await guest.card(again))["seats"] if seat["you"]]
                own = await following.own(seat)
                heard = await socket.settled()
                assert not any(shows_a_room(message, other(own)) for message in heard)
                assert [message["seat"] for message in heard if message["type"] == "Notice"] == [other(own)]
                await socket.hello(game.table, other(own), code=game.codes[other(own)])
                assert (await socket.next("Notice"))["code"] == "bad_request"  # each socket is for one table


@rule("TB-009", "TR-299")
async def test_who_moderates_or_did_takes_no_seat_of_a_dealt_game(calm: ServerProcess) -> None:
    async with AsyncExitStack() as stack:
        here = await stack.enter_async_context(company(calm, 6, game="two_rooms", options={**QUICK, "moderator": True}, start=False))
        mo, phone = [await stack.enter_async_context(Guest(calm.url, name=name, face=9)) for name in ("Mo", "Phone")]
        await mo.ask("PUT", f"/api/tables/{here.table}/moderator", {"name": "Mo", "code": here.code})
        await here.host.start(here.table)
        await phone.me()

        async def moved(guest: Guest, place: str, to: Guest) -> None:
            code = (await guest.ask("POST", f"/api/tables/{here.table}/{place}/device"))["code"]
            await to.ask("POST", f"/api/tables/{here.table}/device", {"code": code})

        with pytest.raises(RequestRefused, match="TB-009"):
            await moved(here.guests[2], "seats/2", mo)
        await moved(mo, "moderator", phone)
        for insider in (mo, phone):
            with pytest.raises(RequestRefused, match="TB-009"):
                await moved(here.guests[2], "seats/2", insider)
            assert not any(seat["you"] for seat in (await insider.card(here.table))["seats"])
        await moved(phone, "moderator", mo)
        assert (await mo.card(here.table))["moderator"]["you"]


@rule("TB-014", "TR-299")
async def test_the_host_plays_no_second_hand_with_a_code_of_their_own(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        people = await guests(tables, 7)
        table = await started(tables, people[:6], game="two_rooms", options=QUICK)
        await table.seating.leave(people[3], 3)
        await clock.advance(HOST_PATIENCE_MS + 1)
        for insider in (people[0], people[2], people[3]):  # the host, a player, and one who has left
            with pytest.raises(SeatKept, match="TB-014"):
                await table.seating.move_device(await table.seating.device_code(people[0], 1), insider)
        await table.seating.move_device(await table.seating.device_code(people[0], 1), people[6])

        assert table.seats[1].person == people[6].id
