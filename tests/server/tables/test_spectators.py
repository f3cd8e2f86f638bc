"""Who may look on, and what they see."""

from pathlib import Path

import pytest

from boomtable.core.seats import FULL, PUBLIC, audience_viewer
from boomtable.server.errors import BadRequest, NotNow, NotYours
from boomtable.server.game.delayed_game import DELAY_MS
from boomtable.server.tables.audience import GATHER_MS
from tests.server.parlour import HandClock, gathered, guests, look, parlour, play_on, started


async def test_a_table_without_spectators_shows_strangers_nothing(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 3)
        table = await started(tables, people[:2], spectators="none")
        for viewer in (PUBLIC, FULL, 0, 1, 7):
            with pytest.raises((NotYours, NotNow)):
                await look(table, people[2], viewer)
            with pytest.raises((NotYours, NotNow)):
                await look(table, None, viewer)
        assert (await look(table, people[0], PUBLIC)).last("Full")["seat"] == PUBLIC
        await play_on(table, people)
        with pytest.raises(NotYours, match="only those who sat"):
            await look(table, people[2], FULL)
        assert (await look(table, people[1], FULL)).last("Full")["seat"] == FULL


async def test_public_spectators_are_counted_and_see_what_everybody_knows(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people)
        player = await look(table, people[0], 0)
        screen = await look(table, None, PUBLIC)

        assert screen.last("Full")["view"]["colours"] == [None] * 4
        assert screen.last("Full")["offers"] == []
        await clock.advance(GATHER_MS)
        assert player.last("Card")["card"]["watching"] == 1
        table.audience.unsubscribe(screen)
        await clock.advance(GATHER_MS)
        assert player.last("Card")["card"]["watching"] == 0
        with pytest.raises(BadRequest, match="nobody can look as -16"):
            await look(table, None, audience_viewer(0))


async def test_everything_after_the_end(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people, spectators="after")
        for somebody in (None, people[0]):
            with pytest.raises(NotNow, match="before the game is over"):
                await look(table, somebody, FULL)
        await play_on(table, people)
        assert None not in (await look(table, None, FULL)).last("Full")["view"]["colours"]


async def test_everything_with_a_delay(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        people = await guests(tables, 3)
        table = await started(tables, people, spectators="delayed")
        with pytest.raises(NotNow):
            await look(table, people[0], FULL)
        early = await look(table, None, FULL)
        await clock.advance(10_000)
        await play_on(table, people, 2)
        await table.talk.say(people[0].id, 0, "table", "hello")
        assert early.all("Full", "Step", "Heard") == []

        await clock.advance(DELAY_MS - 10_000)
        assert (early.last("Full")["n"], early.all("Step")) == (1, [])
        assert None not in early.last("Full")["view"]["colours"]
        await clock.advance(9_999)
        assert early.all("Step") == []
        await clock.advance(1)
        assert [message["n"] for message in early.all("Step")] == [2, 3]
        late = await look(table, None, FULL)
        assert late.last("Full")["n"] == 3
        await play_on(table, people)
        assert late.all("Step") == []
        await clock.advance(DELAY_MS)
        assert late.last("Step")["view"]["outcome"] is not None


ALL = {0, 1, PUBLIC, FULL}


@pytest.mark.parametrize(
    ("public", "spectators", "shown"),
    [
        (False, "none", set()),
        (False, "public", {PUBLIC}),
        (False, "after", ALL),
        (False, "delayed", ALL),
        (True, "none", set()),
        (True, "public", ALL),
        (True, "after", ALL),
    ],
)
async def test_who_may_have_a_finished_game(tmp_path: Path, public: bool, spectators: str, shown: set[int]) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob, stranger = await guests(tables, 3)
        table = await started(tables, [ann, bob], public=public, spectators=spectators)
        await play_on(table, [ann, bob])

        for somebody in (None, stranger.id):
            for viewer in ALL:
                if viewer in shown:
                    assert (await table.recordings.replay(somebody, viewer)).viewer == viewer
                else:
                    with pytest.raises(NotYours, match="only those who sat"):
                        await table.recordings.replay(somebody, viewer)
            if FULL in shown:
                assert table.recordings.file(somebody) == table.recordings.file(ann.id)
            else:
                with pytest.raises(NotYours, match="only those who sat"):
                    table.recordings.file(somebody)
        for person in (ann, bob):
            assert [(await table.recordings.replay(person.id, viewer)).viewer for viewer in ALL] == list(ALL)


async def test_who_waits_for_the_start_with_delayed_eyes_is_not_shown_the_deal(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        people = await guests(tables, 2)
        table = await gathered(tables, people, spectators="delayed")
        waiting = await look(table, None, FULL)
        await table.phases.start(people[0])
        assert waiting.all("Full") == []
        await clock.advance(DELAY_MS)
        assert waiting.last("Full")["n"] == 1
