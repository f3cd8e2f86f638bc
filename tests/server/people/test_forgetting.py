"""Delete my data: nothing of it is left, in memory or on the disk, and nobody's game is spoilt by it."""

from pathlib import Path

import pytest
import sqlalchemy as sa

from boomtable.server.errors import NotNow
from boomtable.server.protocol.requests import TakeSeat
from boomtable.server.store.schema import TABLES
from boomtable.server.tables.registry import Tables
from tests.server.parlour import ENTROPY, gathered, guests, look, parlour, play_on, started

both = pytest.mark.usefixtures("each_store")


@both
async def test_a_host_without_a_seat_is_forgotten_as_host(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        [ann] = await guests(tables, 1)
        table = await gathered(tables, [ann], seats=2)
        await table.seating.leave(ann, 0)
        assert table.facts.host == ann.id

        await tables.forget_person(ann)

        assert table.facts.host is None


async def test_nothing_is_left_on_the_disk(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob = await guests(tables, 2)
        table = await gathered(tables, [ann, bob])
        await table.seating.sit(bob, TakeSeat("Zyxwvut Rumpel", 1, ENTROPY, None, 1))
        await tables.people.change(bob.id, "Zyxwvut Stilz", 1, None)
        await table.talk.say(bob.id, 1, "table", "my secret quotation " * 14)
        await table.seating.mark(bob.id, 1, "my pencil notes " * 200)
        assert b"Zyxwvut" in on_disk(tmp_path)

        await tables.forget_person(bob)

        for words in (b"Zyxwvut", b"my secret quotation", b"my pencil notes", bob.id.encode()):
            assert words not in on_disk(tmp_path)


def on_disk(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir())


@both
async def test_the_seat_of_somebody_forgotten_is_free_in_the_rematch(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob, cleo = await guests(tables, 3)
        table = await started(tables, [ann, bob])
        await play_on(table, [ann, bob])
        await tables.forget_person(bob)

        rematch = await tables.find(await table.phases.rematch(ann))

        assert [(seat.kind, seat.person) for seat in rematch.seats] == [("person", ann.id), ("open", None)]
        with pytest.raises(NotNow, match="seat 1 is free"):
            await rematch.phases.start(ann)
        await rematch.seating.sit(cleo, TakeSeat("Cleo", 2, ENTROPY, rematch.code, 1))
        await rematch.phases.start(ann)
        await play_on(rematch, [ann, cleo])
        assert rematch.facts.phase == "over"


async def without_its_game(tables: Tables, table_id: str) -> None:
    """Make a table one of a game that is gone, as if its folder had been taken away."""
    taken_away = sa.update(TABLES).where(TABLES.c.id == table_id).values(game="gone")
    await tables._services.writer.submit(lambda connection: connection.execute(taken_away))


@both
async def test_a_table_whose_game_is_gone_keeps_nobody_from_the_home_page_or_from_being_forgotten(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob = await guests(tables, 2)
        table = await started(tables, [ann, bob], pace="relaxed")
        await without_its_game(tables, table.id)

    async with parlour(tmp_path) as tables:
        running, finished = await tables.of_person(ann.id)
        assert [(mine.table, mine.my_turn) for mine in running] == [(table.id, False)]
        assert finished == []

        await tables.forget_person(ann)

        assert await tables.of_person(ann.id) == ([], [])
        assert [mine.names for mine in (await tables.of_person(bob.id))[0]] == [["", "Guest 1"]]


@both
async def test_lines_of_somebody_who_had_left_the_table_are_forgotten_too(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob = await guests(tables, 2)
        table = await started(tables, [ann, bob])
        await table.talk.say(bob.id, 1, "table", "farewell")
        await table.seating.leave(bob, 1)

        await tables.forget_person(bob)

        assert (await look(table, ann, 0)).last("Full")["chat"] == []
