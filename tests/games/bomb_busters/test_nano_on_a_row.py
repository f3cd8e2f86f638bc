"""Bomb Busters: Nano walks along a row of number cards, mission 59."""

import pytest

from boomtable.core.dice import SeededDice
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import FACE, TURN, XY_RAY
from boomtable.games.bomb_busters.schema import (
    BombBustersOptions,
    ClaimFailed,
    Exploded,
    Lay,
    LockView,
    MugPassed,
    NanoMoved,
    NanoView,
    NumbersLaid,
    PairCut,
    Point,
    RedsRevealed,
    RevealReds,
    RibbonView,
    Said,
    Say,
    Skip,
    Skipped,
    SoloCut,
    SoloDone,
    TurnNano,
    UseCoffeeMug,
)
from boomtable.games.bomb_busters.state import BombBustersState
from tests.games.bomb_busters.positions import at, bomb, play, refusal, seen_by

rule = pytest.mark.rule

LINE = [3, 11, 6, 1, 7, 2, 4, 12, 9, 10, 8, 5]


def row(drawing: str, *, on: int = 7, ahead: int = 1, **facts: object) -> BombBustersState:
    return bomb(drawing, mission=59, line=LINE, nano=[LINE.index(on) + 1, ahead], **facts)  # type: ignore[arg-type]


def cut(state: BombBustersState, value: int, own: int = 1) -> list[object]:
    return list(play(state, 0, Point(at(state, "B", 1)), Say((value,)), Lay(at(state, "A", own))))


@rule("BB-1591", "BB-407", "BB-400")
def test_all_number_cards_lie_in_a_row_and_nano_looks_to_the_longer_side_from_the_7() -> None:
    ways = set()
    for seed in range(30):
        state, events = BOMB_BUSTERS.setup(BombBustersOptions(4, mission=59), SeededDice(seed))
        place = state.line.index(7) + 1
        assert sorted(state.line) == list(range(1, 13))
        assert state.nano == [place, 1 if place <= 6 else -1]
        assert events[1:3] == [NumbersLaid("line", tuple(state.line)), NanoMoved(*state.nano)]
        assert seen_by(state, 2).ribbon == RibbonView("line", tuple(state.line))
        assert seen_by(state, 2).nano == NanoView(place, state.nano[1], "line")
        ways.add(state.nano[1])
    assert ways == {1, -1}


@rule("BB-1591")
def test_two_values_at_once_do_not_occur() -> None:
    assert (MISSIONS[59].excluded, XY_RAY in MISSIONS[59].characters) == ((XY_RAY,), False)


@rule("BB-1591")
def test_what_lies_behind_nano_is_locked() -> None:
    state = row("A[1 7 9] B[1 7 9]")

    assert [lock.value for lock in seen_by(state, 3).locks] == [1, 3, 6, 11]
    assert seen_by(state, 3).locks[0] == LockView(1, "nano", "BB-1591", 7)
    play(state, 0, Point(at(state, "B", 1)))
    assert refusal(state, 0, Say((1,))) == "seat 0 cannot cut 1: it lies behind Nano [BB-1591]"

    back = row("A[1 7 9] B[1 7 9]", ahead=-1)
    assert [lock.value for lock in seen_by(back, 3).locks] == [2, 4, 5, 8, 9, 10, 12]


@rule("BB-1591")
def test_choosing_the_number_moves_nano_to_it_before_the_cut() -> None:
    state = row("A[9 7] B[9 7]")
    wire = at(state, "B", 1)

    assert play(state, 0, Point(wire), Say((9,)))[1:3] == [NanoMoved(9, 1), Said(0, 1, (wire,), (9,))]
    assert isinstance(play(state, 0, Lay(at(state, "A", 1)))[1], PairCut)
    assert (state.phase, state.turn, state.nano) == (FACE, 0, [9, 1])


