"""Bomb Busters: positions are copied, pickled and loaded as they are."""

import json
import pickle
from copy import copy, deepcopy

import pytest

from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.schema import DoubleDetect, Point, Say, UseRadar, UseWalkieTalkies
from boomtable.games.bomb_busters.state import BombBustersState
from tests.games.bomb_busters.positions import at, bomb, play

DRAWING = "A[3 (5) 9*] B[2 5 7y 8~] C[4r 11]"


def claimed() -> BombBustersState:
    """A position with something of everything: tokens, cards, proofs, a radar, a claim that waits for an answer."""
    state = bomb(DRAWING, cards="2 8", cut={2: 2, 8: 2})
    play(state, 0, UseRadar(3), Point(at(state, "B", 1)), Say((9,)))
    play(state, 1, DoubleDetect((at(state, "A", 1), at(state, "A", 3))), Say((5,)))
    assert state.proofs
    assert state.radars
    assert state.claim
    return state


def test_copies_in_any_way_are_the_same_and_their_own() -> None:
    state = claimed()
    before = state.dump()

    copies: list[BombBustersState] = [state.clone(), copy(state), deepcopy(state), pickle.loads(pickle.dumps(state))]
    copies.append(BOMB_BUSTERS.load(json.loads(json.dumps(before))))

    for other in copies:
        assert other.dump() == before
        play(other, 0, BOMB_BUSTERS.legal_actions(other, 0)[0])
        assert other.dump() != before
        assert state.dump() == before


def test_a_swap_leaves_copies_alone() -> None:
    state = bomb("A[3 9] B[2 8] C[7]", cards="2", cut={2: 2})
    play(state, 0, UseWalkieTalkies(1, 0))
    before = state.dump()
    other = state.clone()

    play(other, 1, *BOMB_BUSTERS.legal_actions(other, 1)[:1])

    assert (state.dump(), state.sizes) == (before, [2, 2, 1, 0])


@pytest.mark.parametrize("name", ["cut", "virtual"])
def test_a_dump_says_yes_or_no(name: str) -> None:
    dumped = claimed().dump()[name]

    assert isinstance(dumped, list)
    assert {type(part) for part in dumped} == {bool}
