"""Tables come back from their log after a restart or a crash."""

import asyncio
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from boomtable.server.errors import NotNow
from boomtable.server.protocol.messages import Ack
from boomtable.server.store import saving
from boomtable.server.store.schema import ENTRIES, TABLES
from boomtable.server.tables.chores import EXPIRE_MS, SWEEP_MS
from boomtable.server.tables.live_table import LiveTable
from boomtable.server.tables.memory import REST_AFTER_MS
from tests.server.parlour import HandClock, choice, crash, gathered, guests, look, parlour, play_on, settled, started
from tests.server.ticking import TURN_MS, ticking

both = pytest.mark.usefixtures("each_store")

__all__ = ["ticking"]


@both
async def test_a_game_goes_on_after_a_crash(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 3)
        table = await started(tables, people)
        await play_on(table, people, 3)
        before = [(await look(table, person, seat)).last("Full") for seat, person in enumerate(people)]
        await crash(tables)

    async with parlour(tmp_path) as tables:
        assert tables.in_memory() == 0
        table = await tables.find(table.id)
        assert [(await look(table, person, seat)).last("Full") for seat, person in enumerate(people)] == before
        await play_on(table, people)
        assert table.facts.phase == "over"


@both
async def test_a_table_is_read_once_however_many_come(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table_id = (await started(tables, people)).id
    async with parlour(tmp_path) as tables:
        found = await asyncio.gather(*(tables.find(table_id) for _ in range(20)))
        assert {id(table) for table in found} == {id(found[0])}
        assert tables.in_memory() == 1


@both
async def test_a_table_that_is_looked_for_while_it_is_made_is_one_table(tmp_path: Path) -> None:
    """Whoever takes a name at home and begins at once has all their tables looked for, while one is being made."""
    async with parlour(tmp_path) as tables:
        (ada,) = await guests(tables, 1)
        looking: list[asyncio.Task[LiveTable]] = []

        def look_once(_seconds: float, _writes: int) -> None:
            if not looking:
                ((facts, _),) = tables._services.store.tables_of(ada.id, 1)
                looking.append(asyncio.create_task(tables.find(facts.id)))

        tables.on_commit(look_once)
        made = await gathered(tables, [ada], seats=2)
        assert await looking[0] is made
        assert await tables.find(made.id) is made


async def test_a_table_that_was_found_before_its_maker_heard_of_it_is_one_table(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        (ada,) = await guests(tables, 1)
        made = await gathered(tables, [ada], seats=2)
        assert await tables._memory.add(made.facts, made.seats, made.record.hold) is made


@both
async def test_who_missed_updates_gets_them_or_everything(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 3)
        table = await started(tables, people)
        await play_on(table, people, 3)

        caught_up = await look(table, people[1], 1, seen=2)
        assert [(message["n"], len(message["events"])) for message in caught_up.all("Step")] == [(4, 2)]
        assert caught_up.all("Full") == []
        nothing_new = await look(table, people[1], 1, seen=4)
        assert nothing_new.all("Full", "Step") == []
        for seen in (0, 5):
            assert (await look(table, people[1], 1, seen)).last("Full")["n"] == 4


@both
async def test_timers_and_table_time_stand_still_while_the_server_is_down(tmp_path: Path, ticking: str) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people, game=ticking)
        await clock.advance(10_000)
        await play_on(table, people, 1)
        await clock.advance(5_000)
        await settled()
        await crash(tables)
    await clock.advance(3_600_000)

    async with parlour(tmp_path, clock) as tables:
        table = await tables.find(table.id)
        looker = await look(table, people[0], 0)
        [timer] = looker.last("Full")["timers"]
        assert timer["ends_at"] == clock.now() + TURN_MS - 5_000
        await clock.advance(TURN_MS - 5_001)
        assert looker.all("Step") == []
        await clock.advance(1)
        step = looker.last("Step")
        assert [event["type"] for event in step["events"]] == ["TurnLost"]
        assert step["at"] == 10_000 + TURN_MS


@both
async def test_a_graceful_end_keeps_table_time_exactly(tmp_path: Path, ticking: str) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people, game=ticking)
        await clock.advance(1_234)
    await clock.advance(50_000)
    async with parlour(tmp_path, clock) as tables:
        table = await tables.find(table.id)
        [timer] = (await look(table, people[0], 0)).last("Full")["timers"]
        assert timer["ends_at"] == clock.now() + TURN_MS - 1_234


@both
async def test_an_end_that_was_not_noted_is_noted_when_the_table_wakes(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people)
        await play_on(table, people)
        await settled()
        with tables._services.store.engine.begin() as connection:
            connection.execute(sa.update(TABLES).values(phase="playing", outcome=None))
        await crash(tables)
    async with parlour(tmp_path) as tables:
        table = await tables.find(table.id)
        assert table.facts.phase == "over"
        assert (await tables.of_person(people[0].id))[1][0].outcome == table.match.outcome()


