"""Bomb Busters: mission 10, without a turn order: whoever calls first is next."""

from __future__ import annotations

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.schema import Timer, TimeUp
from boomtable.core.seats import CLOCK, PUBLIC
from boomtable.games import BOMB_BUSTERS as GAME
from boomtable.games.bomb_busters.imagining import table_as_seen
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import COFFEE_MUG, FREE
from boomtable.games.bomb_busters.pool import equipment_pool
from boomtable.games.bomb_busters.schema import (
    BombBustersOptions,
    CallSnip,
    Invited,
    PlaceInfo,
    Point,
    RevealReds,
    Say,
    Snipped,
    SoloCut,
    UseRewinder,
)
from boomtable.games.bomb_busters.state import BombBustersState
from tests.games.bomb_busters.positions import at, bomb, play, refusal, seen_by

rule = pytest.mark.rule

DRAWING = "A[3 6] B[3 3 9] C[3 9 9] D[6 9]"


def open_table(drawing: str = DRAWING, last: int = 0, **facts: object) -> BombBustersState:
    """A turn is over, and nobody has called yet; `last` had it, seats from 1."""
    return bomb(drawing, mission=10, phase=FREE, snip=[0, last, 0], clock=[0, 0, 1], **facts)  # type: ignore[arg-type]


@rule("BB-1101")
def test_the_clock_has_fifteen_minutes_and_twelve_for_two() -> None:
    assert [sum(part.seconds for part in MISSIONS[10].clock(seats)) for seats in (2, 3, 4, 5)] == [720, 900, 900, 900]


@rule("BB-1101")
def test_no_coffee_mug_lies_there() -> None:
    assert COFFEE_MUG not in equipment_pool(open_table())


@rule("BB-1101", "BB-1103")
def test_a_call_is_open_after_the_info_phase_and_after_every_turn() -> None:
    state, _ = GAME.setup(BombBustersOptions(4, mission=10), SeededDice(1))
    for seat in range(4):
        action = next(action for action in GAME.legal_actions(state, seat) if isinstance(action, PlaceInfo))
        GAME.apply(state, seat, action, SeededDice(1))

    assert seen_by(state, 2).doing == "free"
    assert GAME.waiting_on(state) == []
    assert Timer("free", 0, 6000) in GAME.timers(state)
    assert [CallSnip() in GAME.legal_actions(state, seat) for seat in range(4)] == [True] * 4


@rule("BB-1101")
def test_the_first_to_call_has_the_turn() -> None:
    state = open_table(last=1)

    assert play(state, 2, CallSnip()) == [Snipped(2)]
    assert (state.turn, GAME.waiting_on(state), seen_by(state, PUBLIC).doing) == (2, [2], "turn")
    assert refusal(state, 3, CallSnip()) == "seat 3 cannot call: no turn is to be had [BB-1103]"


@rule("BB-1102")
def test_nobody_takes_two_turns_in_a_row() -> None:
    state = open_table("A[3 6] B[3 3 9 9] C[3 6] D[6 6]", cut={9: 2})
    play(state, 1, CallSnip(), SoloCut(9))

    assert seen_by(state, 0).doing == "free"
    assert seen_by(state, 0).before == 1
    why = "seat 1 cannot call: it has just had a turn, or has no uncut wire [BB-1102]"
    assert refusal(state, 1, CallSnip()) == why
    play(state, 3, CallSnip())


@rule("BB-1102")
def test_but_two_players_may_and_whoever_is_the_only_one_left() -> None:
    two = bomb("A[3 6] A[5] B[3 9] B[6]", seats=2, mission=10, phase=FREE, snip=[0, 1, 0], clock=[0, 0, 1])
    alone = open_table("A[3 3]", last=1, cut={3: 2})

    play(two, 0, CallSnip())
    play(alone, 0, CallSnip(), SoloCut(3))


@rule("BB-1101")
def test_who_has_only_reds_calls_to_reveal_them() -> None:
    state = open_table("A[3r] B[3 9] C[3 9]")

    play(state, 0, CallSnip(), RevealReds())

    assert state.phase == FREE


@rule("BB-1104")
def test_after_six_seconds_the_next_one_clockwise_is_asked_and_others_may_still_be_quicker() -> None:
    state = open_table("A[3 6] B[(3)] C[3 9 9] D[6 9]", last=1)

    assert play(state, CLOCK, TimeUp("free", 0)) == [Invited(2)]
    assert (GAME.waiting_on(state), seen_by(state, 0).waiting_on) == ([2], (2,))
    assert [timer.name for timer in GAME.timers(state)] == ["clock"]
    assert table_as_seen(seen_by(state, 3), 3).snip == state.snip
    play(state, 3, CallSnip())


@rule("BB-1104")
def test_at_first_the_captain_is_asked_and_equipment_waits_for_a_call() -> None:
    state = open_table(captain=2, cards="6", cut={6: 2}, fuse=2)

    assert refusal(state, 0, UseRewinder()).endswith("[BB-183]")
    assert play(state, CLOCK, TimeUp("free", 0)) == [Invited(2)]


@rule("BB-1103")
def test_the_clock_runs_on_while_nobody_has_called() -> None:
    state = open_table(last=2)
    play(state, 0, CallSnip(), Point(at(state, "B", 1)), Say((6,)))

    assert state.phase == FREE
    assert [timer.name for timer in GAME.timers(state)] == ["free", "clock"]
