"""What the tests stand on: deals that follow from their names, and a clock that they move."""

from __future__ import annotations

import asyncio

import pytest

from boomtable.client import Guest, RequestRefused, choices
from boomtable.client.server_process import ServerProcess
from boomtable.games import GAMES
from boomtable.server.people.codes import LIFE_MS
from boomtable.table.recording import read
from tests.server.company import company, play_seat
from tests.serving import running
from tests.serving.fixed_seeds import FixedSeeds
from tests.serving.movable_clock import MovableClock
from tests.serving.passing_time import forward


def test_every_table_of_a_test_has_a_seed_of_its_own_and_always_the_same() -> None:
    one, again = FixedSeeds(), FixedSeeds()
    seeds = [one.new() for _ in range(3)]

    assert len(set(seeds)) == 3
    assert [again.new() for _ in range(3)] == seeds


def test_another_test_has_other_deals(request: pytest.FixtureRequest) -> None:
    seeds = FixedSeeds()
    mine = seeds.new()
    running.tell("another test")
    others = seeds.new()
    running.tell(request.node.nodeid)

    assert others != mine
    assert FixedSeeds().new() == mine


async def test_a_server_deals_what_follows_from_the_test(server: ServerProcess) -> None:
    expected = FixedSeeds()
    for _ in range(2):
        async with company(server, 2) as here:
            async with here.guests[0].line(here.table, 0) as one, here.guests[1].line(here.table, 1) as two:
                await asyncio.gather(*(play_seat(line, lambda update: choices(update)[0]) for line in (one, two)))
            fair = read(await here.host.recording(here.table), GAMES.get).fair
        assert fair is not None
        assert fair.seed == expected.new().hex()
        assert len(set(fair.entropy)) == 1, "guests of the tests add no chance"


async def test_the_clock_of_a_server_moves_when_a_test_says_so(server: ServerProcess) -> None:
    async with company(server, 2, start=False) as here, Guest(server.url) as late:
        code = (await here.host.ask("POST", f"/api/tables/{here.table}/seats/0/device"))["code"]
        forward(server, LIFE_MS / 1000 * server.speed)
        with pytest.raises(RequestRefused):
            await late.ask("POST", f"/api/tables/{here.table}/device", {"code": code})


async def test_what_a_leap_passes_rings_in_its_order_and_what_lies_beyond_does_not() -> None:
    clock = MovableClock()
    now = clock.now()
    rung: list[str] = []

    def early() -> None:
        rung.append("early")
        cancelled.cancel()

    clock.ring(now + 7_200_000, lambda: rung.append("beyond"))
    clock.ring(now + 3_600_000, lambda: rung.append("late"))
    clock.ring(now + 1_800_000, early)
    cancelled = clock.ring(now + 2_000_000, lambda: rung.append("cancelled"))

    clock.leap(4_000_000)
    assert rung == ["early", "late"]
    clock.leap(4_000_000)
    assert rung == ["early", "late", "beyond"]
