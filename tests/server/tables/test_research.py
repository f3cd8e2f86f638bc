"""What a table gives out as data: only with the consent that its page states, and nothing that tells who played."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from boomtable.cli.main import run
from boomtable.research.decisions import decisions
from boomtable.server.people.people import Person
from boomtable.server.protocol.requests import NewTable, TableSettings, TakeSeat
from boomtable.server.tables.given_out import GivenOut, given_out, pseudonym
from boomtable.server.tables.live_table import LiveTable
from boomtable.server.tables.registry import Tables
from tests.server.parlour import ENTROPY, PATIENCE, gathered, guests, parlour, play_on, settled, started

pytestmark = pytest.mark.usefixtures("each_store")

SALT = b"the salt of a test"
CONSENT: dict[str, Any] = {"public": True, "research": True}


async def out_of(tables: Tables) -> list[GivenOut | None]:
    await settled()
    return list(given_out(tables._services.store, SALT))


async def finished(tables: Tables, people: list[Person], **wish: Any) -> LiveTable:
    table = await started(tables, people, **wish)
    await play_on(table, people)
    assert table.facts.phase == "over"
    return table


async def test_a_public_table_with_consent_is_given_out_under_pseudonyms(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob = await guests(tables, 2)
        await finished(tables, [ann, bob], **CONSENT)
        [given] = await out_of(tables)

    assert given is not None
    rows = decisions(given.recording, 0, given.player)
    assert {row.player for row in rows if row.seat == 0} == {pseudonym(SALT, ann.id)}
    assert {row.player for row in rows if row.seat == 1} == {pseudonym(SALT, bob.id)}
    told = msgspec.json.encode(rows)
    assert [word for word in (b"Ann", b"Guest 1", ann.id.encode(), bob.id.encode()) if word in told] == []


@pytest.mark.parametrize("wish", [{}, {"public": True}, {"research": True}])
async def test_without_consent_nothing_is_given_out(tmp_path: Path, wish: dict[str, bool]) -> None:
    async with parlour(tmp_path) as tables:
        table = await finished(tables, await guests(tables, 2), **wish)

        assert not table.audience.card(None).research
        assert await out_of(tables) == []


async def test_a_table_that_is_not_over_is_not_given_out(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        await started(tables, await guests(tables, 2), **CONSENT)

        assert await out_of(tables) == []


async def test_everybody_is_told_and_the_host_may_settle_it_until_the_start(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob = await guests(tables, 2)
        table = await gathered(tables, [ann, bob], **CONSENT)
        assert table.audience.card(None).research

        settings = TableSettings(msgspec.Raw(b'{"seats": 2}'), public=False, spectators="after", pace="live", research=True)
        await table.seating.settings(ann, settings)

        assert not table.audience.card(bob.id).research


async def test_the_rematch_asks_no_more_than_the_game_before(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob = await guests(tables, 2)
        table = await finished(tables, [ann, bob], **CONSENT)

        rematch = await tables.find(await table.phases.rematch(ann))

        assert rematch.audience.card(None).research


async def test_consent_ends_when_somebody_who_has_played_leaves(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob, cleo = await guests(tables, 3)
        table = await started(tables, [ann, bob], **CONSENT)
        await play_on(table, [ann, bob], 1)
        await table.seating.leave(bob, 1)
        await table.seating.sit(cleo, TakeSeat("Cleo", 3, ENTROPY, None, 1))
        await play_on(table, [ann, cleo])

        assert table.facts.phase == "over"
        assert not table.audience.card(None).research
        assert await out_of(tables) == []


@pytest.mark.parametrize("when", ["during the game", "after it"])
async def test_who_is_forgotten_is_in_no_data(tmp_path: Path, when: str) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob, cleo = await guests(tables, 3)
        table = await started(tables, [ann, bob], **CONSENT)
        if when == "during the game":
            await tables.forget_person(bob)
            await table.seating.sit(cleo, TakeSeat("Cleo", 3, ENTROPY, None, 1))
            await play_on(table, [ann, cleo])
        else:
            await play_on(table, [ann, bob])
            await tables.forget_person(bob)

        assert table.facts.phase == "over"
        assert [each for each in await out_of(tables) if each is not None] == []


async def test_bots_go_by_their_level_and_what_one_did_for_a_guest_is_its_own(tmp_path: Path) -> None:
    async with parlour(tmp_path, speed=100.0) as tables:
        [ann] = await guests(tables, 1)
        table = await started(tables, [ann], seats=2, fill="novice", **CONSENT)
        assert table.match.running is not None
        await play_on(table, [ann, ann], 1)
        await table.seating.add_bot(ann, 0, "novice")
        async with asyncio.timeout(PATIENCE):
            while table.facts.phase == "playing":
                await settled()
        [given] = await out_of(tables)

    assert given is not None
    rows = decisions(given.recording, 0, given.player)
    assert rows[0].player == pseudonym(SALT, ann.id)
    assert {row.player for row in rows[1:]} == {"novice"}
    assert {row.seat for row in rows} == {0, 1}


def test_a_pseudonym_tells_nobody_apart_without_its_salt() -> None:
    assert pseudonym(b"a salt of sixteen", "ann") == pseudonym(b"a salt of sixteen", "ann")
    assert pseudonym(b"a salt of sixteen", "ann") != pseudonym(b"a salt of sixteen", "bob")
    assert pseudonym(b"a salt of sixteen", "ann") != pseudonym(b"another of sixteen", "ann")


async def test_seats_say_that_a_program_plays_them(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob, cleo = await guests(tables, 3)
        table = await tables.create(ann, NewTable("snip", msgspec.Raw(b'{"seats": 3}'), "Ann", 1, program=True))
        await table.seating.sit(bob, TakeSeat("Bob", 1, None, table.code, 1))
        await table.seating.sit(cleo, TakeSeat("Cleo", 1, None, table.code, 2, program=True))
        assert [seat.program for seat in table.audience.card(bob.id).seats] == [True, False, True]

        code = await table.seating.device_code(cleo, 2)
        await table.seating.move_device(code, (await guests(tables, 1))[0])
        await table.seating.leave(ann, 0)

        assert [seat.program for seat in table.audience.card(bob.id).seats] == [False, False, False]


@pytest.mark.parametrize("each_store", ["SQLite"], indirect=True)
async def test_the_command_reads_beside_a_running_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "salt").write_bytes(SALT)
    async with parlour(tmp_path / "data") as tables:
        ann, bob = await guests(tables, 2)
        await finished(tables, [ann, bob], **CONSENT)
        await finished(tables, [bob, ann])
        await settled()
        flags = ["--data", str(tmp_path / "data"), "--salt", str(tmp_path / "salt"), "--json"]
        code = await asyncio.to_thread(run, ["export", str(tmp_path / "out"), *flags])

    found = json.loads(capsys.readouterr().out)
    assert (code, found["games"], found["licence"]) == (0, 1, "CC0-1.0")
    rows = [json.loads(line) for line in Path(found["files"][0]).read_text().splitlines()[1:]]
    assert {row["player"] for row in rows} == {pseudonym(SALT, person.id) for person in (ann, bob)}
