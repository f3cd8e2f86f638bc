"""Bomb Busters: oxygen, missions 44, 49 and 63."""

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.seats import PUBLIC
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import OVER, TURN, XY_RAY
from boomtable.games.bomb_busters.schema import (
    AirMoved,
    AirPromised,
    AirView,
    BombBustersOptions,
    ClaimFailed,
    Exploded,
    GiveAir,
    Lay,
    LockView,
    MugPassed,
    PairCut,
    Point,
    RedsRevealed,
    RevealReds,
    Said,
    Say,
    Skip,
    Skipped,
    SoloCut,
    SoloDone,
    Stabilized,
    UseCoffeeMug,
    UseStabilizer,
)
from boomtable.games.bomb_busters.state import BombBustersState
from tests.games.bomb_busters.positions import at, bomb, play, refusal, seen_by

rule = pytest.mark.rule


def common(drawing: str, reserve: int, **facts: object) -> BombBustersState:
    state = bomb(drawing, mission=44, **facts)  # type: ignore[arg-type]
    state.air = [0] * state.seats + [reserve]
    return state


def given(drawing: str, *air: int, **facts: object) -> BombBustersState:
    return bomb(drawing, mission=49, air=[*air, 0], seats=len(air), **facts)  # type: ignore[arg-type]


def passed(drawing: str, *air: int, middle: int = 0, **facts: object) -> BombBustersState:
    return bomb(drawing, mission=63, air=[*air, middle], seats=len(air), **facts)  # type: ignore[arg-type]


def cut(state: BombBustersState, by: int, whose: str, value: int, own: int = 1) -> list[object]:
    """A pair cut: the first wire of that stand is of this value, and so is this one of their own."""
    return list(play(state, by, Point(at(state, whose, 1)), Say((value,)), Lay(at(state, "ABCDE"[by], own))))


@rule("BB-1441", "BB-1491", "BB-1631", "BB-407")
@pytest.mark.parametrize(
    ("mission", "seats", "air"),
    [
        *((44, seats, [0] * seats + [2 * seats]) for seats in (2, 3, 4, 5)),
        *((49, 2, [7, 7, 0]), (49, 3, [6, 6, 6, 0]), (49, 4, [5, 5, 5, 5, 0]), (49, 5, [4, 4, 4, 4, 4, 0])),
        *((63, 2, [0, 14, 0]), (63, 3, [0, 18, 0, 0]), (63, 4, [0, 24, 0, 0, 0]), (63, 5, [0, 30, 0, 0, 0, 0])),
    ],
)
def test_so_much_air_there_is_at_first(mission: int, seats: int, air: list[int]) -> None:
    state, _ = BOMB_BUSTERS.setup(BombBustersOptions(seats, mission=mission, captain=1), SeededDice(1))

    assert state.air == air
    assert sum(air) <= 32
    seen = seen_by(state, PUBLIC).air
    assert seen is not None
    assert (seen.own, seen.middle, seen.most) == (() if mission == 44 else tuple(air[:-1]), air[-1], sum(air))


@rule("BB-1441", "BB-1491", "BB-1631")
@pytest.mark.parametrize("mission", [44, 49, 63])
def test_two_values_at_once_do_not_occur(mission: int) -> None:
    assert XY_RAY in MISSIONS[mission].excluded
    assert XY_RAY not in MISSIONS[mission].characters


@rule("BB-1441")
@pytest.mark.parametrize(("number", "price"), [(1, 1), (4, 1), (5, 2), (8, 2), (9, 3), (12, 3)])
def test_low_numbers_cost_one_and_high_ones_three(number: int, price: int) -> None:
    state = common(f"A[{number}] B[{number} 12] C[12]", 4)

    assert cut(state, 0, "B", number)[1] == AirMoved(0, None, price, "taken")
    assert state.air[-1] == 4 - price


