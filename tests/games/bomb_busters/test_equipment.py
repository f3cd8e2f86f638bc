"""Bomb Busters: equipment cards in general."""

import pytest

from boomtable.core.schema import Action
from boomtable.core.seats import PUBLIC
from boomtable.games.bomb_busters import GAME
from boomtable.games.bomb_busters.pieces import INFO, YELLOW
from boomtable.games.bomb_busters.schema import (
    Answer,
    CardView,
    DoubleDetect,
    GiveWire,
    InfoPlaced,
    Lay,
    PairCut,
    Point,
    Pointed,
    PutLabel,
    RevealReds,
    Rewound,
    Say,
    SoloCut,
    Speak,
    Spoke,
    Stabilized,
    SuperDetect,
    TripleDetect,
    Unlocked,
    UseBatteries,
    UseCoffeeMug,
    UsePostIt,
    UseRadar,
    UseRewinder,
    UseStabilizer,
    UseWalkieTalkies,
)
from boomtable.games.bomb_busters.state import BombBustersState
from tests.games.bomb_busters.positions import at, bomb, play, refusal, seen_by

rule = pytest.mark.rule


def card_states(table: BombBustersState) -> tuple[CardView, ...]:
    return seen_by(table, PUBLIC).equipment


@rule("BB-180")
def test_a_card_is_usable_as_soon_as_two_wires_of_its_value_are_cut() -> None:
    table = bomb("A[6 7] B[6 8] C[9]", cards="6", fuse=3)
    assert card_states(table) == (CardView(6, "locked"),)
    assert "two 6s must be cut first [BB-180]" in refusal(table, 0, UseRewinder())

    events = play(table, 0, Point(at(table, "B", 1)), Say((6,)), Lay(at(table, "A", 1)))

    assert events[-1] == Unlocked(6)
    assert card_states(table) == (CardView(6, "ready"),)
    assert play(table, 0, UseRewinder()) == [Rewound(0, 4)]


@rule("BB-180")
def test_a_card_is_used_once() -> None:
    table = bomb("A[3] B[4]", cards="6", cut={6: 2}, fuse=2)

    play(table, 1, UseRewinder())

    assert card_states(table) == (CardView(6, "used"),)
    assert "it has been used [BB-180]" in refusal(table, 1, UseRewinder())
    assert table.fuse == 3


@rule("BB-180")
def test_a_card_stays_usable_while_its_last_wires_are_cut() -> None:
    table = bomb("A[6 6 7] B[8]", cards="6", cut={6: 2}, fuse=3)

    assert Unlocked(6) not in play(table, 0, SoloCut(6))
    assert card_states(table) == (CardView(6, "ready"),)


@rule("BB-182")
def test_anybody_may_use_several_cards_also_out_of_turn() -> None:
    table = bomb("A[3] B[5] C[7]", cards="4 6", cut={4: 2, 6: 2}, fuse=2)

    assert play(table, 2, UseRewinder(), UsePostIt(at(table, "C", 1))) == [Rewound(2, 3), InfoPlaced(2, at(table, "C", 1), 7)]
    assert table.turn == 0
    assert GAME.waiting_on(table) == [0]


@rule("BB-183")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_no_card_is_used_while_a_cut_is_being_settled(seat: int) -> None:
    table = bomb("A[4 4] B[2 4] C[8]", cards="6", cut={6: 2}, hold_ms=3000)

    for actor, action in ((0, DoubleDetect((16, 17))), (0, Say((4,))), (1, Answer(17)), (0, Lay(0))):
        play(table, actor, action)
        assert "something else is being settled [BB-183]" in refusal(table, seat, UseRewinder())


@rule("BB-183")
def test_one_card_is_settled_before_the_next_starts() -> None:
    table = bomb("A[3] B[5] C[7]", cards="2 6", cut={2: 2, 6: 2})
    play(table, 2, UseWalkieTalkies(0, at(table, "C", 1)))

    assert "[BB-183]" in refusal(table, 1, UseRewinder())
    assert "[BB-053]" in refusal(table, 0, Point(at(table, "B", 1)))

    play(table, 0, GiveWire(at(table, "A", 1)))
    play(table, 1, UseRewinder())


@rule("BB-183")
def test_no_card_is_used_in_the_info_phase() -> None:
    table = bomb("A[3] B[5]", cards="6", cut={6: 2}, phase=INFO)

    assert "[BB-183]" in refusal(table, 1, UseRewinder())


