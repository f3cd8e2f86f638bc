"""Bomb Busters: a number is turned up for each turn and somebody is named to cut it, missions 18 and 51."""

from __future__ import annotations

import pytest

from boomtable.core.dice import ScriptedDice, SeededDice
from boomtable.core.schema import Action, Event, Outcome, TimeUp
from boomtable.core.seats import CLOCK, PUBLIC
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.pieces import INFO, NAMING, OVER, OWED, TURN
from boomtable.games.bomb_busters.schema import (
    Appoint,
    Appointed,
    BombBustersOptions,
    CallView,
    ClaimFailed,
    Exploded,
    GiveWire,
    InfoPlaced,
    Lay,
    MugPassed,
    NumberCalled,
    NumberLacked,
    PairCut,
    PlaceInfo,
    Point,
    Proof,
    RadarAnswered,
    RadarView,
    RedsRevealed,
    RevealReds,
    Rewound,
    RibbonView,
    Say,
    SoloCut,
    Speak,
    UseCoffeeMug,
    UseRewinder,
    UseStabilizer,
    UseWalkieTalkies,
)
from boomtable.games.bomb_busters.state import BombBustersState
from tests.games.bomb_busters.positions import at, bomb, drawn, play, refusal, seen_by

rule = pytest.mark.rule

DRAWING = "A[3 5 9] B[2 5 8 11] C[3 9] D[8 11]"
HALF = {2: 2, 3: 2, 5: 2, 8: 2, 9: 2, 11: 2, 1: 4, 4: 4, 6: 4, 7: 4, 10: 4, 12: 4}


def called(number: int, *before: int, drawing: str = DRAWING, mission: int = 51, **facts: object) -> BombBustersState:
    """A has turned up a number."""
    return bomb(drawing, mission=mission, called=[*before, number], phase=NAMING, **facts)  # type: ignore[arg-type]


def turned_up(state: BombBustersState, actor: int, action: Action, *rolls: int) -> list[Event]:
    """All that happens when an actor does this, and these number cards are turned up then, counted among those that may come."""
    BOMB_BUSTERS.check(state, actor, action)
    return BOMB_BUSTERS.apply(state, actor, action, ScriptedDice(list(rolls)))


@rule("BB-450", "BB-1511")
def test_the_first_turn_turns_up_a_number() -> None:
    state = bomb(DRAWING, mission=51, called=[0], phase=INFO, turn=3, cut=HALF)

    events = turned_up(state, 3, PlaceInfo(at(state, "D", 1)), 2)

    assert events[-1] == NumberCalled(0, 5, shuffled=False)
    assert (state.phase, state.turn) == (NAMING, 0)
    assert seen_by(state, 2).ribbon == RibbonView("called", (5,), deck=5)
    assert seen_by(state, 2).call == CallView(0, None, 5)


@rule("BB-450", "BB-400")
def test_a_finished_number_leaves_the_deck_and_an_empty_one_is_shuffled() -> None:
    state = called(8, 2, 3, 5, 9, 11, cut=HALF)
    play_on = turned_up(state, 0, Appoint(1))
    assert play_on[0] == Appointed(0, 1, 8)
    play(state, 1, Point(at(state, "D", 1)))
    BOMB_BUSTERS.apply(state, 1, Say((8,)), ScriptedDice([]))

    events = turned_up(state, 1, Lay(at(state, "B", 3)), 3)

    assert events[-1] == NumberCalled(1, 9, shuffled=True)
    assert state.called == [9]
    assert seen_by(state, 0).ribbon == RibbonView("called", (9,), deck=4)


@rule("BB-1511", "BB-1182")
@pytest.mark.parametrize("mission", [18, 51])
def test_who_is_named_cuts_and_the_left_neighbour_of_who_named_is_next(mission: int) -> None:
    answers = [0, 9, 1, 0, 1, 0]
    state = called(9, mission=mission, cut=HALF, radars=[answers])

    assert turned_up(state, 0, Appoint(2)) == [Appointed(0, 2, 9)]
    assert (state.phase, state.turn, BOMB_BUSTERS.waiting_on(state)) == (TURN, 2, [2])
    assert seen_by(state, 1).call == CallView(0, 2, 9)
    play(state, 2, Point(at(state, "A", 3)), Say((9,)))
    events = turned_up(state, 2, Lay(at(state, "C", 2)), 0)

    assert events[1] == PairCut(2, 0, at(state, "A", 3), 90, at(state, "C", 2), 90, 9)
    assert (state.phase, state.turn, state.named_by) == (NAMING, 1, 0)


