"""Bomb Busters: the Solo Cut."""

import pytest

from boomtable.core.seats import PUBLIC
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.pieces import YELLOW
from boomtable.games.bomb_busters.schema import SoloCut, SoloDone, Unlocked, Validated
from boomtable.games.bomb_busters.state import BombBustersState
from tests.games.bomb_busters.positions import at, bomb, drawn, play, refusal, seen_by

rule = pytest.mark.rule


def solos(state: BombBustersState, seat: int = 0) -> list[int]:
    return [action.value for action in BOMB_BUSTERS.legal_actions(state, seat) if isinstance(action, SoloCut)]


@rule("BB-110", "BB-111", "BB-153", "BB-EX-7")
def test_all_four_are_cut_at_once_over_both_stands() -> None:
    state = bomb("A1[2 9 12] A2[9 9 9] B[5] C[6]", cards="9")
    wires = (at(state, "A1", 2), at(state, "A2", 1), at(state, "A2", 2), at(state, "A2", 3))

    events = play(state, 0, SoloCut(9))

    assert events == [SoloDone(0, 9, wires, (90, 90, 90, 90)), Validated(9), Unlocked(9)]
    assert drawn(state) == "A1[2 (9) 12] A2[(9) (9) (9)] B[5] C[6]"
    assert seen_by(state, PUBLIC).equipment[0].state == "ready"


@rule("BB-110", "BB-EX-9")
def test_the_last_two_are_cut_together() -> None:
    state = bomb("A1[9] A2[9] B[5] C[6]", cut={9: 2})

    events = play(state, 0, SoloCut(9))

    assert events[-1] == Validated(9)
    assert (state.cut_counts[9], drawn(state)) == (4, "A1[(9)] A2[(9)] B[5] C[6]")


@rule("BB-110")
def test_two_are_not_cut_while_the_others_are_uncut_elsewhere() -> None:
    state = bomb("A[9 9] B[9 9]")

    assert solos(state) == []
    assert refusal(state, 0, SoloCut(9)) == "seat 0 cannot cut 9 alone: 2 are uncut elsewhere [BB-110]"


@rule("BB-110")
def test_a_value_that_is_not_held_is_not_cut() -> None:
    state = bomb("A[9 9 (4)] B[4 6]", cut={9: 2})

    assert refusal(state, 0, SoloCut(4)) == "seat 0 cannot cut 4 alone: it holds none [BB-110]"


@rule("BB-111")
def test_three_are_never_cut_alone() -> None:
    state = bomb("A[9 9 9] B[9 12]")

    assert solos(state) == []
    assert refusal(state, 0, SoloCut(9)) == "seat 0 cannot cut 9 alone: 1 are uncut elsewhere [BB-110]"


@rule("BB-111")
def test_of_four_no_two_are_left() -> None:
    state = bomb("A[9 9 9 9] B[12]")

    play(state, 0, SoloCut(9))

    assert drawn(state) == "A[(9) (9) (9) (9)] B[12]"


@rule("BB-112")
def test_yellow_is_cut_alone_by_whoever_holds_all_that_are_left() -> None:
    state = bomb("A[2y 6 8y] B[7]")

    events = play(state, 0, SoloCut(YELLOW))

    assert events == [SoloDone(0, YELLOW, (0, 2), (21, 81))]
    assert drawn(state) == "A[(2y) 6 (8y)] B[7]"


@rule("BB-112")
@pytest.mark.parametrize(
    ("drawing", "allowed"),
    [
        ("A[2y 6 8y] B[3y 9y]", []),
        ("A[2y 6 8y] B[(3y) (9y)]", [YELLOW]),
        ("A[2y 3y 6 8y] B[9y]", []),
        ("A[2y 3y 6 8y 9y] B[7]", [YELLOW]),
    ],
)
def test_the_number_of_yellows_in_play_is_public(drawing: str, allowed: list[int]) -> None:
    state = bomb(drawing)

    assert solos(state) == allowed
    assert seen_by(state, PUBLIC).yellows.inside == state.yellows_inside


@rule("BB-112")
def test_of_two_of_three_marked_yellows_two_are_all() -> None:
    state = bomb("A[2y 6 8y] B[7]", mission=5, markers="4y")

    assert (seen_by(state, PUBLIC).yellows.tiles, solos(state)) == ((21, 41, 81), [YELLOW])


@rule("BB-113")
def test_a_solo_cut_is_settled_at_once() -> None:
    state = bomb("A[7 7 9] B[9 12]", cut={7: 2}, hold_ms=3000)

    play(state, 0, SoloCut(7))

    assert (drawn(state), state.turn, BOMB_BUSTERS.timers(state)) == ("A[(7) (7) 9] B[9 12]", 1, [])


@rule("BB-110")
def test_nobody_cuts_alone_out_of_turn() -> None:
    state = bomb("A[7 9] B[4 4]", cut={4: 2})

    assert refusal(state, 1, SoloCut(4)) == "seat 1 cannot act: it is seat 0's turn [BB-050]"
