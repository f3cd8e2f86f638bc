"""The database: durable settings, migrations there and back, and nothing secret in the clear."""

from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from boomtable.server.errors import BadRequest, NoSuchTable
from boomtable.server.protocol.messages import Act
from boomtable.server.store.data_folder import DataError
from boomtable.server.store.database import NEWEST, Store
from boomtable.server.store.facts import AttemptFacts
from boomtable.server.store.migrating import MIGRATIONS
from boomtable.server.store.schema import META
from tests.server.parlour import choice, crash, guests, look, parlour, started


def test_a_commit_is_on_the_disk(tmp_path: Path) -> None:
    store = Store.open(tmp_path / "boomtable.db")
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    store.close()


def test_migrations_lead_to_the_schema_and_back_to_nothing(place: Path | str) -> None:
    store = Store.open(place)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), META) == []

    store.migrate("base")

    assert sa.inspect(store.engine).get_table_names() == ["alembic_version"]
    store.close()


def test_a_database_that_is_up_to_date_needs_no_migration(place: Path | str) -> None:
    store = Store.open(place)

    assert NEWEST == ScriptDirectory(str(MIGRATIONS)).get_current_head() == store.revision()
    store.close()


def test_a_migration_that_is_cut_short_leaves_nothing_behind(place: Path | str) -> None:
    def power_cut(*args: object) -> None:
        if "CREATE TABLE chat" in str(args[2]):
            raise sa.exc.OperationalError("", None, Exception())

    sa.event.listen(sa.Engine, "before_cursor_execute", power_cut)
    try:
        with pytest.raises(DataError):
            Store.open(place)
    finally:
        sa.event.remove(sa.Engine, "before_cursor_execute", power_cut)

    store = Store.open(place)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), META) == []
    store.close()


def test_opening_twice_changes_nothing(place: Path | str) -> None:
    Store.open(place).close()
    store = Store.open(place)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), META) == []
    store.close()


async def test_two_servers_cannot_share_a_folder(tmp_path: Path) -> None:
    async with parlour(tmp_path / "data"):
        with pytest.raises(DataError, match="another server runs there"):
            await parlour(tmp_path / "data").__aenter__()
    async with parlour(tmp_path / "data"):
        pass


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "boomtable.db"
    file.write_bytes(b"these are no tables" * 1000)
    with pytest.raises(DataError, match="no database of this or an older Boomtable"):
        Store.open(file)


def test_a_database_of_a_newer_version_is_refused(place: Path | str) -> None:
    store = Store.open(place)
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    store.close()
    with pytest.raises(DataError, match="no database of this or an older Boomtable"):
        Store.open(place)


async def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(DataError, match="cannot be kept"):
        await parlour(tmp_path / "file").__aenter__()


def test_tables_of_the_first_version_are_kept(tmp_path: Path) -> None:
    store = Store.open(tmp_path / "boomtable.db")
    store.migrate("0001")
    with store.engine.begin() as connection:
        connection.exec_driver_sql(
            "INSERT INTO tables (id, code, game, rules_version, options, phase, public, spectators, pace, seed, round,"
            " clock_at, clock_set, clock_runs, created, changed)"
            " VALUES ('old', 'ABCDEF', 'snip', 1, '{}', 'over', 0, 'after', 'live', '00', 1, 0, 0, 0, 0, 7)"
        )
    store.close()

    store = Store.open(tmp_path / "boomtable.db")

    stored = store.table("old")
    assert stored is not None
    assert (stored.facts.hints, stored.facts.ended, stored.facts.tally, stored.facts.changed) == (False, None, None, 7)
    store.close()


def test_games_that_were_finished_before_there_was_a_map_are_on_it(tmp_path: Path) -> None:
    store = Store.open(tmp_path / "boomtable.db")
    store.migrate("0007")
    played = [
        ("bombbusted", "bomb_busters", '{"seats":2,"mission":3}', '{"winners":[0,1],"scores":[]}', '{"failures":1}'),
        (
            "practising",
            "bomb_busters",
            '{"seats":2,"mission":3,"double_detector":false}',
            '{"winners":[0,1],"scores":[]}',
            '{"failures":0}',
        ),
        ("itsabomb00", "its_a_bomb", '{"seats":2,"scenario":4,"own":null}', '{"winners":[0,1],"scores":[7,7]}', '{"rounds":9}'),
        ("itslost000", "its_a_bomb", '{"seats":2,"scenario":5}', '{"winners":[],"scores":[]}', '{"rounds":9}'),
    ]
    with store.engine.begin() as connection:
        for number, (table, game, options, outcome, tally) in enumerate(played):
            connection.exec_driver_sql(
                "INSERT INTO tables (id, code, game, rules_version, options, phase, public, spectators, pace, hints, seed, round, clock_at,"
                " clock_set, clock_runs, created, changed, outcome, tally, ended)"
                " VALUES (?, ?, ?, 1, ?, 'over', 0, 'after', 'live', 0, '00', 1, 0, 0, 0, 0, 7, ?, ?, ?)",
                (table, f"CODE{number}", game, options, outcome, tally, number),
            )
            connection.exec_driver_sql(
                "INSERT INTO seats VALUES (?, 0, 'person', 'ann', 'Ann', 0, NULL, 0, 0, NULL, ''),"
                " (?, 1, 'bot', NULL, 'Igor', 0, 'novice', 0, 0, NULL, '')",
                (table, table),
            )
    store.close()

    store = Store.open(tmp_path / "boomtable.db")

    assert store.attempts_of("ann", "bomb_busters") == [AttemptFacts("bombbusted", "ann", "bomb_busters", 3, True, 1, False, None, 0)]
    assert store.attempts_of("ann", "its_a_bomb") == [
        AttemptFacts("itsabomb00", "ann", "its_a_bomb", 4, True, None, False, 7, 2),
        AttemptFacts("itslost000", "ann", "its_a_bomb", 5, False, None, False, None, 3),
    ]
    store.close()


HARD_TO_KEEP = ("Zoë 🎲 \u200d 字", "'; DROP TABLE tables; --", "%s %b {} \\", "\U0010ffff", "x" * 4096)


@pytest.mark.usefixtures("each_store")
@pytest.mark.parametrize("marks", HARD_TO_KEEP)
async def test_text_comes_back_as_it_was_written(tmp_path: Path, marks: str) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob = await guests(tables, 2)
        table = await started(tables, [ann, bob])
        await table.seating.mark(ann.id, 0, marks[:1000])
        looker = await look(table, ann, 0)
        await table.moves.act(ann.id, 0, marks[:40], 1, choice(looker.update()))
        await crash(tables)

    async with parlour(tmp_path) as tables:
        table = await tables.find(table.id)
        assert (await look(table, ann, 0)).last("Full")["marks"] == marks[:1000]
        assert table.match.running is not None
        assert (0, marks[:40]) in table.match.running.inbox.done


@pytest.mark.usefixtures("each_store")
async def test_what_no_database_keeps_is_refused_before_it_gets_there(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob = await guests(tables, 2)
        table = await started(tables, [ann, bob])

        with pytest.raises(BadRequest, match="NUL"):
            await table.seating.mark(ann.id, 0, "a\0b")
        with pytest.raises(NoSuchTable):
            await tables.find("a\0b")
        with pytest.raises(NoSuchTable):
            await tables.by_code("AB\0CD")
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(b'{"type":"Act","table":"aaaaaaaaaa","seat":0,"id":"a\\u0000","seen":1,"action":{}}', type=Act)
        await table.seating.mark(ann.id, 0, "a b")  # the writer still works
