"""Bomb Busters: tokens that say even or odd, or how often a value is on the stand (missions 21, 24, 33)."""

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.seats import PUBLIC
from boomtable.games.bomb_busters import GAME
from boomtable.games.bomb_busters.evidence import Evidence
from boomtable.games.bomb_busters.imagining import table_as_seen
from boomtable.games.bomb_busters.inference import deduce
from boomtable.games.bomb_busters.pieces import EVEN, INFO, ODD, TIMES, TURN
from boomtable.games.bomb_busters.rules.tokens import supply
from boomtable.games.bomb_busters.schema import (
    BombBustersOptions,
    ClaimFailed,
    GiveWire,
    InfoPlaced,
    Lay,
    PlaceInfo,
    Point,
    RepeatView,
    Say,
    SoloCut,
    UsePostIt,
    UseWalkieTalkies,
)
from boomtable.games.bomb_busters.state import BombBustersState
from tests.games.bomb_busters.positions import at, bomb, play, refusal, seen_by

rule = pytest.mark.rule

ONCE, TWICE, THRICE, FOUR_TIMES = (TIMES + count for count in range(1, 5))


def tokens_of(state: BombBustersState) -> dict[int, int]:
    return {wire: int(token) for wire, token in enumerate(state.token) if token}


@rule("BB-402", "BB-1211", "BB-1331")
@pytest.mark.parametrize("mission", [21, 33])
@pytest.mark.parametrize(("position", "token"), [(1, ODD), (2, EVEN), (3, ODD)])
def test_an_info_token_tells_the_parity(mission: int, position: int, token: int) -> None:
    state = bomb("A[1 4 11 12] B[2] C[3] D[5]", mission=mission, phase=INFO)
    wire = at(state, "A", position)

    assert play(state, 0, PlaceInfo(wire)) == [InfoPlaced(0, wire, token)]
    assert seen_by(state, PUBLIC).stands[0].wires[position - 1].token == token


@rule("BB-402", "BB-1211")
def test_a_failure_and_the_post_it_tell_the_parity() -> None:
    state = bomb("A[3 5 9] B[2 4 8 11] C[3] D[5]", mission=21, cards="4", cut={4: 2})
    wire = at(state, "B", 2)

    assert play(state, 0, Point(wire), Say((5,)))[-1] == ClaimFailed(0, 1, (5,), wire, EVEN, 3, stabilized=False)
    play(state, 1, UsePostIt(at(state, "B", 4)))

    assert tokens_of(state) == {wire: EVEN, at(state, "B", 4): ODD}


@rule("BB-402")
def test_a_parity_token_is_not_placed_twice() -> None:
    state = bomb("A[3 5 9] B[2 4* 8 11] C[3] D[5]", mission=21)
    before = tokens_of(state)

    play(state, 0, Point(at(state, "B", 2)), Say((5,)))

    assert tokens_of(state) == before


@rule("BB-1212")
def test_any_blue_wire_may_get_a_special_token_whatever_the_others_placed() -> None:
    state = bomb("A[1 1 1r] B[1*] C[1*] D[5*]", mission=21, phase=INFO)

    assert GAME.legal_actions(state, 0)[:2] == [PlaceInfo(0), PlaceInfo(1)]
    assert "it is not blue [BB-036]" in refusal(state, 0, PlaceInfo(2))


@rule("BB-006", "BB-402")
def test_eleven_tokens_of_each_parity() -> None:
    state = bomb("A[2* 2* 4* 4*] B[6* 6* 8* 8*] C[10* 10* 12*] D[2 3] E[4 5]", mission=21, turn=4)
    assert (supply(state, EVEN), supply(state, ODD)) == (0, 11)

    play(state, 4, Point(at(state, "D", 1)), Say((4,)))

    told = seen_by(state, PUBLIC).stands[3].wires[0]
    assert (told.token, told.virtual) == (EVEN, True)


@rule("BB-403", "BB-1241")
@pytest.mark.parametrize(("position", "token"), [(1, ONCE), (3, TWICE), (4, THRICE), (8, FOUR_TIMES)])
def test_a_count_is_of_its_own_stand_and_of_cut_wires_too(position: int, token: int) -> None:
    state = bomb("A1[1 (2) 2 3 (3) 3 7 7 (7) 7] A2[1 2] B[5]", mission=24, phase=INFO)
    wire = at(state, "A1", position)

    assert play(state, 0, PlaceInfo(wire)) == [InfoPlaced(0, wire, token)]


