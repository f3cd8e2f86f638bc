"""Bomb Busters: the equipment of box 5, which all four wires of a number unlock."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.seats import FULL, PUBLIC
from boomtable.games import BOMB_BUSTERS as GAME
from boomtable.games.bomb_busters.actions import actions_at
from boomtable.games.bomb_busters.missions.mission import Mission, exactly
from boomtable.games.bomb_busters.pieces import YELLOW
from boomtable.games.bomb_busters.pool import equipment_pool
from boomtable.games.bomb_busters.rules.fast_pass import FastPassing
from boomtable.games.bomb_busters.rules.grappling_hook import Hooking
from boomtable.games.bomb_busters.schema import (
    CardsRefreshed,
    CardView,
    Disintegrated,
    FastPassed,
    SoloCut,
    SoloDone,
    Unlocked,
    UseFastPass,
    UseGrapplingHook,
    UseRewinder,
    UseStabilizer,
    Validated,
    WireHooked,
    WireView,
)
from boomtable.games.bomb_busters.start import shuffled_tokens
from boomtable.games.bomb_busters.state import BombBustersState
from tests.games.bomb_busters.box_5 import LATE, plain_late_mission
from tests.games.bomb_busters.positions import at, bomb, drawn, play, refusal, seen_by

rule = pytest.mark.rule


@pytest.fixture(autouse=True)
def late_mission() -> Iterator[None]:
    with plain_late_mission():
        yield


def late(drawing: str, cards: str, **facts: object) -> BombBustersState:
    return bomb(drawing, mission=LATE, cards=cards, **facts)  # type: ignore[arg-type]


@rule("BB-034")
def test_box_5_adds_its_cards_to_the_pool() -> None:
    assert equipment_pool(late("A[1] B[1]", "")) == [*range(1, 14), 15, 16, 17, 18]
    assert equipment_pool(bomb("A[1] B[1]", mission=9)) == [*range(1, 14)]
    assert Mission(64, exactly(1), exactly(0), exactly(2), exactly(0), excluded=(17,)).double_cards == (15, 16, 18)


@rule("BB-181")
def test_a_double_number_card_needs_all_four_wires() -> None:
    state = late("A[9 9 3 3 3] B[6] C[9 9 3]", "16", turn=2)
    assert seen_by(state, 0).equipment == (CardView(16, "locked"),)
    state = late("A[3 3 3] B[6] C[3]", "16", cut={9: 3})
    wires = (at(state, "A", 1), at(state, "A", 2))
    assert refusal(state, 0, UseFastPass(wires)) == "seat 0 cannot use card 16: all four 9s must be cut first [BB-181]"

    state = late("A[3 3 3] B[9 9] C[3]", "16", cut={9: 2}, turn=1)

    assert [event for event in play(state, 1, SoloCut(9)) if isinstance(event, Unlocked)] == [Unlocked(16)]


# Fast Pass


@rule("BB-252")
def test_two_of_three_are_cut_alone() -> None:
    state = late("A[3 3 3 8] B[3 8]", "16", cut={9: 4})
    wires = (at(state, "A", 1), at(state, "A", 3))

    events = play(state, 0, UseFastPass(wires))

    assert events[:2] == [FastPassed(0), SoloDone(0, 3, wires, (30, 30))]
    assert drawn(state) == "A[(3) 3 (3) 8] B[3 8]"
    assert (state.card_used, state.turn) == ([True], 1)


@rule("BB-252")
def test_yellows_are_equal_and_two_stands_are_one_hand() -> None:
    state = bomb("A1[3y 5] A2[8y 9] B[1y 2y] C[9]", mission=LATE, cards="16", cut={9: 4})

    play(state, 0, UseFastPass((at(state, "A1", 1), at(state, "A2", 1))))

    assert drawn(state) == "A1[(3y) 5] A2[(8y) 9] B[1y 2y] C[9]"


@rule("BB-252")
def test_reds_and_unlike_wires_are_not_cut_so() -> None:
    state = late("A[3 3 3 4r 5r] B[3 8]", "16", cut={9: 4})
    place = [at(state, "A", number) for number in range(1, 6)]

    assert refusal(state, 0, UseFastPass((place[3], place[4]))) == "seat 0 cannot cut these: they are not of one value [BB-252]"
    assert refusal(state, 0, UseFastPass((place[2], place[3]))) == "seat 0 cannot cut these: they are not of one value [BB-252]"
    why = "seat 0 cannot cut these: it takes two own uncut wires, from left to right [BB-252]"
    for wires in ((place[0],), (place[1], place[0]), (place[0], at(state, "B", 1))):
        assert refusal(state, 0, UseFastPass(wires)) == why


@rule("BB-255")
def test_the_last_two_need_no_card() -> None:
    state = late("A[3 3 8] B[8]", "16", cut={3: 2, 9: 4})

    why = refusal(state, 0, UseFastPass((at(state, "A", 1), at(state, "A", 2))))

    assert why == "seat 0 cannot use the Fast Pass for 3: it can cut these two alone [BB-255]"


@rule("BB-252", "BB-232")
def test_it_is_for_the_own_turn_and_not_after_the_stabilizer() -> None:
    state = late("A[3 3 3] B[3 3r 8]", "9 16", cut={9: 4})
    wires = (at(state, "A", 1), at(state, "A", 2))
    play(state, 0, UseStabilizer())

    assert refusal(state, 0, UseFastPass(wires)) == "seat 0 cannot do that: after the Stabilizer it must cut a pair [BB-232]"
    assert refusal(state, 1, UseFastPass(wires)) == "seat 1 cannot use that card: it is seat 0's turn [BB-184]"


# Emergency Drop


@rule("BB-251", "BB-246")
def test_used_cards_come_back_once_but_not_those_that_act_by_themselves() -> None:
    state = late("A[3 3 3 3] B[6 6]", "6 8 13 15 17", used="6 13 17", cut={6: 2, 10: 4, YELLOW: 2}, spent="A", fuse=2)

    events = play(state, 0, SoloCut(3))

    assert [event for event in events if isinstance(event, CardsRefreshed)] == [CardsRefreshed((6,))]
    assert state.card_used == [False, False, True, True, True]
    assert state.power_used == [True, False, False, False]
    play(state, 1, UseRewinder())


# Disintegrator


def tokens(*numbers: int) -> list[int]:
    """An order in which these numbers come first."""
    first = [2 * number - 2 for number in numbers]
    return first + [token for token in range(24) if token not in first]


@rule("BB-253", "BB-286", "BB-257")
def test_all_wires_of_the_number_are_cut_and_count() -> None:
    state = late("A[5 10 10] B[5 5 8] C[5 9] D[9]", "5 17", cut={10: 2}, blind=tokens(5))

    events = play(state, 0, SoloCut(10))

    wires = tuple(at(state, seat, place) for seat, place in (("A", 1), ("B", 1), ("B", 2), ("C", 1)))
    assert [event for event in events if isinstance(event, (Disintegrated, Validated, Unlocked))] == [
        Validated(10),
        Unlocked(17),
        Disintegrated(5, wires),
        Validated(5),
        Unlocked(5),
    ]
    assert drawn(state) == "A[(5) (10) (10)] B[(5) (5) 8] C[(5) 9] D[9]"
    assert (state.turn, state.blind) == (1, [])


@rule("BB-253")
def test_a_number_that_is_finished_has_no_effect() -> None:
    state = late("A[10 10] B[5 5]", "17", cut={10: 2, 7: 4}, blind=tokens(7))

    assert Disintegrated(7, ()) in play(state, 0, SoloCut(10))
    assert drawn(state) == "A[(10) (10)] B[5 5]"


@rule("BB-256")
def test_only_tokens_of_the_supply_are_drawn() -> None:
    state = late("A[5* 10 10] B[5* 6] C[6]", "17", cut={10: 2, 5: 2, 6: 2}, blind=[8, 9, 10])

    assert Disintegrated(6, (at(state, "B", 2), at(state, "C", 1))) in play(state, 0, SoloCut(10))


@rule("BB-256", "BB-346")
def test_nobody_sees_the_order_and_every_one_is_imagined() -> None:
    state = late("A[5 10 10] B[5 6]", "17", cut={10: 2, 5: 2, 6: 2}, blind=tokens(5))
    other = state.clone()
    other.blind = tokens(6)

    assert [seen_by(state, viewer) for viewer in (0, 1, PUBLIC)] == [seen_by(other, viewer) for viewer in (0, 1, PUBLIC)]
    assert sorted(shuffled_tokens(SeededDice(3))) == list(range(24))
    assert shuffled_tokens(SeededDice(3)) != shuffled_tokens(SeededDice(4))


@rule("BB-257")
def test_what_it_cuts_may_bring_the_emergency_drop() -> None:
    state = late("A[3 10 10] B[3 8]", "6 15 17", used="6", cut={10: 2, 3: 2, 6: 2}, blind=tokens(3))

    events = play(state, 0, SoloCut(10))

    assert [type(event) for event in events if isinstance(event, (Disintegrated, CardsRefreshed))] == [Disintegrated, CardsRefreshed]


@rule("BB-320")
def test_the_last_wires_may_go_with_it() -> None:
    state = late("A[5 10 10] B[5]", "17", cut={10: 2, 5: 2}, blind=tokens(5))

    play(state, 0, SoloCut(10))

    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reason == "bomb_defused"


# Grappling Hook


@rule("BB-254", "BB-349")
def test_a_wire_is_taken_with_its_token_and_sorted_in() -> None:
    state = late("A[3 9] B[5* 6 8] C[7]", "18", cut={11: 4}, turn=2)
    taken = at(state, "B", 1)

    events = play(state, 0, UseGrapplingHook(taken, 0))

    assert events == [WireHooked(0, 1, taken, at(state, "A", 2), 50)]
    assert drawn(state) == "A[3 5* 9] B[6 8] C[7]"
    assert [seen_by(state, viewer).stands[0].wires[1].tile for viewer in (0, 1, 2, PUBLIC)] == [50, 50, None, None]
    assert [wire.tile for wire in seen_by(state, 1).stands[0].wires] == [None, 50, None]


@rule("BB-254", "BB-346")
def test_only_the_two_see_its_value() -> None:
    state = late("A[3 9] B[5 6 8] C[7]", "18", cut={11: 4})
    event = play(state, 0, UseGrapplingHook(at(state, "B", 1), 0))[0]

    seen = [GAME.redact(event, viewer) for viewer in (0, 1, FULL, 2, PUBLIC)]

    assert [getattr(each, "tile", -1) for each in seen] == [50, 50, 50, None, None]


@rule("BB-254")
def test_who_has_two_stands_chooses_one() -> None:
    state = bomb("A1[3 9] A2[2 8] B[5 6] C[7]", mission=LATE, cards="18", cut={11: 4})
    other = state.clone()

    play(state, 0, UseGrapplingHook(at(state, "B", 1), 0))
    play(other, 0, UseGrapplingHook(at(other, "B", 1), 1))

    assert drawn(state) == "A1[3 5 9] A2[2 8] B[6] C[7]"
    assert drawn(other) == "A1[3 9] A2[2 5 8] B[6] C[7]"
    why = refusal(other, 1, UseGrapplingHook(at(other, "C", 1), 0))
    assert why.endswith("card 18: it has been used [BB-180]")


@rule("BB-254", "BB-083")
def test_what_cannot_be_taken() -> None:
    state = late("A[3 9] B[(5) 6 8] C[7]", "18", cut={11: 4})

    assert refusal(state, 0, UseGrapplingHook(at(state, "B", 1), 0)).endswith("[BB-083]")
    assert refusal(state, 0, UseGrapplingHook(at(state, "A", 1), 0)).endswith("[BB-083]")
    assert refusal(state, 0, UseGrapplingHook(at(state, "B", 2), 1)) == "seat 0 cannot put a wire on stand 2: it is not its own [BB-254]"


@rule("BB-283")
def test_the_turn_goes_on_when_the_last_wire_of_the_active_player_is_taken() -> None:
    state = late("A[3] B[5 6] C[3 6 5]", "18", cut={11: 4, 3: 2, 5: 2, 6: 2})

    play(state, 2, UseGrapplingHook(at(state, "A", 1), 2))

    assert (state.turn, state.turns) == (1, 1)


@rule("BB-351")
def test_what_the_neighbours_told_of_it_stays_known() -> None:
    state = late("A[1 12] B[(5) 6 (6)] C[7]", "18", cut={11: 4})

    play(state, 0, UseGrapplingHook(at(state, "B", 2), 0))

    (proof,) = state.proofs
    assert (proof.least, [value for value in range(1, 15) if proof.values >> value & 1]) == (0, [1, 2, 3, 4, *range(7, 15)])
    assert seen_by(state, 2).stands[0].wires[1] == WireView(3)


@rule("BB-380")
def test_older_missions_have_no_numbers_for_them() -> None:
    sizes = {
        mission: [chapter.size for chapter in actions_at(4, 0, mission).chapters if isinstance(chapter, (FastPassing, Hooking))]
        for mission in (8, LATE)
    }

    assert sizes == {8: [0, 0], LATE: [15 * 7, 4 * 15]}
