"""Games that were begun under older rules go on with the reading they began with."""

import sqlite3
from pathlib import Path

import msgspec
import pytest

from boomtable.games.blast_tactics.schema import BlastTacticsOptions, Lay, Move
from boomtable.games.blast_tactics.state import BlastTacticsState
from boomtable.server.people.people import Person
from boomtable.server.store.database import Store
from boomtable.server.tables.live_table import LiveTable
from boomtable.server.tables.registry import Tables
from tests.server.parlour import gathered, guests, parlour, settled, started

rule = pytest.mark.rule
WALK = (Move(18), Move(9))  # from square 0 along the edge, and part of the way back


async def act(table: LiveTable, person: Person, *actions: Move | Lay) -> None:
    for action in actions:
        assert table.match.running is not None
        update = table.match.running.table.update(0)
        await table.moves.act(person.id, 0, f"move {update.n}", update.n, msgspec.json.encode(action))


async def walked(tables: Tables, people: list[Person], trail: str) -> LiveTable:
    options = {"first": 1, "trail": trail}
    table = await started(tables, people, game="blast_tactics", options=options)
    await act(table, people[0], *WALK)
    return table


def as_before(folder: Path, *tables: str) -> None:
    """What a server left behind that knew one trail: that of the Move just made."""
    store = Store.open(folder / "boomtable.db")
    store.migrate("0005")
    store.close()
    with sqlite3.connect(folder / "boomtable.db") as database:
        for table in tables:
            database.execute("UPDATE tables SET rules_version = 1, options = json_remove(options, '$.trail') WHERE id = ?", [table])
    database.close()


def trail_of(table: LiveTable) -> tuple[str, list[int]]:
    assert table.match.running is not None
    state, options = table.match.running.table.state, table.record.options
    assert isinstance(state, BlastTacticsState)
    assert isinstance(options, BlastTacticsOptions)
    return options.trail, state.trail


@rule("BT-451")
async def test_a_table_of_the_first_rules_goes_on_with_their_trail(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        older = (await walked(tables, people, "move")).id
        newer = (await walked(tables, people, "turn")).id
        await settled()
    as_before(tmp_path, older)

    async with parlour(tmp_path) as tables:
        table = await tables.find(older)
        assert trail_of(table) == ("move", [18, 9])
        await act(table, people[0], Lay(18))

        assert trail_of(await tables.find(newer)) == ("turn", [0, 9, 18])

    async with parlour(tmp_path) as tables:  # its log is now one of today's rules
        table = await tables.find(older)
        assert (table.facts.phase, table.facts.rules_version) == ("playing", 2)
        assert trail_of(table) == ("move", [18, 9])


@rule("BT-451")
async def test_a_table_that_had_not_begun_has_the_trail_of_today(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await gathered(tables, people, game="blast_tactics", options={"first": 1})
    as_before(tmp_path, table.id)

    async with parlour(tmp_path) as tables:
        table = await tables.find(table.id)
        await table.phases.start(people[0])
        await act(table, people[0], *WALK)

        assert trail_of(table) == ("turn", [0, 9, 18])