@rule("BB-403", "BB-1241")
def test_a_failure_tells_how_often_the_value_is_there() -> None:
    state = bomb("A[3 5 9] B[2 4 4 8 8 8] C[3] D[5]", mission=24)
    wire = at(state, "B", 5)

    assert play(state, 0, Point(wire), Say((5,)))[-1] == ClaimFailed(0, 1, (5,), wire, THRICE, 3, stabilized=False)
    assert seen_by(state, PUBLIC).repeats == (RepeatView(7, 3, (3, 4, 5, 6, 7, 8)),)


@rule("BB-403", "BB-006")
def test_four_copies_take_two_tokens_of_two() -> None:
    state = bomb("A[2* 2 2 2 7* 7] B[3* 3 3 3] C[4* 4 4 4] D[5]", mission=24)

    assert (supply(state, ONCE), supply(state, TWICE), supply(state, FOUR_TIMES)) == (7, 0, 0)
    play(state, 0, Point(at(state, "D", 1)), Say((7,)))
    assert supply(state, ONCE) == 6


@rule("BB-1241", "BB-1243")
def test_the_post_it_goes_to_a_cut_wire_of_which_more_may_stand() -> None:
    state = bomb("A[(3) 3 5 (8) (8)] B[(8) 9] C[(8) 3] D[3]", mission=24, cards="4", cut={4: 2})

    assert "[BB-215]" in refusal(state, 0, UsePostIt(at(state, "A", 4)))
    assert play(state, 0, UsePostIt(at(state, "A", 1))) == [InfoPlaced(0, 0, TWICE)]


@rule("BB-1242")
def test_a_count_stays_in_front_of_its_cut_wire_until_all_it_counts_are_cut() -> None:
    state = bomb("A[3* 3 3 5] B[3 9] C[5] D[9]", mission=24)

    play(state, 0, Point(at(state, "B", 1)), Say((3,)), Lay(0))
    assert tokens_of(state) == {0: THRICE}
    state.turn = 0
    play(state, 0, SoloCut(3))

    assert tokens_of(state) == {}


@rule("BB-404", "BB-207")
def test_a_count_is_lost_with_the_swap_and_stays_known_of_the_wires_it_counted() -> None:
    state = bomb("A[3* 3 5] B[4 9] C[5* 5] D[9]", mission=24, cards="2", cut={2: 2})
    counted = seen_by(state, PUBLIC).repeats

    play(state, 0, UseWalkieTalkies(1, 0))
    play(state, 1, GiveWire(at(state, "B", 1)))

    assert tokens_of(state) == {at(state, "C", 1): TWICE}
    assert seen_by(state, PUBLIC).repeats == counted


@rule("BB-404")
def test_other_counts_of_the_stand_stay_and_speak_of_the_wires_of_then() -> None:
    state = bomb("A[3 3* 5] B[4 9] C[5] D[9]", mission=24, cards="2", cut={2: 2})

    play(state, 0, UseWalkieTalkies(1, 0))
    play(state, 1, GiveWire(at(state, "B", 1)))

    assert tokens_of(state) == {0: TWICE}
    known = table_as_seen(seen_by(state, 2), 2)
    assert [fact.times for fact in Evidence.from_state(known, 2).repeats] == [2]
    assert sorted(Evidence.from_state(known, 2).repeats[0].places) == [0, 2, at(state, "B", 1)]


@rule("BB-402", "BB-403")
def test_what_tokens_tell_is_counted_exactly() -> None:
    """Two stands of four wires, four 1s and four 2s: sixteen deals have a single 1 on the first stand, one has none there."""
    parity = Evidence([0, 1], [4, 4], 2, [], [])
    parity.shows(1, EVEN)
    assert deduce(parity).total == 16 + 1

    single = Evidence([0, 1], [4, 4], 2, [], [])
    single.shows(0, ONCE)
    single.repeat(0, [0, 1, 2, 3], 1)
    assert deduce(single).total == 16
    assert deduce(single).chance(0, 1) == 1.0


@pytest.mark.parametrize("mission", [21, 24])
def test_imagined_tables_look_the_same(mission: int) -> None:
    state, _ = GAME.setup(BombBustersOptions(4, mission=mission), SeededDice(mission))
    while state.phase != TURN:
        play(state, state.turn, GAME.legal_actions(state, state.turn)[3])

    for seed in range(3):
        assert GAME.view(GAME.determinize(seen_by(state, 1), 1, SeededDice(seed)), 1) == seen_by(state, 1)
