"""Bomb Busters bots: whom they name for a number, and when they call for it themselves."""

from __future__ import annotations

import pytest

from boomtable.bots.bot import Wait
from boomtable.bots.budget import Budget
from boomtable.bots.handmade.bomb_busters.expert import ExpertTeamMate
from boomtable.bots.handmade.bomb_busters.naming_choice import prospects, seat_to_name, wants_to_call
from boomtable.games.bomb_busters import GAME
from boomtable.games.bomb_busters.pieces import CALLING, NAMING
from boomtable.games.bomb_busters.schema import BombBustersOptions, Decline, Volunteer
from boomtable.games.bomb_busters.state import BombBustersState
from tests.bots.bomb_busters.test_later_missions import knowledge, whole
from tests.games.bomb_busters.positions import seen_by


def named(drawing: str, number: int, **facts: object) -> BombBustersState:
    return whole(drawing, mission=51, called=[number], phase=NAMING, **facts)


def test_who_has_a_sure_cut_names_oneself() -> None:
    assert seat_to_name(knowledge(named("A[5 9] B[5* 8] C[8 9] D[]", 5))) == 0


def test_a_mate_is_named_who_surely_holds_the_number_and_sees_the_other() -> None:
    state = named("A[5* 9] B[5* 8] C[8 9] D[]", 5)
    state.turn = 2

    assert seat_to_name(knowledge(state, 2)) in (0, 1)


def test_who_surely_lacks_the_number_is_the_worst_to_name() -> None:
    found = {each.seat: each for each in prospects(knowledge(named("A[5* 9] B[5 8] C[8* 9*] D[]", 5)))}

    assert found[2].chance == 0.0
    assert found[2].loss == max(each.loss for each in found.values())


@pytest.mark.parametrize(("seat", "calls"), [(0, True), (2, False)])
def test_what_is_sure_is_called(seat: int, calls: bool) -> None:
    state = whole("A[5 9] B[5* 8] C[8 9] D[]", mission=45, called=[5], phase=CALLING)

    assert wants_to_call(knowledge(state, seat)) is calls


def test_where_a_clock_runs_people_come_first() -> None:
    state = whole("A[5 9] B[5* 8] C[8 9] D[]", mission=45, called=[5], phase=CALLING, hold_ms=3000)
    bot = ExpertTeamMate(GAME, BombBustersOptions(4, mission=45, hold_ms=3000), 0, 1, Budget(iterations=1))
    legal, seen = GAME.legal_actions(state, 0), seen_by(state, 0)

    bot.now_ms = 10_000
    assert bot.choose(seen, legal) == Wait(4000)
    bot.now_ms = 14_000
    assert bot.choose(seen, legal) == Volunteer()


def test_who_lacks_the_number_leaves_it_to_the_others_at_once() -> None:
    state = whole("A[5 9] B[5* 8] C[8 9] D[]", mission=45, called=[5], phase=CALLING, hold_ms=3000)
    bot = ExpertTeamMate(GAME, BombBustersOptions(4, mission=45, hold_ms=3000), 2, 1, Budget(iterations=1))
    bot.now_ms = 10_000

    assert bot.choose(seen_by(state, 2), GAME.legal_actions(state, 2)) == Decline()
