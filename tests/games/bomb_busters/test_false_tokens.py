"""Bomb Busters: tokens that say what a wire is not (missions 17 and 52)."""

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.schema import Outcome, TimeUp
from boomtable.core.seats import CLOCK, PUBLIC
from boomtable.games.bomb_busters import GAME
from boomtable.games.bomb_busters.evidence import Evidence
from boomtable.games.bomb_busters.inference import deduce
from boomtable.games.bomb_busters.pieces import INFO, NOT, RED, TURN, YELLOW
from boomtable.games.bomb_busters.rules.tokens import supply
from boomtable.games.bomb_busters.schema import (
    Answer,
    BombBustersOptions,
    ClaimFailed,
    DenialView,
    DoubleDetect,
    FalsePlaced,
    GiveWire,
    Lay,
    PlaceFalse,
    PlaceInfo,
    PocketView,
    Point,
    RadarAnswered,
    Say,
    UsePostIt,
    UseRadar,
    UseRewinder,
    UseStabilizer,
    UseWalkieTalkies,
)
from boomtable.games.bomb_busters.state import BombBustersState
from tests.games.bomb_busters.positions import at, bomb, play, refusal, seen_by

rule = pytest.mark.rule


def denied(state: BombBustersState) -> list[tuple[int, int]]:
    """The false tokens on the table: handles and values."""
    return [(denial.wire, denial.value) for denial in seen_by(state, PUBLIC).denials]


@rule("BB-1171", "BB-1175", "BB-1177")
def test_the_liar_places_two_false_tokens_the_others_a_true_one_each() -> None:
    state = bomb("A[3 3 5 8r] B[4] C[3 9] D[5]", mission=17, phase=INFO)
    assert seen_by(state, 2).pockets == (PocketView(0, "liar"),)

    assert play(state, 0, PlaceFalse(0, 6)) == [FalsePlaced(0, 0, 6)]
    assert state.turn == 0
    assert "[BB-1175]" in refusal(state, 0, PlaceFalse(0, 7))
    play(state, 0, PlaceFalse(1, 6))
    play(state, 1, PlaceInfo(at(state, "B", 1)))

    assert denied(state) == [(0, 6), (1, 6)]
    assert (state.turn, state.token[at(state, "B", 1)]) == (2, 4)


@rule("BB-1171", "BB-1175", "BB-1176", "BB-1177")
def test_what_the_liar_may_not_place() -> None:
    state = bomb("A[3 5 8r] B[4] C[9] D[5]", mission=17, phase=INFO)

    assert refusal(state, 0, PlaceFalse(0, 3)) == "seat 0 cannot say that 1a is no 3: it is, or no token of it is left [BB-1176]"
    assert "[BB-1175]" in refusal(state, 0, PlaceFalse(2, 3))
    assert "[BB-1177]" in refusal(state, 0, PlaceInfo(0))
    assert "seat 0 does first [BB-036]" in refusal(state, 1, PlaceFalse(16, 3))
    state.turn = 1
    assert refusal(state, 1, PlaceFalse(16, 3)) == "seat 1 cannot place a false token: its tokens are true [BB-1171]"


@rule("BB-1176", "BB-166")
def test_a_false_token_comes_from_the_supply_and_returns_with_the_cut() -> None:
    state = bomb("A[3 5 7 7] B[6* 6* 9] C[3 9] D[5]", mission=17, phase=INFO)

    assert "[BB-1176]" in refusal(state, 0, PlaceFalse(0, 6))
    play(state, 0, PlaceFalse(0, 9), PlaceFalse(2, 9))
    assert supply(state, 9) == 0
    state.phase, state.turn = TURN, 2
    play(state, 2, Point(0), Say((3,)), Lay(at(state, "C", 1)))

    assert (denied(state), supply(state, 9)) == ([(2, 9)], 1)


@rule("BB-1172", "BB-EX-42")
def test_a_miss_at_the_liar_gets_the_announced_value() -> None:
    state = bomb("A[6 8] B[2] C[4 9] D[5]", mission=17, turn=2)

    assert play(state, 2, Point(0), Say((4,)))[-1] == ClaimFailed(2, 0, (4,), 0, NOT + 4, 3, stabilized=False)
    assert seen_by(state, PUBLIC).denials == (DenialView(0, 4, (4, RED)),)


@rule("BB-1172")
def test_a_miss_at_others_gets_the_true_value() -> None:
    state = bomb("A[6 8] B[2] C[4 9] D[5]", mission=17)

    assert play(state, 0, Point(at(state, "C", 1)), Say((6,)))[-1] == ClaimFailed(0, 2, (6,), at(state, "C", 1), 4, 3, stabilized=False)


@rule("BB-1174")
def test_after_a_ray_the_smaller_value_lies_there_then_the_other() -> None:
    state = bomb("A[6 8] B[2] C[4 4 9 9] D[5]", mission=17, turn=2, cards="10", cut={10: 2})
    play(state, 2, Point(0), Say((4, 9)))
    assert denied(state) == [(0, 4)]
    assert {proof.values for proof in seen_by(state, PUBLIC).proofs if proof.least == 0} == {(4, 9)}

    state.turn, state.card_used = 2, [False]
    play(state, 2, Point(0), Say((4, 9)))

    assert denied(state) == [(0, 4), (0, 9)]