@rule("BB-1511", "BB-1181")
def test_everybody_may_be_named_oneself_included() -> None:
    state = called(5, cut=HALF)

    assert BOMB_BUSTERS.legal_actions(state, 0) == [Appoint(0), Appoint(1), Appoint(2), Appoint(3)]
    assert turned_up(state, 0, Appoint(0)) == [Appointed(0, 0, 5)]
    play(state, 0, Point(at(state, "B", 2)), Say((5,)))


@rule("BB-452")
def test_who_has_no_wires_is_not_named() -> None:
    state = called(5, drawing="A[3 5 9] B[2 5 8 11] C[(3) (9)] D[8 11]", cut=HALF)

    assert refusal(state, 0, Appoint(2)) == "seat 0 cannot name seat 2: it takes a player with uncut wires [BB-452]"


@rule("BB-450")
def test_only_whose_turn_it_is_names_and_only_with_a_number() -> None:
    assert refusal(called(5, cut=HALF), 1, Appoint(1)) == "seat 1 cannot name anybody: it has turned up no number [BB-450]"
    named = called(5, cut=HALF)
    turned_up(named, 0, Appoint(1))
    assert refusal(named, 1, Appoint(1)) == "seat 1 cannot name anybody: it has turned up no number [BB-450]"


@rule("BB-451", "BB-431")
def test_no_other_number_may_be_cut() -> None:
    state = called(8, drawing="A[3 5 9] B[2 2 8 11] C[3 9] D[8 11]", cut=HALF)
    turned_up(state, 0, Appoint(1))

    assert refusal(state, 1, SoloCut(2)) == "seat 1 cannot cut 2: 8 must be cut now [BB-451]"
    assert seen_by(state, 1).sayable.by_hand == (8,)  # type: ignore[union-attr]
    play(state, 1, Point(at(state, "D", 1)))
    assert refusal(state, 1, Say((11,))) == "seat 1 cannot cut 11: 8 must be cut now [BB-451]"


@rule("BB-451")
def test_the_number_may_be_cut_alone_and_by_mistake_another_is_hit() -> None:
    state = called(8, drawing="A[3 5 9] B[2 8 8 11] C[3 9] D[11]", cut=HALF)
    turned_up(state, 0, Appoint(1))
    BOMB_BUSTERS.check(state, 1, SoloCut(8))

    play(state, 1, Point(at(state, "D", 1)))
    events = turned_up(state, 1, Say((8,)), 0)

    assert events[1] == ClaimFailed(1, 3, (8,), at(state, "D", 1), 11, 3, stabilized=False)
    assert state.turn == 1  # left of A, who has named


@rule("BB-1511", "BB-453")
def test_who_lacks_the_number_shows_a_wire_and_the_dial_advances() -> None:
    state = called(9, cut=HALF)

    assert turned_up(state, 0, Appoint(3)) == [Appointed(0, 3, 9), NumberLacked(3, 9, 3)]
    assert (state.phase, state.turn, state.failures) == (OWED, 3, 1)
    handles = tuple(int(state.handle[wire]) for wire in (at(state, "D", 1), at(state, "D", 2)))
    assert Proof(handles, (9,), 0) in seen_by(state, PUBLIC).proofs
    events = turned_up(state, 3, PlaceInfo(at(state, "D", 2)), 0)

    assert events[0] == InfoPlaced(3, at(state, "D", 2), 11)
    assert (state.phase, state.turn) == (NAMING, 1)
    assert drawn(state) == "A[3 5 9] B[2 5 8 11] C[3 9] D[8 11*]"


@rule("BB-454")
def test_the_token_goes_in_front_of_a_wire_without_one() -> None:
    state = called(9, drawing="A[3 5 9] B[2 5 8 11] C[3 9] D[8* (11) 11]", cut=HALF)
    turned_up(state, 0, Appoint(3))

    assert BOMB_BUSTERS.legal_actions(state, 3)[:1] == [PlaceInfo(at(state, "D", 3))]
    for position in (1, 2):
        wire = PlaceInfo(at(state, "D", position))
        assert refusal(state, 3, wire) == f"seat 3 cannot mark 4{'ab'[position - 1]}: it is cut or has a token [BB-454]"


@rule("BB-454")
def test_without_such_a_wire_the_turn_ends_at_once() -> None:
    state = called(9, drawing="A[3 5 9] B[2 5 8 11] C[3 9] D[8* 11*]", cut=HALF)

    events = turned_up(state, 0, Appoint(3), 0)

    assert events == [Appointed(0, 3, 9), NumberLacked(3, 9, 3), NumberCalled(1, 2, shuffled=False)]
    assert state.turn == 1


