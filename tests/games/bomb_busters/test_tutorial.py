"""Bomb Busters: what a guided game explains to whom."""

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.core.tips import Tip
from boomtable.games.bomb_busters import GAME
from boomtable.games.bomb_busters.schema import (
    Answer,
    BombBustersOptions,
    DoubleDetect,
    PlaceInfo,
    Point,
    Say,
    UseStabilizer,
    UseWalkieTalkies,
)
from boomtable.games.bomb_busters.state import BombBustersState
from tests.games.bomb_busters.positions import at, bomb, play, seen_by

A, B, C, D = range(4)
LATER = 40  # turns: the basics have been explained


def tip(state: BombBustersState, viewer: Seat) -> str | None:
    found = told(state, viewer)
    return None if found is None else found.key


def told(state: BombBustersState, viewer: Seat) -> Tip | None:
    return GAME.tip(seen_by(state, viewer), viewer)


def pieces(state: BombBustersState, viewer: Seat) -> tuple[str, ...]:
    found = told(state, viewer)
    return () if found is None else found.pieces


def training(drawing: str, mission: int = 1, turns: int = 0, **facts: object) -> BombBustersState:
    return bomb(drawing, mission=mission, turns=turns, guided=True, **facts)  # type: ignore[arg-type]


def after(state: BombBustersState, seat: int, *actions: Action) -> BombBustersState:
    play(state, seat, *actions)
    return state


def opening(mission: int, seed: int = 0) -> BombBustersState:
    return GAME.setup(BombBustersOptions(4, mission=mission, guided=True), SeededDice(seed))[0]


