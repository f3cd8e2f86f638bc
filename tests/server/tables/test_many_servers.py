"""Several servers on one PostgreSQL: tables change hands when somebody needs them, and reading takes none away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from boomtable.server.clock import WallClock
from boomtable.server.errors import Elsewhere, Lost, PutAway
from boomtable.server.people.people import Person
from boomtable.server.protocol.requests import NewTable
from boomtable.server.settings import Settings
from boomtable.server.store.facts import EntryFacts
from boomtable.server.store.schema import ENTRIES, TABLES
from boomtable.server.surroundings import Surroundings
from boomtable.server.tables.live_table import LiveTable
from boomtable.server.tables.registry import Tables
from tests.server.parlour import PATIENCE, choice, guests, look, parlour, play_on, replayed, started
from tests.serving.fixed_seeds import FixedSeeds

ONE = "http://one/"  # whoever has an address keeps what was made there; whoever has none asks for it
WISH = NewTable("snip", msgspec.Raw(b'{"seats":2}'), "Ann", 1)


@asynccontextmanager
async def server(folder: Path, store: str, name: str, address: str | None = None) -> AsyncIterator[Tables]:
    settings = Settings(data=folder / name, store=store, name=name, address=address, bot_workers=1)
    tables = await Tables.open(settings, Surroundings(WallClock(), FixedSeeds()))
    try:
        yield tables
    finally:
        await tables.close_all()


async def freeze(tables: Tables) -> None:
    """From the outside it is dead: no beat and no look at the others. What it has in memory, it still has."""
    assert tables._neighbours is not None
    await tables._neighbours.stop()
    with tables._services.store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE runs SET dead = true WHERE id = %s", (tables.run,))


async def act(table: LiveTable, person: Person, seat: int, name: str) -> str:
    looker = await look(table, person, seat)
    update = looker.update()
    table.audience.unsubscribe(looker)
    answer = await table.moves.act(person.id, seat, name, update["n"], choice(update))
    return type(answer).__name__


def owner(tables: Tables, table_id: str) -> int | None:
    with tables._services.store.engine.connect() as connection:
        found: int | None = connection.execute(sa.select(TABLES.c.owner).where(TABLES.c.id == table_id)).scalar_one()
        return found


async def until_loaded(tables: Tables, table_id: str) -> LiveTable:
    async with asyncio.timeout(PATIENCE):
        while (table := tables.at_hand(table_id)) is None:
            await asyncio.sleep(0.01)
    return table


async def test_a_table_is_handed_to_the_server_that_needs_it_and_the_game_goes_on(tmp_path: Path, postgres: str) -> None:
    async with server(tmp_path, postgres, "one", ONE) as one, server(tmp_path, postgres, "two") as two:
        people = ann, bob = await guests(one, 2)
        here = await started(one, people)
        assert await act(here, ann, 0, "first") == "Ack"
        gone: list[str] = []
        one.on_gone(gone.append)

        there = await two.find(here.id)

        assert gone == [here.id]
        assert one.at_hand(here.id) is None
        assert owner(two, here.id) == two.run
        assert await act(there, bob, 1, "second") == "Ack"
        assert there.match.running is not None
        assert (0, "first") in there.match.running.inbox.done


async def test_what_is_still_held_in_memory_of_a_table_that_has_gone_writes_nothing(tmp_path: Path, postgres: str) -> None:
    async with server(tmp_path, postgres, "one", ONE) as one, server(tmp_path, postgres, "two") as two:
        people = ann, bob = await guests(one, 2)
        zombie = await started(one, people)
        await freeze(one)
        there = await two.find(zombie.id)
        assert await act(there, ann, 0, "in time") == "Ack"

        with pytest.raises(Lost):
            await act(zombie, ann, 0, "too late")
        with pytest.raises(PutAway):
            await zombie.seating.mute(ann, 1, muted=True)

        assert await act(there, bob, 1, "goes on") == "Ack"
        assert one.at_hand(zombie.id) is None
        assert zombie.match.running is not None
        assert zombie.match.running.table.entries == []  # nobody was shown what was not written
        assert not there.seats[1].muted


async def test_a_server_that_was_given_up_begins_again_and_reads_its_tables_again(tmp_path: Path, postgres: str) -> None:
    async with server(tmp_path, postgres, "one", ONE) as one, server(tmp_path, postgres, "two") as two:
        people = ann, _ = await guests(one, 2)
        table, run = await started(one, people), one.run
        gone: list[str] = []
        one.on_gone(gone.append)
        with two._services.store.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE runs SET dead = true WHERE id = %s", (run,))
        async with asyncio.timeout(PATIENCE):
            while one.run == run:
                await one.flushed()

        assert gone == [table.id]
        assert one.at_hand(table.id) is not table
        again = await one.find(table.id)
        assert await act(again, ann, 0, "again") == "Ack"


async def test_a_game_of_the_dead_goes_on_at_a_neighbour_though_nobody_asks(tmp_path: Path, postgres: str) -> None:
    async with server(tmp_path, postgres, "one", ONE) as one, server(tmp_path, postgres, "two") as two:
        table = await started(one, await guests(one, 2))
        waits = await one.create((await guests(one, 1))[0], WISH)
        await freeze(one)

        heir = await until_loaded(two, table.id)

        assert heir.facts.phase == "playing"
        assert two.at_hand(waits.id) is None  # nothing is due there before somebody comes


async def test_a_server_that_ends_leaves_its_games_to_the_others_at_once(tmp_path: Path, postgres: str) -> None:
    async with server(tmp_path, postgres, "two") as two:
        async with server(tmp_path, postgres, "one", ONE) as one:
            table = await started(one, await guests(one, 2))
        heir = await until_loaded(two, table.id)
        assert heir.match.timers_run == table.match.timers_run
        assert heir.facts.phase == "playing"


async def test_reading_takes_nothing_from_a_living_owner(tmp_path: Path, postgres: str) -> None:
    async with server(tmp_path, postgres, "one", ONE) as one, server(tmp_path, postgres, "two") as two:
        people = ann, bob = await guests(one, 2)
        over = await started(one, people, pace="relaxed")
        await play_on(over, people)
        relaxed = await started(one, people, pace="relaxed")
        await one.flushed()

        running, finished = await two.of_person(ann.id)
        read = await two.read(over.id)
        await two.by_code(relaxed.code)
        assert [game.table for game in await two.series(read)] == [over.id]
        assert len(replayed(read, bob.id, 1).steps) > 1
        assert await two.chapters(ann.id, "snip") == []

        assert [(table.table, table.my_turn) for table in running] == [(relaxed.id, True)]
        assert [table.table for table in finished] == [over.id]
        assert read.recordings.file(ann.id) == over.recordings.file(ann.id)
        assert (owner(two, over.id), owner(two, relaxed.id)) == (one.run, one.run)
        assert two.in_memory() == 0

        assert await act(relaxed, ann, 0, "moved") == "Ack"
        await one.flushed()
        assert [table.my_turn for table in (await two.of_person(ann.id))[0]] == [False]
        assert [table.my_turn for table in (await two.of_person(bob.id))[0]] == [True]


async def test_forgetting_somebody_goes_through_the_owner(tmp_path: Path, postgres: str) -> None:
    async with server(tmp_path, postgres, "one", ONE) as one, server(tmp_path, postgres, "two") as two:
        people = ann, bob = await guests(one, 2)
        table = await started(one, people)
        await table.talk.say(bob.id, 1, "table", "I was here")
        async with asyncio.timeout(PATIENCE):
            await two.forget_person(bob)

        assert one.at_hand(table.id) is None
        there = await one.find(table.id)
        assert bob.id not in [seat.person for seat in there.seats]
        assert "I was here" not in [line["text"] for line in (await look(there, ann, 0)).last("Full")["chat"]]


async def test_with_an_address_of_its_own_each_server_tells_where_a_table_is(tmp_path: Path, postgres: str) -> None:
    async with server(tmp_path, postgres, "one", ONE) as one, server(tmp_path, postgres, "two", "http://two/") as two:
        table = await started(one, await guests(one, 2))
        with pytest.raises(Elsewhere, match=ONE) as told:
            await two.find(table.id)
        assert told.value.address == ONE
        assert one.at_hand(table.id) is table


async def test_somebody_who_is_renamed_at_one_server_is_soon_known_to_the_others(tmp_path: Path, postgres: str) -> None:
    async with server(tmp_path, postgres, "one", ONE) as one, server(tmp_path, postgres, "two") as two:
        person, key = await one.people.welcome()
        assert (known := await two.people.find(key)) is not None
        assert known.name == ""
        await one.people.change(person.id, "Ann", 3, None)
        two.people._looked = {hashed: looked - 10_001 for hashed, looked in two.people._looked.items()}
        assert (known := await two.people.find(key)) is not None
        assert known.name == "Ann"
        await one.people.forget(person.id)
        two.people._looked = {hashed: looked - 10_001 for hashed, looked in two.people._looked.items()}
        assert await two.people.find(key) is None


@pytest.mark.usefixtures("each_store")
async def test_a_line_that_is_in_the_log_already_is_no_reason_to_go_on_without_it(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = ann, _ = await guests(tables, 2)
        table = await started(tables, people)
        line = EntryFacts(table.id, 1, 0, -1, "{}", "[]", None, "a mistake of ours", 0)
        with tables._services.store.engine.begin() as connection:
            connection.execute(sa.insert(ENTRIES), msgspec.structs.asdict(line))

        with pytest.raises(Lost):
            await act(table, ann, 0, "first")

        assert tables.at_hand(table.id) is None  # whoever comes next reads what is there


async def test_seats_and_chat_of_a_table_that_has_gone_are_not_written_either(tmp_path: Path, postgres: str) -> None:
    async with server(tmp_path, postgres, "one", ONE) as one, server(tmp_path, postgres, "two") as two:
        people = ann, _ = await guests(one, 2)
        quiet, loud = await started(one, people), await started(one, people)
        await freeze(one)
        there = [await two.find(quiet.id), await two.find(loud.id)]

        with pytest.raises(Lost):
            await quiet.seating.mute(ann, 1, muted=True)
        with pytest.raises((Lost, PutAway)):
            await loud.talk.say(ann.id, 0, "table", "can you hear me?")

        assert [table.seats[1].muted for table in there] == [False, False]
        stored = two._services.store.table(loud.id)
        assert stored is not None
        assert stored.chat == []


async def test_a_game_of_other_rules_is_not_closed_while_another_server_can_play_it(tmp_path: Path, postgres: str) -> None:
    async with server(tmp_path, postgres, "two") as two:
        async with server(tmp_path, postgres, "one") as one:
            people = ann, _ = await guests(one, 2)
            table = await started(one, people)
            assert await act(table, ann, 0, "first") == "Ack"
            with one._services.store.engine.begin() as connection:  # as if only the first server knew rules that allow this
                connection.exec_driver_sql("UPDATE runs SET rules = '{\"snip\":99}' WHERE id = %s", (one.run,))
                connection.exec_driver_sql("UPDATE tables SET rules_version = 99")
                connection.exec_driver_sql('UPDATE entries SET action = \'{"type":"Cut","wire":99}\'')

            with pytest.raises(Lost):
                await two.find(table.id)

            assert (await two.facts(table.id)).phase == "playing"
        assert (await two.find(table.id)).facts.closing == "rules_changed"
