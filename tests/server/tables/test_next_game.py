"""From a finished game to the next one: what follows or the same again, at once where nobody else has to be asked."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from boomtable.server.errors import BadRequest
from boomtable.server.protocol.requests import NextGame
from boomtable.table.fair import commitment
from tests.server.parlour import guests, parlour, play_on, started

MORE = "b" * 32
rule = pytest.mark.rule


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


@rule("TB-020")
async def test_a_next_game_is_committed_to_before_anybody_adds_to_its_deal(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        [ann] = await guests(tables, 1)
        table = await started(tables, [ann, ann])
        await play_on(table, [ann, ann])

        following = await tables.find(await table.phases.rematch(ann))

        assert (following.facts.phase, following.commitment) == ("gathering", commitment(bytes.fromhex(following.facts.seed)))
        assert [seat.entropy for seat in following.seats] == [None, None]
        await following.phases.start(ann, entropy=MORE)
        assert (following.facts.phase, [seat.entropy for seat in following.seats]) == ("playing", [MORE, MORE])


async def test_a_next_game_does_not_begin_where_the_part_of_the_deal_cannot_be_read(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        [ann] = await guests(tables, 1)
        table = await started(tables, [ann, ann])
        await play_on(table, [ann, ann])
        following = await tables.find(await table.phases.rematch(ann))

        with pytest.raises(BadRequest, match="as hexadecimal digits"):
            await following.phases.start(ann, entropy="zz")

        assert following.facts.phase == "gathering"
