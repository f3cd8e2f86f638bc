"""The journey of an action: checked, written, shown, acknowledged."""

import asyncio
import threading
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from boomtable.core.errors import MalformedAction
from boomtable.core.seats import PUBLIC
from boomtable.server.errors import NotNow, NotYours
from boomtable.server.protocol.messages import Ack, Refused
from boomtable.server.store.schema import ENTRIES
from tests.server.parlour import choice, crash, gathered, guests, look, parlour, play_on, started


def stored(folder: Path) -> list[tuple[int, int, str | None]]:
    engine = sa.create_engine(f"sqlite:///{folder / 'boomtable.db'}")
    with engine.connect() as connection:
        rows = connection.execute(sa.select(ENTRIES.c.number, ENTRIES.c.actor, ENTRIES.c.client).order_by(ENTRIES.c.number))
        found = [(row.number, row.actor, row.client) for row in rows]
    engine.dispose()
    return found


async def test_an_action_is_written_shown_and_acknowledged(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 3)
        table = await started(tables, people)
        lookers = [await look(table, person, seat) for seat, person in enumerate(people)]
        screen = await look(table, None, PUBLIC)

        answer = await table.moves.act(people[0].id, 0, "a", 1, choice(lookers[0].update()))

        assert answer == Ack(table.id, 0, "a")
        assert stored(tmp_path) == [(1, 0, "a")]
        for seat, looker in [*enumerate(lookers), (PUBLIC, screen)]:
            step = looker.last("Step")
            assert (step["table"], step["seat"], step["n"]) == (table.id, seat, 2)
            assert step["events"][0]["type"] == "Vouched"
        assert [bool(looker.last("Step")["offers"]) for looker in lookers] == [False, True, False]


async def test_those_who_look_with_the_same_eyes_share_the_bytes(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people)
        one, other = await look(table, None, PUBLIC), await look(table, people[0], PUBLIC)

        await play_on(table, people, 1)

        assert one.frames[-1] is other.frames[-1]


async def test_nothing_is_shown_or_acknowledged_before_the_commit(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people)
        looker = await look(table, people[0], 0)
        committing, may_commit = threading.Event(), threading.Event()

        def hold(_: sa.Connection) -> None:
            committing.set()
            may_commit.wait()

        sa.event.listen(tables._services.store.engine, "commit", hold)
        frames = len(looker.frames)
        acting = asyncio.create_task(table.moves.act(people[0].id, 0, "a", 1, choice(looker.update())))
        await asyncio.to_thread(committing.wait)

        assert not acting.done()
        assert len(looker.frames) == frames
        assert stored(tmp_path) == []
        assert table.match.running is not None
        assert table.match.running.table.entries == []

        may_commit.set()
        assert await acting == Ack(table.id, 0, "a")
        assert looker.update()["n"] == 2


async def test_what_cannot_be_written_did_not_happen(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people)
        looker = await look(table, people[0], 0)
        frames, action = len(looker.frames), choice(looker.update())

        def full_disk(_: sa.Connection) -> None:
            raise OSError("no space left")

        sa.event.listen(tables._services.store.engine, "commit", full_disk)
        with pytest.raises(OSError, match="no space left"):
            await table.moves.act(people[0].id, 0, "a", 1, action)
        assert len(looker.frames) == frames
        assert stored(tmp_path) == []

        sa.event.remove(tables._services.store.engine, "commit", full_disk)
        assert await table.moves.act(people[0].id, 0, "a", 1, action) == Ack(table.id, 0, "a")
        assert looker.update()["n"] == 2


async def test_what_was_written_though_the_commit_seemed_to_fail_did_happen(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people)
        looker = await look(table, people[0], 0)

        def lost_answer(connection: sa.Connection) -> None:
            raw = connection.connection.dbapi_connection
            assert raw is not None
            raw.commit()
            raise OSError("the disk did not answer")

        sa.event.listen(tables._services.store.engine, "commit", lost_answer)
        assert await table.moves.act(people[0].id, 0, "a", 1, choice(looker.update())) == Ack(table.id, 0, "a")
        sa.event.remove(tables._services.store.engine, "commit", lost_answer)

        assert stored(tmp_path) == [(1, 0, "a")]
        assert looker.update()["n"] == 2
        await play_on(table, people)
        assert table.facts.phase == "over"


async def test_actions_of_several_seats_are_taken_one_by_one(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 3)
        table = await started(tables, people)
        lookers = [await look(table, person, seat) for seat, person in enumerate(people)]
        vouches = [msgspec.json.encode({"type": "Vouch", "wire": wire}) for wire in range(6)]

        answers = await asyncio.gather(
            *(table.moves.act(people[seat].id, seat, f"{wire}", 1, vouches[wire]) for seat in range(3) for wire in (2 * seat, 2 * seat + 1))
        )

        done = [answer for answer in answers if isinstance(answer, Ack)]
        assert len(done) == 1
        assert [looker.update()["n"] for looker in lookers] == [2, 2, 2]
        assert len(stored(tmp_path)) == 1


