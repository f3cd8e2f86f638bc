"""Bomb Busters: the dial, info tokens, labels and validation."""

import pytest

from boomtable.core.seats import PUBLIC
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import YELLOW
from boomtable.games.bomb_busters.rules.tokens import supply
from boomtable.games.bomb_busters.schema import (
    Exploded,
    GiveWire,
    Lay,
    MarkersView,
    Point,
    Rewound,
    Say,
    SoloCut,
    UsePostIt,
    UseRewinder,
    UseWalkieTalkies,
    Validated,
)
from boomtable.games.bomb_busters.state import BombBustersState
from tests.games.bomb_busters.positions import at, bomb, drawn, play, refusal, seen_by

rule = pytest.mark.rule


def miss(state: BombBustersState) -> None:
    """Whoever is next misses with its first wire at the first one of the next player."""
    seat = state.turn
    value = state.tile[16 * seat] // 10
    play(state, seat, Point(16 * ((seat + 1) % 4)), Say((value,)))


@rule("BB-150", "BB-151")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_with_n_players_the_nth_failure_explodes(seats: int) -> None:
    state = bomb("A[5] B[6] C[7] D[8]", fuse=MISSIONS[1].start_fuse(seats))

    for failure in range(seats):
        assert (state.fuse, BOMB_BUSTERS.outcome(state)) == (seats - failure, None)
        miss(state)

    assert (state.fuse, state.lost) == (0, "fuse_burned")
    assert seen_by(state, PUBLIC).fuse == 0


@rule("BB-152")
def test_the_dial_goes_back_beyond_its_start() -> None:
    state = bomb("A[5] B[6]", fuse=4, cards="6", cut={6: 2})

    assert play(state, 1, UseRewinder()) == [Rewound(1, 5)]


@rule("BB-152")
def test_the_dial_does_not_go_back_beyond_the_space_of_five_players() -> None:
    state = bomb("A[5] B[6]", fuse=5, cards="6", cut={6: 2})

    assert refusal(state, 1, UseRewinder()) == "seat 1 cannot rewind: the dial is back as far as it goes [BB-152]"


@rule("BB-153")
def test_a_number_is_validated_with_its_fourth_wire() -> None:
    state = bomb("A[7 9] B[7 8]", cut={7: 2})

    events = play(state, 0, Point(16), Say((7,)), Lay(0))

    assert events[-1] == Validated(7)
    assert seen_by(state, PUBLIC).cut_counts[7 - 1] == 4


@rule("BB-153")
def test_two_wires_validate_nothing() -> None:
    state = bomb("A[7 9] B[7 8]")

    assert Validated(7) not in play(state, 0, Point(16), Say((7,)), Lay(0))


@rule("BB-160")
def test_the_tokens_of_cut_wires_return_to_the_supply() -> None:
    state = bomb("A[7* 9] B[7* 8]")
    assert supply(state, 7) == 0

    play(state, 0, Point(16), Say((7,)), Lay(0))

    assert (drawn(state), supply(state, 7)) == ("A[(7) 9] B[(7) 8]", 2)


@rule("BB-161", "BB-166")
def test_a_token_that_came_back_is_used_again() -> None:
    state = bomb("A[3 8 8*] B[8* 9] C[8 11]")

    play(state, 0, Point(16), Say((8,)), Lay(2))
    state.turn = 0
    play(state, 0, Point(32), Say((3,)))

    assert (drawn(state), supply(state, 8)) == ("A[3 8 (8)] B[(8) 9] C[8* 11]", 1)


@rule("BB-162", "BB-163", "BB-EX-27")
def test_without_a_token_left_the_value_is_said_aloud() -> None:
    state = bomb("A[3 8*] B[8* 9] C[8 11]")

    play(state, 0, Point(32), Say((3,)))

    assert (drawn(state), supply(state, 8)) == ("A[3 8*] B[8* 9] C[8~ 11]", 0)
    told = seen_by(state, PUBLIC).stands[2].wires[0]
    assert (told.token, told.virtual) == (8, True)


