"""Two Rooms and a Boom: states that are copied, dumped and sent to other processes."""

import copy
import pickle

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.walk import NOBODY, Walk
from boomtable.games.two_rooms import GAME, actions
from boomtable.games.two_rooms.schema import TwoRoomsOptions
from boomtable.games.two_rooms.state import TwoRoomsState
from tests.games.two_rooms.positions import options

INFECTION = options(9, mode="sim", game="advanced", roles=["president", "bomber", "zombie", "hot_potato", "usurper_blue", "usurper_red",
                                                           "bouncer_blue", "bouncer_red", "gambler"])  # fmt: skip


def played(chosen: TwoRoomsOptions, seed: int, length: int) -> TwoRoomsState:
    state, _ = GAME.setup(chosen, SeededDice(seed))
    walk = Walk(GAME, state, SeededDice(seed), length)
    walk.play_on()
    return state


@pytest.mark.parametrize("length", [0, 70, 600])
def test_a_state_survives_a_pickle_and_a_deep_copy(length: int) -> None:
    state = played(INFECTION, 5, length)

    for other in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
        assert isinstance(other, TwoRoomsState)
        assert other.dump() == state.dump()
        assert GAME.legal_codes(other, 0) == GAME.legal_codes(state, 0)


def test_what_clones_share_is_never_changed_in_place() -> None:
    state = played(INFECTION, 3, 0)
    walk = Walk(GAME, state, SeededDice(4), 1500)
    seat = walk.next_seat()
    while seat != NOBODY:
        before, dump = state.clone(), state.dump()
        walk.do(seat, GAME.sample_code(state, seat, walk.dice))
        assert before.dump() == dump
        seat = walk.next_seat()

    assert GAME.outcome(state) is not None


def test_a_sampled_code_is_the_listed_one_of_the_same_roll() -> None:
    state = played(INFECTION, 6, 0)
    walk = Walk(GAME, state, SeededDice(7), 200)
    seat = walk.next_seat()
    while seat != NOBODY:
        codes = GAME.legal_codes(state, seat)
        code = codes[SeededDice(walk.length).pick(len(codes))]
        assert GAME.sample_code(state, seat, SeededDice(walk.length)) == code
        walk.do(seat, code)
        seat = walk.next_seat()


def test_games_with_the_same_words_share_their_table_of_actions() -> None:
    one, same = options(8, mode="online"), options(8, mode="party", no_timer=True)
    others = [options(9), options(8, withdraw=True), options(8, mode="sim"), options(8, open_deck=False), options(8, game="advanced")]

    assert actions.actions_under(one) is actions.actions_under(same)
    assert actions.actions_of(played(one, 1, 0)) is actions.actions_under(one)
    assert len({id(actions.actions_under(other)) for other in [one, *others]}) == 6


def test_only_the_newest_tables_of_actions_are_kept() -> None:
    first = actions.actions_under(options(6))
    for seats in range(6, 31):
        for withdraw in (False, True):
            for open_deck in (False, True):
                actions.actions_under(options(seats, withdraw=withdraw, open_deck=open_deck))

    assert len(actions.TABLES) <= actions.MOST
    assert actions.actions_under(options(6)) is not first