def holder(state: BombBustersState, tile_digit: int) -> int:
    """The seat that holds a wire of this colour: 1 yellow, 5 red."""
    return next(state.owner[place // 16] for place, tile in enumerate(state.tile) if tile % 10 == tile_digit)


def with_info_turn(state: BombBustersState, seat: int) -> BombBustersState:
    state.turn = seat
    return state


# the info phase


def test_the_captain_learns_what_a_token_is() -> None:
    assert tip(opening(1), A) == "info-first"


def test_the_next_ones_are_to_show_something_new() -> None:
    state = opening(1)
    play(state, A, PlaceInfo(at(state, "A", 1)))

    assert tip(state, B) == "info-next"


def test_who_waits_in_the_info_phase_watches_the_tokens() -> None:
    assert tip(opening(1), C) == "info-watch"


def test_in_later_missions_nobody_is_told_again_to_watch_tokens() -> None:
    assert tip(opening(2), C) is None


@pytest.mark.parametrize(("mission", "digit", "key"), [(2, 1, "info-yellow"), (3, 5, "info-red")])
def test_a_yellow_or_red_wire_in_the_hand_is_explained(mission: int, digit: int, key: str) -> None:
    state = opening(mission)

    assert tip(with_info_turn(state, holder(state, digit)), holder(state, digit)) == key


# the own turn


@pytest.mark.parametrize(
    ("drawing", "turns", "key"),
    [
        ("A[3 5] B[2 3* 4] C[1 6]", 0, "sure-first"),
        ("A[3 5] B[2 3* 4] C[1 6]", 8, "sure-token"),
        ("A[3 5] B[2 4] C[1 6]", 0, "order"),
        ("A[3 5] B[2 4] C[1 6]", 8, "double-detector"),
        ("A[2 5] B[(2) 2 2* 4] C[1 6]", 8, "sure-token"),
        ("A[3 5] B[(3) 3 (3) 4] C[1 6]", LATER, "sure-order"),
        ("A[1 5] B[1 (1) 4] C[1 6]", LATER, "sure-order"),
        ("A[5 6] B[4 (6) 6] C[1 6]", LATER, "sure-order"),
        ("A[3 3 5] B[(3) (3) 4 5] C[1 6]", LATER, "solo"),
        ("A[3 3 3 3 5] B[4 5] C[1 6]", 0, "solo"),
    ],
)
def test_on_the_own_turn_of_the_first_mission(drawing: str, turns: int, key: str) -> None:
    assert tip(training(drawing, turns=turns), A) == key


def test_a_sure_cut_is_not_explained_for_ever() -> None:
    assert tip(training("A[3 5] B[2 3* 4] C[1 6]", turns=LATER), A) is None


def test_without_a_detector_the_order_is_all_there_is() -> None:
    assert tip(training("A[3 5] B[2 4] C[1 6]", turns=8, spent="A"), A) == "order"


def test_a_token_of_a_number_not_held_is_no_sure_cut() -> None:
    assert tip(training("A[3 5] B[2 4* 4] C[1 6]"), A) == "order"


def test_what_stands_between_different_numbers_is_not_sure() -> None:
    assert tip(training("A[3 5] B[(3) 3 (4) 4] C[1 6]", turns=8), A) == "double-detector"


def test_a_yellow_token_does_not_bound_its_neighbours() -> None:
    assert tip(training("A[2 7] B[2 3y* 4] C[1 6]", mission=2, turns=LATER), A) == "double-detector"


@pytest.mark.parametrize(
    ("drawing", "turns", "key"),
    [
        ("A[3y 5] B[2 3* 4y] C[1 6]", 0, "yellow"),
        ("A[3y 5] B[2 4y* 5] C[1 6]", LATER, "sure-yellow"),
        ("A[3y 4y 5] B[2 5] C[1 6]", LATER, "solo"),
    ],
)
def test_yellow_is_explained_to_who_holds_it(drawing: str, turns: int, key: str) -> None:
    assert tip(training(drawing, mission=2, turns=turns), A) == key


@pytest.mark.parametrize(
    ("drawing", "turns", "key"),
    [
        ("A[3 5] B[2 3* 4r] C[1 6]", 0, "red"),
        ("A[3r] B[2 3] C[2 3]", LATER, "reveal"),
    ],
)
def test_red_is_explained_before_it_is_too_late(drawing: str, turns: int, key: str) -> None:
    assert tip(training(drawing, mission=3, turns=turns), A) == key


def test_at_the_last_step_only_sure_cuts_are_advised() -> None:
    assert tip(training("A[3 5] B[2 4] C[1 6]", turns=LATER, fuse=1), A) == "last-step"


def test_a_claim_of_a_teammate_for_a_number_in_the_hand_is_recalled() -> None:
    state = training("A[3 5] B[2 3 4] C[1 6] D[2 4]", turns=LATER, turn=B)
    play(state, B, Point(at(state, "C", 1)), Say((3,)))
    state.turn = A

    assert tip(state, A) == "heard"


# between pointing and the result


def test_after_pointing_a_value_is_to_be_said() -> None:
    state = training("A[3 5] B[2 3* 4] C[1 6]")

    assert tip(after(state, A, Point(at(state, "B", 2))), A) == "say"


@pytest.mark.parametrize(("hand", "key"), [("3 5", "lay"), ("3 3 5", "lay-choice")])
def test_what_was_found_needs_an_own_wire(hand: str, key: str) -> None:
    state = training(f"A[{hand}] B[2 3* 4] C[1 6]")

    assert tip(after(state, A, Point(at(state, "B", 2)), Say((3,))), A) == key


@pytest.mark.parametrize(("said", "key"), [(3, "answer-hit"), (5, "answer-miss")])
def test_the_target_of_a_detector_learns_how_to_answer(said: int, key: str) -> None:
    state = training("A[3 5] B[2 3 4] C[1 6]")
    play(state, A, DoubleDetect((at(state, "B", 1), at(state, "B", 2))), Say((said,)))

    assert tip(state, B) == key


def test_who_answered_is_not_asked_again() -> None:
    state = training("A[3 5] B[2 3 4] C[1 6]", hold_ms=3000)
    play(state, A, DoubleDetect((at(state, "B", 1), at(state, "B", 2))), Say((3,)))

    assert tip(after(state, B, Answer(at(state, "B", 2))), B) == "pointed-at"


def test_others_cannot_tell_a_hit_from_a_miss_by_their_tip() -> None:
    hit, miss = (training("A[3 5] B[2 3 4] C[1 6]") for _ in range(2))
    for state, said in ((hit, 3), (miss, 5)):
        play(state, A, DoubleDetect((at(state, "B", 1), at(state, "B", 2))), Say((said,)))

    assert tip(hit, C) == tip(miss, C) == "watch-claim"


def test_a_swap_is_explained_to_who_is_asked() -> None:
    state = training("A[3 5] B[2 4] C[1 6]", mission=3, turns=LATER, cards="2", cut={2: 2})
    play(state, A, UseWalkieTalkies(B, at(state, "A", 1)))

    assert tip(state, B) == "swap"


# equipment


@pytest.mark.parametrize(
    ("card", "key"),
    [
        (3, "card-detector"),
        (5, "card-detector"),
        (9, "card-stabilizer"),
        (10, "card-ray"),
        (11, "card-mug"),
    ],
)
def test_cards_of_the_own_turn_are_recalled_when_nothing_is_sure(card: int, key: str) -> None:
    state = training("A[3 6] B[2 4] C[1 7]", mission=4, turns=LATER, cards=str(card), cut={card: 2})

    assert tip(state, A) == key
    assert tip(state, B) is None


@pytest.mark.parametrize(("card", "key"), [(1, "card-inform"), (4, "card-inform"), (8, "card-radar"), (2, "card-walkie")])
def test_cards_for_any_time_are_recalled_between_turns(card: int, key: str) -> None:
    state = training("A[3 6] B[2 4] C[1 7]", mission=4, turns=LATER, cards=str(card), cut={card: 2})

    assert tip(state, B) == key


@pytest.mark.parametrize(("hand", "key"), [("2 2", "card-inform"), ("2 4", None)])
def test_a_label_is_recalled_where_it_would_be_true(hand: str, key: str | None) -> None:
    state = training(f"A[3 6] B[{hand}] C[1 7]", mission=4, turns=LATER, cards="12", cut={12: 2})

    assert tip(state, B) == key


@pytest.mark.parametrize(("spent", "key"), [("C", "card-batteries"), ("", None)])
def test_batteries_are_recalled_once_a_power_is_used(spent: str, key: str | None) -> None:
    state = training("A[3 6] B[2 4] C[1 7]", mission=4, turns=LATER, cards="7", cut={7: 2}, spent=spent)

    assert tip(state, B) == key


def test_the_rewinder_is_recalled_near_the_skull() -> None:
    near = training("A[3 5] B[2 4] C[1 7]", mission=4, turns=LATER, cards="6", cut={6: 2}, fuse=2, failures=2)
    far = training("A[3 5] B[2 4] C[1 7]", mission=4, turns=LATER, cards="6", cut={6: 2}, fuse=4)

    assert (tip(near, B), tip(far, B)) == ("card-rewinder", None)


def test_a_locked_card_is_not_recalled() -> None:
    assert tip(training("A[3 6] B[2 4] C[1 7]", mission=4, turns=LATER, cards="8"), B) is None


def test_under_the_stabilizer_one_may_dare() -> None:
    state = training("A[3 6] B[2 4] C[1 7]", mission=4, turns=LATER, cards="9", cut={9: 2})

    assert tip(after(state, A, UseStabilizer()), A) == "stabilized"


# while others play


def test_who_waits_at_first_is_told_what_to_watch() -> None:
    assert tip(training("A[3 5] B[2 4] C[1 6]"), B) == "watch"


def test_who_is_pointed_at_keeps_a_straight_face_and_others_listen() -> None:
    state = training("A[3 5] B[2 3* 4] C[1 6]")
    play(state, A, Point(at(state, "B", 2)))

    assert (tip(state, B), tip(state, C)) == ("pointed-at", "watch-claim")


def test_the_first_wrong_claim_explains_the_dial() -> None:
    state = training("A[3 5] B[2 4] C[1 6]", turns=LATER)
    play(state, A, Point(at(state, "B", 2)), Say((3,)))

    assert tip(state, C) == "dial"


def test_who_has_no_wire_left_may_cheer() -> None:
    assert tip(training("A[3 5] B[2 4] C[(1)]"), C) == "out"


# the end


@pytest.mark.parametrize(
    ("drawing", "fuse", "said", "key"),
    [
        ("A[3 5] B[4r 5]", 4, 3, "lost-red"),
        ("A[3 5] B[4 5]", 1, 3, "lost-fuse"),
    ],
)
def test_a_lost_mission_is_explained(drawing: str, fuse: int, said: int, key: str) -> None:
    state = training(drawing, mission=3, fuse=fuse, turns=LATER)
    play(state, A, Point(at(state, "B", 1)), Say((said,)))

    assert tip(state, B) == key


def test_a_won_mission_is_explained() -> None:
    state = training("A[(3)] B[(3)]", phase=7)

    assert tip(state, B) == "won"


# whom, and how


def test_in_a_whole_guided_game_every_view_can_be_explained() -> None:
    for mission in (1, 2, 3):
        dice, told = SeededDice(mission), set()
        state = opening(mission, seed=mission)
        while GAME.outcome(state) is None:
            (seat,) = GAME.waiting_on(state)
            for viewer in range(4):
                told.add(tip(state, viewer))
            GAME.apply_code(state, seat, GAME.sample_code(state, seat, dice), dice)
        assert len(told) > 5
