"""How quickly a table goes on by itself: calm, normal, fast, and hurried for a while."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from boomtable.bots import Wait
from boomtable.core.schema import Timer
from boomtable.games.bomb_busters.campaign import TABLE_HOLD_MS
from boomtable.games.bomb_busters.pieces import TURN
from boomtable.games.bomb_busters.state import BombBustersState
from boomtable.server.bots.bot_seat import COMPLETING, SPARE_MS
from boomtable.server.bots.levels import LEVELS
from boomtable.server.bots.pool import BotPool
from boomtable.server.bots.worker import Thinker
from boomtable.server.bots.worker_messages import Answer, Ask, Show, Sit, ToWorker
from boomtable.server.bots.worker_process import Player
from boomtable.server.errors import NotNow, NotYours
from boomtable.server.game.tempo import FACTORS, PAUSE_FACTORS
from boomtable.server.people.people import Person
from boomtable.server.store.facts import TempoName
from boomtable.server.tables.live_table import LiveTable
from boomtable.server.tables.registry import Tables
from tests.server.bots.test_bots import legal, on_paper
from tests.server.parlour import HandClock, choice, crash, gathered, guests, look, parlour, settled, started
from tests.server.ticking import TURN_MS, ticking

__all__ = ["ticking"]

rule = pytest.mark.rule
LONGEST_WAIT_MS = {"normal": 13_000, "fast": 6000}
STEP_MS = 50


class QuickPool(BotPool):
    """Plain bots that think in no time at all, whatever their level: what is left are delays and pauses."""

    def __init__(self) -> None:
        self.players: dict[str, Player] = {}
        self.thinkers: dict[str, Thinker] = {}
        self.caps: list[int | None] = []

    def sit(self, table_id: str, sit: Sit, player: Player) -> None:
        name = "standard" if sit.game == "bomb_busters" else "random"
        self.players[sit.bot], self.thinkers[sit.bot] = player, Thinker(msgspec.structs.replace(sit, name=name))

    def send(self, table_id: str, message: ToWorker) -> None:
        if isinstance(message, Show):
            self.thinkers[message.bot].show(message.frame)
        elif isinstance(message, Ask):
            self.caps.append(message.cap_ms)
            asyncio.get_running_loop().call_soon(self._answer, message)

    async def close(self) -> None:
        pass

    def _answer(self, ask: Ask) -> None:
        choice = self.thinkers[ask.bot].choose(plain=False)
        action = None if isinstance(choice, Wait) else msgspec.json.encode(choice).decode()
        self.players[ask.bot].answered(Answer(ask.bot, ask.number, action))


def with_quick_bots(tables: Tables) -> QuickPool:
    pool = QuickPool()
    tables._services = replace(tables._services, pool=pool)
    return pool


async def busters(tables: Tables, person: Person, **wish: Any) -> LiveTable:
    options = {"mission": 1, "hold_ms": TABLE_HOLD_MS}
    return await gathered(tables, [person], seats=4, game="bomb_busters", options=options, start=True, **wish)


def state_of(table: LiveTable) -> BombBustersState:
    assert table.match.running is not None
    state = table.match.running.table.state
    assert isinstance(state, BombBustersState)
    return state


async def answered_at_once(table: LiveTable, person: Person, me: Thinker) -> None:
    """Do what seat 0 is asked, as long as it is asked."""
    assert table.match.running is not None
    running = table.match.running
    while 0 in table.game.waiting_on(running.table.state) and not running.table.over:
        me.show(msgspec.Raw(running.updates.full(0, [], "", recent=None)))
        action = msgspec.json.encode(me.choose(plain=False))
        n = running.table.seen(0)
        await table.moves.act(person.id, 0, f"{len(running.table.entries)}", n, action)
        await settled()


async def longest_wait(table: LiveTable, person: Person, clock: HandClock, turns: int) -> float:
    """The longest time from one own turn to the next, in ms, when seat 0 answers at once."""
    options = msgspec.Raw(msgspec.json.encode(table.game.known_options(table.options)))
    me = Thinker(Sit("me", "bomb_busters", options, 0, "standard", 1000, 1))
    longest, since = 0.0, clock.now()
    while turns and table.facts.phase == "playing":
        if state_of(table).phase == TURN and state_of(table).turn == 0:
            longest, since, turns = max(longest, clock.now() - since), clock.now(), turns - 1
        await answered_at_once(table, person, me)
        await clock.advance(STEP_MS)
        await settled()
    return longest


@rule("TB-015")
@pytest.mark.parametrize("tempo", LONGEST_WAIT_MS)
@pytest.mark.parametrize("level", LEVELS)
async def test_nobody_waits_long_for_three_bots(tmp_path: Path, level: str, tempo: str) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        with_quick_bots(tables)
        [person] = await guests(tables, 1)
        table = await busters(tables, person, fill=level, tempo=tempo)

        waited = await longest_wait(table, person, clock, turns=5)

    assert 2000 < waited <= LONGEST_WAIT_MS[tempo]


@rule("TB-015")
@pytest.mark.parametrize(("tempo", "factor"), FACTORS.items())
async def test_delays_and_pauses_are_divided_by_fixed_numbers(tmp_path: Path, tempo: TempoName, factor: float) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        pool = with_quick_bots(tables)
        [person] = await guests(tables, 1)
        table = await busters(tables, person, fill="expert", tempo=tempo)

        waited = await longest_wait(table, person, clock, turns=3)

    delays = [LEVELS["expert"].delay_ms / factor, max(2 * SPARE_MS, LEVELS["expert"].delay_ms / factor / COMPLETING)]
    assert set(pool.caps) == {min(LEVELS["expert"].cap_ms, int(delay) - SPARE_MS) for delay in delays}
    assert waited >= 3 * (sum(delays) + TABLE_HOLD_MS / PAUSE_FACTORS[tempo]), "three bots, each with its delays and the pause"


@rule("TB-015")
async def test_a_tap_hurries_what_is_waited_for_until_it_is_ones_turn(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        pool = on_paper(tables)
        [person] = await guests(tables, 1)
        table = await gathered(tables, [person], seats=2, fill="expert", start=True)
        looker = await look(table, person, 0)
        delay = LEVELS["expert"].delay_ms

        await table.pacing.hurry(person)
        for turn, hurried in enumerate([True, False]):
            await table.moves.act(person.id, 0, str(turn), looker.update()["n"], choice(looker.update()))
            pool.answer(legal(table, 1))
            seen = looker.update()["n"]
            await clock.advance((delay / FACTORS["fast"] if hurried else delay) - 1)
            assert looker.update()["n"] == seen
            await clock.advance(1)
            assert looker.update()["n"] == seen + 1, hurried


@rule("TB-015")
@pytest.mark.parametrize("thought_ms", [0, 100, 200])
@pytest.mark.parametrize(("tempo", "factor"), FACTORS.items())
async def test_an_answer_comes_at_the_same_time_however_long_it_took(tmp_path: Path, tempo: str, factor: float, thought_ms: int) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        pool = on_paper(tables)
        [person] = await guests(tables, 1)
        table = await gathered(tables, [person], seats=2, fill="expert", tempo=tempo, start=True)
        looker = await look(table, person, 0)
        await table.moves.act(person.id, 0, "1", looker.update()["n"], choice(looker.update()))

        await clock.advance(thought_ms)
        pool.answer(legal(table, 1))
        await clock.advance(60_000)

        assert looker.update()["at"] == int(LEVELS["expert"].delay_ms / factor)


@rule("TB-015")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("factor", FACTORS.values())
def test_a_bot_has_time_left_when_it_has_thought_as_long_as_it_may(level: str, factor: float) -> None:
    delay_ms, cap_ms = LEVELS[level].delay_ms / factor, LEVELS[level].cap_ms

    assert 0 < min(cap_ms, int(delay_ms) - SPARE_MS) <= delay_ms - SPARE_MS


@rule("TB-015")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("factor", FACTORS.values())
def test_a_table_takes_no_larger_share_of_a_worker_than_at_the_normal_tempo(level: str, factor: float) -> None:
    delay_ms, cap_ms = LEVELS[level].delay_ms, LEVELS[level].cap_ms
    share = min(cap_ms, int(delay_ms / factor) - SPARE_MS) / (delay_ms / factor)

    assert share <= cap_ms / delay_ms


@rule("TB-015")
async def test_one_fast_table_leaves_the_others_as_they_are(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        pool = on_paper(tables)
        people = await guests(tables, 2)
        quick, plain = [await gathered(tables, [person], seats=2, fill="expert", start=True) for person in people]
        await quick.pacing.choose(people[0], "fast")
        await quick.pacing.hurry(people[0])
        looker = await look(plain, people[1], 0)
        await plain.moves.act(people[1].id, 0, "1", looker.update()["n"], choice(looker.update()))

        pool.answer(legal(plain, 1))
        await clock.advance(60_000)

        assert looker.update()["at"] == LEVELS["expert"].delay_ms


@rule("TB-015")
async def test_nobody_hurries_another_person(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        with_quick_bots(tables)
        host, guest = await guests(tables, 2)
        table = await gathered(tables, [host, guest], seats=3)
        await table.seating.add_bot(host, 2, "novice")
        await table.phases.start(host)
        with pytest.raises(NotYours, match="only those who play with bots alone"):
            await table.pacing.hurry(guest)
        with pytest.raises(NotNow, match="other people play here"):
            await table.pacing.hurry(host)
        with pytest.raises(NotYours, match="only the host"):
            await table.pacing.choose(guest, "fast")

        await table.pacing.choose(host, "fast")

        assert table.audience.card(guest.id).tempo == "fast"


@rule("TB-015")
async def test_pauses_keep_their_length_where_two_people_play(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        with_quick_bots(tables)
        people = await guests(tables, 2)
        options = {"mission": 1, "hold_ms": TABLE_HOLD_MS}
        table = await gathered(tables, people, seats=4, game="bomb_busters", options=options, tempo="fast")
        for seat in (2, 3):
            await table.seating.add_bot(people[0], seat, "novice")
        await table.phases.start(people[0])
        assert table.match.running is not None

        running = table.match.running
        running.timers.follow([Timer("hold", 1, TABLE_HOLD_MS)], running.time.now())
        [hold] = running.timers.shown([Timer("hold", 1, TABLE_HOLD_MS)])

        assert hold.ends_at == clock.now() + TABLE_HOLD_MS


@rule("TB-015")
async def test_the_time_for_a_decision_is_never_shortened(tmp_path: Path, ticking: str) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        with_quick_bots(tables)
        people = await guests(tables, 1)
        table = await gathered(tables, people, seats=2, game=ticking, fill="novice", tempo="fast", start=True)
        looker = await look(table, people[0], 0)

        [timer] = looker.last("Full")["timers"]

        assert timer["ends_at"] == clock.now() + TURN_MS


@rule("TB-015")
async def test_the_tempo_outlives_the_server_and_goes_on_with_the_series(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people)
        await table.pacing.choose(people[0], "calm")
        await crash(tables)
    async with parlour(tmp_path, clock) as tables:
        again = await tables.find(table.id)
        assert again.audience.card(people[1].id).tempo == "calm"
