"""Two things at once: whatever comes first, the table and its log agree afterwards."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from boomtable.core.schema import Action, ChangeHands
from boomtable.core.seats import PUBLIC
from boomtable.games.snip.schema import Cut, Vouch
from boomtable.server.errors import NotNow
from boomtable.server.game.delayed_game import DELAY_MS
from boomtable.server.game.inbox import Letter
from boomtable.server.people.people import Person
from boomtable.server.protocol.messages import Ack, Act
from boomtable.server.protocol.requests import TakeSeat
from boomtable.server.store.facts import TableFacts
from boomtable.server.tables.live_table import LiveTable
from boomtable.server.tables.registry import Tables
from tests.server.parlour import ENTROPY, PATIENCE, HandClock, Looker, choice, crash, gathered, guests, look, parlour, play_on, started
from tests.server.ticking import ticking

__all__ = ["ticking"]

RED = 1


async def about_to_end(tables: Tables, people: list[Person], game: str = "snip") -> tuple[LiveTable, bytes]:
    """A game for two, and the move of seat 0 that ends it."""
    while True:
        table = await started(tables, people, game=game)
        assert table.match.running is not None
        red = table.match.running.table.state.dump()["colours"].index(RED)
        if red >= 2:
            return table, msgspec.json.encode({"type": "Cut", "wire": red})


async def begun_to_write(table: LiveTable, change: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    """What the change writes is not on the disk yet."""
    changing = asyncio.create_task(change)
    while not table.services.writer._gathered and not changing.done():
        await asyncio.sleep(0)
    return changing


async def after_a_crash(tables: Tables, folder: Path, table: LiveTable) -> TableFacts:
    """The table as a server finds it on the disk after a crash."""
    await tables.flushed()
    await crash(tables)
    async with parlour(folder) as others:
        return (await others.find(table.id)).facts


async def test_a_letter_that_an_answer_brings_waits_for_those_before_it(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people)
        assert table.match.running is not None
        inbox, game = table.match.running.inbox, table.match.running.table
        order: list[tuple[str, str]] = []
        all_done = asyncio.Event()

        def put(name: str, seat: int, action: Action, then: Callable[[], None] = lambda: None) -> None:
            def answer(error: Exception | None) -> None:
                order.append((name, "done" if error is None else type(error).__name__))
                then()

            inbox.put(Letter(seat, action, answer))

        put("first", 0, Vouch(0))
        put("refused", 0, Vouch(0), then=lambda: put("brought", 1, Vouch(3), then=all_done.set))
        put("second", 1, Vouch(2))
        await asyncio.wait_for(all_done.wait(), PATIENCE)

        assert order == [("first", "done"), ("refused", "IllegalAction"), ("second", "done"), ("brought", "IllegalAction")]
        assert [type(entry.action) for entry in game.entries if entry.actor >= 0] == [Vouch, Vouch]


async def test_a_move_that_ends_the_game_counts_when_the_host_closes_the_table_after_it(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table, last = await about_to_end(tables, people)

        done, closed = await asyncio.gather(
            table.moves.act(people[0].id, 0, "a", 1, last), table.phases.close(people[0]), return_exceptions=True
        )

        assert done == Ack(table.id, 0, "a")
        assert isinstance(closed, NotNow)
        assert (table.facts.phase, table.facts.closing) == ("over", None)
        assert await after_a_crash(tables, tmp_path, table) == table.facts


async def test_a_move_that_comes_while_the_table_is_closed_does_not_open_it_again(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table, last = await about_to_end(tables, people)

        closing = await begun_to_write(table, table.phases.close(people[0]))
        late = await asyncio.gather(table.moves.act(people[0].id, 0, "a", 1, last), return_exceptions=True)
        await closing

        assert isinstance(late[0], NotNow)
        assert (table.facts.phase, table.facts.outcome) == ("closed", None)
        assert await after_a_crash(tables, tmp_path, table) == table.facts


async def test_an_action_that_was_done_is_acknowledged_though_a_bot_plays_the_seat_now(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 3)
        table = await started(tables, people)
        action = choice((await look(table, people[0], 0)).update())
        assert await table.moves.act(people[0].id, 0, "a", 1, action) == Ack(table.id, 0, "a")

        await table.seating.add_bot(people[0], 0, "novice")

        assert await table.moves.act(people[0].id, 0, "a", 1, action) == Ack(table.id, 0, "a")
        with pytest.raises(NotNow, match="take it back first"):
            await table.moves.act(people[0].id, 0, "b", 1, action)


async def test_a_move_that_comes_while_a_line_is_written_is_shown_after_the_line(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 3)
        table = await started(tables, people)
        looker = await look(table, people[2], 2)
        action = choice((await look(table, people[0], 0)).update())

        saying = await begun_to_write(table, table.talk.say(people[1].id, 1, "table", "wait"))
        assert await table.moves.act(people[0].id, 0, "a", 1, action) == Ack(table.id, 0, "a")
        await saying

        assert [message["type"] for message in looker.all("Heard", "Step")] == ["Heard", "Step"]


async def test_who_hears_a_line_that_comes_while_a_move_is_written_is_settled_after_the_move(tmp_path: Path, ticking: str) -> None:
    """A whisper that is overtaken by the end of the game has nobody to whisper to."""
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table, last = await about_to_end(tables, people, game=ticking)
        looker = await look(table, people[1], 1)

        done, said = await asyncio.gather(
            table.moves.act(people[0].id, 0, "a", 1, last), table.talk.say(people[0].id, 0, "whisper", "psst"), return_exceptions=True
        )
        await table.talk.say(people[0].id, 0, "table", "well played")

        assert done == Ack(table.id, 0, "a")
        assert isinstance(said, NotNow)
        assert [message["type"] for message in looker.all("Heard", "Step")] == ["Step", "Heard"]


@pytest.mark.parametrize("granted", [False, True])
async def test_a_turn_that_nobody_wants_any_more_holds_nothing_up(tmp_path: Path, granted: bool) -> None:
    """It is given up while another one has the turn, or when it was just granted."""
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people)
        action = choice((await look(table, people[0], 0)).update())
        assert table.match.running is not None
        inbox = table.match.running.inbox

        async def take_turn() -> None:
            async with inbox.turn():
                await asyncio.Event().wait()

        one, other = asyncio.create_task(take_turn()), asyncio.create_task(take_turn())
        await asyncio.sleep(0)
        for task in (one, other) if granted else (other, one):
            task.cancel()
            await asyncio.sleep(0)
        await asyncio.gather(one, other, return_exceptions=True)

        assert await asyncio.wait_for(table.moves.act(people[0].id, 0, "a", 1, action), PATIENCE) == Ack(table.id, 0, "a")


async def test_who_sees_the_game_later_and_sits_down_sees_it_as_it_is(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        ann, bob, cleo = await guests(tables, 3)
        table = await started(tables, [ann, bob], spectators="delayed")
        looker = await look(table, cleo, PUBLIC)
        await table.seating.leave(bob, 1)
        assert looker.all("Full", "Step") == []
        await table.seating.sit(cleo, TakeSeat("Cleo", 2, ENTROPY, table.code, 1))
        assert [message["n"] for message in looker.all("Full", "Step")] == [1]

        await play_on(table, [ann, cleo], 1)
        await clock.advance(DELAY_MS)

        assert [message["n"] for message in looker.all("Full", "Step")] == [1, 2]


async def test_who_gives_up_a_seat_sees_the_game_later_too(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        ann, bob, cleo = await guests(tables, 3)
        table = await started(tables, [ann, bob, cleo], spectators="delayed")
        looker = await look(table, cleo, PUBLIC)
        await table.seating.leave(cleo, 2)
        await table.seating.add_bot(ann, 2, "novice")
        await play_on(table, [ann, bob], 1)

        assert [message["n"] for message in looker.all("Full", "Step")] == [1]


async def test_two_who_want_the_same_seat_at_once_do_not_both_get_it(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob, cleo, dan = await guests(tables, 4)
        table = await started(tables, [ann, bob, cleo])
        await table.seating.leave(bob, 1)

        wishes = (table.seating.sit(person, TakeSeat(person.id, 0, ENTROPY, table.code, 1)) for person in (bob, dan, dan, bob))
        got = await asyncio.gather(*wishes, return_exceptions=True)

        assert [answer == 1 for answer in got] == [True, False, False, True]
        assert table.seats[1].person == bob.id


async def test_a_rematch_that_all_ask_for_at_once_is_one_table(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 3)
        table = await started(tables, people)
        await play_on(table, people)

        asked = await asyncio.gather(*(table.phases.rematch(person) for person in people * 2))

        assert len(set(asked)) == 1


class Hasty(Looker):
    """Ends the game in the moment in which it is shown the deal."""

    def __init__(self, table: LiveTable, person: Person) -> None:
        super().__init__()
        self._table = table
        self._person = person

    def send(self, frame: bytes) -> None:
        super().send(frame)
        if self.last()["type"] == "Full":
            assert self._table.match.running is not None
            self.played = self._table.match.running.table
            red = self.played.state.dump()["colours"].index(RED)
            cut = msgspec.Raw(msgspec.json.encode({"type": "Cut", "wire": red}))
            self._table.moves.post(self._person.id, Act(self._table.id, 0, "hasty", self.last()["n"], cut), lambda answer: None)


async def test_hands_are_settled_before_the_first_move_can_happen(tmp_path: Path, ticking: str) -> None:
    async with parlour(tmp_path, HandClock()) as tables:
        [ann] = await guests(tables, 1)
        for _ in range(5):  # seat 0 cannot always reach the wire that ends the game
            table = await gathered(tables, [ann], seats=2, game=ticking, fill="novice")
            hasty = Hasty(table, ann)
            table.audience.subscribe(ann.id, 0, 0, hasty)

            await table.phases.start(ann)

            assert hasty.played.entries[0].action == ChangeHands(1, bot=True)
            assert all(isinstance(entry.action, Cut) for entry in hasty.played.entries[1:])