@rule("BB-1591")
def test_the_number_under_nano_needs_no_move_and_a_solo_cut_moves_him_too() -> None:
    stays = row("A[7 9] B[7 9]")
    assert not [event for event in cut(stays, 7) if isinstance(event, NanoMoved)]

    alone = row("A[9 9 7] B[7]", cut={9: 2})
    assert play(alone, 0, SoloCut(9))[:2] == [NanoMoved(9, 1), SoloDone(0, 9, (0, 1), (90, 90))]


@rule("BB-1591")
def test_after_the_cut_its_player_chooses_where_nano_looks() -> None:
    state = row("A[9 7] B[9 7]")
    cut(state, 9)

    assert (seen_by(state, 2).doing, seen_by(state, 2).waiting_on) == ("face", (0,))
    assert refusal(state, 1, TurnNano(True)) == "seat 1 cannot turn Nano: nobody asks where he looks [BB-1591]"
    assert play(state, 0, TurnNano(False)) == [NanoMoved(9, -1)]
    assert (state.phase, state.turn, state.nano) == (TURN, 1, [9, -1])
    assert refusal(state, 0, TurnNano(True)) == "seat 0 cannot turn Nano: nobody asks where he looks [BB-1591]"


@rule("BB-1591")
def test_after_a_failed_claim_too() -> None:
    state = row("A[9 7] B[7 9]")
    wire = at(state, "B", 1)

    assert play(state, 0, Point(wire), Say((9,)))[-1] == ClaimFailed(0, 1, (9,), wire, 7, 3, False)
    assert (state.phase, state.nano) == (FACE, [9, 1])


@rule("BB-1592")
def test_where_all_numbers_lie_on_one_side_he_looks_there_by_himself() -> None:
    state = row("A[5 7] B[5 7]", cut=dict.fromkeys((3, 11, 6, 1, 2, 4, 12, 9, 10, 8), 4))
    assert cut(state, 5)[-1] == NanoMoved(12, -1)
    assert (state.phase, state.turn) == (TURN, 1)

    end = row("A[5 7] B[5 7]", on=3, ahead=1, cut=dict.fromkeys((3, 11, 6, 1, 2, 4, 12, 9, 10, 8), 4))
    cut(end, 5)
    assert (end.phase, end.nano) == (TURN, [12, -1])


@rule("BB-1591")
def test_finished_numbers_are_passed_over() -> None:
    state = row("A[3 4] B[3 4]", cut={7: 4, 2: 4})

    assert [lock.value for lock in seen_by(state, 0).locks] == [1, 2, 3, 6, 7, 11]
    assert play(state, 0, Point(at(state, "B", 2)), Say((4,)))[1] == NanoMoved(7, 1)


@rule("BB-1591")
def test_who_can_cut_nothing_in_front_skips_and_turns_nano_round() -> None:
    state = row("A[3 11] B[3 7]")

    assert play(state, 0, Skip()) == [Skipped(0, 3, 1), NanoMoved(5, -1)]
    assert (state.turn, state.fuse) == (1, 3)

    free = row("A[3 9] B[3 9]")
    assert refusal(free, 0, Skip()) == "seat 0 cannot skip its turn: it can cut something [BB-415]"

    last = row("A[3 11] B[3 7]", fuse=1)
    assert play(last, 0, Skip())[-1] == Exploded(0, "fuse_burned", ())


@rule("BB-1591")
def test_the_coffee_mug_and_a_reveal_leave_nano_as_he_is() -> None:
    mug = row("A[3 9] B[3 9]", cards="11", cut={11: 2})
    assert play(mug, 0, UseCoffeeMug(1)) == [MugPassed(0, 1)]
    assert (mug.nano, mug.phase) == ([5, 1], TURN)

    reds = row("A[3r] B[3 9] C[3 9]")
    assert play(reds, 0, RevealReds()) == [RedsRevealed(0, (0,), (35,))]
    assert (reds.nano, reds.phase) == ([5, 1], TURN)
