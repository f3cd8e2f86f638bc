"""Bomb Busters bots: whether to call for a turn in mission 10, and when."""

import pytest

from boomtable.bots.bot import Wait
from boomtable.bots.budget import Budget
from boomtable.bots.handmade.bomb_busters.standard import StandardTeamMate
from boomtable.core.dice import SeededDice
from boomtable.games.bomb_busters import GAME
from boomtable.games.bomb_busters.pieces import FREE
from boomtable.games.bomb_busters.schema import BombBustersOptions, CallSnip, PlaceInfo
from boomtable.games.bomb_busters.state import BombBustersState
from tests.bots.bomb_busters.test_later_missions import whole
from tests.games.bomb_busters.positions import seen_by

rule = pytest.mark.rule

DRAWING = "A[3 5] B[3* 6] C[5 8] D[6 8]"


def bot(seat: int) -> StandardTeamMate:
    return StandardTeamMate(GAME, BombBustersOptions(4, mission=10), seat, 1, Budget())


def asked(mate: StandardTeamMate, state: BombBustersState) -> object:
    return mate.choose(seen_by(state, mate.seat), GAME.legal_actions(state, mate.seat))


def after_info(seed: int) -> BombBustersState:
    state, _ = GAME.setup(BombBustersOptions(4, mission=10), SeededDice(seed))
    for seat in range(4):
        GAME.apply(state, seat, next(action for action in GAME.legal_actions(state, seat) if isinstance(action, PlaceInfo)), SeededDice(1))
    return state


def call(snip: list[int]) -> BombBustersState:
    return whole(DRAWING, mission=10, phase=FREE, snip=snip, clock=[0, 0, 1])


@rule("BB-1105")
def test_a_bot_that_knows_what_to_cut_leaves_people_four_seconds() -> None:
    ann = bot(0)
    state = call([0, 0, 0])

    assert asked(ann, state) == Wait(4000)
    assert asked(ann, state) == CallSnip()


@rule("BB-1105")
def test_one_that_does_not_know_calls_only_when_it_is_asked() -> None:
    found = [(state, seat) for state in map(after_info, range(9)) for seat in range(4) if asked(bot(seat), state) == Wait()]
    state, seat = found[0]
    unsure = bot(seat)

    assert [asked(unsure, state) for _ in range(2)] == [Wait(), Wait()]
    state.snip = [0, 0, seat + 1]
    assert asked(unsure, state) == CallSnip()


@rule("BB-1102")
def test_one_that_has_just_had_a_turn_waits() -> None:
    assert asked(bot(0), call([0, 1, 0])) == Wait()
