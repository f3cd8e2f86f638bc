"""It's a Bomb!: states are copied, dumped and pickled whole."""

import copy
import json
import pickle

import pytest

from boomtable.core.bits import bits_in, nth_bit
from boomtable.core.dice import SeededDice
from boomtable.games.its_a_bomb import GAME
from boomtable.games.its_a_bomb.bit_sets import flags, has, joined, set_of, without
from boomtable.games.its_a_bomb.schema import ItsABombOptions
from boomtable.games.its_a_bomb.state import ItsABombState, replaced
from tests.games.its_a_bomb.positions import bomb


def played(scenario: int, moves: int) -> ItsABombState:
    """A position of a random game by vote, or its end."""
    dice = SeededDice(scenario)
    state, _ = GAME.setup(ItsABombOptions(3, scenario=scenario, deciding="vote"), dice)
    for _ in range(moves):
        waiting = GAME.waiting_on(state)
        if waiting:
            GAME.apply_code(state, waiting[0], GAME.sample_code(state, waiting[0], dice), dice)
    return state


@pytest.mark.parametrize("scenario", range(13))
def test_a_position_comes_back_from_its_dump_and_its_pickle(scenario: int) -> None:
    for moves in (0, 3, 9, 20):
        state = played(scenario, moves)
        for again in (GAME.load(json.loads(json.dumps(state.dump()))), pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
            assert again is not state
            assert again.dump() == state.dump()


def test_a_scenario_of_the_table_comes_back_with_its_page() -> None:
    again = pickle.loads(pickle.dumps(bomb("R Y\nX .\n", cards="(SPOT) HACK", up="r1c1")))

    assert again.page().grids == [(2, 2, "R1 Y1 X1")]
    assert again.dump()["card_used"] == [True, False]
    assert again.dump()["up"] == [True, False, False, False]


def test_what_happens_to_a_copy_does_not_happen_to_the_state() -> None:
    state = played(5, 0)
    before = state.dump()
    other = state.clone()
    dice = SeededDice(1)
    while waiting := GAME.waiting_on(other):
        GAME.apply_code(other, waiting[0], GAME.sample_code(other, waiting[0], dice), dice)

    assert other.dump() != before
    assert state.dump() == before


@pytest.mark.parametrize("member", [0, 30, 31, 32, 41])
def test_a_set_of_tiles_holds_each_of_them(member: int) -> None:
    tiles = set_of([3, member])

    assert [tile for tile in range(42) if has(tiles, tile)] == sorted({3, member})
    assert flags(tiles, 42).count(True) == bits_in(tiles) == len({3, member})
    assert nth_bit(tiles, bits_in(tiles) - 1) == max(3, member)
    assert joined(without(tiles, member), member) == tiles
    assert not has(without(tiles, member), member)


def test_a_row_is_replaced_and_stays() -> None:
    row = (1, 2, 3)

    assert replaced(row, 1, 7) == (1, 7, 3)
    assert row == (1, 2, 3)
