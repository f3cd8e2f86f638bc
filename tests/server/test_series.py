"""After the game: recordings with a fair deal, replays, and the next game."""

from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from boomtable.core.seats import FULL
from boomtable.games import GAMES
from boomtable.server.errors import BadRequest, NotNow, NotYours
from boomtable.server.schema import SERIES, TABLES
from boomtable.table.fair import commitment
from boomtable.table.recording import read, verify
from tests.server.parlour import ENTROPY, gathered, guests, look, parlour, play_on, started


async def test_the_recording_proves_a_fair_deal(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 3)
        table = await gathered(tables, people)
        promised = table.card(None).commitment
        await table.start(people[0])
        with pytest.raises(NotNow, match="when the game is over"):
            await table.recording(people[0].id)
        await play_on(table, people)

        recording = read(await table.recording(people[0].id), GAMES.get)

        assert recording.fair is not None
        assert recording.fair.commitment == promised == commitment(bytes.fromhex(table.facts.seed))
        assert recording.fair.entropy == (ENTROPY,) * 3
        assert verify(recording) == 6
        assert recording.entries[-1].digest is not None

    async with parlour(tmp_path) as tables:
        table = await tables.find(table.id)
        assert verify(read(await table.recording(people[0].id), GAMES.get)) == 6


async def test_a_replay_shows_what_a_seat_saw_then(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people)
        looker = await look(table, people[1], 1)
        with pytest.raises(NotNow):
            await table.replay(people[0].id, 1)
        moves = await play_on(table, people)

        replay = await table.replay(people[0].id, 1)
        assert len(replay.steps) == moves + 1
        shown = [message["view"] for message in looker.all("Full", "Step")]
        assert [msgspec.json.decode(step.view) for step in replay.steps] == shown
        assert len((await table.replay(people[0].id, FULL)).steps) == moves + 1


async def test_a_rematch_turns_the_seats_and_is_one_table_for_all(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob, stranger = await guests(tables, 3)
        table = await started(tables, [ann, bob], spectators="after")
        with pytest.raises(NotNow, match="the table is playing"):
            await table.rematch(bob)
        await play_on(table, [ann, bob])
        looker = await look(table, ann, 0)
        with pytest.raises(NotYours, match="only those who sat"):
            await table.rematch(stranger)

        again = await table.rematch(bob)

        assert await table.rematch(ann) == again
        assert looker.last("Card")["card"]["next_table"] == again
        rematch = await tables.find(again)
        assert [(seat.person, seat.name, seat.entropy) for seat in rematch.seats] == [(bob.id, "Guest 1", None), (ann.id, "Ann", None)]
        assert (rematch.facts.host, rematch.facts.spectators, rematch.options.first) == (bob.id, "after", 1)  # type: ignore[attr-defined]
        assert rematch.facts.seed != table.facts.seed
        await rematch.sit(ann, 1, None, "Annie", 2, "a" * 32)
        assert [(seat.name, seat.entropy) for seat in rematch.seats] == [("Guest 1", None), ("Annie", "a" * 32)]
        await rematch.start(bob)
        await play_on(rematch, [bob, ann])
        third = await tables.find(await rematch.rematch(ann))
        assert third.facts.round == 3
        with tables._parts.store.engine.connect() as connection:
            [series] = connection.execute(sa.select(SERIES.c.id)).scalars()
            rounds = connection.execute(sa.select(TABLES.c.id, TABLES.c.round).where(TABLES.c.series == series).order_by(TABLES.c.round))
            assert [tuple(row) for row in rounds] == [(table.id, 1), (again, 2), (third.id, 3)]


async def test_everybody_adds_to_the_deal_of_a_rematch(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = ann, bob, stranger = await guests(tables, 3)
        table = await started(tables, [ann, bob])
        await play_on(table, [ann, bob])
        rematch = await tables.find(await table.rematch(bob))

        await rematch.add_entropy(bob, 0, "b" * 32)
        await rematch.add_entropy(ann, 1, "a" * 32)
        for person, seat in [(stranger, 0), (ann, 0)]:
            with pytest.raises(NotYours, match="seat 0 is not yours"):
                await rematch.add_entropy(person, seat, "c" * 32)
        with pytest.raises(BadRequest, match="16 random bytes"):
            await rematch.add_entropy(ann, 1, "zz")
        await rematch.start(bob)
        with pytest.raises(NotNow, match="the table is playing"):
            await rematch.add_entropy(ann, 1, "c" * 32)
        await play_on(rematch, [bob, ann])

        recording = read(await rematch.recording(people[0].id), GAMES.get)
        assert recording.fair is not None
        assert recording.fair.entropy == ("b" * 32, "a" * 32)
        assert verify(recording) > 0


async def test_closing_ends_a_table_without_a_result(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people)
        looker = await look(table, people[1], 1)
        with pytest.raises(NotYours, match="only the host"):
            await table.close(people[1])
        await table.close(people[0])
        card = looker.last("Card")["card"]
        assert (card["phase"], card["closing"]) == ("closed", "host")
        with pytest.raises(NotNow):
            await table.recording(people[0].id)
        with pytest.raises(NotNow, match="the table is closed"):
            await table.close(people[0])
