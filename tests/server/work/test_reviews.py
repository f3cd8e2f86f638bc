"""Reviews of finished games: made beside the server, read while they grow, for those who may see the replay."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from boomtable.client import Guest, RequestRefused, choices
from boomtable.client.server_process import ServerProcess
from boomtable.games import GAMES
from boomtable.research.review import NoAdviser, review
from boomtable.server.errors import NotNow
from boomtable.server.work.reviews import Reviews
from boomtable.table.recording import read
from tests.server.company import PATIENCE, Company, company, play_seat
from tests.server.ticking import Ticking


async def played(here: Company) -> None:
    lines = [guest.line(here.table, seat) for seat, guest in enumerate(here.guests)]
    async with lines[0], lines[1]:
        await asyncio.gather(*(play_seat(line, lambda update: choices(update)[0]) for line in lines))


async def reviewed(guest: Guest, table: str) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while True:
            found: dict[str, Any] = await guest.ask("GET", f"/api/tables/{table}/review")
            if found["done"] == found["of"]:
                return found


async def test_every_decision_is_judged(server: ServerProcess) -> None:
    async with company(server, 2) as here:
        await played(here)
        found = await reviewed(here.guests[1], here.table)
        recording = read(await here.host.raw("GET", f"/api/tables/{here.table}/recording"), GAMES.get)
        replay = await here.host.ask("GET", f"/api/tables/{here.table}/replay", seat=0)

    decisions = [decision for decision in review(recording) if decision is not None]
    assert found["of"] == len(recording.entries)
    assert [verdict["entry"] for verdict in found["verdicts"]] == [decision.entry for decision in decisions]
    for verdict, decision in zip(found["verdicts"], decisions, strict=True):
        assert verdict["action"] == msgspec.to_builtins(decision.action)
        assert (verdict["seat"], verdict["chance"], verdict["best_chance"]) == (
            decision.seat,
            decision.judgement.chance,
            decision.judgement.best_chance,
        )
    mine = next(verdict for verdict in found["verdicts"] if verdict["seat"] == 0)
    assert replay["steps"][mine["step"]]["view"]["waiting_on"] == [0]


async def test_a_stranger_gets_no_review_of_a_private_game(server: ServerProcess) -> None:
    async with company(server, 2, spectators="none") as here, Guest(server.url) as stranger:
        await played(here)
        with pytest.raises(RequestRefused) as refused:
            await stranger.ask("GET", f"/api/tables/{here.table}/review")

    assert refused.value.code == "not_yours"


async def test_a_game_without_an_adviser_is_refused() -> None:
    with pytest.raises(NoAdviser, match="Ticking cannot be reviewed: it has no adviser"):
        Reviews().of("table", Ticking(), b"\n")


async def test_a_review_that_breaks_is_told_and_may_be_tried_again() -> None:
    reviews, broken = Reviews(), b"no recording\nno entry\n"
    assert reviews.of("table", GAMES["snip"], broken).done == 0
    task = reviews._made["table"].task
    assert task is not None
    await task
    with pytest.raises(NotNow, match="could not be reviewed"):
        reviews.of("table", GAMES["snip"], broken)
    assert reviews.of("table", GAMES["snip"], broken).done == 0
    await reviews.close()


async def test_a_finished_review_is_not_made_again(tmp_path: Path) -> None:
    recording = (Path(__file__).parents[2] / "recordings" / "snip" / "red_wire_cut.jsonl").read_bytes()
    reviews = Reviews()
    reviews.of("table", GAMES["snip"], recording)
    task = reviews._made["table"].task
    assert task is not None
    await task

    found = reviews.of("table", GAMES["snip"], recording)

    assert (found.done, found.of, [verdict.seat for verdict in found.verdicts]) == (3, 3, [0, 1, 2])
    assert reviews._made["table"].task is task