@rule("BB-184")
@pytest.mark.parametrize("action", [UseStabilizer(), UseCoffeeMug(0)])
def test_cards_of_ones_turn_are_for_the_active_player(action: Action) -> None:
    table = bomb("A[3] B[5]", cards="9 11", cut={9: 2, 11: 2})

    assert "it is seat 0's turn [BB-184]" in refusal(table, 1, action)


@rule("BB-184")
def test_any_time_cards_go_before_and_after_the_stabilizer() -> None:
    table = bomb("A[3 5] B[5]", cards="4 6 9", cut={4: 2, 6: 2, 9: 2}, fuse=2)

    events = play(table, 0, UseRewinder(), UseStabilizer(), UsePostIt(0), Point(at(table, "B", 1)), Say((5,)))

    assert events[:3] == [Rewound(0, 3), Stabilized(0), InfoPlaced(0, 0, 3)]
    assert table.stabilized


@rule("BB-185")
@pytest.mark.parametrize("detector", [DoubleDetect((16, 17)), TripleDetect((16, 17, 18)), SuperDetect(1)])
def test_the_ray_goes_with_each_detector(detector: Action) -> None:
    table = bomb("A[4 9] B[2 3 9]", cards="3 5 10", cut={3: 2, 5: 2, 10: 2})

    play(table, 0, detector, Say((4, 9)))

    assert table.card_used[2]
    assert GAME.waiting_on(table) == [1]


@rule("BB-185")
@pytest.mark.parametrize("second", [DoubleDetect((16, 17)), TripleDetect((16, 17, 18)), SuperDetect(1), Point(16)])
def test_two_detectors_are_never_combined(second: Action) -> None:
    table = bomb("A[4 9] B[2 3 9]", cards="3 5", cut={3: 2, 5: 2})
    play(table, 0, SuperDetect(1))

    assert "[BB-053]" in refusal(table, 0, second)


@rule("BB-185")
def test_the_stabilizer_precedes_a_combined_cut() -> None:
    table = bomb("A[4 9] B[2 3r 7]", cards="5 9 10", cut={5: 2, 9: 2, 10: 2}, fuse=1)

    play(table, 0, UseStabilizer(), SuperDetect(1), Say((4, 9)))

    assert GAME.outcome(table) is None
    assert GAME.waiting_on(table) == [1]


@rule("BB-186")
def test_equipment_may_be_talked_about() -> None:
    table = bomb("A[3] B[5]", cards="8", cut={8: 2})

    assert play(table, 1, Speak("use_radar")) == [Spoke(1, "use_radar")]


EMPTY_HANDED: list[tuple[str, int, dict[str, object], Action, str]] = [
    ("Rewinder at the five-player space", 6, {"fuse": 5}, UseRewinder(), "BB-152"),
    ("Batteries with no used character", 7, {}, UseBatteries((0,)), "BB-221"),
    ("Radar for a validated number", 8, {}, UseRadar(1), "BB-187"),
    ("unequal label on equal wires", 1, {}, PutLabel(1, 0), "BB-200"),
    ("equal label on different wires", 12, {}, PutLabel(12, 1), "BB-202"),
    ("Post-it on a wire with its token", 4, {}, UsePostIt(2), "BB-215"),
    ("Coffee Mug for nobody", 11, {}, UseCoffeeMug(2), "BB-240"),
    ("Walkie-Talkies with somebody without wires", 2, {}, UseWalkieTalkies(2, 0), "BB-208"),
]


@rule("BB-187")
@pytest.mark.parametrize(("card", "facts", "action", "why"), [case[1:] for case in EMPTY_HANDED], ids=[case[0] for case in EMPTY_HANDED])
def test_a_card_that_would_change_nothing_is_refused_and_not_spent(card: int, facts: dict[str, object], action: Action, why: str) -> None:
    table = bomb("A[3 3 7*] B[5 8] C[(1) (1)]", cards=str(card), cut={1: 2, card: 2})
    for name, fact in facts.items():
        setattr(table, name, fact)

    assert f"[{why}]" in refusal(table, 0, action)
    assert table.card_used == [False]


@rule("BB-187")
def test_the_radar_is_useless_once_every_number_in_play_is_validated() -> None:
    table = bomb("A[1y 5r] B[2y]", cards="8", cut=dict.fromkeys(range(1, 13), 4))

    for number in range(1, 13):
        assert "[BB-187]" in refusal(table, 0, UseRadar(number))


