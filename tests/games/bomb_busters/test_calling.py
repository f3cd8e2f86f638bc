"""Bomb Busters: a number is turned up and whoever wants to cut it calls, mission 45."""

from __future__ import annotations

import pytest

from boomtable.core.dice import ScriptedDice, SeededDice
from boomtable.core.schema import Action, Event, TimeUp
from boomtable.core.seats import CLOCK, FULL, PUBLIC, audience_of
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.pieces import CALLING, NAMING, OWED, TURN
from boomtable.games.bomb_busters.schema import (
    Appoint,
    Appointed,
    BombBustersOptions,
    CallView,
    Decline,
    Declined,
    Lay,
    NobodyCalled,
    NumberCalled,
    NumberLacked,
    PairCut,
    Point,
    RedsRevealed,
    RevealReds,
    Say,
    SoloCut,
    Speak,
    UseRewinder,
    Volunteer,
    Volunteered,
)
from boomtable.games.bomb_busters.state import BombBustersState
from tests.games.bomb_busters.positions import at, bomb, play, refusal, seen_by

rule = pytest.mark.rule

DRAWING = "A[3 5 9] B[2 5 8 11] C[3 9] D[8 11]"
HALF = {2: 2, 3: 2, 5: 2, 8: 2, 9: 2, 11: 2, 1: 4, 4: 4, 6: 4, 7: 4, 10: 4, 12: 4}


def called(number: int, drawing: str = DRAWING, **facts: object) -> BombBustersState:
    """A, the Captain, has turned up a number."""
    return bomb(drawing, mission=45, called=[number], phase=CALLING, cut=HALF, **facts)  # type: ignore[arg-type]


def after(state: BombBustersState, actor: int, action: Action, *rolls: int) -> list[Event]:
    """All that happens when an actor does this; the number cards that are turned up then, counted among those that may come."""
    BOMB_BUSTERS.check(state, actor, action)
    return BOMB_BUSTERS.apply(state, actor, action, ScriptedDice(list(rolls)))


@rule("BB-1451")
def test_the_first_who_calls_must_cut_the_number() -> None:
    state = called(8)
    assert (BOMB_BUSTERS.waiting_on(state), seen_by(state, 2).waiting_on) == ([0], (0, 1, 2, 3))
    assert seen_by(state, 2).call == CallView(0, None, 8)

    assert after(state, 3, Volunteer()) == [Volunteered(3, 8)]
    assert (state.phase, state.turn) == (TURN, 3)
    assert seen_by(state, 1).call == CallView(3, 3, 8)
    assert refusal(state, 3, SoloCut(11)) == "seat 3 cannot cut 11: 8 must be cut now [BB-451]"
    play(state, 3, Point(at(state, "B", 3)), Say((8,)))
    events = after(state, 3, Lay(at(state, "D", 1)), 0)

    assert isinstance(events[1], PairCut)
    assert events[-1] == NumberCalled(0, 2, shuffled=False)
    assert (state.phase, state.turn) == (CALLING, 0)


@rule("BB-1453", "BB-431")
def test_who_lacks_the_number_cannot_call() -> None:
    state = called(8)

    assert refusal(state, 0, Volunteer()) == "seat 0 cannot call: it holds no 8 [BB-1453]"
    assert BOMB_BUSTERS.legal_actions(state, 0) == [Decline()]


@rule("BB-1451", "BB-052")
def test_who_has_no_wires_is_not_asked() -> None:
    state = called(8, "A[3 5 9] B[2 5 8 11] C[(3) (9)] D[8 11]")

    assert seen_by(state, 0).waiting_on == (0, 1, 3)
    assert refusal(state, 2, Decline()) == "seat 2 cannot answer the call: it has no uncut wire [BB-052]"


@rule("BB-1451")
def test_nobody_answers_when_no_number_is_called() -> None:
    state = called(8)
    after(state, 3, Volunteer())

    assert refusal(state, 1, Volunteer()) == "seat 1 cannot answer: no number is called [BB-1451]"


@rule("BB-1452")
def test_nobody_sees_who_declines() -> None:
    state = called(8)
    before = {viewer: seen_by(state, viewer) for viewer in (PUBLIC, 0, 1, 3)}

    events = after(state, 2, Decline())

    assert events == [Declined(2, 8, audience=audience_of([2]))]
    assert {viewer: seen_by(state, viewer) for viewer in before} == before
    assert seen_by(state, 2).call == CallView(0, None, 8, declined=True)
    assert seen_by(state, 2).waiting_on == (0, 1, 3)
    assert seen_by(state, FULL).waiting_on == (0, 1, 3)
    assert refusal(state, 2, Decline()) == "seat 2 cannot decline: it has done so [BB-1452]"


@rule("BB-1452")
def test_who_has_declined_may_still_call() -> None:
    state = called(8)
    after(state, 3, Decline())

    assert BOMB_BUSTERS.legal_actions(state, 3) == [Volunteer()]
    assert after(state, 3, Volunteer()) == [Volunteered(3, 8)]


