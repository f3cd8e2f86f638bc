"""The timers of the rules, measured by the server; pausing; speed."""

from pathlib import Path

import pytest

from boomtable.server.errors import NotNow, NotYours
from boomtable.server.protocol.messages import Refused
from tests.server.parlour import HandClock, choice, guests, look, parlour, play_on, started
from tests.server.ticking import TURN_MS, ticking

__all__ = ["ticking"]


async def test_a_timer_ends_when_the_rules_say(tmp_path: Path, ticking: str) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people, game=ticking)
        looker = await look(table, people[1], 1)
        [timer] = looker.last("Full")["timers"]
        assert (timer["name"], timer["ends_at"]) == ("turn", clock.now() + TURN_MS)

        await clock.advance(TURN_MS - 1)
        assert looker.all("Step") == []
        await clock.advance(1)

        step = looker.last("Step")
        assert (step["at"], step["events"]) == (TURN_MS, [{"type": "TurnLost", "seat": 0}])
        assert step["timers"][0]["ends_at"] == clock.now() + TURN_MS
        assert step["offers"] != []


async def test_acting_stops_the_old_timer_and_starts_the_next(tmp_path: Path, ticking: str) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people, game=ticking)
        looker = await look(table, people[1], 1)
        await clock.advance(20_000)
        await play_on(table, people, 1)
        await clock.advance(20_000)
        assert [message["events"][0]["type"] for message in looker.all("Step")] == ["Vouched"]
        await clock.advance(10_000)
        assert [message["events"][0]["type"] for message in looker.all("Step")] == ["Vouched", "TurnLost"]


async def test_a_pause_stops_time_and_everybody(tmp_path: Path, ticking: str) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people, game=ticking)
        looker = await look(table, people[0], 0)
        action = choice(looker.update())
        await clock.advance(10_000)

        with pytest.raises(NotYours, match="only the host"):
            await table.phases.pause(people[1])
        await table.phases.pause(people[0])
        with pytest.raises(NotNow, match="TB-003"):
            await table.phases.pause(people[0])
        assert looker.last("Card")["card"]["paused"] is True
        assert looker.last("Step")["events"] == [{"type": "Paused"}]
        assert looker.last("Step")["offers"] == []
        refused = await table.moves.act(people[0].id, 0, "a", 2, action)
        assert isinstance(refused, Refused)
        assert refused.rule == "TB-002"
        await clock.advance(500_000)
        await table.phases.resume(people[0])

        assert looker.last("Card")["card"]["paused"] is False
        step = looker.last("Step")
        assert (step["events"], step["at"]) == ([{"type": "Resumed"}], 10_000)
        assert step["timers"][0]["ends_at"] == clock.now() + 20_000
        await clock.advance(20_000)
        assert looker.last("Step")["at"] == TURN_MS


async def test_speed_shortens_timers_and_not_what_is_recorded(tmp_path: Path, ticking: str) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock, speed=10) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people, game=ticking)
        looker = await look(table, people[0], 0)
        assert looker.last("Full")["timers"][0]["ends_at"] == clock.now() + TURN_MS / 10
        await clock.advance(TURN_MS / 10)
        assert looker.last("Step")["at"] == TURN_MS


async def test_no_timer_ends_after_the_game(tmp_path: Path, ticking: str) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people, game=ticking)
        await play_on(table, people)
        looker = await look(table, people[0], 0)
        await clock.advance(10 * TURN_MS)
        assert table.facts.phase == "over"
        assert looker.all("Step") == []
        assert looker.last("Full")["timers"] == []
        await table.phases.pause(people[0])  # it is no error to come too late
        assert not table.match.paused
