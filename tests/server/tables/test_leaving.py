"""Giving up a seat in mid-game where seats hide something: a bot plays on, nobody changes seats, and nobody plays for nobody."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from boomtable.client import SeatLine, Update
from boomtable.client.errors import ActionRefused
from boomtable.client.server_process import ServerProcess
from boomtable.core.schema import Action, ChangeHands, Pause
from boomtable.core.seats import PUBLIC
from boomtable.games.its_a_bomb.pieces import EXPLOSIVE, LOOK
from boomtable.games.its_a_bomb.schema import Asked, Cut
from boomtable.games.its_a_bomb.state import ItsABombState
from boomtable.server.errors import NotNow
from boomtable.server.game.inbox import Letter
from boomtable.server.protocol.requests import TakeSeat
from boomtable.server.tables.live_table import LiveTable
from tests.server.bots.test_bots import on_paper
from tests.server.company import company, until
from tests.server.parlour import ENTROPY, HandClock, guests, look, parlour, started
from tests.server.tables.test_playing import first

rule = pytest.mark.rule

VOTE: dict[str, Any] = {"game": "its_a_bomb", "options": {"scenario": 1, "deciding": "vote"}}
BOT_MS = 10_000  # by then every bot has acted
FIRST_ROW = b'{"type":"Ask","line":0}'


def position(table: LiveTable) -> ItsABombState:
    assert table.match.running is not None
    assert isinstance(table.match.running.table.state, ItsABombState)
    return table.match.running.table.state


@rule("IB-263", "IB-161", "TB-011")
async def test_a_leaving_employee_is_an_adviser_and_keeps_nobody_waiting(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        on_paper(tables)
        ann, bob, cleo = await guests(tables, 3)
        table = await started(tables, [ann, bob, cleo], **VOTE)
        looker = await look(table, bob, 1)
        await table.moves.act(bob.id, 1, "a", 1, FIRST_ROW)
        assert table.game.waiting_on(position(table)) == [2]
        await table.seating.leave(cleo, 2)

        assert [seat.kind for seat in table.seats] == ["person", "person", "bot"]
        told = [event["type"] for event in looker.last("Step")["events"]]
        assert told[:2] == ["VoterSet", Asked.__name__]
        assert looker.last("Step")["view"]["voters"] == [1]
        assert not table.match.paused


@rule("IB-222", "IB-240", "TB-011")
async def test_the_crisis_unit_that_leaves_sits_nowhere_else(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        on_paper(tables)
        ann, bob, cleo = await guests(tables, 3)
        table = await started(tables, [ann, bob, cleo], **VOTE)
        await table.seating.leave(cleo, 2)
        await table.moves.act(bob.id, 1, "a", 2, FIRST_ROW)
        assert position(table).looked != 0
        await table.seating.leave(ann, 0)

        for seat in (None, 0, 2):
            with pytest.raises(NotNow, match=r"no seat is free|is taken"):
                await table.seating.sit(ann, TakeSeat("Ann", 1, ENTROPY, table.code, seat))
        assert [seat.person for seat in table.seats] == [None, bob.id, None]


@rule("BA-138", "TB-011")
@pytest.mark.parametrize("game", ["bomb_busters", "bombs_away"])
async def test_nobody_carries_a_hand_to_another_seat(tmp_path: Path, game: str) -> None:
    async with parlour(tmp_path) as tables:
        on_paper(tables)
        ann, bob, cleo, late = await guests(tables, 4)
        table = await started(tables, [ann, bob, cleo], game=game)
        await table.seating.leave(cleo, 2)
        await table.seating.leave(ann, 0)

        assert [seat.kind for seat in table.seats] == ["bot", "person", "bot"]
        for person in (ann, late):
            with pytest.raises(NotNow, match="no seat is free"):
                await table.seating.sit(person, TakeSeat("Zoe", 1, ENTROPY, table.code, None))


@rule("IB-263", "IB-326")
async def test_a_bot_inherits_what_the_crisis_unit_has_seen_and_is_asked(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        pool = on_paper(tables)
        ann, bob, cleo = await guests(tables, 3)
        table = await started(tables, [ann, bob, cleo], **VOTE)
        looker = await look(table, ann, 0)
        for person, seat in ((bob, 1), (cleo, 2)):
            await table.moves.act(person.id, seat, "a", 1, FIRST_ROW)
        assert position(table).step == LOOK
        seen = looker.update()["view"]["tiles"]
        assert pool.sent == []
        await table.seating.leave(ann, 0)

        assert msgspec.json.decode(pool.shown()[0])["view"]["tiles"] == seen
        assert [ask.bot.split("/")[1] for ask in pool.asks()] == ["0"]
        assert (await look(table, ann, PUBLIC)).last("Full")["view"]["tiles"] != seen


# sent away


@asynccontextmanager
async def left_by_the_hands_of(server: ServerProcess, leaver: int) -> AsyncIterator[tuple[SeatLine, Update]]:
    """This guest frees seat 1 in a Bombs Away of two, after the host's first move; the host's line, and what it shows then."""
    async with company(server, 2, game="bombs_away", options={"dealer": 2}) as here, here.host.line(here.table, 0) as line:
        await line.act(first(await until(line, lambda update: bool(update.offers))))
        await here.guests[leaver].leave(here.table, 1)
        yield line, await until(line, lambda update: {"type": "Replaced", "seat": 1, "away": True} in update.events)


@rule("BA-138", "TB-011")
async def test_of_two_players_the_host_may_claim_the_win_of_who_left(calm: ServerProcess) -> None:
    async with left_by_the_hands_of(calm, 1) as (line, update):
        assert "Claim" in [offer["type"] for offer in update.offers]
        await line.act({"type": "Claim"})


@rule("BA-171", "TB-011")
async def test_a_host_who_sends_the_other_away_wins_nothing_by_it(calm: ServerProcess) -> None:
    async with left_by_the_hands_of(calm, 0) as (line, update):
        assert "Claim" not in [offer["type"] for offer in update.offers]
        with pytest.raises(ActionRefused, match="nobody has left the other seat"):
            await line.act({"type": "Claim"})


# nobody is left


@rule("IB-263", "TB-013")
async def test_the_last_who_leaves_pauses_the_table_and_may_resume_it(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        pool = on_paper(tables)
        ann, bob, zoe = await guests(tables, 3)
        table = await started(tables, [ann, bob], **VOTE)
        looker = await look(table, zoe, PUBLIC)
        await table.seating.leave(ann, 0)
        assert not table.match.paused
        await table.seating.leave(bob, 1)

        assert table.match.paused
        assert looker.last("Card")["card"]["paused"] is True
        assert looker.last("Step")["events"] == [{"type": "Paused"}]
        assert table.audience.card(bob.id).you_host is True
        await table.phases.resume(bob)
        assert (table.match.paused, looker.last("Card")["card"]["paused"]) == (False, False)
        pool.answer(FIRST_ROW)
        await clock.advance(BOT_MS)
        assert position(table).step == LOOK


@rule("TB-013")
async def test_a_table_that_is_paused_already_stays_so_when_the_last_leaves(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        on_paper(tables)
        people = await guests(tables, 1)
        table = await started(tables, people, seats=2, fill="novice", **VOTE)
        await table.phases.pause(people[0])
        await table.seating.leave(people[0], 0)

        assert table.match.paused
        assert table.match.running is not None
        assert [type(entry.action) for entry in table.match.running.table.entries] == [ChangeHands, Pause, ChangeHands]


@rule("IB-263", "TB-013")
async def test_who_lets_a_bot_play_is_still_there(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        on_paper(tables)
        ann, bob = await guests(tables, 2)
        table = await started(tables, [ann, bob], **VOTE)
        for person, seat in ((ann, 0), (bob, 1)):
            await table.seating.add_bot(person, seat, "novice")
        assert not table.match.paused
        await table.seating.leave(ann, 0)
        assert not table.match.paused
        await table.seating.remove_bot(bob, 1)

        assert (table.seats[1].person, table.seats[1].away, position(table).voters) == (bob.id, False, 0b10)


@rule("TB-013")
@pytest.mark.parametrize(("game", "pauses"), [("its_a_bomb", True), ("bomb_busters", True), ("snip", False)])
async def test_the_last_who_is_forgotten_pauses_a_table_that_keeps_its_seats(tmp_path: Path, game: str, pauses: bool) -> None:
    async with parlour(tmp_path) as tables:
        on_paper(tables)
        ann, bob = await guests(tables, 2)
        table = await started(tables, [ann, bob], seats=2, game=game)
        await tables.forget_person(ann)
        assert not table.match.paused
        await tables.forget_person(bob)

        assert (table.match.paused, [seat.person for seat in table.seats]) == (pauses, [None, None])


# the game ends meanwhile


def ends_first(table: LiveTable, doing: type[Action]) -> Callable[[Action], Awaitable[None]]:
    """Seat 1 cuts an explosive just before the table does this."""
    submit = table.match.submit

    async def late(action: Action) -> None:
        if isinstance(action, doing):
            assert table.match.running is not None
            cut = Cut(position(table).tile.index(EXPLOSIVE))
            table.match.running.inbox.put(Letter(1, cut, lambda error: None))
        await submit(action)

    return late


@rule("TB-013")
@pytest.mark.parametrize("doing", [ChangeHands, Pause])
async def test_who_leaves_while_the_game_ends_has_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, doing: type[Action]) -> None:
    async with parlour(tmp_path) as tables:
        on_paper(tables)
        people = await guests(tables, 1)
        table = await started(tables, people, seats=2, fill="novice", game="its_a_bomb", options={"scenario": 1})
        monkeypatch.setattr(table.match, "submit", ends_first(table, doing))
        await table.seating.leave(people[0], 0)

        assert (table.facts.phase, table.seats[0].kind) == ("over", "bot")
        assert table.match.outcome().reason == "explosive_cut"
