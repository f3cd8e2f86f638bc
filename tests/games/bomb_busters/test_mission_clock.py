"""Bomb Busters: missions in real time: the clock, what it says, and what stops it."""

from __future__ import annotations

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.schema import Event, Timer, TimeUp
from boomtable.core.seats import CLOCK, PUBLIC
from boomtable.games import BOMB_BUSTERS as GAME
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.schema import (
    Announced,
    BombBustersOptions,
    ClockStarted,
    Exploded,
    Lay,
    PlaceInfo,
    Point,
    Say,
    VoiceView,
)
from boomtable.games.bomb_busters.state import BombBustersState
from boomtable.server.game.timers import Timers
from tests.games.bomb_busters.positions import at, bomb, play, seen_by

rule = pytest.mark.rule


def clock(state: BombBustersState) -> list[Timer]:
    return [timer for timer in GAME.timers(state) if timer.name == "clock"]


def begun(**options: object) -> tuple[BombBustersState, list[Event]]:
    """A table of mission 19 after its info phase, and what was told with the last token."""
    state, _ = GAME.setup(BombBustersOptions(4, mission=19, **options), SeededDice(1))  # type: ignore[arg-type]
    told: list[Event] = []
    for seat in range(4):
        assert clock(state) == []
        action = next(action for action in GAME.legal_actions(state, seat) if isinstance(action, PlaceInfo))
        told = GAME.apply(state, seat, action, SeededDice(1))
    return state, told


@rule("BB-1191", "BB-440")
def test_the_clock_shows_fifteen_minutes_and_starts_after_the_info_phase() -> None:
    state, told = begun()

    assert told[-1] == ClockStarted(15)
    assert clock(state) == [Timer("clock", 0, 300_000)]
    assert seen_by(state, 2).voice == VoiceView(0, 600, 0, False)
    assert [seen_by(state, viewer).timers for viewer in (0, 3, PUBLIC)] == [(Timer("clock", 0, 300_000),)] * 3


@rule("BB-1191")
def test_at_ten_minutes_it_jumps_to_five_then_warns_and_explodes_at_zero() -> None:
    state, _ = begun()
    said = []
    for stretch in range(4):
        assert clock(state)[0].key == stretch
        said += play(state, CLOCK, TimeUp("clock", stretch))

    assert said == [
        Announced("jump", 5, 300),
        Announced("warning", 2, 120),
        Announced("last", 0, 30),
        Exploded(0, "time_up", ()),
    ]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reason == "time_up"
    assert clock(state) == []


@rule("BB-1191")
def test_ten_minutes_of_play_are_all_there_is() -> None:
    assert [(part.seconds, part.left) for part in MISSIONS[19].clock(4)] == [(300, 600), (180, 120), (90, 30), (30, 0)]
    assert MISSIONS[19].clock(2) == MISSIONS[19].clock(4)


@rule("BB-441")
def test_without_hurry_it_runs_three_times_as_long_and_says_so() -> None:
    state, told = begun(unhurried=True)

    assert told[-1] == ClockStarted(45)
    assert clock(state) == [Timer("clock", 0, 900_000)]
    assert play(state, CLOCK, TimeUp("clock", 0)) == [Announced("jump", 15, 900)]
    assert seen_by(state, 0).voice == VoiceView(1, 360, 0, True, "jump")


@rule("BB-442")
def test_a_pause_of_the_rules_is_given_back() -> None:
    state = bomb("A[3 6 9] B[3 6 9]", mission=19, clock=[1, 0, 1], hold_ms=3000)
    play(state, 0, Point(at(state, "B", 1)))
    assert clock(state) == [Timer("clock", 1, 180_000)]

    play(state, 0, Say((3,)))

    assert clock(state) == [Timer("clock", 1, 183_000)]
    play(state, 0, Lay(at(state, "A", 1)))
    play(state, CLOCK, TimeUp("hold", 0))
    assert clock(state) == [Timer("clock", 1, 183_000)]
    play(state, CLOCK, TimeUp("clock", 1))
    assert clock(state) == [Timer("clock", 2, 90_000)]


@rule("BB-442")
def test_a_timer_that_has_grown_ends_later() -> None:
    timers = Timers(None, None, lambda ended: None, lambda timer: timer.ms)  # type: ignore[arg-type]
    timers.follow([Timer("clock", 0, 1000)], 100)
    timers.follow([Timer("clock", 0, 4000)], 600)

    assert timers._end(("clock", 0)) == 4100


@rule("BB-1101")
def test_other_missions_have_no_clock() -> None:
    for number in [number for number in MISSIONS if number not in (10, 19)]:
        state, _ = GAME.setup(BombBustersOptions(4, mission=number, unhurried=True), SeededDice(1))
        assert state.clock == []
        assert seen_by(state, 0).voice is None
