"""No test meets a deal that nobody has seen: where tests run, every table of a kind is dealt alike, and its bots play alike."""

from __future__ import annotations

from pathlib import Path

from boomtable.client.server_process import ServerProcess
from boomtable.games import GAMES
from boomtable.table import Recording, read
from boomtable.table.fair import SEED_BYTES
from tests.deals.sitecustomize import known
from tests.server.company import company, play_seat
from tests.server.parlour import gathered, guests, parlour
from tests.server.tables.test_playing import first


async def played(server: ServerProcess) -> Recording:
    async with company(server, 3, people=1, start=False, fill="novice") as here:
        await here.host.start(here.table)
        async with here.host.line(here.table, 0) as line:
            await play_seat(line, first)
        return read(await here.host.recording(here.table), GAMES.get)


async def test_two_tables_of_a_server_play_the_same_game(server: ServerProcess) -> None:
    one, other = await played(server), await played(server)

    assert one.fair == other.fair
    assert one.rolls == other.rolls
    assert [(entry.actor, entry.action) for entry in one.entries] == [(entry.actor, entry.action) for entry in other.entries]


async def test_a_table_without_a_server_is_dealt_from_the_same_seed(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        table = await gathered(tables, await guests(tables, 2))

    assert table.facts.seed == known(SEED_BYTES).hex()
