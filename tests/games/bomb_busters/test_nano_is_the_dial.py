"""Bomb Busters: Nano stands in for the dial, mission 53."""

import pytest

from boomtable.core.dice import SeededDice
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import OVER, TURN
from boomtable.games.bomb_busters.schema import (
    BombBustersOptions,
    ClaimFailed,
    DoubleDetect,
    Exploded,
    Lay,
    MugPassed,
    NanoMoved,
    NanoView,
    PairCut,
    Point,
    RedsRevealed,
    RevealReds,
    Say,
    SoloCut,
    UseCoffeeMug,
)
from boomtable.games.bomb_busters.state import BombBustersState
from tests.games.bomb_busters.positions import at, bomb, play, refusal, seen_by

rule = pytest.mark.rule

FUSES = {0: 6, 1: 6, 2: 5, 8: 2, 9: 2, 10: 1, 11: 1}


def dial(drawing: str, *, on: int = 0, **facts: object) -> BombBustersState:
    return bomb(drawing, mission=53, nano=[on, 1], fuse=FUSES[on], **facts)  # type: ignore[arg-type]


def cut(state: BombBustersState, value: int) -> list[object]:
    return list(play(state, 0, Point(at(state, "B", 1)), Say((value,)), Lay(at(state, "A", 1))))


@rule("BB-1531", "BB-407")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nano_starts_before_the_track(seats: int) -> None:
    state, _ = BOMB_BUSTERS.setup(BombBustersOptions(seats, mission=53), SeededDice(1))

    assert (state.nano, state.fuse) == ([0, 1], 6)
    assert seen_by(state, 0).nano == NanoView(0, 1, "dial")


@rule("BB-1531", "BB-EX-39")
def test_a_cut_moves_him_on_and_a_cut_of_his_number_back() -> None:
    state = dial("A[5 9] B[5 9 9 9]")
    assert cut(state, 5)[-1] == NanoMoved(1, 1)

    back = dial("A[1 9] B[1 9 9 9]", on=1)
    assert cut(back, 1)[-1] == NanoMoved(0, 1)
    assert back.fuse == 6

    alone = dial("A[2 2 9] B[9]", on=2, cut={2: 2})
    assert play(alone, 0, SoloCut(2))[-1] == NanoMoved(1, 1)


@rule("BB-1531", "BB-EX-39")
def test_a_failed_cut_moves_him_two_spaces() -> None:
    state = dial("A[5] B[9 9]")
    wire = at(state, "B", 1)

    assert play(state, 0, Point(wire), Say((5,)))[-2:] == [ClaimFailed(0, 1, (5,), wire, 9, 5, False), NanoMoved(2, 1)]
    assert (state.fuse, state.phase, state.turn) == (5, TURN, 1)


@rule("BB-1531", "BB-1532", "BB-EX-39")
@pytest.mark.parametrize("on", [10, 11])
def test_a_failure_that_takes_him_to_12_explodes_before_any_choice(on: int) -> None:
    state = dial("A[5] B[8 9]", on=on)
    wires = (at(state, "B", 1), at(state, "B", 2))

    assert play(state, 0, DoubleDetect(wires), Say((5,)))[-1] == Exploded(0, "nano_at_the_end", wires)
    assert (state.phase, state.lost, state.nano, state.fuse, state.failures) == (OVER, "nano_at_the_end", [12, 1], 0, 1)


@rule("BB-1531")
def test_a_cut_that_takes_him_to_12_explodes_too() -> None:
    state = dial("A[5 9] B[5 9 9 9]", on=11)

    events = cut(state, 5)

    assert events[-2:] == [NanoMoved(12, 1), Exploded(0, "nano_at_the_end", ())]
    assert isinstance(events[-3], PairCut)
    assert (state.lost, state.fuse, state.failures, state.claim) == ("nano_at_the_end", 0, 0, None)

    saved = dial("A[11 9] B[11 9 9 9]", on=11)
    assert cut(saved, 11)[-1] == NanoMoved(10, 1)


@rule("BB-1532", "BB-053")
def test_the_last_cut_wins_before_he_moves() -> None:
    state = dial("A[5] B[5]", on=11)

    cut(state, 5)

    assert (state.phase, state.lost, state.nano) == (OVER, "", [11, 1])


@rule("BB-1531")
def test_turns_without_a_cut_leave_him_where_he_is() -> None:
    passed = dial("A[3 9] B[9 9]", on=8, cards="11", cut={11: 2})
    assert play(passed, 0, UseCoffeeMug(1)) == [MugPassed(0, 1)]

    shown = dial("A[3r] B[9 9]", on=8)
    assert play(shown, 0, RevealReds()) == [RedsRevealed(0, (0,), (35,))]
    assert shown.nano == [8, 1]


@rule("BB-1531")
def test_he_never_goes_below_the_track() -> None:
    state = dial("A[1 9] B[1 9 9 9]", on=0)

    assert cut(state, 1)[-1] == NanoMoved(1, 1)


@rule("BB-1533")
def test_the_rewinder_and_the_stabilizer_are_replaced() -> None:
    assert MISSIONS[53].excluded == (6, 9)
    cards = set()
    for seed in range(60):
        state, _ = BOMB_BUSTERS.setup(BombBustersOptions(4, mission=53), SeededDice(seed))
        cards |= set(state.cards)
    assert cards == set(range(1, 13)) - {6, 9}


def test_others_are_refused_as_ever() -> None:
    state = dial("A[5] B[5]", on=11)

    assert refusal(state, 1, Point(at(state, "A", 1))) == "seat 1 cannot act: it is seat 0's turn [BB-050]"