@rule("BB-1451", "BB-1452")
def test_when_all_have_declined_the_captain_names_somebody() -> None:
    state = called(8)
    for seat in (3, 0, 1):
        after(state, seat, Decline())

    assert after(state, 2, Decline())[-1] == NobodyCalled(0, 8)
    assert (state.phase, state.turn, state.declined) == (NAMING, 0, 0)
    assert after(state, 0, Appoint(1)) == [Appointed(0, 1, 8)]
    assert (state.phase, state.turn) == (TURN, 1)


@rule("BB-1451")
def test_who_is_named_and_lacks_the_number_shows_a_wire() -> None:
    state = called(8)
    for seat in range(4):
        after(state, seat, Decline())

    assert after(state, 0, Appoint(2)) == [Appointed(0, 2, 8), NumberLacked(2, 8, 3)]
    assert (state.phase, state.turn) == (OWED, 2)


@rule("BB-1454")
def test_naming_somebody_with_only_reds_costs_a_step_and_nothing_is_shown() -> None:
    state = called(8, "A[3 5 9] B[2 5 8 11] C[5r] D[8 11 3 9]")
    for seat in range(4):
        after(state, seat, Decline())

    events = after(state, 0, Appoint(2), 0)

    assert events == [Appointed(0, 2, 8), NumberLacked(2, 8, 3), NumberCalled(0, 2, shuffled=False)]
    assert state.phase == CALLING


@rule("BB-1451", "BB-1454")
def test_who_has_only_reds_may_call_to_reveal_them() -> None:
    state = called(8, "A[3 5 9] B[2 5 8 11] C[5r] D[8 11 3 9]")

    assert after(state, 2, Volunteer()) == [Volunteered(2, 8)]
    assert BOMB_BUSTERS.legal_actions(state, 2)[0] == RevealReds()
    events = after(state, 2, RevealReds(), 0)
    assert isinstance(events[0], RedsRevealed)
    assert (state.phase, state.called) == (CALLING, [8, 2])


@rule("BB-1451", "BB-450")
def test_with_only_reds_left_no_number_is_turned_up() -> None:
    state = bomb("A[(3)] B[3] C[3] D[5r]", mission=45, called=[3], phase=CALLING, cut={**HALF, 2: 4, 5: 4, 8: 4, 9: 4, 11: 4, 3: 1})
    after(state, 1, Volunteer())
    play(state, 1, Point(at(state, "C", 1)), Say((3,)))
    after(state, 1, Lay(at(state, "B", 1)))

    assert (state.phase, state.turn, state.called) == (TURN, 3, [3, 0])
    play(state, 3, RevealReds())
    assert BOMB_BUSTERS.outcome(state).winners == (0, 1, 2, 3)  # type: ignore[union-attr]


@rule("BB-1451")
def test_the_captain_calls_and_names_also_without_wires() -> None:
    state = called(8, "A[(3) (5) (9)] B[2 5 8 11] C[3 9] D[8 11]")
    for seat in (1, 2, 3):
        after(state, seat, Decline())

    assert (state.phase, BOMB_BUSTERS.waiting_on(state)) == (NAMING, [0])
    assert after(state, 0, Appoint(3)) == [Appointed(0, 3, 8)]


@rule("BB-1452", "BB-373")
def test_at_a_table_of_people_the_call_lasts_twenty_seconds() -> None:
    state = called(8, hold_ms=3000)
    (timer,) = BOMB_BUSTERS.timers(state)
    assert (timer.name, timer.ms) == ("call", 20_000)
    assert seen_by(state, PUBLIC).timers == (timer,)
    assert (BOMB_BUSTERS.waiting_on(state), seen_by(state, 1).waiting_on) == ([], (0, 1, 2, 3))
    after(state, 3, Decline())
    assert BOMB_BUSTERS.timers(state) == [timer]

    assert after(state, CLOCK, TimeUp(timer.name, timer.key)) == [NobodyCalled(0, 8)]
    assert state.phase == NAMING


@rule("BB-453")
def test_cards_and_phrases_wait_while_a_number_is_called() -> None:
    state = called(8, cards="6", fuse=3)

    assert refusal(state, 1, UseRewinder()) == "seat 1 cannot use equipment now: something else is being settled [BB-183]"
    assert refusal(state, 1, Speak("careful")) == "seat 1 cannot speak: a number is waiting for who cuts it [BB-453]"


@rule("BB-1451", "BB-034")
def test_equipment_10_and_11_are_no_part_of_it() -> None:
    cards = {card for seed in range(60) for card in BOMB_BUSTERS.setup(BombBustersOptions(5, mission=45), SeededDice(seed))[0].cards}

    assert cards == {1, 2, 3, 4, 5, 6, 7, 8, 9, 12}