@both
@pytest.mark.parametrize("change", [{"digest": "0" * 16}, {"action": '{"type":"Cut","wire":2}'}, {"action": '{"type":"Gone"}'}])
async def test_a_log_that_the_rules_no_longer_lead_to_closes_the_table(tmp_path: Path, change: dict[str, str]) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 3)
        table = await started(tables, people)
        await play_on(table, people, 2)
        with tables._services.store.engine.begin() as connection:
            connection.execute(sa.update(ENTRIES).where(ENTRIES.c.number == 2).values(change))
        await crash(tables)
    async with parlour(tmp_path) as tables:
        table = await tables.find(table.id)
        assert (table.facts.phase, table.facts.closing) == ("closed", "rules_changed")
        assert (await look(table, people[0], 0)).last("Full")["n"] == 2
        with pytest.raises(NotNow, match="the table is closed"):
            await table.moves.act(people[0].id, 0, "x", 2, b'{"type":"Cut","wire":2}')


@both
@pytest.mark.parametrize("rolls", ["[]", "[99,99,99,99]", "[0,0,0,0,0,0,0,0,0,0,0,0]"])
async def test_a_deal_that_the_rules_no_longer_lead_to_closes_the_table(tmp_path: Path, rolls: str) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 3)
        table = await started(tables, people)
        with tables._services.store.engine.begin() as connection:
            connection.execute(sa.update(TABLES).values(setup_rolls=rolls))
        await crash(tables)
    async with parlour(tmp_path) as tables:
        table = await tables.find(table.id)
        assert (table.facts.phase, table.facts.closing) == ("closed", "rules_changed")
        assert (await look(table, people[0], 0)).all("Full") == []
        with pytest.raises(NotNow, match="the table is closed"):
            await table.moves.act(people[0].id, 0, "x", 1, b'{"type":"Cut","wire":2}')
        assert [mine.table for mine in (await tables.of_person(people[0].id))[1]] == [table.id]
    async with parlour(tmp_path) as tables:
        assert (await tables.find(table.id)).facts.phase == "closed"


@both
async def test_a_quiet_table_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people)
        looker = await look(table, people[0], 0)
        await clock.advance(REST_AFTER_MS + SWEEP_MS)
        assert tables.in_memory() == 1
        table.audience.unsubscribe(looker)
        await clock.advance(SWEEP_MS)
        assert tables.in_memory() == 0

        with pytest.raises(NotNow, match="say hello to this table again"):
            await table.moves.act(people[0].id, 0, "a", 1, choice(looker.update()))
        with pytest.raises(NotNow, match="ask again"):
            await table.phases.pause(people[0])
        again = await tables.find(table.id)
        assert again is not table
        assert await again.moves.act(people[0].id, 0, "a", 1, choice(looker.update())) == Ack(table.id, 0, "a")


@both
async def test_a_table_with_a_running_timer_stays(tmp_path: Path, ticking: str) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        people = await guests(tables, 2)
        await started(tables, people, game=ticking)
        await clock.advance(REST_AFTER_MS + SWEEP_MS)
        assert tables.in_memory() == 1


@both
async def test_tables_that_nobody_comes_back_to_are_closed(tmp_path: Path) -> None:
    beginning = HandClock().now()
    async with parlour(tmp_path, HandClock(beginning)) as tables:
        people = await guests(tables, 2)
        old = await gathered(tables, people)
        lively = await started(tables, people)
    async with parlour(tmp_path, HandClock(beginning + EXPIRE_MS)) as tables:
        assert (await tables.find(old.id)).facts.phase == "gathering"
        await play_on(await tables.find(lively.id), people, 1)
    async with parlour(tmp_path, HandClock(beginning + EXPIRE_MS + 1)) as tables:
        assert (await tables.find(old.id)).facts.closing == "expired"
        assert (await tables.find(lively.id)).facts.phase == "playing"


async def test_any_number_of_tables_can_be_closed_at_once(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        table = await gathered(tables, await guests(tables, 2))
        many = [f"{number:010}" for number in range(300_000)]  # more than one statement takes

        await tables._services.writer.submit(lambda connection: saving.expire(connection, [*many, table.id]))
        await crash(tables)

    async with parlour(tmp_path) as tables:
        assert (await tables.find(table.id)).facts.closing == "expired"


@both
async def test_marks_chat_and_settings_come_back(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people, spectators="after", pace="relaxed")
        await table.talk.say(people[1].id, 1, "table", "hello")
        await table.seating.mark(people[1].id, 1, "a note")
        await table.seating.mute(people[0], 1, True)
        before = [msgspec.json.encode(table.audience.card(person.id)) for person in people]
        await crash(tables)
    async with parlour(tmp_path) as tables:
        table = await tables.find(table.id)
        assert [msgspec.json.encode(table.audience.card(person.id)) for person in people] == before
        full = (await look(table, people[1], 1)).last("Full")
        assert (full["marks"], full["chat"][0]["text"]) == ("a note", "hello")
        assert (await look(table, people[0], 0)).last("Full")["marks"] == ""
