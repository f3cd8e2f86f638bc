"""Bomb Busters: a number that acts as red, mission 11."""

from random import Random

import pytest

from boomtable.core.dice import SeededDice
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.inference import deduce
from boomtable.games.bomb_busters.pieces import COPIES, RED, value_of
from boomtable.games.bomb_busters.rules.info import wires_to_mark
from boomtable.games.bomb_busters.schema import (
    BombBustersOptions,
    Exploded,
    GiveWire,
    LabelPut,
    Lay,
    NumbersLaid,
    PlaceInfo,
    Point,
    PutLabel,
    RedsRevealed,
    RevealReds,
    RibbonView,
    Say,
    UsePostIt,
    UseRadar,
    UseWalkieTalkies,
)
from boomtable.games.bomb_busters.state import BombBustersState, uncut_of
from tests.games.bomb_busters.every_deal import deals, learn, small_bomb
from tests.games.bomb_busters.positions import at, bomb, drawn, play, refusal, seen_by

rule = pytest.mark.rule

BOMBS_AT_A_TIME = 25


def laid(seats: int, seed: int) -> BombBustersState:
    return BOMB_BUSTERS.setup(BombBustersOptions(seats, mission=11), SeededDice(seed))[0]


@rule("BB-1111", "BB-1112")
def test_a_number_card_is_laid_open_and_its_equipment_card_replaced() -> None:
    numbers = set()
    for seed in range(60):
        state, events = BOMB_BUSTERS.setup(BombBustersOptions(4, mission=11), SeededDice(seed))
        number = state.red_number
        numbers.add(number)
        assert events[1] == NumbersLaid("red_number", (number,))
        assert seen_by(state, 2).ribbon == RibbonView("red_number", (number,))
        assert [tile for tile in state.tile if value_of(tile) == RED and tile] == [10 * number - 1] * COPIES
        assert number not in state.cards
        assert seen_by(state, 2).reds.inside == COPIES
    assert numbers == set(range(1, 13))


@rule("BB-1112")
@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 0), (5, 0)])
def test_with_two_players_the_captain_places_no_token(seats: int, first: int) -> None:
    state = laid(seats, 1)
    assert state.turn == first

    for seat in range(first, seats):
        play(state, seat, PlaceInfo(wires_to_mark(state, seat)[0]))

    assert (state.phase, state.turn) == (1, 0)


@rule("BB-1111")
def test_hitting_one_sets_the_bomb_off() -> None:
    state = bomb("A[6 8] B[7! 8]", mission=11)

    assert play(state, 0, Point(at(state, "B", 1)), Say((6,)))[-1] == Exploded(0, "red_wire_hit", (at(state, "B", 1),))


@rule("BB-1111")
def test_it_is_neither_announced_nor_cut_alone() -> None:
    state = bomb("A[7! 7! 8] B[7! 7! 8]", mission=11)
    play(state, 0, Point(at(state, "B", 1)))

    assert refusal(state, 0, Say((7,))) == "seat 0 cannot announce 7: it holds none uncut [BB-081]"
    assert seen_by(bomb("A[7! 7! 7! 7! 8] B[8]", mission=11), 0).sayable.by_hand == (8,)  # type: ignore[union-attr]


@rule("BB-1111", "BB-1113")
def test_they_are_revealed_when_nothing_else_is_left() -> None:
    state = bomb("A[7! 7!] B[7! 8] C[8 7!]", mission=11)

    assert play(state, 0, RevealReds()) == [RedsRevealed(0, (0, 1), (69, 69))]
    assert drawn(state) == "A[(7!) (7!)] B[7! 8] C[8 7!]"


@rule("BB-1112")
def test_the_owner_may_mark_one_in_the_info_phase_and_all_know_that_it_acts_as_red() -> None:
    state = laid(4, 3)
    seat = next(seat for seat in range(4) if any(state.tile[wire] % 10 == 9 for wire in uncut_of(state, seat)))
    state.turn = seat
    wire = next(wire for wire in uncut_of(state, seat) if state.tile[wire] % 10 == 9)

    play(state, seat, PlaceInfo(wire))

    assert state.token[wire] == state.red_number
    for _, other in [(0, viewer) for viewer in range(4) if viewer != seat]:
        imagined = BOMB_BUSTERS.determinize(seen_by(state, other), other, SeededDice(1))
        assert imagined.tile[wire] == 10 * state.red_number - 1


@rule("BB-1112", "BB-1114")
def test_the_radar_is_not_asked_for_it() -> None:
    state = bomb("A[7! 8] B[7! 8]", mission=11, cards="8", cut={8: 2})

    assert refusal(state, 0, UseRadar(7)) == "seat 0 cannot ask the Radar for 7: no wire of it is left [BB-187]"


@rule("BB-1114")
def test_the_post_it_does_not_mark_it() -> None:
    state = bomb("A[7! 8] B[7! 8]", mission=11, cards="4", cut={4: 2})

    assert refusal(state, 0, UsePostIt(at(state, "A", 1))) == (
        "seat 0 cannot put the Post-it at 1a: it takes an own uncut blue wire without a token [BB-215]"
    )


@rule("BB-1113")
def test_for_labels_they_equal_each_other_and_nothing_else() -> None:
    state = bomb("A[6 7! 7! 8] B[8]", mission=11, cards="1 12", cut={1: 2, 12: 2})

    assert play(state, 0, PutLabel(12, 1)) == [LabelPut(0, 12, 1)]
    assert play(state, 0, PutLabel(1, 2)) == [LabelPut(0, 1, 2)]


@rule("BB-1113")
def test_they_stay_sorted_as_their_number() -> None:
    state = bomb("A[6 7! 8] B[6 6y 8] C[7! 9]", mission=11, cards="2", cut={2: 2}, yellows=[61])
    state.tile[at(state, "B", 2)] = 61

    play(state, 0, UseWalkieTalkies(1, at(state, "A", 2)))
    play(state, 1, GiveWire(at(state, "B", 3)))

    assert drawn(state) == "A[6 8 8] B[6 6y 7!] C[7! 9]"


@rule("BB-1111")
@pytest.mark.parametrize("first", range(0, 200, BOMBS_AT_A_TIME))
def test_counts_are_those_of_every_deal_one_by_one(first: int) -> None:
    for seed in range(first, first + BOMBS_AT_A_TIME):
        chance = Random(seed)
        evidence, deal = small_bomb(chance, red_number=True)
        learn(evidence, deal, chance)
        all_deals = list(deals(evidence))
        deduction = deduce(evidence)

        assert deduction.total == sum(weight for _, weight in all_deals) > 0
        for place in deal:
            for value in range(1, RED + 1):
                counted = sum(weight for other, weight in all_deals if value_of(other[place]) == value)
                assert deduction.count(place, value) == counted


def test_a_pair_beside_them_is_cut_as_ever() -> None:
    state = bomb("A[7! 8] B[7! 8]", mission=11)

    play(state, 0, Point(at(state, "B", 2)), Say((8,)), Lay(at(state, "A", 2)))

    assert drawn(state) == "A[7! (8)] B[7! (8)]"
