"""Thirty clients in two rooms, over real sockets: nothing acknowledged is lost, nobody hears the other room, all clocks agree."""

from __future__ import annotations

import asyncio
import random
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from boomtable.client import Guest
from boomtable.client.server_process import ServerProcess
from boomtable.games import GAMES
from boomtable.server.net.connection import SOCKET_BURST
from boomtable.server.protocol.messages import RunningTimer, Step
from boomtable.table.recording import Recording, read, replay, step
from boomtable.table.table import Table
from tests.serving.passing_time import forward

rule = pytest.mark.rule

SEATS = 30
SPEED = 0.1  # a round of thirty seconds would last for five minutes: time passes when everybody has had a turn
LEAP = 7.5  # seconds: longer than the pause between two deeds of a kind (TR-320)
# messages between two leaps, after each of which the server takes a whole burst again; what is on the way counts to the next one
MOST_SENT = int(SOCKET_BURST) - 5
OPTIONS = {
    "seats": SEATS,
    "mode": "online",
    "game": "advanced",
    "rounds": "five",
    "round_minutes": [0.5] * 5,
    "select_seconds": 10,
    "parley_seconds": 10,
    "call_seconds": 10,
    "offer_ttl": 300,
}
PINGS = 3
PATIENCE = 600.0  # seconds until the test gives up
ROUNDED_MS = 1.0  # times travel as whole milliseconds
TABLE_MS = 1 / SPEED  # table time has whole milliseconds, too
# what the game lives on, and half of the time comes first
URGENT = ("AcceptShare", "Ready", "Appoint", "AcceptLead", "Lock", "Draft", "Call", "Usurp", "OfferShare", "Point")


@dataclass(frozen=True)
class Kept:
    """A frame as it travelled, and what the tests ask of it first."""

    frame: bytes
    kind: str
    n: int
    timers: list[RunningTimer]
    speaker: int


@dataclass
class Player:
    """One client: does whatever is offered, one thing at a time, and keeps every frame."""

    seat: int
    table: str
    socket: ClientConnection
    dice: random.Random
    kept: list[Kept] = field(default_factory=list)
    acknowledged: list[dict[str, Any]] = field(default_factory=list)
    refused: int = 0
    sent: int = 0  # since time passed last
    offset_ms: float = 0.0
    best_trip: float = float("inf")
    ponged: asyncio.Event = field(default_factory=asyncio.Event)

    async def send(self, **message: object) -> None:
        self.sent += 1
        await self.socket.send(msgspec.json.encode(message), text=True)

    async def next(self) -> dict[str, Any]:
        frame = await self.socket.recv(decode=False)
        message: dict[str, Any] = msgspec.json.decode(frame)
        timers = msgspec.convert(message.get("timers", []), list[RunningTimer])
        self.kept.append(Kept(frame, message["type"], message.get("n", 0), timers, message.get("said", {}).get("seat", -1)))
        return message

    def all(self, *kinds: str) -> list[Kept]:
        return [kept for kept in self.kept if kept.kind in kinds]

    async def set_clock(self) -> None:
        """Set a client's clock as the page does: the quickest round trip tells the server's time best."""
        for _ in range(PINGS):
            await self.send(type="Ping", t=time.time() * 1000)
            while (pong := await self.next())["type"] != "Pong":
                pass
            now = time.time() * 1000
            trip = now - pong["t"]
            if trip <= self.best_trip:
                self.best_trip, self.offset_ms = trip, pong["now"] + trip / 2 - now

    async def hello(self) -> None:
        await self.send(type="Hello", table=self.table, seat=self.seat, seen=0)

    async def play(self) -> None:
        update: dict[str, Any] = {}
        pending: dict[str, Any] | None = None
        name, spoke = "", -1
        while not update or update["view"]["outcome"] is None or pending is not None:
            message = await self.next()
            match message["type"]:
                case "Full" | "Step":
                    update = message
                case "Ack":
                    assert pending is not None
                    assert message["id"] == name
                    self.acknowledged.append(pending)
                    pending = None
                case "Refused":
                    assert pending is not None
                    assert message["id"] == name
                    self.refused += 1
                    pending = None
                    continue
                case "Pong":
                    self.ponged.set()
                case "Notice":
                    raise AssertionError(message)
                case _:
                    continue
            if not update or pending is not None or not update["offers"] or self.sent >= MOST_SENT:
                continue
            pending = self.chosen(update["offers"])
            name = f"{self.seat}/{len(self.acknowledged)}/{self.refused}"
            await self.send(type="Act", table=self.table, seat=self.seat, id=name, seen=update["n"], action=pending)
            if update["channels"] and spoke != update["view"]["round"]:
                spoke = update["view"]["round"]
                await self.send(type="Say", table=self.table, seat=self.seat, channel=update["channels"][0], text=f"round {spoke}")

    async def had_a_turn(self) -> None:
        """Everything sent to this client so far has been read, and what it did then has been answered."""
        self.ponged.clear()
        await self.send(type="Ping", t=0)
        await self.ponged.wait()

    def chosen(self, offers: list[dict[str, Any]]) -> dict[str, Any]:
        urgent = [offer for kind in URGENT for offer in offers if offer["type"] == kind]
        offer = urgent[0] if urgent and self.dice.random() < 0.5 else self.dice.choice(offers)
        if offer.get("choices"):
            action: dict[str, Any] = self.dice.choice(offer["choices"])
            return action
        return {"type": offer["type"], **{field["name"]: self.dice.choice(field["values"]) for field in offer["fields"]}}


@dataclass
class Evening:
    """A whole game of thirty, and what is left of it."""

    players: list[Player]
    recording: Recording


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("thirty") / "data", speed=SPEED) as process:
        yield process