async def test_who_gives_up_waiting_does_not_undo_the_action(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people)
        looker = await look(table, people[0], 0)

        acting = asyncio.create_task(table.moves.act(people[0].id, 0, "a", 1, choice(looker.update())))
        await asyncio.sleep(0)
        acting.cancel()
        await tables.flushed()

        assert stored(tmp_path) == [(1, 0, "a")]
        assert looker.update()["n"] == 2
        assert await play_on(table, people) > 0
        assert table.facts.phase == "over"


async def test_the_same_action_again_is_acknowledged_and_not_done_twice(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people)
        action = choice((await look(table, people[0], 0)).update())

        both = await asyncio.gather(*(table.moves.act(people[0].id, 0, "a", 1, action) for _ in range(2)))
        again = await table.moves.act(people[0].id, 0, "a", 1, action)

        assert both == [Ack(table.id, 0, "a")] * 2
        assert again == Ack(table.id, 0, "a")
        await crash(tables)
        assert stored(tmp_path) == [(1, 0, "a")]

    async with parlour(tmp_path) as tables:
        table = await tables.find(table.id)
        assert await table.moves.act(people[0].id, 0, "a", 1, action) == Ack(table.id, 0, "a")
        assert stored(tmp_path) == [(1, 0, "a")]


async def test_a_refusal_names_the_rule_and_changes_nothing(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people)
        looker = await look(table, people[1], 1)
        frames = len(looker.frames)

        answer = await table.moves.act(people[1].id, 1, "a", 1, b'{"type":"Cut","wire":0}')

        sentence = "seat 1 cannot act: it is seat 0's turn [SN-002]"
        assert answer == Refused(table.id, 1, "a", "SN-002", {"seat": 1, "turn": 0}, sentence)
        assert len(looker.frames) == frames
        assert stored(tmp_path) == []


async def test_a_stale_action_is_refused(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people)
        await play_on(table, people, 2)

        answer = await table.moves.act(people[0].id, 0, "late", 1, b'{"type":"Cut","wire":2}')

        assert isinstance(answer, Refused)
        assert answer.rule == "TB-001"


@pytest.mark.parametrize(
    "action", [b"", b"{}", b'{"type":"Fly"}', b'{"type":"Cut","wire":99}', b'{"type":"Pause"}', b'{"type":"TimeUp","name":"x","key":1}']
)
async def test_what_is_no_action_of_a_seat_is_malformed(tmp_path: Path, action: bytes) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people)

        with pytest.raises(MalformedAction, match="no action of Snip"):
            await table.moves.act(people[0].id, 0, "a", 1, action)
        with pytest.raises(MalformedAction, match="cannot have seen update 7"):
            await table.moves.act(people[0].id, 0, "a", 7, b'{"type":"Cut","wire":2}')

        assert stored(tmp_path) == []


async def test_only_the_holder_acts_and_only_while_the_game_is_on(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await gathered(tables, people)
        cut = b'{"type":"Cut","wire":2}'

        with pytest.raises(NotNow, match="the table is gathering"):
            await table.moves.act(people[0].id, 0, "a", 1, cut)
        await table.phases.start(people[0])
        for somebody in (people[1].id, None):
            with pytest.raises(NotYours, match="seat 0 is not yours"):
                await table.moves.act(somebody, 0, "a", 1, cut)
        await table.phases.close(people[0])
        with pytest.raises(NotNow, match="the table is closed"):
            await table.moves.act(people[0].id, 0, "a", 1, cut)


async def test_a_seat_sees_only_its_own_wires(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 3)
        table = await started(tables, people)

        for seat, person in enumerate(people):
            full = (await look(table, person, seat)).last("Full")
            known = [wire for wire, colour in enumerate(full["view"]["colours"]) if colour is not None]
            assert known == [2 * seat, 2 * seat + 1]
            assert [event["colours"] is not None for event in full["log"]] == [other == seat for other in range(3)]
        screen = (await look(table, None, PUBLIC)).last("Full")
        assert screen["view"]["colours"] == [None] * 6


async def test_keys_codes_and_seeds_are_in_nobody_elses_frames(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people)
        lookers = [await look(table, person, seat) for seat, person in enumerate(people)]
        stranger = await look(table, None, PUBLIC)
        await table.seating.device_code(people[0], 0)
        await play_on(table, people)

        for looker in [*lookers, stranger]:
            everything = b"".join(looker.frames)
            assert table.facts.seed.encode() not in everything
            assert not any(person.id.encode() in everything for person in people)
        assert table.code.encode() in lookers[0].frames[0]
        assert table.code.encode() not in b"".join(stranger.frames)
        assert msgspec.json.decode(stranger.frames[0])["card"]["code"] is None