@rule("BB-163")
def test_a_virtual_token_never_turns_real_and_vanishes_with_the_cut() -> None:
    state = bomb("A[3 8*] B[8* 9] C[8~ 11] D[8]")

    play(state, 0, Point(16), Say((8,)), Lay(1))
    assert (drawn(state), supply(state, 8)) == ("A[3 (8)] B[(8) 9] C[8~ 11] D[8]", 2)
    state.turn = 3
    play(state, 3, Point(32), Say((8,)), Lay(48))

    assert (drawn(state), supply(state, 8)) == ("A[3 (8)] B[(8) 9] C[(8) 11] D[(8)]", 2)


@rule("BB-163")
def test_a_virtual_token_travels_with_its_wire() -> None:
    state = bomb("A[3 8*] B[8* 9] C[8~ 11]", cards="2", cut={2: 2})

    play(state, 2, UseWalkieTalkies(0, 32))
    play(state, 0, GiveWire(0))

    assert drawn(state) == "A[8* 8~] B[8* 9] C[3 11]"


@rule("BB-164")
def test_a_label_stays_while_one_of_its_wires_stands() -> None:
    state = bomb("A[7 7 9] B[7 8]", equal=0)

    play(state, 0, Point(16), Say((7,)), Lay(0))

    assert seen_by(state, PUBLIC).equal == 0


@rule("BB-164")
def test_a_label_comes_off_with_its_second_wire() -> None:
    state = bomb("A[7 7 9] B[8]", equal=0, unequal=1, cut={7: 2})

    play(state, 0, SoloCut(7))

    assert (seen_by(state, PUBLIC).equal, seen_by(state, PUBLIC).unequal) == (None, 1)


@rule("BB-164")
@pytest.mark.parametrize(
    ("given", "got", "hand", "label"),
    [
        (1, 2, "A[2 8 9]", None),  # a labelled wire leaves
        (3, 5, "A[3 5 8]", None),  # another wire stands between
        (3, 2, "A[2 3 8]", 1),  # both move one place
        (3, 12, "A[3 8 12]", 0),
    ],
)
def test_a_label_stays_with_neighbours_only(given: int, got: int, hand: str, label: int | None) -> None:
    state = bomb(f"A[3 8 9] B[{got}]", cards="2", cut={2: 2}, unequal=0)

    play(state, 0, UseWalkieTalkies(1, at(state, "A", given)))
    play(state, 1, GiveWire(16))

    assert drawn(state).split(" B")[0] == hand
    assert seen_by(state, PUBLIC).unequal == label


@rule("BB-165")
def test_markers_stay_when_their_wires_are_cut() -> None:
    state = bomb("A[1y 6] B[7y 8r]")

    play(state, 0, Point(16), Say((YELLOW,)), Lay(0))

    assert seen_by(state, PUBLIC).yellows == MarkersView((11, 71), 2)
    assert seen_by(state, PUBLIC).reds == MarkersView((85,), 1)


@rule("BB-166")
def test_the_post_it_takes_tokens_of_the_same_supply() -> None:
    state = bomb("A[3 8*] B[8* 9] C[8 11]", cards="4", cut={4: 2})

    play(state, 2, UsePostIt(33))
    assert (drawn(state), supply(state, 11)) == ("A[3 8*] B[8* 9] C[8 11*]", 1)

    state.card_used = [False]
    play(state, 2, UsePostIt(32))
    assert (drawn(state), supply(state, 8)) == ("A[3 8*] B[8* 9] C[8~ 11*]", 0)


@rule("BB-166")
def test_there_are_two_yellow_tokens() -> None:
    state = bomb("A[3] B[5y*] C[6y*] D[7y]")

    play(state, 0, Point(48), Say((3,)))

    assert (drawn(state), supply(state, YELLOW)) == ("A[3] B[5y*] C[6y*] D[7y~]", 0)


@rule("BB-150")
def test_the_last_step_shows_an_explosion() -> None:
    state = bomb("A[5] B[6]", fuse=1)

    assert play(state, 0, Point(16), Say((5,)))[-1] == Exploded(0, "fuse_burned", (16,))
