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
from boomtable.research.own_review import OwnReview
from boomtable.research.review import NoAdviser
from boomtable.server.errors import NotNow, TooMany
from boomtable.server.work.review_worker import verdict_of
from boomtable.server.work.reviews import MOST_OF_ONE_ADDRESS, MOST_WAITING, Reviews
from boomtable.table.recording import read
from tests.server.company import PATIENCE, Company, company, play_seat
from tests.server.ticking import Ticking


async def played(here: Company) -> None:
    lines = [guest.line(here.table, seat) for seat, guest in enumerate(here.guests)]
    async with lines[0], lines[1]:
        await asyncio.gather(*(play_seat(line, lambda update: choices(update)[0]) for line in lines))


async def reviewed(guest: Guest, table: str, seat: int) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while True:
            found: dict[str, Any] = await guest.ask("GET", f"/api/tables/{table}/review", seat=seat)
            if found["whole"]:
                return found


async def test_every_decision_of_the_seat_is_judged(server: ServerProcess) -> None:
    async with company(server, 2) as here:
        await played(here)
        found = await reviewed(here.guests[1], here.table, 0)
        recording = read(await here.host.raw("GET", f"/api/tables/{here.table}/recording"), GAMES.get)
        replay = await here.host.ask("GET", f"/api/tables/{here.table}/replay", seat=0)

    decisions = [turn.worst for turn in OwnReview(recording, 0).judged() if turn.worst is not None]
    assert found["done"] == found["of"] == len(OwnReview(recording, 0).turns())
    assert found["verdicts"] == [msgspec.json.decode(msgspec.json.encode(verdict_of(decision))) for decision in decisions]
    assert {verdict["seat"] for verdict in found["verdicts"]} == {0}
    assert found["last"] == replay["steps"][-1]["turn"]
    assert found["curve"] == []  # the adviser of Snip minds only the next snip
    assert replay["steps"][found["verdicts"][0]["step"]]["view"]["waiting_on"] == [0]


async def test_a_review_is_for_one_of_the_seats(server: ServerProcess) -> None:
    async with company(server, 2) as here:
        await played(here)
        with pytest.raises(RequestRefused, match="a game is reviewed for one of its seats"):
            await here.host.ask("GET", f"/api/tables/{here.table}/review", seat=2)


async def test_a_stranger_gets_no_review_of_a_private_game(server: ServerProcess) -> None:
    async with company(server, 2, spectators="none") as here, Guest(server.url) as stranger:
        await played(here)
        with pytest.raises(RequestRefused) as refused:
            await stranger.ask("GET", f"/api/tables/{here.table}/review", seat=0)

    assert refused.value.code == "not_yours"


async def test_a_game_without_an_adviser_is_refused() -> None:
    with pytest.raises(NoAdviser, match="Ticking cannot be reviewed: it has no adviser"):
        Reviews().of("table", 0, Ticking(), b"\n")


async def make(reviews: Reviews, game: str, recording: bytes) -> asyncio.Task[None]:
    """A review from its first question to its end; the work that made it."""
    assert reviews.of("table", 0, GAMES[game], recording).done == 0
    task = reviews._made["table", 0].task
    assert task is not None
    await task
    return task


async def test_a_review_that_breaks_is_told_and_may_be_tried_again() -> None:
    reviews, broken = Reviews(), b"no recording\nno entry\n"
    await make(reviews, "snip", broken)
    with pytest.raises(NotNow, match="could not be reviewed"):
        reviews.of("table", 0, GAMES["snip"], broken)
    assert reviews.of("table", 0, GAMES["snip"], broken).done == 0
    await reviews.close()


async def test_a_claim_of_two_actions_comes_whole_from_the_worker() -> None:
    recording = (Path(__file__).parents[2] / "recordings" / "bomb_busters" / "first_mission_for_two.jsonl").read_bytes()
    reviews = Reviews()
    await make(reviews, "bomb_busters", recording)

    found = reviews.of("table", 0, GAMES["bomb_busters"], recording)

    assert found.whole
    assert bytes(found.verdicts[0].completed) == b'{"type":"Say","values":[5]}'
    assert [point.turn for point in found.curve][-1] == max(point.turn for point in found.curve)


async def test_a_finished_review_is_not_made_again(tmp_path: Path) -> None:
    recording = (Path(__file__).parents[2] / "recordings" / "snip" / "red_wire_cut.jsonl").read_bytes()
    reviews = Reviews()
    task = await make(reviews, "snip", recording)

    found = reviews.of("table", 0, GAMES["snip"], recording)

    assert (found.done, found.of, found.whole, [verdict.turn for verdict in found.verdicts]) == (1, 1, True, [1])
    assert reviews._made["table", 0].task is task


async def test_one_address_does_not_take_all_the_places() -> None:
    reviews = Reviews()

    def asked(number: int, address: str | None) -> bool:
        try:
            reviews.of(f"table {number}", 0, GAMES["snip"], b"no recording\n", address=address)
        except TooMany:
            return False
        return True

    assert [asked(number, "8.8.8.8") for number in range(MOST_OF_ONE_ADDRESS + 1)] == [True] * MOST_OF_ONE_ADDRESS + [False]
    assert asked(0, "8.8.8.8")  # it is being made already
    free = MOST_WAITING - MOST_OF_ONE_ADDRESS
    assert [asked(100 + number, None) for number in range(free + 1)] == [True] * free + [False]
    await reviews.close()
