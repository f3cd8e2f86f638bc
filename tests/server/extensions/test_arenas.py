"""Arenas of Blast Tactics over HTTP: the shipped ones, what is wrong with a new one, and games between bots in it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import httpx
import msgspec
import pytest

from boomtable.client import Guest, RequestRefused
from boomtable.client.server_process import ServerProcess
from boomtable.games.blast_tactics.arenas.shipped import TEXTS
from boomtable.server.errors import TooMany
from boomtable.server.extensions.blast_tactics.estimates import MOST_OF_ONE_ADDRESS, MOST_WAITING, Estimates
from boomtable.server.extensions.blast_tactics.requests import EstimateWish
from tests.server.company import PATIENCE

rule = pytest.mark.rule
SOMEBODY = {"x-forwarded-for": "8.8.2.2"}
DUEL = TEXTS["duel_alley"]
TWO_PLAYERS_SECONDS = 120.0  # that a game of bots may take on a busy machine


async def checked(server: ServerProcess, text: str) -> dict[str, Any]:
    async with Guest(server.url) as guest:
        report: dict[str, Any] = await guest.ask("POST", "/api/arenas/check", {"text": text})
        return report


async def test_the_shipped_arenas_are_listed_in_the_text_form(server: ServerProcess) -> None:
    async with Guest(server.url) as guest:
        cards = await guest.ask("GET", "/api/arenas")

    assert [(card["name"], card["text"]) for card in cards] == [(name, text.strip()) for name, text in TEXTS.items()]
    assert [card["players"] for card in cards] == [2] * 3 + [3] * 3 + [4] * 8


@rule("BT-366")
@pytest.mark.parametrize(
    ("name", "pairs", "fair"),
    [
        ("duel_alley", [[0, 1]], True),
        ("three_corners", [[0, 1]], False),
        ("carousel", [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]], True),
    ],
)
async def test_an_arena_without_problems_tells_which_seats_are_equal(server: ServerProcess, name: str, pairs: object, fair: bool) -> None:
    assert await checked(server, TEXTS[name]) == {"problems": [], "equal_seats": pairs, "fair": fair}


@rule("BT-363", "BT-331")
async def test_every_problem_has_its_kind_its_facts_and_its_squares(server: ServerProcess) -> None:
    report = await checked(server, DUEL.replace("..2", "...").replace(".+.....+.\n.+", ".+.>...+.\n.+"))

    assert report["problems"] == [
        {
            "kind": "arrow",
            "text": "the arrow of the pad at (2,3) faces no other pad [BT-331]",
            "squares": [[2, 3]],
            "facts": {},
            "rule": "BT-331",
        },
        {
            "kind": "start_count",
            "text": "start 2 stands on 0 squares: 1 is wanted [BT-363]",
            "squares": [],
            "facts": {"start": 2, "count": 0, "wanted": 1},
            "rule": "BT-363",
        },
    ]
    assert (report["equal_seats"], report["fair"]) == ([], False)


async def test_what_is_no_text_form_is_one_problem(server: ServerProcess) -> None:
    report = await checked(server, "players 2\nmap\n1.x\n")

    assert [(problem["kind"], problem["rule"]) for problem in report["problems"]] == [("unreadable", None)]
    assert report["problems"][0]["text"] == "(0,2) of the map cannot be 'x': the signs are _#.+1234PO~^>v< [BT-362]"


async def lines(server: ServerProcess, games: int, key: str | None = None) -> AsyncIterator[dict[str, Any]]:
    cookies = {} if key is None else {"guest": key}
    async with (
        asyncio.timeout(TWO_PLAYERS_SECONDS),
        httpx.AsyncClient(base_url=server.url, cookies=cookies, trust_env=False, timeout=None) as http,
        http.stream("POST", "/api/arenas/estimate", json={"text": DUEL, "games": games}) as answer,
    ):
        assert answer.headers["content-type"].startswith("application/jsonl")
        async for line in answer.aiter_lines():
            yield msgspec.json.decode(line)


async def test_an_estimate_grows_line_by_line(server: ServerProcess) -> None:
    told = [line async for line in lines(server, 3)]

    assert told[0] == {"done": 0, "of": 3, "ahead": 0, "turns": 0.0, "few": 0, "many": 0, "seats": [], "ends": {}}
    assert [line["done"] for line in told] == sorted(line["done"] for line in told)
    last = told[-1]
    assert last["done"] == last["of"] == sum(last["ends"].values()) == 3
    assert sum(seat["share"] for seat in last["seats"]) == pytest.approx(1.0, abs=1e-3)
    assert last["few"] <= last["turns"] <= last["many"]


async def test_the_same_arena_has_the_same_estimate(server: ServerProcess) -> None:
    first = [line async for line in lines(server, 1)]
    again = [line async for line in lines(server, 1)]

    assert first[-1] == again[-1]


async def test_an_arena_with_problems_is_not_tried(server: ServerProcess) -> None:
    async with Guest(server.url) as guest:
        with pytest.raises(RequestRefused, match="start 2 stands on 0 squares") as refused:
            await guest.ask("POST", "/api/arenas/estimate", {"text": DUEL.replace("..2", "..."), "games": 5})

    assert refused.value.code == "bad_request"


@pytest.mark.parametrize("games", [0, 401])
async def test_there_is_a_limit_on_the_games(server: ServerProcess, games: int) -> None:
    async with Guest(server.url) as guest:
        with pytest.raises(RequestRefused, match="games"):
            await guest.ask("POST", "/api/arenas/estimate", {"text": DUEL, "games": games})


async def test_hanging_up_lets_the_next_one_in(server: ServerProcess) -> None:
    """Nobody could wait for four hundred games here."""
    async for line in lines(server, 400):
        assert line["done"] == 0
        break

    told = [line async for line in lines(server, 1)]

    assert told[-1]["done"] == 1


async def test_asking_anew_ends_what_the_same_guest_asked_before(server: ServerProcess) -> None:
    async with Guest(server.url) as guest:
        await guest.me()
        first = lines(server, 400, guest.key)
        assert (await anext(first))["done"] == 0

        told = [line async for line in lines(server, 1, guest.key)]

        assert [line["done"] for line in told] == [0, 1]
        assert all([line["done"] < 400 async for line in first])  # it comes to an end


async def test_only_so_many_wait() -> None:
    estimates = Estimates()
    for person in range(MOST_WAITING):
        estimates.begin(str(person), None, EstimateWish(DUEL, 1))
    with pytest.raises(TooMany, match="too many arenas are being estimated"):
        estimates.begin("one more", None, EstimateWish(DUEL, 1))

    async with asyncio.timeout(PATIENCE):
        await estimates.close()


async def test_one_address_does_not_take_every_place() -> None:
    estimates = Estimates()
    for person in range(MOST_OF_ONE_ADDRESS):
        estimates.begin(f"crowd {person}", "8.8.8.8", EstimateWish(DUEL, 1))
    with pytest.raises(TooMany):
        estimates.begin("one more", "8.8.8.8", EstimateWish(DUEL, 1))
    estimates.begin("crowd 0", "8.8.8.8", EstimateWish(DUEL, 2))  # in place of the one before
    estimates.begin("elsewhere", "8.8.4.4", EstimateWish(DUEL, 1))

    async with asyncio.timeout(PATIENCE):
        await estimates.close()


async def test_the_server_knows_from_which_address_an_estimate_is_asked_for(server: ServerProcess) -> None:
    wish = {"text": DUEL, "games": 400}
    async with AsyncExitStack() as stack:
        statuses = []
        for _ in range(MOST_OF_ONE_ADDRESS + 1):
            http = await stack.enter_async_context(httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60, headers=SOMEBODY))
            asked = await stack.enter_async_context(http.stream("POST", "/api/arenas/estimate", json=wish))
            statuses.append(asked.status_code)

    assert statuses == [200] * MOST_OF_ONE_ADDRESS + [429]


async def test_those_behind_hear_how_many_are_ahead() -> None:
    estimates = Estimates()
    estimates.begin("first", None, EstimateWish(DUEL, 1))
    second = estimates.begin("second", None, EstimateWish(DUEL, 1))

    told = msgspec.json.decode(await anext(second))

    assert (told["done"], told["ahead"]) == (0, 1)
    await estimates.close()
