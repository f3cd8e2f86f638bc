"""The SDK's own client plays whole games by the tools alone, beside bots and other models."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import pytest
from mcp import Client

from boomtable.client import Guest
from boomtable.client.server_process import ServerProcess
from boomtable.games import GAMES
from boomtable.mcp.places import Places
from boomtable.mcp.tools import application
from tests.mcp.player import Player, refused, told
from tests.serving.passing_time import forward

SECONDS = 120.0  # until a test gives up
CLOCK_SECONDS = 10.0  # by which the clocks of a game leap
SETTINGS: dict[str, dict[str, Any]] = {
    "snip": {"seats": 3},
    "bomb_busters": {"seats": 3, "mission": 5},
    "its_a_bomb": {"seats": 3, "scenario": 2},
    "bombs_away": {"seats": 3},
    "blast_tactics": {"seats": 3},
    "two_rooms": {"seats": 6, "mode": "online", "round_minutes": [1, 1, 1]},
}


def test_every_game_is_played() -> None:
    assert set(SETTINGS) == set(GAMES)


@dataclass
class Party:
    """Models that came by the tools, with bots on the other seats."""

    players: list[Player]
    table: str
    server: ServerProcess

    async def card(self) -> dict[str, Any]:
        async with Guest(self.server.url) as guest:
            return await guest.card(self.table)


@asynccontextmanager
async def party(server: ServerProcess, game: str, models: int) -> AsyncIterator[Party]:
    options = SETTINGS[game]
    async with Places(server.url) as places, Client(application(places)) as client, asyncio.timeout(SECONDS):
        made = await told(client, "make_table", game=game, name="Model 0", options=options)
        code, table = made.split()[-1].rstrip("."), made.split("of table ")[1].split(".")[0]
        players = [Player(client, made, 0)]
        for seat in range(1, models):
            players.append(Player(client, await told(client, "sit", name=f"Model {seat}", code=code), seat))
        for seat in range(models, options["seats"]):
            await told(client, "add_bot", place=players[0].place, seat=seat, level="novice")
        await told(client, "start", place=players[0].place)
        yield Party(players, table, server)


@pytest.mark.parametrize("game", [game for game in SETTINGS if game != "two_rooms"])
async def test_two_models_and_bots_play_a_whole_game(server: ServerProcess, game: str) -> None:
    async with party(server, game, models=2) as there:
        ends = await asyncio.gather(*(player.play() for player in there.players))
        card = await there.card()

    seats = SETTINGS[game]["seats"]
    assert card["phase"] == "over"
    assert [seat["program"] for seat in card["seats"]] == [True, True] + [False] * (seats - 2)
    assert all("It is over." in end and "The game is over: " in end for end in ends)
    assert all(player.acted for player in there.players)
    assert [
        no for player in there.players for no in player.refusals if f"[{GAMES[game].info.prefix}-" not in no and "[TB-0" not in no
    ] == []


async def test_a_game_with_clocks_goes_on_whether_models_act_in_time_or_not(calm: ServerProcess) -> None:
    async with party(calm, "two_rooms", models=3) as there:
        eager, other, idle = there.players
        for player in (eager, other):
            await player.look()
            await player.act_once()
        playing = asyncio.gather(eager.play(), other.play(), idle.play(idle=True))
        while not playing.done():  # the clocks are those of the test: nobody is hurried by a busy machine
            await asyncio.to_thread(forward, calm, CLOCK_SECONDS)
        ends = await playing
        card = await there.card()

    assert card["phase"] == "over"
    assert all("It is over." in end for end in ends)
    assert idle.acted == 0
    assert [(seat["kind"], seat["away"]) for seat in card["seats"][:3]] == [("person", False)] * 3


async def test_another_game_follows_with_the_same_seats(server: ServerProcess) -> None:
    async with party(server, "snip", models=2) as there:
        await asyncio.gather(*(player.play() for player in there.players))
        again = [await told(player.client, "play_again", place=player.place) for player in there.players]
        before = await refused(there.players[0].client, "look", place=there.players[0].place)
        await told(there.players[0].client, "start", place=again[0].split()[1].rstrip(":"))
        ends = await asyncio.gather(*(Player(player.client, said, 1).play() for player, said in zip(there.players, again, strict=True)))

    assert again[0].partition("of table")[2] == again[1].partition("of table")[2]
    assert "there is no place" in before
    assert all("It is over." in end for end in ends)