@pytest.fixture(scope="module")
def evening(quick: ServerProcess) -> Evening:
    return asyncio.run(played(quick))


async def played(server: ServerProcess) -> Evening:
    async with AsyncExitStack() as stack, asyncio.timeout(PATIENCE):
        host = await stack.enter_async_context(Guest(server.url, name="Guest 0"))
        table, code = await host.create("two_rooms", OPTIONS)
        keys = [host.key]
        for seat in range(1, SEATS):
            async with Guest(server.url, name=f"Guest {seat}", face=seat) as guest:
                await guest.sit(table, code, seat)
                keys.append(guest.key)
        players = []
        for seat, key in enumerate(keys):
            url, cookie = f"ws://127.0.0.1:{server.port}/ws/{table}", {"Cookie": f"guest={key}"}
            opening = connect(url, additional_headers=cookie, compression=None, proxy=None, ping_interval=None)
            players.append(Player(seat, table, await stack.enter_async_context(opening), random.Random(seat)))
            await players[-1].set_clock()
            await players[-1].hello()
        playing = asyncio.gather(*(player.play() for player in players))
        await host.start(table)
        passing = asyncio.create_task(let_time_pass(server, players))
        await playing
        passing.cancel()
        recording = read(await host.raw("GET", f"/api/tables/{table}/recording"), GAMES.get)
    return Evening(players, recording)


async def let_time_pass(server: ServerProcess, players: list[Player]) -> None:
    while True:
        await asyncio.gather(*(player.had_a_turn() for player in players))  # one by one, somebody is silent for too long
        await asyncio.to_thread(forward, server, LEAP)
        for player in players:
            player.sent = 0


def moments(recording: Recording) -> Iterator[Table]:
    """The game again, after the deal and after each entry."""
    table = replay(recording, upto=0)
    yield table
    for line, entry in enumerate(recording.entries, 2):
        step(table, entry, line)
        yield table


def test_a_whole_game_was_played(evening: Evening) -> None:
    *_, table = moments(evening.recording)
    happened = {type(event).__name__ for events in table.happened for event in events}

    assert (table.over, table.state.round) == (True, 5)
    assert happened >= {"LeaderNamed", "ShareOffered", "Shared", "Said", "Whispered", "HostagesExchanged", "LeadersMet"}
    assert min(len(player.acknowledged) for player in evening.players) > 0


@rule("TR-323")
def test_every_acknowledged_action_is_in_the_log_once_and_in_order(evening: Evening) -> None:
    logged = defaultdict(list)
    for entry in evening.recording.entries:
        logged[entry.actor].append(msgspec.to_builtins(entry.action))

    for player in evening.players:
        assert logged[player.seat] == player.acknowledged


@rule("TR-302", "TR-299", "TR-301", "TR-316", "TR-061")
def test_every_frame_holds_what_its_seat_may_know_and_nothing_else(evening: Evening) -> None:
    sent = [{kept.n: kept for kept in player.all("Step")} for player in evening.players]
    compared = 0
    for table in moments(evening.recording):
        game, state = table.game, table.state
        for seat, steps in enumerate(sent):
            n = table.seen(seat)
            kept = steps.pop(n, None)
            if kept is None:
                continue
            told, name = table.update(seat, n - 1), evening.players[seat].table
            assert [(timer.name, timer.key) for timer in kept.timers] == [(timer.name, timer.key) for timer in told.view.timers]
            known = Step(
                name, seat, n, told.at, told.events, told.turns, told.view, told.offers, game.channels(state, seat), kept.timers, told.tip
            )
            assert kept.frame == msgspec.json.encode(known)
            compared += 1

    assert [steps for steps in sent if steps] == []
    assert compared > SEATS * 20


@rule("TR-302")
def test_no_update_is_missing(evening: Evening) -> None:
    *_, table = moments(evening.recording)
    for player in evening.players:
        first, *steps = player.all("Full", "Step")
        assert [kept.n for kept in steps] == list(range(first.n + 1, table.seen(player.seat) + 1))


@rule("TR-315", "TR-061")
def test_free_words_stay_in_their_room(evening: Evening) -> None:
    places: dict[tuple[int, int], tuple[list[int], list[int]]] = {}
    for table in moments(evening.recording):
        for player in evening.players:
            meet = table.state.leader if table.state.phase == "parley" else []
            places.setdefault((player.seat, table.seen(player.seat)), (list(table.state.place), list(meet)))
    heard = 0
    for player in evening.players:
        n = 0
        for kept in player.all("Full", "Step", "Heard"):
            if kept.kind != "Heard":
                n = kept.n
                continue
            place, meet = places[player.seat, n]
            assert place[kept.speaker] == place[player.seat] or {kept.speaker, player.seat} <= set(meet)
            heard += kept.speaker != player.seat

    assert heard > SEATS


@rule("TR-306")
def test_the_clocks_of_all_clients_agree_with_the_servers(evening: Evening) -> None:
    """Both run on this machine, so there is nothing between them: a clock is off by at most half of the round trip that set it."""
    ends = defaultdict(list)
    for player in evening.players:
        assert abs(player.offset_ms) <= player.best_trip / 2 + ROUNDED_MS
        for timer in (timer for kept in player.kept for timer in kept.timers if timer.name == "round"):
            ends[timer.key].append(timer.ends_at - player.offset_ms)

    assert sorted(ends) == [1, 2, 3, 4, 5]
    slowest = max(player.best_trip for player in evening.players)
    for times in ends.values():
        assert max(times) - min(times) <= slowest + 2 * (ROUNDED_MS + TABLE_MS)
