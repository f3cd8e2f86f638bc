"""From a finished game to the next one: what follows or the same again, at once where nobody else has to be asked."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from boomtable.server.errors import BadRequest
from boomtable.server.protocol.requests import NextGame
from boomtable.server.tables.registry import Tables
from tests.server.parlour import guests, parlour, play_on, started

MORE = "b" * 32


async def test_the_card_of_a_finished_game_says_what_follows(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people)
        assert table.audience.card(people[0].id).next_options is None
        await play_on(table, people)

        told = table.audience.card(people[0].id).next_options

        assert told is not None
        following = await tables.find(await table.phases.rematch(people[1]))
        assert msgspec.json.decode(told) == msgspec.json.decode(following.facts.options)


async def test_the_same_again_has_the_same_options_and_moves_everybody_on_by_a_seat(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob = await guests(tables, 2)
        table = await started(tables, [ann, bob])
        await play_on(table, [ann, bob])

        again = await tables.find(await table.phases.rematch(ann, NextGame(same=True)))

        assert again.options == table.options
        assert [seat.person for seat in again.seats] == [bob.id, ann.id]


async def test_a_next_game_begins_at_once_when_nobody_else_sits_there(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        [ann] = await guests(tables, 1)
        table = await started(tables, [ann, ann])
        await play_on(table, [ann, ann])

        following = await tables.find(await table.phases.rematch(ann, NextGame(entropy=MORE)))

        assert following.facts.phase == "playing"
        assert [seat.entropy for seat in following.seats] == [MORE, MORE]


async def test_a_next_game_waits_for_other_people(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob = await guests(tables, 2)
        table = await started(tables, [ann, bob])
        await play_on(table, [ann, bob])

        following = await tables.find(await table.phases.rematch(ann, NextGame(entropy=MORE)))

        assert following.facts.phase == "gathering"
        assert [seat.entropy for seat in following.seats] == [None, None]


async def test_nothing_is_made_where_the_part_of_the_deal_cannot_be_read(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        [ann] = await guests(tables, 1)
        table = await started(tables, [ann, ann])
        await play_on(table, [ann, ann])

        with pytest.raises(BadRequest, match="as hexadecimal digits"):
            await table.phases.rematch(ann, NextGame(entropy="zz"))

        assert table.facts.next_table is None
        assert await tables_of(tables, ann.id) == [table.id]


async def tables_of(tables: Tables, person_id: str) -> list[str]:
    running, finished = await tables.of_person(person_id)
    return [each.table for each in (*running, *finished)]
