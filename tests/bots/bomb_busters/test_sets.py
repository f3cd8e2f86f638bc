"""Bomb Busters bots: wires that are named all at once."""

from itertools import combinations

import pytest

from boomtable.bots.handmade.bomb_busters import BombBustersAdviser
from boomtable.bots.handmade.bomb_busters.ladder import decide
from boomtable.bots.handmade.bomb_busters.plan import CLAIM, NAME, TAKE_BACK
from boomtable.bots.handmade.bomb_busters.sets import likeliest_set
from boomtable.games.bomb_busters import GAME
from boomtable.games.bomb_busters.pieces import RED, bit
from boomtable.games.bomb_busters.rules.given_wires import note_given
from boomtable.games.bomb_busters.schema import BombBustersOptions, NameWire
from boomtable.games.bomb_busters.state import BombBustersState, uncut_on
from tests.bots.bomb_busters.test_later_missions import knowledge, whole
from tests.games.bomb_busters.positions import seen_by


def alert(uncut: str, **facts: object) -> BombBustersState:
    state = whole(uncut, mission=13, **facts)
    note_given(state)
    return state


def wire(state: BombBustersState, stand: int, tile: int) -> int:
    """The uncut wire with this tile on a stand."""
    return next(place for place in uncut_on(state, stand) if state.tile[place] == tile)


def test_what_is_certain_is_named_at_once() -> None:
    """Everything but the reds is known by its token."""
    state = alert("A[2 5r] B[2* 6r] C[8* 7r] D[8]")

    plan = decide(knowledge(state))

    assert (plan.kind, plan.values, plan.chance) == (NAME, [RED], 1.0)
    assert [state.tile[wire] for wire in plan.wires] == [55, 65, 75]


def test_a_doubtful_set_waits_for_a_cut_that_is_sure() -> None:
    state = alert("A[2 5r 9] B[2* 6r 8 9] C[9 7r 8] D[9]")

    assert decide(knowledge(state)).kind == CLAIM


def test_who_has_only_reds_names_the_likeliest_set() -> None:
    """Held against every set of one wire for each hand that has a red one."""
    state = alert("A[5r] B[2 6r 8 9] C[2 7r 8 9] D[9 9]")
    known = knowledge(state)

    plan = decide(known)

    everything = [list(pair) for pair in combinations(known.targets, 2)]
    assert plan.kind == NAME
    assert plan.chance == pytest.approx(max(known.chance_all(pair, bit(RED)) for pair in everything))
    assert wire(state, 0, 55) in plan.wires


def test_a_set_goes_on_with_what_has_been_named() -> None:
    state = alert("A[5r] B[2* 6r] C[2* 7r] D[]")
    state.named = [wire(state, 1, 65)]
    known = knowledge(state)

    assert decide(known).wires == [wire(state, 0, 55), wire(state, 2, 75)]
    assert likeliest_set(known, []).chance == 1.0  # type: ignore[union-attr]


def test_a_wrong_name_is_taken_back_while_it_can_be() -> None:
    state = alert("A[2 5r] B[2* 6r] C[8* 7r] D[8]")
    state.named = [wire(state, 2, 80)]
    assert decide(knowledge(state)).kind == TAKE_BACK

    state.took_back = True
    assert decide(knowledge(state)).kind == NAME


def test_the_adviser_names_the_whole_set_and_judges_a_wrong_wire() -> None:
    state = alert("A[2 5r] B[2* 6r] C[8* 7r] D[8]")
    adviser, seen, legal = BombBustersAdviser(GAME, BombBustersOptions(4, mission=13), 0), seen_by(state, 0), GAME.legal_actions(state, 0)

    first = adviser.proposals(seen, legal)[0]
    judged = adviser.judge(seen, legal, NameWire(wire(state, 3, 80)))

    assert (first.action, first.chance, first.reason) == (NameWire(wire(state, 0, 55)), 1.0, "together")
    assert first.facts == {"with_2": wire(state, 1, 65), "with_3": wire(state, 2, 75)}
    assert judged is not None
    assert (judged.chance, judged.value, judged.best) == (0.0, 0.0, NameWire(wire(state, 0, 55)))