@rule("BB-1511", "BB-1513")
def test_the_last_step_explodes_before_anything_is_chosen() -> None:
    state = called(9, fuse=1, cut=HALF)

    assert turned_up(state, 0, Appoint(3))[-1] == Exploded(0, "fuse_burned", ())
    assert (state.phase, state.fuse, state.failures) == (OVER, 0, 1)


@rule("BB-1511", "BB-1513")
def test_naming_somebody_with_only_reds_sets_the_bomb_off() -> None:
    state = called(5, drawing="A[3 5 9] B[5r] C[3 9] D[8 11 5]", cut=HALF)

    assert turned_up(state, 0, Appoint(1))[-1] == Exploded(0, "named_reds", ())
    assert BOMB_BUSTERS.outcome(state) == Outcome((), "named_reds")


@rule("BB-450", "BB-1182")
@pytest.mark.parametrize("mission", [18, 51])
def test_who_has_only_reds_turns_up_no_card_and_reveals(mission: int) -> None:
    state = called(9, drawing="A[3 9] B[5r] C[3 9] D[8 8]", mission=mission, cut=HALF, radars=[[0, 9, 1, 0, 1, 0]])
    turned_up(state, 0, Appoint(2))
    play(state, 2, Point(at(state, "A", 2)), Say((9,)))
    events = turned_up(state, 2, Lay(at(state, "C", 2)))

    assert not [event for event in events if isinstance(event, NumberCalled)]
    assert (state.phase, state.turn, state.called) == (TURN, 1, [9, 0])
    assert seen_by(state, 1).ribbon == RibbonView("called", (9,), deck=5, rests=True, radar=mission == 18)
    assert seen_by(state, 1).call is None
    events = turned_up(state, 1, RevealReds(), 0)
    assert isinstance(events[0], RedsRevealed)
    assert (state.phase, state.turn) == (NAMING, 2)


@rule("BB-453")
def test_cards_and_phrases_wait_until_somebody_is_named() -> None:
    state = called(5, cards="6", cut={**HALF, 6: 4}, fuse=3)

    assert refusal(state, 1, UseRewinder()) == "seat 1 cannot use equipment now: something else is being settled [BB-183]"
    assert refusal(state, 1, Speak("careful")) == "seat 1 cannot speak: a number is waiting for who cuts it [BB-453]"
    turned_up(state, 0, Appoint(1))
    assert play(state, 2, UseRewinder()) == [Rewound(2, 4)]
    play(state, 3, Speak("careful"))


@rule("BB-455")
def test_a_swap_may_take_the_number_away() -> None:
    state = called(8, cards="2", cut=HALF)
    turned_up(state, 0, Appoint(3))
    play(state, 3, UseWalkieTalkies(2, at(state, "D", 1)))

    events = turned_up(state, 2, GiveWire(at(state, "C", 1)))

    assert events[-1] == NumberLacked(3, 8, 3)
    assert (state.phase, state.turn) == (OWED, 3)


@rule("BB-455")
def test_a_swap_that_leaves_the_number_changes_nothing() -> None:
    state = called(8, cards="2", cut=HALF)
    turned_up(state, 0, Appoint(3))
    play(state, 3, UseWalkieTalkies(2, at(state, "D", 2)))
    turned_up(state, 2, GiveWire(at(state, "C", 1)))

    assert (state.phase, state.turn, state.failures) == (TURN, 3, 0)


@rule("BB-456")
def test_the_coffee_mug_turns_up_another_card() -> None:
    state = called(8, cards="11", cut=HALF)
    turned_up(state, 0, Appoint(1))

    events = turned_up(state, 1, UseCoffeeMug(3), 0)

    assert events == [MugPassed(1, 3), NumberCalled(3, 2, shuffled=False)]
    assert (state.phase, state.turn) == (NAMING, 3)


@rule("BB-1513")
def test_the_stabilizer_is_for_who_was_named() -> None:
    state = called(8, cards="9", cut=HALF)
    assert refusal(state, 0, UseStabilizer()) == "seat 0 cannot act: another question has to be answered first [BB-053]"
    turned_up(state, 0, Appoint(1))

    play(state, 1, UseStabilizer(), Point(at(state, "A", 1)))
    events = turned_up(state, 1, Say((8,)), 0)

    assert events[1] == ClaimFailed(1, 0, (8,), at(state, "A", 1), 3, 4, stabilized=True)