@rule("BB-1441", "BB-1442", "BB-1444", "BB-439", "BB-EX-38")
def test_the_reserve_runs_dry_until_the_captains_turn() -> None:
    state = common("A[9 10] B[6 10 12] C[6 9 9 9]", 6, seats=3)

    play(state, 0, Point(at(state, "B", 2)), Say((10,)), Lay(at(state, "A", 2)))
    assert state.air[-1] == 3
    play(state, 1, Point(at(state, "C", 1)), Say((6,)), Lay(at(state, "B", 1)))
    assert (state.air[-1], state.turn) == (1, 2)

    assert seen_by(state, 1).locks[0] == LockView(5, "air", "BB-1444", 2)
    assert [lock.value for lock in seen_by(state, 1).locks] == list(range(5, 13))
    assert refusal(state, 2, SoloCut(9)) == "seat 2 cannot cut 9: it costs 3 oxygen, and there are 1 [BB-1444]"
    assert refusal(state, 2, Point(at(state, "A", 1))) == "seat 2 cannot point at a wire: all that it holds is locked [BB-439]"
    assert play(state, 2, Skip()) == [Skipped(2, 3, 1), AirMoved(None, None, 5, "back")]
    assert (state.air[-1], state.turn, state.fuse) == (6, 0, 3)


@rule("BB-1442")
def test_the_price_is_paid_once_also_for_four_and_also_when_the_claim_fails() -> None:
    alone = common("A[9 9 9 9 3] B[3 3]", 8)
    assert play(alone, 0, SoloCut(9))[:2] == [AirMoved(0, None, 3, "taken"), SoloDone(0, 9, (0, 1, 2, 3), (90, 90, 90, 90))]
    assert alone.air[-1] == 5

    wrong = common("A[9 3] B[3 3]", 8)
    wire = at(wrong, "B", 1)
    events = play(wrong, 0, Point(wire), Say((9,)))
    assert events[1:] == [AirMoved(0, None, 3, "taken"), Said(0, 1, (wire,), (9,)), ClaimFailed(0, 1, (9,), wire, 3, 3, False)]
    assert wrong.air[-1] == 5


@rule("BB-1441")
def test_who_could_pay_may_skip_all_the_same() -> None:
    state = common("A[9 3] B[3 9]", 8)

    assert play(state, 0, Skip()) == [Skipped(0, 3, 1)]
    assert (state.turn, state.air[-1]) == (1, 8)


@rule("BB-1441", "BB-232")
@pytest.mark.parametrize("mission", [44, 49])
def test_the_stabilizer_covers_a_skip(mission: int) -> None:
    state = bomb("A[3 4] B[3 9] C[9] D[4]", mission=mission, cards="9", cut={9: 2})
    state.air = [0, 0, 0, 0, 8] if mission == 44 else [5, 5, 5, 5, 0]

    assert play(state, 0, UseStabilizer(), Skip()) == [Stabilized(0), Skipped(0, 4, 0)]
    assert state.fuse == 4


@rule("BB-1441")
def test_a_skip_by_the_last_step_explodes() -> None:
    state = common("A[9 3] B[3 9]", 0, fuse=1)

    assert play(state, 0, Skip()) == [Skipped(0, 0, 1), Exploded(0, "fuse_burned", ())]


@rule("BB-1441")
def test_revealing_is_free() -> None:
    state = common("A[3r] B[9 9]", 0)

    assert play(state, 0, RevealReds())[0] == RedsRevealed(0, (0,), (35,))
    assert state.phase == TURN


@rule("BB-1441", "BB-1443")
def test_the_reserve_refills_when_the_captains_seat_is_passed() -> None:
    state = common("B[9 3] D[3 3 9]", 2, captain=0, turn=3)
    assert play(state, 3, Skip())[1:] == [AirMoved(None, None, 6, "back")]
    assert (state.turn, state.air[-1]) == (1, 8)

    mug = common("A[4] B[9 3] C[3] D[3 3 9]", 2, captain=0, turn=1, cards="11", cut={11: 2})
    assert play(mug, 1, UseCoffeeMug(3)) == [MugPassed(1, 3)]
    assert mug.air[-1] == 2

    over = common("A[4] B[9 3] C[3] D[3 3 9]", 2, captain=0, turn=2, cards="11", cut={11: 2})
    assert play(over, 2, UseCoffeeMug(1)) == [MugPassed(2, 1), AirMoved(None, None, 6, "back")]


