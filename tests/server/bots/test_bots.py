"""Bots at tables: in processes of their own, with what their seat sees, after a fixed delay."""

import asyncio
import io
import os
import signal
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from boomtable.bots import BOTS, Wait
from boomtable.bots.random_bot import RandomBot
from boomtable.core.schema import Action, ChangeHands, GameInfo, View
from boomtable.core.seats import Seat
from boomtable.games import GAMES
from boomtable.games.snip import GAME as SNIP
from boomtable.games.snip.schema import SnipOptions
from boomtable.games.snip.state import SnipState
from boomtable.server.bots.bot_seat import PLAIN_AFTER, REST_MS
from boomtable.server.bots.levels import LEVELS, levels_of
from boomtable.server.bots.pool import BotPool
from boomtable.server.bots.worker import Thinker, Worker
from boomtable.server.bots.worker_messages import Answer, Ask, Show, Sit, ToWorker
from boomtable.server.bots.worker_process import Player
from boomtable.server.clock import WallClock
from boomtable.server.errors import BadRequest, NotNow, NotYours
from boomtable.server.logs import JsonLines
from boomtable.server.people.people import Person
from boomtable.server.protocol.messages import Ack
from boomtable.server.tables.live_table import LiveTable
from boomtable.server.tables.registry import Tables
from boomtable.table import Table
from tests.server.parlour import HandClock, choice, crash, gathered, guests, look, only_worker, parlour, play_on, settled, started
from tests.server.ticking import Ticking, ticking

__all__ = ["ticking"]

FAST = 100.0  # speed of tables whose bots run in real processes


class PaperPool(BotPool):
    """Takes down what is sent to the workers; the tests write the answers."""

    def __init__(self) -> None:
        self.players: dict[str, Player] = {}
        self.sent: list[ToWorker] = []

    def sit(self, table_id: str, sit: Sit, player: Player) -> None:
        self.players[sit.bot] = player
        self.sent.append(sit)

    def send(self, table_id: str, message: ToWorker) -> None:
        self.sent.append(message)

    async def close(self) -> None:
        pass

    def asks(self) -> list[Ask]:
        return [message for message in self.sent if isinstance(message, Ask)]

    def shown(self) -> list[bytes]:
        return [bytes(message.frame) for message in self.sent if isinstance(message, Show)]

    def answer(self, action: Action | bytes | None, wait_ms: int | None = None) -> None:
        """Answer the last question."""
        ask = self.asks()[-1]
        text = action.decode() if isinstance(action, bytes) else msgspec.json.encode(action).decode()
        self.players[ask.bot].answered(Answer(ask.bot, ask.number, None if action is None else text, wait_ms))


def on_paper(tables: Tables) -> PaperPool:
    pool = PaperPool()
    tables._services = replace(tables._services, pool=pool)
    return pool


async def bots_turn(tables: Tables) -> tuple[PaperPool, LiveTable, Person]:
    """A bot has been asked for its first action, after that of the only person."""
    pool = on_paper(tables)
    [person] = await guests(tables, 1)
    table = await gathered(tables, [person], seats=2, fill="standard", start=True)
    await play_on(table, [person], 1)
    return pool, table, person


def legal(table: LiveTable, seat: int) -> Action:
    assert table.match.running is not None
    return table.game.legal_actions(table.match.running.table.state, seat)[0]


async def test_play_now_runs_to_the_end_against_bots(tmp_path: Path) -> None:
    async with parlour(tmp_path, speed=FAST) as tables:
        [person] = await guests(tables, 1)
        table = await gathered(tables, [person], seats=4, fill="novice", start=True)
        looker = await look(table, person, 0)

        while looker.update()["view"]["outcome"] is None:
            if looker.update()["offers"]:
                update = looker.update()
                await table.moves.act(person.id, 0, str(update["n"]), update["n"], choice(update))
            else:
                n = looker.update()["n"]
                await looker.until(lambda looker, n=n: looker.update()["n"] > n)  # type: ignore[misc]

        assert table.facts.phase == "over"
        assert len(table.bots) == 0
        assert [seat.kind for seat in table.seats] == ["person", "bot", "bot", "bot"]


