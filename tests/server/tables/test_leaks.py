"""What a viewer gets, byte for byte, does not depend on what it may not know: the laws of the rules, at the socket."""

from __future__ import annotations

import asyncio
import re
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
import pytest
from starlette.routing import Mount, Route

from boomtable.client import Guest, Update, choices
from boomtable.client.server_process import ServerProcess
from boomtable.core.dice import SeededDice
from boomtable.core.seats import PUBLIC
from boomtable.games import GAMES
from boomtable.server.app import ENDPOINTS, routes
from boomtable.server.tables.audience import GATHER_MS
from tests.server.company import Company, Frames, company, frames
from tests.serving.passing_time import forward

RED = 1
LARGEST = 16 * 1024
VARYING = [
    (re.compile(rb'"at":\d+(\.\d+)?'), b'"at":0'),  # time passes
    (re.compile(rb'"changed_at":\d+(\.\d+)?'), b'"changed_at":0'),
    (re.compile(rb'"now":\d+(\.\d+)?'), b'"now":0'),
    (re.compile(rb'"commitment":"\w+"'), b'"commitment":""'),  # of another seed
    (re.compile(rb'"code":"[A-Z0-9]{6}"'), b'"code":""'),
]

# What seat 0 tries, besides what it may do: every refusal has to be the same in both worlds.
TRIES: list[dict[str, Any]] = [
    {"type": "Cut", "wire": 0},
    {"type": "Vouch", "wire": 3},
    {"type": "Vouch", "wire": 5},
    {"type": "Cut", "wire": 3},
]
OWN_TURN = (1, 4, 7)  # numbers of the updates after which seat 0 is to act, when the last of these is allowed


@dataclass
class World:
    """One deal of three: seats 0 and the public look on while all do the same."""

    red: int
    streams: dict[int, list[bytes]] = field(default_factory=dict)
    answers: dict[str, bytes] = field(default_factory=dict)


async def deal_of(server: ServerProcess, here: Company) -> list[int]:
    colours: list[int] = []
    for seat, guest in enumerate(here.guests):
        async with frames(server, here.table, guest) as socket:
            await socket.hello(here.table, seat)
            colours += (await socket.next("Full"))["view"]["colours"][2 * seat : 2 * seat + 2]
    return colours


async def worlds(server: ServerProcess) -> list[World]:
    """Two deals in which seat 0 holds the same two blue wires, and the red one lies at 3 or at 5."""
    found: dict[int, World] = {}
    for number in range(200):
        async with company(server, 3, hints=True, start=False) as here:
            await here.host.ask("PUT", f"/api/tables/{here.table}/seats/0/entropy", {"entropy": f"{number:032x}"})
            await here.host.start(here.table)
            red = (await deal_of(server, here)).index(RED)
            if red in (3, 5) and red not in found:
                found[red] = await watched(server, here, World(red))
            else:
                await here.host.close(here.table)
        if len(found) == 2:
            return [found[3], found[5]]
    raise AssertionError("two hundred deals gave not both worlds")


async def watched(server: ServerProcess, here: Company, world: World) -> World:
    """Play the same actions, none of which shows the difference, and keep all that seat 0 and the public get."""
    async with AsyncExitStack() as stack:
        mine = await stack.enter_async_context(frames(server, here.table, here.host))
        public = await stack.enter_async_context(frames(server, here.table))
        others = [await stack.enter_async_context(frames(server, here.table, guest)) for guest in here.guests[1:]]
        await cards_are_shown(server)
        await mine.hello(here.table, 0)
        await mine.next("Full")
        await public.hello(here.table, PUBLIC)
        await public.next("Full")
        await cards_are_shown(server)
        for socket, seat in zip(others, (1, 2), strict=True):
            await socket.hello(here.table, seat)
            await socket.next("Full")
            await cards_are_shown(server)
            await mine.next("Card")
            await public.next("Card")
        await probe(mine, here.table, seen=1)
        for number, (seat, action) in enumerate([(0, "Vouch 0"), (1, "Vouch 2"), (2, "Vouch 4"), (0, "Cut 2"), (1, "Cut 0"), (2, "Cut 1")]):
            socket = [mine, *others][seat]
            await do(socket, here.table, seat, action, seen=number + 1)
            for viewer in (mine, public):
                await viewer.settled()
            await probe(mine, here.table, seen=number + 2)
        await mine.hello(here.table, 0)  # a reload
        await mine.next("Full")
        await cards_are_shown(server)
        await mine.settled()
        await public.settled()
        world.streams = {0: mine.all, PUBLIC: public.all}
        world.answers = await asked(server, here)
        same = here.table.encode()
        world.streams = {viewer: [bare(frame, same) for frame in stream] for viewer, stream in world.streams.items()}
        world.answers = {name: bare(answer, same) for name, answer in world.answers.items()}
    return world


async def cards_are_shown(server: ServerProcess) -> None:
    """Who comes and goes is told a moment later, with others who do; here each change is told by itself, however slow the machine is."""
    await asyncio.to_thread(forward, server, 2 * GATHER_MS / 1000 * server.speed)


async def do(socket: Frames, table: str, seat: int, words: str, seen: int) -> None:
    kind, wire = words.split()
    act = {"type": "Act", "table": table, "seat": seat, "id": words, "seen": seen, "action": {"type": kind, "wire": int(wire)}}
    await socket.send(act)
    answer = await socket.next("Ack", "Refused")
    assert answer["type"] == "Ack", answer