@rule("BB-1443")
def test_who_is_alone_finds_the_reserve_full_every_turn() -> None:
    state = common("A[9 9 10 10]", 3, cut={9: 2, 10: 2})

    assert play(state, 0, SoloCut(9))[-1] == AirMoved(None, None, 8, "back")
    assert (state.turn, state.air[-1]) == (0, 8)


@rule("BB-1491")
def test_a_cut_gives_its_number_to_a_teammate() -> None:
    state = given("A[3 9] B[3 9] C[9] D[9]", 5, 5, 5, 5)
    assert seen_by(state, 2).air == AirView((5, 5, 5, 5), False, 0, 20, tuple(range(1, 13)), 1, False)

    events = cut(state, 0, "B", 3)

    assert [event for event in events if isinstance(event, AirMoved)] == [AirMoved(0, 1, 3, "paid")]
    assert isinstance(events[-1], PairCut)
    assert state.air == [2, 8, 5, 5, 0]


@rule("BB-1491", "BB-1493")
def test_whom_to_give_it_to_is_said_before_and_once() -> None:
    state = given("A[3 9] B[3 9] C[9] D[9]", 5, 5, 5, 5)

    assert play(state, 0, GiveAir(2)) == [AirPromised(0, 2)]
    assert seen_by(state, 1).air == AirView((5, 5, 5, 5), False, 0, 20, tuple(range(1, 13)), 2, True)
    assert refusal(state, 0, GiveAir(1)) == "seat 0 cannot give air to another: it has named one [BB-1493]"
    cut(state, 0, "B", 3)

    assert state.air == [2, 5, 8, 5, 0]
    assert (state.turn, state.air_to) == (1, 0)
    assert refusal(state, 2, GiveAir(1)) == "seat 2 cannot act: it is seat 1's turn [BB-050]"


@rule("BB-1491", "BB-1493")
def test_air_goes_to_nobody_without_wires_and_one_teammate_needs_no_naming() -> None:
    three = given("A[3 9] C[3 9] D[9 9]", 5, 5, 5, 5)
    sentence = "seat 0 cannot give air to seat 1: it goes to one of several teammates with wires [BB-1493]"
    assert refusal(three, 0, GiveAir(1)) == sentence
    assert play(three, 0, GiveAir(3)) == [AirPromised(0, 3)]

    two = given("A[3 9] C[3 9 9 9]", 5, 0, 5, 0)
    assert refusal(two, 0, GiveAir(2)) == "seat 0 cannot give air to seat 2: it goes to one of several teammates with wires [BB-1493]"
    cut(two, 0, "C", 3)
    assert two.air == [2, 0, 8, 0, 0]


@rule("BB-1493")
def test_who_can_only_skip_names_nobody_and_no_other_mission_has_it() -> None:
    poor = given("A[9] B[9 9] C[9]", 2, 5, 5, 5)
    assert refusal(poor, 0, GiveAir(1)) == "seat 0 cannot give air: it has nothing to cut [BB-1493]"

    other = common("A[9] B[9 9] C[9]", 8)
    assert refusal(other, 0, GiveAir(1)) == "seat 0 cannot give air: this mission has none to give [BB-1493]"


@rule("BB-1491")
def test_what_one_cannot_pay_is_locked_for_oneself() -> None:
    state = given("A[3 9] B[3 9] C[9] D[9]", 5, 12, 5, 5)

    assert refusal(state, 0, SoloCut(9)) == "seat 0 cannot cut 9: it costs 9 oxygen, and there are 5 [BB-1444]"
    assert [lock.value for lock in seen_by(state, 0).own_locks] == [6, 7, 8, 9, 10, 11, 12]
    assert seen_by(state, 1).own_locks == ()
    assert seen_by(state, 0).locks == ()


