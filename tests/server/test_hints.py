"""Hints: only where the table gives them, only to the seat that asks, and unnoticed by everybody else."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from boomtable.client.server_process import ServerProcess
from boomtable.core.seats import PUBLIC
from boomtable.server.errors import BadRequest, NotNow
from boomtable.server.messages import Advice, Notice
from tests.server.company import company, frames
from tests.server.parlour import PATIENCE, choice, gathered, guests, look, parlour, started
from tests.server.test_seats import settings
from tests.server.ticking import ticking  # noqa: F401  a fixture

RED = 1


def advice_of(view: dict[str, Any], n: int, table: str) -> dict[str, Any]:
    """What seat 0 of two must hear at the beginning: it holds the red wire, or one of the other two is red."""
    red = 0.0 if RED in view["colours"] else 0.5
    shares = [["red", red], ["blue", 1 - red]]
    best = {"type": "Cut", "wire": 2} if red == 0 else {"type": "Vouch", "wire": 0}
    chances = [{"piece": f"wire-{wire}", "options": shares} for wire in (2, 3)]
    return {"type": "Advice", "table": table, "seat": 0, "n": n, "chances": chances, "best": best, "then": None, "chance": 1.0}


async def test_a_seat_is_told_its_chances_and_its_best_action(server: ServerProcess) -> None:
    async with company(server, 2, hints=True) as here, frames(server, here.host) as mine:
        await mine.hello(here.table, 0)
        full = await mine.next("Full")
        await mine.send({"type": "Advise", "table": here.table, "seat": 0})
        told = await mine.next("Advice")
        await mine.send({"type": "Advise", "table": here.table, "seat": 0})
        again = await mine.next("Advice")

    assert told == again == advice_of(full["view"], 1, here.table)


async def test_out_of_turn_there_are_chances_but_nothing_to_do(server: ServerProcess) -> None:
    async with company(server, 2, hints=True) as here, frames(server, here.guests[1]) as mine:
        await mine.hello(here.table, 1)
        await mine.next("Full")
        await mine.send({"type": "Advise", "table": here.table, "seat": 1})
        told = await mine.next("Advice")

    assert (told["best"], told["chance"], [chance["piece"] for chance in told["chances"]]) == (None, None, ["wire-0", "wire-1"])


async def test_nobody_else_notices(server: ServerProcess) -> None:
    async with (
        company(server, 2, hints=True) as here,
        frames(server, here.host) as mine,
        frames(server, here.host) as mine_elsewhere,
        frames(server, here.guests[1]) as other,
        frames(server) as public,
    ):
        for socket, viewer in ((mine, 0), (mine_elsewhere, 0), (other, 1), (public, PUBLIC)):
            await socket.hello(here.table, viewer)
            await socket.next("Full")
        await cards_shown(here.host.card(here.table), mine, mine_elsewhere, other, public)
        await mine.send({"type": "Advise", "table": here.table, "seat": 0})
        await mine.next("Advice")
        heard = [await socket.settled() for socket in (mine_elsewhere, other, public)]

    assert heard == [[], [], []]


async def cards_shown(card: Any, *sockets: Any) -> None:
    """Wait until everybody has heard who is there."""
    wanted = (await card)["watching"]
    for socket in sockets:
        while True:
            shown = (await socket.next("Card"))["card"]
            if shown["watching"] == wanted and all(seat["online"] for seat in shown["seats"]):
                break


@pytest.mark.parametrize(
    ("hints", "seat", "code", "text"),
    [
        (False, 0, "not_now", "this table gives no hints: its host can allow them before the game"),
        (True, 1, "not_yours", "seat 1 is not yours"),
        (True, PUBLIC, "bad_request", "there is no seat -3: the table has 2, counted from 0"),
    ],
)
async def test_hints_are_refused_politely(server: ServerProcess, hints: bool, seat: int, code: str, text: str) -> None:
    async with company(server, 2, hints=hints) as here, frames(server, here.host) as mine:
        await mine.send({"type": "Advise", "table": here.table, "seat": seat})
        told = await mine.next("Notice", "Advice")

    assert (told["type"], told["code"], told["text"], told["seat"]) == ("Notice", code, text, seat)


async def test_everybody_knows_whether_there_are_hints(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        host, guest = await guests(tables, 2)
        table = await gathered(tables, [host, guest])
        looker = await look(table, guest, 1)
        assert looker.last("Card")["card"]["hints"] is False
        await table.settings(host, settings(2, hints=True))
        assert looker.last("Card")["card"]["hints"] is True
        with pytest.raises(NotNow, match="the table is gathering"):
            table.advise(guest.id, 1, lambda told: None)


async def test_a_game_without_an_adviser_gives_no_hints(tmp_path: Path, ticking: str) -> None:  # noqa: F811
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        with pytest.raises(BadRequest, match="a table of Ticking cannot give hints: the game has no adviser"):
            await gathered(tables, people, game=ticking, hints=True)


async def test_when_the_worker_breaks_the_seat_may_ask_again(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people, hints=True)

        async def asked(*, kill: bool) -> Advice | Notice:
            heard: asyncio.Future[Advice | Notice] = asyncio.get_running_loop().create_future()
            [worker] = tables._parts.pool.processes() or [0]
            if kill:
                os.kill(worker, signal.SIGSTOP)
            table.advise(people[0].id, 0, heard.set_result)
            if kill:
                os.kill(worker, signal.SIGKILL)
            return await asyncio.wait_for(heard, PATIENCE)

        first = await asked(kill=False)
        looker = await look(table, people[0], 0)
        await table.act(people[0].id, 0, "a", 1, choice(looker.update()))
        broken = await asked(kill=True)
        again = await asked(kill=False)

    assert isinstance(first, Advice)
    assert broken == Notice("no_advice", "the adviser does not know; ask again", table.id, 0)
    assert isinstance(again, Advice)
    assert (first.n, again.n) == (1, 2)
