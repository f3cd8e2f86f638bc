"""The map of a campaign: what everybody has tried and won, with stars, kept by the server."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from boomtable.core.schema import Action, Outcome
from boomtable.games.bomb_busters.schema import BombBustersOptions
from boomtable.games.bomb_busters.state import BombBustersState
from boomtable.games.its_a_bomb.rules.ending import still_needed
from boomtable.games.its_a_bomb.schema import Cut
from boomtable.games.its_a_bomb.state import ItsABombState
from boomtable.server.errors import BadRequest
from boomtable.server.http.quotas import quotas
from boomtable.server.metrics import Metrics
from boomtable.server.net.caller import Caller
from boomtable.server.net.connections import Connections
from boomtable.server.net.visit import Visit
from boomtable.server.people.people import Person
from boomtable.server.protocol.messages import Advise
from boomtable.server.protocol.requests import ChapterRecord, LastTry
from boomtable.server.store.facts import AttemptFacts
from boomtable.server.tables.attempts import stars
from boomtable.server.tables.live_table import LiveTable
from boomtable.server.tables.registry import Tables
from tests.server.parlour import PATIENCE, crash, guests, parlour, play_on, started

both = pytest.mark.usefixtures("each_store")

rule = pytest.mark.rule

TRAINING = {"scenario": 0}
LOST = Outcome((), "red_wire_hit")


def knowing(state: ItsABombState, legal: list[Action]) -> Action:
    """What somebody would do who saw through every tile: cut what is still needed, and else the first thing."""
    cuts = [action for action in legal if isinstance(action, Cut)]
    return next((cut for cut in cuts if state.tile[cut.tile] < 5 and still_needed(state, state.tile[cut.tile]) > 0), legal[0])


async def act(table: LiveTable, people: list[Person]) -> None:
    running = table.match.running
    assert running is not None
    state = running.table.state
    assert isinstance(state, ItsABombState)
    seat = table.game.waiting_on(state)[0]
    action = knowing(state, table.game.legal_actions(state, seat))
    name = f"move {len(running.table.entries)}"
    await table.moves.act(people[seat].id, seat, name, running.table.update(seat).n, msgspec.json.encode(action))


async def win(table: LiveTable, people: list[Person]) -> None:
    while table.facts.phase == "playing":
        await act(table, people)


async def ask(tables: Tables, table: LiveTable, person: Person, seat: int) -> None:
    """Ask for a hint, as a client does."""
    asked: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    visit = Visit(tables, Connections(Metrics(), quotas({})["codes"]), table.id, Caller(person.id, None), lambda frame: None)
    visit.carry_out(Advise(table.id, seat), asked.set_result)
    assert await asyncio.wait_for(asked, PATIENCE) is None


@rule("BB-338", "IB-368")
@pytest.mark.parametrize(
    ("won", "slips", "hinted", "expected"),
    [
        *((False, 0, False, 0), (True, 3, False, 1), (True, None, False, 1), (True, 1, False, 2), (True, 1, True, 2)),
        *((True, 0, True, 2), (True, 0, False, 3)),
    ],
)
def test_one_star_for_the_win_a_second_for_at_most_one_slip_a_third_for_none_and_no_hint(
    won: bool, slips: int | None, hinted: bool, expected: int
) -> None:
    assert stars(AttemptFacts("table", "person", "snip", 1, won, slips, hinted, None, 0)) == expected


@both
async def test_a_game_that_was_won_is_on_the_map_of_everybody_who_played_it_also_after_a_restart(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob, stranger = await guests(tables, 3)
        table = await started(tables, [ann, bob], game="its_a_bomb", options=TRAINING)
        await win(table, [ann, bob])
        assert table.facts.outcome is not None
        [score, _] = msgspec.json.decode(table.facts.outcome)["scores"]
        record = ChapterRecord(0, tries=1, won=1, stars=3, score=score, slips=0, last=LastTry(table.id, 3, 0, False))
        assert [await tables.chapters(person.id, "its_a_bomb") for person in (ann, bob, stranger)] == [[record], [record], []]
        assert [await tables.chapters_won(person.id) for person in (ann, stranger)] == [{"its_a_bomb": [0]}, {}]
        await crash(tables)

    async with parlour(tmp_path) as tables:
        assert (await tables.find(table.id)).facts.phase == "over"
        assert await tables.chapters(ann.id, "its_a_bomb") == [record]
        assert await tables.chapters(ann.id, "bomb_busters") == []
        with pytest.raises(BadRequest):
            await tables.chapters(ann.id, "chess")


@both
@rule("IB-369")
async def test_a_hint_after_the_first_round_costs_the_third_star_of_whoever_asked_for_it(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = ann, bob = await guests(tables, 2)
        table = await started(tables, people, game="its_a_bomb", options=TRAINING, hints=True)
        await ask(tables, table, ann, 0)
        assert [seat.hinted for seat in table.seats] == [False, False]
        while table.match.running.table.state.round < 2:  # type: ignore[union-attr]
            await act(table, people)
        await ask(tables, table, bob, 1)
        assert [seat.hinted for seat in table.seats] == [False, True]
        await win(table, people)

        assert [record.stars for person in people for record in await tables.chapters(person.id, "its_a_bomb")] == [3, 2]
        again = await tables.find(await table.phases.rematch(ann))
        assert [seat.hinted for seat in again.seats] == [False, False]


@both
async def test_a_lost_game_is_a_try_and_the_best_one_counts(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = [ann, _] = await guests(tables, 2)
        lost = await started(tables, people, game="its_a_bomb", options=TRAINING)
        await play_on(lost, people)
        if lost.facts.phase == "playing":
            raise AssertionError("asking on and on ends with the countdown")
        [record] = await tables.chapters(ann.id, "its_a_bomb")
        assert (record.tries, record.won, record.stars, record.score, record.slips) == (1, 0, 0, None, None)
        assert (record.last.table, record.last.stars) == (lost.id, 0)
        assert await tables.chapters_won(ann.id) == {}

        won = await started(tables, people, game="its_a_bomb", options=TRAINING)
        await win(won, people)

        [record] = await tables.chapters(ann.id, "its_a_bomb")
        assert (record.tries, record.won, record.stars, record.slips) == (2, 1, 3, 0)
        assert record.last == LastTry(won.id, 3, 0, False)


@both
async def test_what_counts_for_no_campaign_is_not_on_the_map(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people)
        await play_on(table, people)

        assert await tables.chapters(people[0].id, "snip") == []


@both
async def test_somebody_who_is_forgotten_has_no_map(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = ann, bob = await guests(tables, 2)
        await win(await started(tables, people, game="its_a_bomb", options=TRAINING), people)
        await tables.flushed()

        await tables.forget_person(bob)

        assert await tables.chapters(bob.id, "its_a_bomb") == []
        assert len(await tables.chapters(ann.id, "its_a_bomb")) == 1


@both
@rule("BB-021", "BB-337")
async def test_the_captain_of_a_new_campaign_is_drawn_when_it_begins_and_passes_the_role_on(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 3)
        captains = []
        for _ in range(8):
            table = await started(tables, people, game="bomb_busters", options={"captain": -1})
            assert isinstance(table.record.options, BombBustersOptions)
            running = table.match.running
            assert running is not None
            assert isinstance(running.table.state, BombBustersState)
            assert running.table.state.captain == table.record.options.captain
            captains.append(table.record.options.captain)

        assert set(captains) == {0, 1, 2}
        assert table.game.next_options(table.record.options, LOST) == BombBustersOptions(3, captain=(captains[-1] + 1) % 3)