@rule("BB-1492")
def test_the_last_player_with_wires_cuts_for_nothing() -> None:
    state = given("A[9 9 12 12]", 0, 5, 5, 5, cut={9: 2, 12: 2})

    assert play(state, 0, SoloCut(12))[0] == SoloDone(0, 12, (2, 3), (120, 120))
    assert state.turn == 0
    assert seen_by(state, 0).air == AirView((0, 0, 0, 0), False, 0, 20, (0,) * 12, None, False)


@rule("BB-1491")
def test_who_has_no_wires_left_keeps_no_air() -> None:
    state = given("A[3 9 9] B[3] C[9] D[9]", 5, 5, 5, 5)
    events = cut(state, 0, "B", 3)
    assert events[-1] == AirMoved(1, None, 8, "lost")
    assert (state.air, state.turn) == ([2, 0, 5, 5, 0], 2)

    reds = given("A[3r] B[9] C[9] D[9 9]", 5, 5, 5, 5)
    assert play(reds, 0, RevealReds())[-1] == AirMoved(0, None, 5, "lost")


@rule("BB-1631")
def test_the_captains_air_pays_and_the_rest_goes_round() -> None:
    state = passed("A[3 9] B[3 9] C[9] D[9]", 24, 0, 0, 0)

    events = cut(state, 0, "B", 3)

    assert [event for event in events if isinstance(event, AirMoved)] == [AirMoved(0, None, 3, "paid"), AirMoved(0, 1, 21, "passed")]
    assert state.air == [0, 21, 0, 0, 3]


@rule("BB-1631")
def test_the_captain_takes_what_lies_in_the_middle() -> None:
    state = passed("A[3 9] B[9] C[9] D[3 9 9]", 0, 0, 0, 8, middle=16, turn=3)

    events = play(state, 3, Point(at(state, "A", 1)), Say((3,)), Lay(at(state, "D", 1)))

    assert events[-2:] == [AirMoved(3, 0, 5, "passed"), AirMoved(None, 0, 19, "back")]
    assert state.air == [24, 0, 0, 0, 0]


@rule("BB-1631")
def test_who_can_pay_must_play_and_who_cannot_skips() -> None:
    rich = passed("A[3 9] B[3 9] C[9] D[9]", 24, 0, 0, 0)
    assert refusal(rich, 0, Skip()) == "seat 0 cannot skip its turn: it can cut something [BB-415]"

    poor = passed("A[9 9] B[3 9] C[9] D[3]", 8, 0, 0, 0, middle=16)
    assert play(poor, 0, Skip())[:2] == [Skipped(0, 3, 1), AirMoved(0, 1, 8, "passed")]
    assert poor.air == [0, 8, 0, 0, 16]


@rule("BB-1631", "BB-1632")
def test_left_passes_over_players_without_wires_and_so_does_the_refill() -> None:
    state = passed("A[3 9] C[3 9 9 9]", 0, 0, 10, 0, middle=14, captain=3, turn=2)

    events = play(state, 2, Point(at(state, "A", 1)), Say((3,)), Lay(at(state, "C", 1)))

    assert events[-2:] == [AirMoved(2, 0, 7, "passed"), AirMoved(None, 0, 17, "back")]
    assert state.air == [24, 0, 0, 0, 0]


@rule("BB-1632")
def test_who_is_alone_keeps_what_is_left_and_takes_the_rest_back() -> None:
    state = passed("A[9 9 10 10]", 24, 0, 0, 0, captain=2, cut={9: 2, 10: 2})

    assert play(state, 0, SoloCut(9))[-1] == AirMoved(None, 0, 9, "back")
    assert (state.air, state.phase) == ([24, 0, 0, 0, 0], TURN)
    play(state, 0, SoloCut(10))
    assert (state.phase, state.lost) == (OVER, "")
