"""Hints: only where the table gives them, only to the seat that asks, and unnoticed by everybody else."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import msgspec
import pytest

from boomtable.client.server_process import ServerProcess
from boomtable.core.seats import PUBLIC
from boomtable.server.bots.hints import SeatHints
from boomtable.server.bots.worker_messages import Answer, Counsel, Speechless
from boomtable.server.bots.worker_process import COUNSEL_MS, REST_MS, WorkerProcess
from boomtable.server.errors import BadRequest, NotNow
from boomtable.server.people.people import Person
from boomtable.server.protocol.messages import Advice, Notice
from boomtable.server.protocol.requests import NewTable, TakeSeat
from boomtable.server.tables.live_table import LiveTable
from boomtable.server.tables.new_table import Founding, new_table
from boomtable.server.tables.registry import Tables
from tests.server.company import company, frames
from tests.server.parlour import PATIENCE, HandClock, gathered, guests, look, parlour, started
from tests.server.tables.test_seats import settings
from tests.server.ticking import ticking

__all__ = ["ticking"]

RED = 1


def advice_of(view: dict[str, Any], n: int, table: str) -> dict[str, Any]:
    """What seat 0 of two must hear at the beginning: it holds the red wire, or one of the other two is red."""
    red = 0.0 if RED in view["colours"] else 0.5
    shares = [["red", red], ["blue", 1 - red]]
    vouches = [("Vouch", wire, 1.0, "own") for wire, colour in enumerate(view["colours"][:2]) if colour != RED]
    cuts = [("Cut", wire, 1.0 - red, "hidden" if red else "elsewhere") for wire in (2, 3)]
    best = vouches + cuts if red else cuts + vouches
    chances = [{"piece": f"wire-{wire}", "options": shares, "good": 1.0 - red} for wire in (2, 3)]
    proposals: list[dict[str, Any]] = [
        {
            "action": {"type": action, "wire": wire},
            "then": None,
            "piece": f"wire-{wire}",
            "chance": chance,
            "reason": reason,
            "facts": {"hidden": 2},
            "by": [],
        }
        for action, wire, chance, reason in best[:3]
    ]
    return {"type": "Advice", "table": table, "seat": 0, "n": n, "chances": chances, "proposals": proposals}


async def test_a_seat_is_told_its_chances_and_its_best_action(server: ServerProcess) -> None:
    async with company(server, 2, hints=True) as here, frames(server, here.table, here.host) as mine:
        await mine.hello(here.table, 0)
        full = await mine.next("Full")
        await mine.send({"type": "Advise", "table": here.table, "seat": 0})
        told = await mine.next("Advice")
        await mine.send({"type": "Advise", "table": here.table, "seat": 0})
        again = await mine.next("Advice")

    assert told == again == advice_of(full["view"], 1, here.table)


async def test_out_of_turn_there_are_chances_but_nothing_to_do(server: ServerProcess) -> None:
    async with company(server, 2, hints=True) as here, frames(server, here.table, here.guests[1]) as mine:
        await mine.hello(here.table, 1)
        await mine.next("Full")
        await mine.send({"type": "Advise", "table": here.table, "seat": 1})
        told = await mine.next("Advice")

    assert (told["proposals"], [chance["piece"] for chance in told["chances"]]) == ([], ["wire-0", "wire-1"])


async def test_nobody_else_notices(server: ServerProcess) -> None:
    async with (
        company(server, 2, hints=True) as here,
        frames(server, here.table, here.host) as mine,
        frames(server, here.table, here.host) as mine_elsewhere,
        frames(server, here.table, here.guests[1]) as other,
        frames(server, here.table) as public,
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
    async with company(server, 2, hints=hints) as here, frames(server, here.table, here.host) as mine:
        await mine.send({"type": "Advise", "table": here.table, "seat": seat})
        told = await mine.next("Notice", "Advice")

    assert (told["type"], told["code"], told["text"], told["seat"]) == ("Notice", code, text, seat)


async def test_everybody_knows_whether_there_are_hints(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        host, guest = await guests(tables, 2)
        table = await gathered(tables, [host, guest])
        looker = await look(table, guest, 1)
        assert looker.last("Card")["card"]["hints"] is False
        await table.seating.settings(host, settings(2, hints=True))
        assert looker.last("Card")["card"]["hints"] is True
        with pytest.raises(NotNow, match="the table is gathering"):
            table.advice.ask(guest.id, 1, lambda told: None)


@pytest.mark.rule("BB-351")
async def test_hints_are_on_at_first_where_everybody_else_is_a_bot_and_off_with_company(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        host, guest = await guests(tables, 2)
        table = await gathered(tables, [host], seats=3)
        looker = await look(table, host, 0)
        assert looker.last("Card")["card"]["hints"] is False
        await table.seating.add_bot(host, 1, "novice")
        await table.seating.add_bot(host, 2, "novice")
        assert looker.last("Card")["card"]["hints"] is True
        await table.seating.remove_bot(host, 2)
        assert looker.last("Card")["card"]["hints"] is False
        await table.seating.settings(host, settings(3, hints=True))
        await table.seating.sit(guest, TakeSeat("Bea", 1, "00" * 16, table.code, 2))
        assert looker.last("Card")["card"]["hints"] is True  # the host has chosen


@pytest.mark.rule("BB-351")
@pytest.mark.parametrize(("wished", "fill", "given"), [(None, "novice", True), (False, "novice", False), (None, None, False)])
def test_a_new_table_with_bots_gives_hints_unless_told_otherwise(wished: bool | None, fill: str | None, given: bool) -> None:
    wish = NewTable("snip", msgspec.Raw(b'{"seats": 3}'), "Ada", 1, hints=wished, fill=fill)
    facts, _ = new_table(wish, Founding(Person("person", "Ada", 1, None), b"0" * 32, 0))

    assert facts.hints is given


async def test_a_game_without_an_adviser_gives_no_hints(tmp_path: Path, ticking: str) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        with pytest.raises(BadRequest, match="a table of Ticking cannot give hints: the game has no adviser"):
            await gathered(tables, people, game=ticking, hints=True)


class Asker:
    """Asks for seat 0 of a table whose adviser can be made to stand still."""

    def __init__(self, tables: Tables, table: LiveTable, people: list[Person]) -> None:
        self._tables = tables
        self._table = table
        self._people = people

    def ask(self) -> asyncio.Future[Advice | Notice]:
        heard: asyncio.Future[Advice | Notice] = asyncio.get_running_loop().create_future()
        self._table.advice.ask(self._people[0].id, 0, heard.set_result)
        return heard

    async def told(self) -> Advice | Notice:
        return await asyncio.wait_for(self.ask(), PATIENCE)

    async def vouch(self, seat: int) -> None:
        """A move that cannot end the game."""
        update = (await look(self._table, self._people[seat], seat)).update()
        wire = next(offer["choices"][0] for offer in update["offers"] if offer["type"] == "Vouch")
        await self._table.moves.act(self._people[seat].id, seat, f"{update['n']}", update["n"], msgspec.json.encode(wire))

    def signal(self, what: signal.Signals) -> None:
        [adviser] = self._tables._services.pool.processes()
        os.kill(adviser, what)


async def thinking(tables: Tables, people: list[Person]) -> tuple[LiveTable, Asker]:
    """A table whose adviser stands still, and has something new to think about."""
    table = await started(tables, people, hints=True)
    asker = Asker(tables, table, people)
    await asker.told()
    await asker.vouch(0)
    asker.signal(signal.SIGSTOP)
    return table, asker


def silence(table: LiveTable) -> Notice:
    return Notice("no_advice", "the adviser does not know; ask again", table.id, 0)


async def test_when_the_worker_breaks_the_seat_may_ask_again(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people, hints=True)
        asker = Asker(tables, table, people)
        first = await asker.told()
        await asker.vouch(0)
        asker.signal(signal.SIGSTOP)
        broken = asker.ask()
        asker.signal(signal.SIGKILL)

        assert await asyncio.wait_for(broken, PATIENCE) == silence(table)
        again = await asker.told()

    assert isinstance(first, Advice)
    assert isinstance(again, Advice)
    assert (first.n, again.n) == (1, 2)


async def test_an_adviser_who_thinks_too_long_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = HandClock()
    killed: list[float] = []
    kill = WorkerProcess._kill_all

    def note_and_kill(worker: WorkerProcess) -> None:
        killed.append(clock.now())
        kill(worker)

    monkeypatch.setattr(WorkerProcess, "_kill_all", note_and_kill)
    async with parlour(tmp_path, clock) as tables:
        people = await guests(tables, 2)
        table, asker = await thinking(tables, people)
        endless = asker.ask()
        asked = clock.now()
        await clock.advance(COUNSEL_MS)

        assert killed == [asked + COUNSEL_MS]
        assert await asyncio.wait_for(endless, PATIENCE) == silence(table)
        again = asker.ask()
        await clock.advance(REST_MS)
        assert isinstance(await asyncio.wait_for(again, PATIENCE), Advice)


async def test_only_the_question_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        people = await guests(tables, 2)
        askers = [Asker(tables, await started(tables, people, hints=True), people) for _ in range(2)]
        await askers[0].told()
        await askers[0].vouch(0)
        askers[0].signal(signal.SIGSTOP)
        endless, patient = [asker.ask() for asker in askers]

        await clock.advance(COUNSEL_MS)
        told = await asyncio.wait_for(endless, PATIENCE)
        await clock.advance(REST_MS)

        assert isinstance(told, Notice)
        assert isinstance(await asyncio.wait_for(patient, PATIENCE), Advice)


async def test_a_question_that_waited_while_the_worker_broke_is_thought_about_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Counsel] = []
    hear = WorkerProcess._hear

    def note_and_hear(worker: WorkerProcess, answer: Answer | Counsel | Speechless) -> None:
        if isinstance(answer, Counsel):
            heard.append(answer)
        hear(worker, answer)

    monkeypatch.setattr(WorkerProcess, "_hear", note_and_hear)
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        people = await guests(tables, 3)
        table, asker = await thinking(tables, people)
        broken = asker.ask()
        await asker.vouch(1)
        newest = asker.ask()
        asker.signal(signal.SIGKILL)
        assert await asyncio.wait_for(broken, PATIENCE) == silence(table)
        await clock.advance(REST_MS)
        await asyncio.wait_for(newest, PATIENCE)
        await asker.vouch(2)
        await asker.told()

    assert len(heard) == 3  # the first, the one that waited, and the last


async def test_one_question_of_a_seat_is_thought_about_at_a_time_and_then_the_newest(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 3)
        _, asker = await thinking(tables, people)
        second = asker.ask()
        await asker.vouch(1)
        third = asker.ask()
        await asker.vouch(2)
        fourth = asker.ask()
        asker.signal(signal.SIGCONT)

        told = await asyncio.wait_for(asyncio.gather(second, third, fourth), PATIENCE)

    assert [advice.n for advice in told if isinstance(advice, Advice)] == [2, 4, 4]


async def test_an_adviser_looks_on_from_the_first_question_and_knows_only_what_it_is_sent(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people, hints=True)
        asker = Asker(tables, table, people)
        assert table.audience.subscribers.by_viewer == {}
        await asker.told()
        [[hints]] = table.audience.subscribers.by_viewer.values()
        update = (await look(table, people[0], 0)).update()
        hints.send(msgspec.json.encode({**update, "n": 99}))
        told = await asker.told()

        assert isinstance(hints, SeatHints)
        assert isinstance(told, Advice)
        assert told.n == 99


async def test_an_adviser_is_nobody_at_the_table(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people, hints=True)
        await Asker(tables, table, people).told()

        assert (len(table.audience.subscribers), table.is_quiet, table.audience.card(None).watching) == (0, True, 0)


async def test_bots_do_not_wait_for_advisers(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        [host] = await guests(tables, 1)
        table = await gathered(tables, [host], seats=2, hints=True)
        asker = Asker(tables, table, [host])
        await table.seating.add_bot(host, 1, "novice")
        looker = await look(table, host, 0)
        await table.phases.start(host)
        await asker.told()
        _, adviser = tables._services.pool.processes()
        os.kill(adviser, signal.SIGSTOP)
        await asker.vouch(0)
        asker.ask()

        await looker.until(lambda seen: seen.update()["n"] >= 3)

        os.kill(adviser, signal.SIGCONT)