@rule("BB-187")
def test_the_radar_does_not_ask_for_numbers_that_are_not_in_play() -> None:
    table = bomb("A[3] B[5]", mission=3, cards="8", cut={8: 2})

    assert "[BB-187]" in refusal(table, 0, UseRadar(11))


@rule("BB-187")
def test_the_stabilizer_needs_a_dual_cut_to_protect() -> None:
    only_reds = bomb("A[5r] B[6 6]", cards="9", cut={9: 2})
    alone = bomb("A[6 6] B[(7)]", cards="9", cut={6: 2, 9: 2})

    assert "[BB-187]" in refusal(only_reds, 0, UseStabilizer())
    assert "[BB-187]" in refusal(alone, 0, UseStabilizer())


@rule("BB-187")
def test_the_last_player_with_wires_has_nobody_to_swap_with_or_to_name() -> None:
    table = bomb("A[6 6] B[(7)]", cards="2 11", cut={2: 2, 6: 2, 11: 2})

    assert "[BB-208]" in refusal(table, 0, UseWalkieTalkies(1, 0))
    assert "[BB-240]" in refusal(table, 0, UseCoffeeMug(1))


ATTEMPTS: list[Action] = [
    UseRewinder(),
    UseBatteries((1,)),
    UseRadar(3),
    PutLabel(1, 0),
    PutLabel(12, 0),
    UsePostIt(1),
    UseCoffeeMug(2),
    UseWalkieTalkies(2, 1),
    UseStabilizer(),
    DoubleDetect((16, 17)),
    TripleDetect((16, 17)),
    SuperDetect(1),
]


@rule("BB-188")
@pytest.mark.parametrize("action", ATTEMPTS, ids=lambda action: type(action).__name__)
def test_refusals_do_not_depend_on_hidden_wires(action: Action) -> None:
    cards, cut = "1 2 3 4 5 6 7 8 9 11 12", dict.fromkeys(range(1, 13), 2)
    one = bomb("A[5r 6r] B[3 4] C[(7)]", cards=cards, cut=cut, fuse=5)
    other = bomb("A[5r 6r] B[8 8] C[(7)]", cards=cards, cut=cut, fuse=5)

    assert verdict(one, action) == verdict(other, action)


def verdict(table: BombBustersState, action: Action) -> str:
    return "allowed" if action in GAME.legal_actions(table, 0) else refusal(table, 0, action)


@rule("BB-286")
def test_solo_cuts_unlock_too() -> None:
    table = bomb("A[6 6 6 6 7] B[8]", cards="6")

    assert play(table, 0, SoloCut(6))[-1] == Unlocked(6)


@rule("BB-286")
def test_revealed_reds_unlock_nothing() -> None:
    table = bomb("A[5r 6r] B[8]", cards="5 6", cut={5: 1, 6: 1})

    play(table, 0, RevealReds())

    assert card_states(table) == (CardView(5, "locked"), CardView(6, "locked"))


@rule("BB-286")
def test_cut_yellows_unlock_no_number() -> None:
    table = bomb("A[5y 9] B[6y 8]", cards="5 6", cut={5: 1, 6: 1})

    play(table, 0, Point(at(table, "B", 1)), Say((YELLOW,)), Lay(at(table, "A", 1)))

    assert card_states(table) == (CardView(5, "locked"), CardView(6, "locked"))


@rule("BB-287")
def test_a_card_unlocked_by_this_cut_waits_for_the_next_window() -> None:
    table = bomb("A[6 7] B[6 8]", cards="6", fuse=3, hold_ms=3000)
    events = play(table, 0, Point(at(table, "B", 1)), Say((6,)), Lay(at(table, "A", 1)))
    assert not any(isinstance(event, PairCut | Unlocked) for event in events)

    assert "[BB-183]" in refusal(table, 1, UseRewinder())


@rule("BB-182", "BB-055")
def test_others_use_cards_while_the_active_player_has_only_reds() -> None:
    table = bomb("A[5r 9r] B[5] C[7]", cards="4 6 8", cut={4: 2, 6: 2, 8: 2}, fuse=2)

    play(table, 1, UseRewinder(), UseRadar(7))
    play(table, 0, RevealReds())

    assert table.turn == 1


@rule("BB-269")
def test_pointing_spends_the_card_before_the_value_is_said() -> None:
    table = bomb("A[4 9] B[2 3 9]", cards="3", cut={3: 2})

    assert play(table, 0, TripleDetect((16, 17, 18))) == [Pointed(0, 1, (16, 17, 18), "triple")]
    assert table.card_used == [True]
