"""Nobody chooses a deal: the commitment comes before what people add, and a server that tries seeds is found out."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from boomtable.core.errors import RecordingError
from boomtable.games import GAMES, SNIP
from boomtable.games.snip.schema import SnipOptions
from boomtable.games.snip.state import RED
from boomtable.server.protocol.requests import NewTable
from boomtable.table.fair import Kept, table_key
from boomtable.table.odds import odds_of
from boomtable.table.recording import read, verify
from boomtable.table.table import Table
from tests.server.parlour import ENTROPY, crash, gathered, guests, parlour, play_on, started

rule = pytest.mark.rule


@rule("TB-020")
async def test_a_table_is_committed_to_its_deal_before_its_maker_adds_to_it(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob = await guests(tables, 2)
        table = await tables.create(ann, NewTable("snip", msgspec.Raw(b'{"seats":2}'), "Ann", 1))
        assert [seat.entropy for seat in table.seats] == [None, None]
        assert table.audience.card(bob.id).commitment == table.commitment


@rule("TB-021")
async def test_what_bots_would_add_is_nothing(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        [ann] = await guests(tables, 1)
        table = await gathered(tables, [ann], seats=3, fill="novice")
        await table.phases.start(ann, entropy="ab" * 16)

        assert [seat.entropy for seat in table.seats] == [ENTROPY, None, None]


@rule("TB-020")
async def test_a_server_that_starts_again_between_the_two_steps_keeps_its_word(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob = await guests(tables, 2)
        table = await gathered(tables, [ann, bob])
        kept = Kept(table.commitment, {0: ENTROPY, 1: ENTROPY})
        await crash(tables)
    async with parlour(tmp_path) as tables:
        again = await tables.find(table.id)
        assert again.commitment == kept.commitment
        await again.phases.start(ann)
        await play_on(again, [ann, bob])

        recording = read(again.recordings.file(ann.id), GAMES.get)
        assert verify(recording, kept) == sum(len(odds) for odds in odds_of(recording)) > 0
        assert again.recordings.file(bob.id) == again.recordings.file(ann.id)


@rule("TB-020", "TB-023")
async def test_a_server_that_tries_seeds_once_it_knows_what_was_added_is_caught(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob = await guests(tables, 2)
        table = await gathered(tables, [ann, bob])
        kept = Kept(table.commitment, {0: ENTROPY})

        table.record.facts = msgspec.structs.replace(table.facts, seed=liked())
        await table.phases.start(ann)
        await play_on(table, [ann, bob])

        recording = read(table.recordings.file(ann.id), GAMES.get)
        verify(recording)  # nothing in the file itself gives it away
        with pytest.raises(RecordingError, match=f"it was committed to by {kept.commitment}"):
            verify(recording, kept)


def liked() -> str:
    """A seed that gives seat 0 the red wire."""
    for number in range(200):
        seed = bytes([number]) * 32
        table = Table(SNIP, SnipOptions(2), key=table_key(seed, [bytes.fromhex(ENTROPY)] * 2))
        if RED in table.state.colours[:2]:
            return seed.hex()
    raise AssertionError("two hundred seeds gave no such deal")


@rule("TB-021")
async def test_what_was_added_stays_whoever_plays_the_seat_afterwards(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob = await guests(tables, 2)
        table = await started(tables, [ann, bob])
        await table.seating.leave(bob, 1)
        await table.seating.add_bot(ann, 1, "novice")

        assert [seat.entropy for seat in table.seats] == [ENTROPY, ENTROPY]