async def probe(socket: Frames, table: str, seen: int) -> None:
    """Try what is not allowed, and at its turn ask for advice."""
    if seen in OWN_TURN:
        await socket.send({"type": "Advise", "table": table, "seat": 0})
        assert (await socket.next("Advice"))["n"] == seen
    for number, action in enumerate(TRIES[:-1] if seen in OWN_TURN else TRIES):
        await socket.send({"type": "Act", "table": table, "seat": 0, "id": f"{seen}/{number}", "seen": seen, "action": action})
        assert (await socket.next("Ack", "Refused"))["type"] == "Refused"


BESIDE = {"/api/openapi.json", "/api/docs", "/api/docs.css", "/healthz", "/readyz"}  # routes of no endpoint
PAGES = "/{path:path}"
CLOSED = {"/metrics", "/watchz"}  # for the operator alone: how often somebody acts may be a hidden fact


def test_every_route_is_asked_or_closed() -> None:
    found = set()
    for route in routes():
        inner = route.routes if isinstance(route, Mount) else [route]
        found |= {(route.path if isinstance(route, Mount) else "") + one.path for one in inner if isinstance(one, Route)}

    assert found == {endpoint.path for endpoint in ENDPOINTS} | BESIDE | CLOSED | {PAGES}


async def asked(server: ServerProcess, here: Company) -> dict[str, bytes]:
    """Every route that only reads, as seat 0's browser gets it."""
    cookies = {"guest": here.host.key or ""}
    answers = {}
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60, cookies=cookies) as http:
        for endpoint in ENDPOINTS:
            if endpoint.method == "GET":
                path = endpoint.path.replace("{table}", here.table).replace("{game}", "snip")
                answers[endpoint.name] = (await http.get(path)).content
        for path in (*BESIDE, f"/t/{here.table}"):
            answers[path.partition(here.table)[0]] = (await http.get(path)).content
    return answers


def bare(data: bytes, table: bytes) -> bytes:
    for pattern, same in VARYING:
        data = pattern.sub(same, data)
    return data.replace(table, b"TABLE")


def kinds(stream: list[bytes]) -> list[str]:
    return [msgspec.json.decode(frame)["type"] for frame in stream]


async def test_two_worlds_look_the_same_to_those_who_cannot_tell_them_apart(server: ServerProcess) -> None:
    one, other = await worlds(server)

    assert one.red != other.red
    for viewer in (0, PUBLIC):
        assert kinds(one.streams[viewer]) == kinds(other.streams[viewer])
        assert one.streams[viewer] == other.streams[viewer]
    assert len(one.streams[0]) > 40
    assert one.answers == other.answers


async def test_every_update_can_be_mirrored_from_its_own_view(server: ServerProcess) -> None:
    """A state sampled from what a seat was sent gives the same view and the same offers: the frame holds nothing more."""
    game = GAMES["snip"]
    mirrored = 0
    for seed in range(5):
        async with company(server, 3) as here, AsyncExitStack() as stack:
            sockets = [await stack.enter_async_context(frames(server, here.table, guest)) for guest in here.guests]
            for seat, socket in enumerate(sockets):
                await socket.hello(here.table, seat)
            over, seen = False, 1
            while not over:
                for seat, socket in enumerate(sockets):
                    update = await socket.next("Full", "Step")
                    view = msgspec.convert(update["view"], game.view_type)
                    state = game.determinize(view, seat, SeededDice(seed))
                    if view.outcome is None:
                        assert game.view(state, seat) == view
                        assert msgspec.json.decode(msgspec.json.encode(game.offers(state, seat))) == update["offers"]
                        mirrored += 1
                    over, seen = view.outcome is not None, update["n"]
                    if update["offers"]:
                        actor, action = seat, update["offers"][-1]["choices"][0]
                if not over:
                    act = {"type": "Act", "table": here.table, "seat": actor, "id": str(seen), "seen": seen, "action": action}
                    await sockets[actor].send(act)

    assert mirrored > 20


@pytest.mark.parametrize("name", list(GAMES))
async def test_an_update_stays_small(server: ServerProcess, name: str) -> None:
    seats = GAMES[name].info.max_seats
    async with Guest(server.url, name="W" * 24, face=63) as guest:
        table, _ = await guest.create(name, {"seats": seats}, fill="novice", start=True)
        async with frames(server, table, guest) as socket:
            await socket.hello(table, 0)
            await socket.hello(table, PUBLIC)
            over = False
            while not over:
                update = await socket.next("Full", "Step")
                over = update["view"]["outcome"] is not None
                assert len(socket.all[-1]) < LARGEST
                if update["seat"] == 0 and 0 in update["view"]["waiting_on"]:  # who did all that is offered would be cut off
                    act = {"type": "Act", "table": table, "seat": 0, "id": str(update["n"]), "seen": update["n"]}
                    await socket.send({**act, "action": choices(msgspec.convert(update, Update))[0]})


async def test_keys_and_codes_reach_nobody_else(server: ServerProcess) -> None:
    async with company(server, 2) as here, frames(server, here.table, here.guests[1]) as theirs, frames(server, here.table) as public:
        await theirs.hello(here.table, 1)
        await public.hello(here.table, PUBLIC)
        device = (await here.host.ask("POST", f"/api/tables/{here.table}/seats/0/device"))["code"]
        await here.host.pause(here.table)
        await here.host.resume(here.table)
        await theirs.settled()
        await public.settled()
        stranger = httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60)
        async with stranger:
            pages = [
                (await stranger.get(path)).content for path in (f"/api/tables/{here.table}", "/api/tables", "/api/me", f"/t/{here.table}")
            ]

    keys = [(guest.key or "none").encode() for guest in here.guests]
    for secret in (*keys, device.encode()):
        assert secret not in b"".join(theirs.all + public.all + pages)
    assert here.code.encode() in b"".join(theirs.all)
    assert here.code.encode() not in b"".join(public.all + pages)