async def test_a_game_that_is_held_waits_with_its_bots_until_the_host_goes_on(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        pool = on_paper(tables)
        [person] = await guests(tables, 1)
        table = await gathered(tables, [person], seats=3, options={"first": 1}, fill="novice", start=True, held=True)

        assert (table.match.paused, pool.asks()) == (True, [])

        await table.phases.resume(person)
        assert (table.match.paused, len(pool.asks())) == (False, 1)


async def test_a_game_that_is_held_keeps_its_clocks(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        [person] = await guests(tables, 1)
        wish = {"game": "bombs_away", "options": {"turn_seconds": 30, "dealer": 2}, "fill": "novice"}
        table = await gathered(tables, [person], seats=2, **wish)
        await table.phases.start(person, held=True)

        assert (table.match.paused, table.match.timers_run) == (True, False)


async def test_a_broken_worker_is_replaced_and_the_game_goes_on(tmp_path: Path) -> None:
    async with parlour(tmp_path, speed=FAST) as tables:
        people = await guests(tables, 1)
        table = await gathered(tables, people, seats=5, fill="novice", start=True)
        looker = await look(table, people[0], 0)
        pool, worker = tables._services.pool, await only_worker(tables)

        os.kill(worker, signal.SIGKILL)
        await play_on(table, people, 1)
        await looker.until(lambda looker: looker.update()["n"] >= 3)

        assert worker not in pool.processes()


async def test_a_worker_that_could_not_be_started_is_started_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    start = asyncio.create_subprocess_exec
    failed: list[object] = []

    async def too_many_files(*args: Any, **kwargs: Any) -> asyncio.subprocess.Process:
        if not failed:
            failed.append(args)
            raise OSError(24, "too many open files")
        return await start(*args, **kwargs)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", too_many_files)
    async with parlour(tmp_path, speed=100) as tables:
        people = await guests(tables, 1)
        table = await started(tables, people, seats=3, fill="novice")
        looker = await look(table, people[0], 0)
        await play_on(table, people, 1)

        await looker.until(lambda seen: seen.update()["n"] > 2)

    assert len(failed) == 1


async def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    """In a game that no bot can end with its first action."""
    async with parlour(tmp_path, HandClock(WallClock().now())) as tables:
        people = await guests(tables, 1)
        table = await gathered(tables, people, game="bomb_busters", seats=3, fill="standard", start=True)
        await play_on(table, people, 1)
        await crash(tables)
    async with parlour(tmp_path, speed=FAST) as tables:
        table = await tables.find(table.id)
        looker = await look(table, people[0], 0)
        await looker.until(lambda looker: looker.update()["n"] >= 4)


async def test_a_bot_gets_exactly_the_frames_of_its_seat(tmp_path: Path) -> None:
    async with parlour(tmp_path, HandClock()) as tables:
        pool = on_paper(tables)
        people = await guests(tables, 3)
        table = await started(tables, people)
        await table.seating.add_bot(people[1], 1, "novice")
        looker = await look(table, people[1], 1)
        await table.talk.say(people[0].id, 0, "table", "bots do not hear this")

        await play_on(table, people, 1)

        full, step = (msgspec.json.decode(frame) for frame in pool.shown())
        assert full == looker.last("Full")
        assert pool.shown()[1] == looker.frames[-1]
        assert step["seat"] == 1


async def test_a_bot_answers_after_its_delay_and_not_before(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        pool = on_paper(tables)
        people = await guests(tables, 1)
        table = await gathered(tables, people, seats=2, fill="expert", start=True)
        looker = await look(table, people[0], 0)
        await play_on(table, people, 1)
        delay = LEVELS["expert"].delay_ms

        await clock.advance(100)
        pool.answer(legal(table, 1))
        await clock.advance(delay - 101)
        assert looker.update()["n"] == 2
        await clock.advance(1)

        assert looker.update()["n"] == 3
        assert looker.update()["at"] == delay


async def test_an_answer_that_will_not_do_is_asked_for_again(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        pool, table, _ = await bots_turn(tables)
        delay = LEVELS["standard"].delay_ms
        bad = [b'{"type":"Cut","wire":2}', b'{"type":"Fly"}', None, b'{"type":"Cut","wire":9}']
        for number, answer in enumerate(bad, 1):
            assert [ask.plain for ask in pool.asks()] == [tries >= PLAIN_AFTER for tries in range(number)]
            pool.answer(answer)
            await clock.advance(delay)
        pool.answer(b'{"type":"Cut","wire":3}')
        await clock.advance(delay)
        assert len(pool.asks()) == 5
        await clock.advance(REST_MS)
        assert len(pool.asks()) == 6

        pool.answer(legal(table, 1))
        await clock.advance(delay)

        assert table.match.running is not None
        assert len(table.match.running.table.entries) == 2


def told(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    """The server's log, without where and when."""
    lines = [msgspec.json.decode(JsonLines().format(record)) for record in caplog.records]
    return [{name: fact for name, fact in line.items() if name not in ("at", "where", "table")} for line in lines]


@pytest.mark.parametrize(
    ("answer", "error", "rule"),
    [
        (b'{"type":"Cut","wire":2}', "IllegalAction", "SN-003"),
        (b'{"type":"Fly"}', "MalformedAction", None),
        (None, "MalformedAction", None),
    ],
)
async def test_an_answer_that_will_not_do_is_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, answer: bytes | None, error: str, rule: str | None
) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        pool, _, _ = await bots_turn(tables)
        caplog.clear()
        pool.answer(answer)
        await clock.advance(LEVELS["standard"].delay_ms)

        [line] = told(caplog)
        assert line == {"level": "error", "what": "a bot's answer was refused", "bot": "standard", "seat": 1, "rule": rule, "error": error}


async def test_an_answer_that_something_else_came_before_is_nothing_to_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        pool, table, ada = await bots_turn(tables)
        caplog.clear()
        pool.answer(legal(table, 1))
        await table.phases.pause(ada)
        await clock.advance(LEVELS["standard"].delay_ms)

        assert table.match.running is not None
        assert len(table.match.running.table.entries) == 2
        assert told(caplog) == []


async def test_however_often_a_question_is_paused_the_bot_itself_answers_it(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        pool, table, ada = await bots_turn(tables)
        for _ in range(3):
            pool.answer(legal(table, 1))
            await table.phases.pause(ada)
            await clock.advance(LEVELS["standard"].delay_ms)
            await table.phases.resume(ada)

        assert [ask.plain for ask in pool.asks()] == [False] * 4


class Unhurried(Ticking):
    """Waits for nobody: time goes on by itself."""

    info: ClassVar[GameInfo] = msgspec.structs.replace(Ticking.info, id="unhurried")

    def waiting_on(self, state: SnipState) -> list[Seat]:
        return []


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(GAMES, "unhurried", Unhurried())
    return "unhurried"


async def with_a_bot(tables: Tables, game: str) -> PaperPool:
    """Two people have begun a game, and one hands over to a bot."""
    pool = on_paper(tables)
    people = await guests(tables, 2)
    table = await started(tables, people, game=game)
    await table.seating.add_bot(people[0], 0, "standard")
    return pool


async def test_a_bot_that_nobody_waits_for_rests_rather_than_do_anything_legal(tmp_path: Path, unhurried: str) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        pool = await with_a_bot(tables, unhurried)
        for _ in range(PLAIN_AFTER):
            pool.answer(b'{"type":"Fly"}')
            await clock.advance(LEVELS["standard"].delay_ms)
        assert len(pool.asks()) == PLAIN_AFTER

        await clock.advance(REST_MS)

        assert [ask.plain for ask in pool.asks()] == [False] * (PLAIN_AFTER + 1)


async def test_a_bot_that_waits_between_two_refusals_is_asked_again_at_once(tmp_path: Path, unhurried: str) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        pool = await with_a_bot(tables, unhurried)
        delay = LEVELS["standard"].delay_ms
        pool.answer(b'{"type":"Fly"}')
        await clock.advance(delay)
        pool.answer(None, wait_ms=1000)
        await clock.advance(1000)
        assert len(pool.asks()) == 3

        pool.answer(b'{"type":"Fly"}')
        await clock.advance(delay)

        assert [ask.plain for ask in pool.asks()] == [False] * 4


async def test_a_late_answer_to_an_old_question_is_not_played(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        pool, table, _ = await bots_turn(tables)
        ask = pool.asks()[-1]
        pool.players[ask.bot].answered(Answer(ask.bot, ask.number - 1, msgspec.json.encode(legal(table, 1)).decode()))
        await clock.advance(10_000)
        assert table.match.running is not None
        assert len(table.match.running.table.entries) == 1


async def test_a_seat_is_handed_to_a_bot_and_taken_back(tmp_path: Path, ticking: str) -> None:
    async with parlour(tmp_path, HandClock()) as tables:
        pool = on_paper(tables)
        ann, bob, eve = await guests(tables, 3)
        table = await started(tables, [ann, bob], game=ticking)
        looker = await look(table, bob, 1)

        with pytest.raises(NotYours):
            await table.seating.add_bot(eve, 1, "novice")
        with pytest.raises(NotNow, match="its holder is there"):
            await table.seating.add_bot(ann, 1, "novice")
        await table.seating.add_bot(bob, 1, "novice")
        assert looker.last("Step")["events"] == [{"type": "HandsChanged", "seat": 1, "bot": True}]
        seat = looker.last("Card")["card"]["seats"][1]
        assert (seat["kind"], seat["away"], seat["level"], seat["name"]) == ("person", True, "novice", "Guest 1")
        with pytest.raises(NotNow, match="played by a bot"):
            await table.moves.act(bob.id, 1, "a", 1, b'{"type":"Cut","wire":0}')
        await play_on(table, [ann], 1)
        assert len(pool.asks()) == 1
        with pytest.raises(NotYours):
            await table.seating.remove_bot(ann, 1)
        await table.seating.remove_bot(bob, 1)

        assert looker.last("Step")["events"] == [{"type": "HandsChanged", "seat": 1, "bot": False}]
        assert looker.last("Card")["card"]["seats"][1]["away"] is False
        pool.answer(legal(table, 1))
        assert await play_on(table, [ann, bob], 1) == 1


@pytest.mark.rule("IB-355")
async def test_a_game_that_hears_of_hands_is_told_at_the_start_which_seats_bots_play(tmp_path: Path, ticking: str) -> None:
    async with parlour(tmp_path, HandClock()) as tables:
        on_paper(tables)
        [ann] = await guests(tables, 1)
        table = await gathered(tables, [ann], seats=3, game=ticking)
        for seat in (1, 2):
            await table.seating.add_bot(ann, seat, "novice")
        await table.phases.start(ann)

        assert table.match.running is not None
        assert [entry.action for entry in table.match.running.table.entries] == [ChangeHands(1, bot=True), ChangeHands(2, bot=True)]


async def test_the_host_hands_over_the_seat_of_somebody_who_left(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        on_paper(tables)
        ann, bob = await guests(tables, 2)
        table = await started(tables, [ann, bob])
        await look(table, ann, 0)
        there = await look(table, bob, 1)
        await clock.advance(100_000)
        with pytest.raises(NotNow):
            await table.seating.add_bot(ann, 1, "standard")
        table.audience.unsubscribe(there)
        await clock.advance(59_000)
        with pytest.raises(NotNow):
            await table.seating.add_bot(ann, 1, "standard")
        await clock.advance(1_000)
        await table.seating.add_bot(ann, 1, "standard")
        assert table.seats[1].away is True


async def test_a_relaxed_game_waits_three_days_before_anybody_may_call_a_bot(tmp_path: Path) -> None:
    async with parlour(tmp_path, HandClock()) as tables:
        people = await guests(tables, 3)
        table = await started(tables, people, pace="relaxed")
        await play_on(table, people, 1)
        await settled()
    day = 24 * 3600 * 1000.0
    for after, allowed in ((2.9 * day, False), (3 * day, True)):
        async with parlour(tmp_path, HandClock(HandClock().now() + after)) as tables:
            on_paper(tables)
            table = await tables.find(table.id)
            await look(table, people[1], 1)
            if allowed:
                await table.seating.add_bot(people[2], 1, "novice")
            else:
                with pytest.raises(NotYours):
                    await table.seating.add_bot(people[2], 1, "novice")
            with pytest.raises(NotYours):
                await table.seating.add_bot(people[2], 0, "novice")


async def test_for_whom_a_game_waits_is_told_as_far_as_ones_own_view_tells(tmp_path: Path) -> None:
    """A detector's target is asked, whatever was hit: who looks on cannot tell it from the claimer (BB-347)."""
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 4)
        table = await started(tables, people, game="bomb_busters", pace="relaxed")
        await play_on(table, people, 4)
        for n, action in enumerate([b'{"type": "DoubleDetect", "wires": [16, 17]}', None]):
            assert table.match.running is not None
            update = table.match.running.table.update(0)
            told = await table.moves.act(people[0].id, 0, f"claim {n}", update.n, action or choice(msgspec.to_builtins(update)))
            assert isinstance(told, Ack)

        waited = [[table.match.idle_since(seat, viewer) is not None for seat in range(4)] for viewer in (0, 1, 2, 3)]

        assert waited == [[False, True, False, False]] * 2 + [[True, True, False, False]] * 2


async def test_the_host_seats_and_removes_bots_before_the_start(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob = await guests(tables, 2)
        table = await gathered(tables, [ann, bob], seats=3)
        with pytest.raises(NotYours):
            await table.seating.add_bot(bob, 2, "standard")
        with pytest.raises(BadRequest, match="no bots of level 'genius': choose from novice, standard, expert"):
            await table.seating.add_bot(ann, 2, "genius")
        with pytest.raises(NotNow, match="seat 1 is taken"):
            await table.seating.add_bot(ann, 1, "standard")
        await table.seating.add_bot(ann, 2, "standard")
        seated = table.seats[2]
        assert (seated.kind, seated.level) == ("bot", "standard")
        await table.seating.add_bot(ann, 2, "expert")
        assert table.seats[2] == msgspec.structs.replace(seated, level="expert")  # somebody else would be a surprise
        await table.seating.add_bot(ann, 2, "sparkler")  # the name of before
        assert table.seats[2].level == "novice"
        await table.seating.remove_bot(ann, 2)
        assert table.seats[2].kind == "open"
        with pytest.raises(NotNow, match="no bot sits on seat 1"):
            await table.seating.remove_bot(ann, 1)


def test_snip_has_all_three_levels() -> None:
    assert levels_of(SNIP) == ["novice", "standard", "expert"]


async def test_a_thinker_knows_only_what_it_was_shown(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 3)
        table = await started(tables, people)
        frame = (await look(table, people[0], 0)).frames[-1]
        assert table.match.running is not None

        thinker = Thinker(Sit("b", "snip", msgspec.Raw(b'{"seats":3}'), 0, "search:20", 500, 7))
        thinker.show(msgspec.Raw(frame))

        legal_now = table.game.legal_actions(table.match.running.table.state, 0)
        assert thinker.choose(plain=False) in legal_now
        assert {thinker.choose(plain=True) for _ in range(100)} == set(legal_now)


def test_a_bot_that_breaks_waits_instead_and_is_in_the_log(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    class Broken(RandomBot):
        def choose(self, view: View, legal: list[Action]) -> Action | Wait:
            raise ZeroDivisionError

    monkeypatch.setitem(BOTS, "broken", Broken)
    answers = io.BytesIO()
    worker = Worker(answers)
    worker.take(Sit("b", "snip", msgspec.Raw(b'{"seats":2}'), 0, "broken", 500, 7))
    worker.take(
        Show(
            "b",
            msgspec.Raw(msgspec.json.encode({"type": "Step", "n": 1, "view": Table(SNIP, SnipOptions(2)).update(0).view, "events": []})),
        )
    )
    for number, plain in ((1, False), (2, True)):
        worker.take(Ask("b", number, plain))

    first, second = (msgspec.json.decode(line, type=Answer) for line in answers.getvalue().splitlines())
    assert (first.number, first.action) == (1, None)
    assert second.number == 2
    assert second.action is not None
    assert told(caplog) == [{"level": "error", "what": "a bot broke", "bot": "b", "error": "ZeroDivisionError"}]


async def test_workers_start_only_when_a_bot_sits_down_and_end_with_the_pool() -> None:
    pool = BotPool(WallClock(), workers=2)
    assert pool.processes() == []
    answers: asyncio.Queue[Answer] = asyncio.Queue()

    class Listener:
        def answered(self, answer: Answer) -> None:
            answers.put_nowait(answer)

        def lost(self) -> None: ...

        def moved(self) -> None: ...

    pool.sit("table", Sit("b", "snip", msgspec.Raw(b'{"seats":2}'), 0, "random", 500, 7), Listener())
    table = Table(SNIP, SnipOptions(2))
    frame = msgspec.json.encode({"type": "Step", "n": 1, "view": table.update(0).view, "events": []})
    pool.send("table", Show("b", msgspec.Raw(frame)))
    pool.send("table", Ask("b", 5, plain=False))
    async with asyncio.timeout(20):
        answer = await answers.get()

    assert (answer.bot, answer.number) == ("b", 5)
    assert msgspec.json.decode(answer.action or "")["type"] in ("Cut", "Vouch")
    [process] = pool.processes()
    await pool.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
