"""Who may look on, and what they see."""

from pathlib import Path

import msgspec
import pytest

from boomtable.core.seats import FULL, PUBLIC, audience_viewer
from boomtable.games import GAMES
from boomtable.server.errors import BadRequest, NotNow, NotYours
from boomtable.server.game.delayed_game import DELAY_MS
from boomtable.server.protocol.requests import TableSettings
from boomtable.server.tables.audience import GATHER_MS
from tests.server.parlour import HandClock, gathered, guests, look, parlour, play_on, replayed, started


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


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_nobody_is_shown_hidden_facts_late_while_they_are_worth_something(tmp_path: Path, game: str) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        seats = GAMES[game].info.usual_seats
        [ann] = await guests(tables, 1)
        table = await gathered(tables, [ann], game=game, seats=seats, fill="novice", spectators="delayed", start=True, held=True)
        looker = await look(table, None, PUBLIC)
        with pytest.raises(NotNow):
            await look(table, None, FULL)
        await clock.advance(DELAY_MS)

        assert table.match.running is not None
        position = table.match.running.table
        shown = msgspec.json.decode(msgspec.json.encode(table.game.view(position.state, PUBLIC)))
        assert looker.update()["view"] == shown


async def test_public_facts_with_a_delay_and_everything_after_the_end(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        people = await guests(tables, 3)
        table = await started(tables, people, spectators="delayed")
        early, player = await look(table, None, PUBLIC), await look(table, people[0], PUBLIC)
        assert player.last("Full")["n"] == 1
        await clock.advance(10_000)
        await play_on(table, people, 2)
        await table.talk.say(people[0].id, 0, "table", "hello")
        assert early.all("Full", "Step", "Heard") == []
        assert player.last("Step")["n"] == 3

        await clock.advance(DELAY_MS - 10_000)
        assert (early.last("Full")["n"], early.all("Step")) == (1, [])
        assert set(early.last("Full")["view"]["colours"]) == {None}
        await clock.advance(9_999)
        assert early.all("Step") == []
        await clock.advance(1)
        assert [message["n"] for message in early.all("Step")] == [2, 3]
        late = await look(table, None, PUBLIC)
        assert late.last("Full")["n"] == 3
        await play_on(table, people)
        assert late.last("Full")["view"]["outcome"] is not None
        assert None not in (await look(table, None, FULL)).last("Full")["view"]["colours"]


async def test_who_looks_on_while_people_gather_is_shown_the_game_as_the_table_wants_it_then(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        people = await guests(tables, 2)
        table = await gathered(tables, people)
        waiting = await look(table, None, PUBLIC)
        wish = TableSettings(msgspec.Raw(b'{"seats":2}'), public=False, spectators="delayed", pace="live")
        await table.seating.settings(people[0], wish)
        await table.phases.start(people[0])
        assert waiting.all("Full") == []
        await clock.advance(DELAY_MS)
        assert waiting.last("Full")["n"] == 1


async def test_a_game_that_is_closed_is_shown_as_it_stands_to_those_who_saw_it_late(tmp_path: Path) -> None:
    async with parlour(tmp_path, HandClock()) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people, spectators="delayed")
        looker = await look(table, None, PUBLIC)
        await play_on(table, people, 1)
        await table.phases.close(people[0])

        assert looker.last("Full")["n"] == 2


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
                    assert replayed(table, somebody, viewer).viewer == viewer
                else:
                    with pytest.raises(NotYours, match="only those who sat"):
                        replayed(table, somebody, viewer)
            if FULL in shown:
                assert table.recordings.file(somebody) == table.recordings.file(ann.id)
            else:
                with pytest.raises(NotYours, match="only those who sat"):
                    table.recordings.file(somebody)
        for person in (ann, bob):
            assert [replayed(table, person.id, viewer).viewer for viewer in ALL] == list(ALL)
