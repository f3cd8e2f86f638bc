"""`boomtable move-store`: a folder's tables, all of them, in PostgreSQL."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from boomtable.cli.main import run
from boomtable.client.server_process import ServerProcess
from boomtable.server.store.database import Store
from boomtable.server.store.schema import ENTRIES, META, SEATS
from tests.server.parlour import guests, look, parlour, play_on, started


def rows(place: Path | str) -> dict[str, list[tuple[object, ...]]]:
    store = Store.open(place)
    with store.engine.connect() as connection:
        found = {table.name: sorted((tuple(row) for row in connection.execute(sa.select(table))), key=repr) for table in META.sorted_tables}
    store.close()
    return found


async def test_games_go_on_where_they_were_moved_to(
    tmp_path: Path, postgres: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        finished = await started(tables, people)
        await play_on(finished, people)
        rematch = await tables.find(await finished.phases.rematch(people[0]))
        await rematch.phases.start(people[0])
        await play_on(rematch, people, 1)
        await rematch.talk.say(people[1].id, 1, "table", "hello")

    assert run(["move-store", postgres, "--data", str(tmp_path)]) == 0

    said = capsys.readouterr().out
    assert "2 tables" in said
    assert rows(postgres) == rows(tmp_path / "boomtable.db")
    monkeypatch.setattr("tests.server.parlour.STORE", postgres)
    async with parlour(tmp_path) as tables:
        table = await tables.find(rematch.id)
        await table.talk.say(people[0].id, 0, "table", "here again")  # numbered after what was brought along
        await play_on(table, people)
        assert table.facts.phase == "over"
        chat = (await look(table, people[0], 0)).last("Full")["chat"]
        assert [line["text"] for line in chat] == ["hello", "here again"]


async def test_what_postgresql_takes_for_no_text_is_left_out(tmp_path: Path, postgres: str) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people)
        await play_on(table, people, 1)
    store = Store.open(tmp_path / "boomtable.db")
    with store.engine.begin() as connection:
        connection.execute(sa.update(SEATS).values(marks="a\0b"))
        connection.execute(sa.update(ENTRIES).values(client="\0"))
    store.close()

    assert run(["move-store", postgres, "--data", str(tmp_path)]) == 0

    store = Store.open(postgres)
    moved = store.table(table.id)
    store.close()
    assert moved is not None
    assert [seat.marks for seat in moved.seats] == ["ab", "ab"]
    assert [entry.client for entry in moved.entries] == [""]


async def test_nothing_is_moved_into_a_database_that_is_in_use(tmp_path: Path, postgres: str, capsys: pytest.CaptureFixture[str]) -> None:
    async with parlour(tmp_path) as tables:
        await guests(tables, 1)
    store = Store.open(postgres)
    store.begin_run(7)
    before = rows(postgres)

    assert run(["move-store", postgres, "--data", str(tmp_path)]) == 2

    assert "is in use already" in capsys.readouterr().err
    assert rows(postgres) == before
    store.close()


GARBLED = (
    "CREATE FUNCTION garble() RETURNS trigger AS 'BEGIN NEW.face := NEW.face + 1; RETURN NEW; END' LANGUAGE plpgsql",
    "CREATE TRIGGER garbled BEFORE INSERT ON people FOR EACH ROW EXECUTE FUNCTION garble()",
)


async def test_what_arrives_as_something_else_is_noticed_and_leaves_nothing_behind(
    tmp_path: Path, postgres: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with parlour(tmp_path) as tables:
        await guests(tables, 3)
    store = Store.open(postgres)
    with store.engine.begin() as connection:
        for statement in GARBLED:
            connection.exec_driver_sql(statement)
    store.close()

    assert run(["move-store", postgres, "--data", str(tmp_path)]) == 2

    assert "what arrived of 'people' is not what was sent, so nothing was moved" in capsys.readouterr().err
    assert set(map(len, rows(postgres).values())) == {0}


def test_there_must_be_something_to_move_and_no_server_on_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    address = "postgresql://nobody@/nothing?host=/nowhere"
    assert run(["move-store", address, "--data", str(tmp_path)]) == 2
    assert "there is nothing to move" in capsys.readouterr().err
    with ServerProcess(tmp_path):
        assert run(["move-store", address, "--data", str(tmp_path)]) == 2
    assert "another server runs there" in capsys.readouterr().err
    assert run(["move-store", "sqlite:///x", "--data", str(tmp_path)]) == 2
    assert "no address of a database" in capsys.readouterr().err