@rule("BB-1512", "BB-152")
@pytest.mark.parametrize(("seats", "fuse"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_the_dial_starts_one_space_further_back(seats: int, fuse: int) -> None:
    state, _ = BOMB_BUSTERS.setup(BombBustersOptions(seats, mission=51), SeededDice(seats))
    assert state.fuse == fuse

    state = called(5, drawing="A[3 5 9] B[2 5 8 11] C[3 9] D[8 11] E[2]", cards="6", cut={**HALF, 6: 4}, fuse=5)
    turned_up(state, 0, Appoint(1))
    assert play(state, 1, UseRewinder()) == [Rewound(1, 6)]


@rule("BB-1512")
def test_the_dial_goes_back_no_further() -> None:
    state = called(5, drawing="A[3 5 9] B[2 5 8 11] C[3 9] D[8 11] E[2]", cards="6", cut={**HALF, 6: 4}, fuse=6)
    turned_up(state, 0, Appoint(1))

    assert refusal(state, 1, UseRewinder()) == "seat 1 cannot rewind: the dial is back as far as it goes [BB-152]"


@rule("BB-1511", "BB-034")
def test_equipment_10_is_no_part_of_it_and_of_two_the_captain_places_no_token() -> None:
    drawn_cards = {card for seed in range(60) for card in BOMB_BUSTERS.setup(BombBustersOptions(5, mission=51), SeededDice(seed))[0].cards}
    assert drawn_cards == {1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12}
    assert BOMB_BUSTERS.setup(BombBustersOptions(2, mission=51, captain=1), SeededDice(1))[0].turn == 0


@rule("BB-1181", "BB-1184")
def test_the_first_number_is_turned_up_at_once_and_the_radar_answers() -> None:
    state, events = BOMB_BUSTERS.setup(BombBustersOptions(4, mission=18, captain=2), SeededDice(5))
    number = state.called[0]
    answers = tuple(any(10 * number == state.tile[wire] for wire in range(16 * stand, 16 * stand + 13)) for stand in range(4))

    assert events[-2:] == [NumberCalled(2, number, shuffled=False), RadarAnswered(2, number, answers)]
    assert (state.phase, state.turn, state.cards) == (NAMING, 2, [])
    assert seen_by(state, 0).radars == (RadarView(number, answers),)
    assert not any(state.token)


@rule("BB-1183")
def test_only_who_answered_yes_may_be_named() -> None:
    state = called(5, mission=18, cut=HALF, radars=[[0, 5, 1, 1, 0, 0]])

    assert BOMB_BUSTERS.legal_actions(state, 0) == [Appoint(0), Appoint(1)]
    assert refusal(state, 0, Appoint(2)) == "seat 0 cannot name seat 2: it has answered no for 5 [BB-1183]"


@rule("BB-1184")
def test_the_newest_answer_of_the_radar_counts() -> None:
    state = called(8, 5, mission=18, cut=HALF, radars=[[0, 5, 1, 1, 0, 0], [1, 8, 0, 1, 0, 1]], turns=1)
    turned_up(state, 0, Appoint(3))
    play(state, 3, Point(at(state, "B", 3)), Say((8,)))
    state.called = [2, 3, 8, 9, 11]

    events = turned_up(state, 3, Lay(at(state, "D", 1)), 0)

    assert events[-1] == RadarAnswered(1, 5, (True, True, False, False))
    assert [radar.number for radar in seen_by(state, 2).radars] == [8, 5]


@rule("BB-373", "BB-454")
def test_the_clock_places_the_leftmost_token() -> None:
    state = called(9, cut=HALF, decision_seconds=60)
    turned_up(state, 0, Appoint(3))
    (timer,) = BOMB_BUSTERS.timers(state)
    assert seen_by(state, 1).timers == (timer,)

    events = turned_up(state, CLOCK, TimeUp(timer.name, timer.key), 0)

    assert events[0] == InfoPlaced(3, at(state, "D", 1), 8)


@rule("BB-450", "BB-353")
def test_how_the_deck_lies_nobody_knows_so_it_lies_nowhere() -> None:
    state, _ = BOMB_BUSTERS.setup(BombBustersOptions(4, mission=18), SeededDice(3))
    seen = seen_by(state, 2)

    assert all(BOMB_BUSTERS.determinize(seen, 2, SeededDice(seed)).dump()["called"] == state.called for seed in range(5))
    assert seen.ribbon == RibbonView("called", tuple(state.called), deck=11, radar=True)