@rule("BB-1172", "BB-088")
def test_the_same_false_token_is_not_placed_twice_and_several_may_stand_at_one_wire() -> None:
    state = bomb("A[6 8] B[2] C[4 9] D[5]", mission=17, turn=2)
    for value in (4, 9, 4):
        state.turn = 2
        play(state, 2, Point(0), Say((value,)))

    assert denied(state) == [(0, 4), (0, 9)]


@rule("BB-1173")
def test_the_liar_has_neither_equipment_nor_power_but_takes_part() -> None:
    state = bomb("A[3 5] B[4] C[3 9] D[5]", mission=17, cards="2 6 8 9", cut={2: 2, 6: 2, 8: 2, 9: 2}, fuse=2)

    assert "[BB-1281]" in refusal(state, 0, UseRewinder())
    assert "[BB-1281]" in refusal(state, 0, UseStabilizer())
    assert "[BB-1281]" in refusal(state, 0, DoubleDetect((at(state, "C", 1), at(state, "C", 2))))
    assert play(state, 1, UseRadar(3)) == [RadarAnswered(1, 3, (True, False, True, False))]
    play(state, 1, UseWalkieTalkies(0, at(state, "B", 1)))
    play(state, 0, GiveWire(0))


@rule("BB-1171")
def test_the_liar_may_fail_and_is_drawn_for_every_attempt() -> None:
    state = bomb("A[6 8] B[2] C[4 9] D[5]", mission=17)
    play(state, 0, Point(at(state, "B", 1)), Say((6,)))
    assert state.lost == ""

    again = GAME.next_options(BombBustersOptions(4, mission=17, captain=2), Outcome((), "fuse_burned"))
    assert again == BombBustersOptions(4, mission=17, captain=-1)


@rule("BB-1521", "BB-1175")
def test_all_tokens_are_false_and_may_stand_before_red_but_not_yellow() -> None:
    state = bomb("A[3 4y 8r] B[4 9] C[3 9] D[5]", mission=52, phase=INFO, captain=0)

    assert "[BB-1175]" in refusal(state, 0, PlaceFalse(1, 6))
    play(state, 0, PlaceFalse(0, 6), PlaceFalse(2, 6))
    assert state.turn == 1

    assert [denial.never for denial in seen_by(state, PUBLIC).denials] == [(6, YELLOW), (6, YELLOW)]


@rule("BB-1521", "BB-264")
def test_a_detector_puts_the_announced_value_at_a_wire_that_is_not_red() -> None:
    state = bomb("A[6 8] B[2 5r 9] C[4 9] D[5]", mission=52)
    pair = DoubleDetect((at(state, "B", 1), at(state, "B", 2)))
    play(state, 0, pair, Say((6,)))

    assert "[BB-264]" in refusal(state, 1, Answer(at(state, "B", 2)))
    play(state, 1, Answer(at(state, "B", 1)))

    assert seen_by(state, PUBLIC).denials == (DenialView(2, 6, (6, RED)),)


@rule("BB-1521", "BB-1175", "BB-1177")
def test_the_post_it_is_false_too() -> None:
    state = bomb("A[6 8 9r] B[2] C[4 9] D[5]", mission=52, cards="4", cut={4: 2})

    assert "[BB-1177]" in refusal(state, 0, UsePostIt(0))
    assert "[BB-1175]" in refusal(state, 0, PlaceFalse(2, 3))
    play(state, 0, PlaceFalse(0, 7))

    assert (denied(state), state.card_used, state.phase) == ([(0, 7)], [True], TURN)
    assert "[BB-180]" in refusal(state, 0, PlaceFalse(0, 8))


@rule("BB-1521")
@pytest.mark.parametrize("seats", [2, 5])
def test_no_labels_lie_there(seats: int) -> None:
    for seed in range(12):
        state, _ = GAME.setup(BombBustersOptions(seats, mission=52), SeededDice(seed))
        assert not {1, 12} & set(state.cards)


@rule("BB-373")
def test_the_clock_takes_the_leftmost_wire_and_the_lowest_number() -> None:
    state = bomb("A[1 5] B[2] C[4] D[5]", mission=17, phase=INFO, decision_seconds=60)
    timer = GAME.timers(state)[0]

    play(state, CLOCK, TimeUp(timer.name, timer.key))

    assert denied(state) == [(0, 2)]


@rule("BB-1171", "BB-1521")
def test_a_false_token_is_known_exactly() -> None:
    """Two stands of four wires of 1 and 2: without a 1 on its first place, the first stand has none."""
    evidence = Evidence([0, 1], [4, 4], 2, [], [])
    evidence.never(0, 1 << 1)
    assert deduce(evidence).total == 1


@pytest.mark.parametrize("mission", [17, 52])
def test_imagined_tables_have_the_same_tokens(mission: int) -> None:
    state, _ = GAME.setup(BombBustersOptions(2, mission=mission), SeededDice(mission))
    while state.phase != TURN:
        play(state, state.turn, GAME.legal_actions(state, state.turn)[3])

    for seed in range(3):
        assert GAME.view(GAME.determinize(seen_by(state, 1), 1, SeededDice(seed)), 1) == seen_by(state, 1)
