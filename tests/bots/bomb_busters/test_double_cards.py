"""Bomb Busters bots: the equipment of box 5."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from boomtable.bots.handmade.bomb_busters.equipment_use import hook
from boomtable.bots.handmade.bomb_busters.knowledge import Knowledge
from boomtable.bots.handmade.bomb_busters.ladder import fast_cut
from boomtable.bots.handmade.bomb_busters.marks import Table
from boomtable.bots.handmade.bomb_busters.plan import HOOK, PASS
from boomtable.bots.handmade.bomb_busters.samples import no_marks, table_as_seen
from boomtable.games.bomb_busters import GAME
from boomtable.games.bomb_busters.schema import BombBustersOptions
from boomtable.games.bomb_busters.state import BombBustersState
from boomtable.research.seating import Seating
from boomtable.research.selfplay import Match, Playing
from tests.bots.bomb_busters.test_later_missions import whole
from tests.games.bomb_busters.box_5 import LATE, plain_late_mission
from tests.games.bomb_busters.positions import at, seen_by


@pytest.fixture(autouse=True)
def late_mission() -> Iterator[None]:
    with plain_late_mission():
        yield


def knowledge(state: BombBustersState) -> Knowledge:
    seen = table_as_seen(seen_by(state, 0), 0)
    return Knowledge(Table(seen, no_marks(seen), False), 0)


def test_a_pair_is_cut_with_the_fast_pass_where_nothing_else_is_certain() -> None:
    state = whole("A[3 3 5] B[3 5] C[3 5] D[5]", mission=LATE, cards="16")
    plan = fast_cut(knowledge(state))

    assert plan is not None
    assert (plan.kind, plan.values, plan.wires) == (PASS, [3], [at(state, "A", place) for place in places_of(state, 30)])


def places_of(state: BombBustersState, tile: int) -> list[int]:
    return [place + 1 for place in range(state.sizes[0]) if state.tile[place] == tile and not state.cut[place]]


def test_the_hook_takes_the_wire_that_may_be_red() -> None:
    state = whole("A[3 5] B[3 4r] C[5 8] D[8]", mission=LATE, cards="18")
    plan = hook(knowledge(state))

    assert plan is not None
    assert plan.kind == HOOK
    assert state.owner[plan.wires[0] // 16] == 1


@pytest.mark.parametrize("level", ["novice", "standard"])
def test_missions_with_these_cards_are_played_to_their_end(level: str) -> None:
    for seats in (2, 3):
        playing = Playing(Match(GAME, BombBustersOptions(seats, mission=LATE), Seating((level,)), seed=seats), 0)
        while not playing.table.over:
            playing.step()

        assert GAME.outcome(playing.table.state) is not None
