"""Bomb Busters: a number card on every piece of equipment, mission 12."""

import pytest

from boomtable.core.dice import SeededDice
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.pieces import FALSE_BOTTOM, YELLOW
from boomtable.games.bomb_busters.rules.new_cards import CLIP
from boomtable.games.bomb_busters.schema import (
    BombBustersOptions,
    CardsDrawn,
    CardView,
    Lay,
    NumbersLaid,
    Point,
    Say,
    SoloCut,
    Unlocked,
    UsePostIt,
    UseRewinder,
)
from boomtable.games.bomb_busters.state import BombBustersState
from tests.games.bomb_busters.positions import at, bomb, play, refusal, seen_by

rule = pytest.mark.rule


def laid(seats: int, seed: int) -> BombBustersState:
    return BOMB_BUSTERS.setup(BombBustersOptions(seats, mission=12), SeededDice(seed))[0]


@rule("BB-1121")
@pytest.mark.parametrize("seats", [2, 5])
def test_a_number_card_lies_on_every_card_all_different(seats: int) -> None:
    for seed in range(30):
        state, events = BOMB_BUSTERS.setup(BombBustersOptions(seats, mission=12), SeededDice(seed))
        assert events[1] == NumbersLaid("clips", tuple(state.clips))
        assert len(set(state.clips)) == len(state.cards) == seats
        assert [card.clip for card in seen_by(state, 1).equipment] == state.clips


@rule("BB-1121", "BB-EX-33")
def test_a_card_waits_for_both_pairs() -> None:
    state = bomb("A[4 7 9] B[7 9 4]", mission=12, cards="4", clips=[7], cut={4: 2})
    assert refusal(state, 0, UsePostIt(at(state, "A", 1))) == (
        "seat 0 cannot use card 4: two 7s must be cut first, whose number card lies on it [BB-1121]"
    )
    assert seen_by(state, 1).equipment == (CardView(4, "locked", 7),)

    events = play(state, 0, Point(at(state, "B", 1)), Say((7,)), Lay(at(state, "A", 2)))

    assert [event for event in events if isinstance(event, Unlocked)] == [Unlocked(4)]
    assert seen_by(state, 1).equipment == (CardView(4, "ready", 7),)
    play(state, 0, UsePostIt(at(state, "A", 1)))


@rule("BB-1121")
def test_its_own_pair_is_named_first() -> None:
    state = bomb("A[4 6 7] B[4 6 7]", mission=12, cards="6", clips=[7], fuse=2)

    assert refusal(state, 0, UseRewinder()) == "seat 0 cannot use card 6: two 6s must be cut first [BB-180]"


@rule("BB-1121")
def test_one_pair_serves_both() -> None:
    state = bomb("A[6 7] B[6 7]", mission=12, cards="6", clips=[6], fuse=2)

    events = play(state, 0, Point(at(state, "B", 1)), Say((6,)), Lay(at(state, "A", 1)))

    assert Unlocked(6) in events
    play(state, 0, UseRewinder())


@rule("BB-1122", "BB-1123")
def test_cards_from_false_bottom_have_a_number_card_too() -> None:
    state = bomb("A[1y 2y 6] B[6 8] C[8]", mission=12, cards="13", clips=[8], drawer=[6 + CLIP * 9, 1 + CLIP * 8], cut={8: 2})

    events = play(state, 0, SoloCut(YELLOW))

    assert CardsDrawn((6, 1), (9, 8)) in events
    assert seen_by(state, 1).equipment == (CardView(13, "used", 8), CardView(6, "locked", 9), CardView(1, "locked", 8))


@rule("BB-1123")
def test_false_bottom_waits_for_its_number_card() -> None:
    state = bomb("A[1y 2y 6 8] B[6 8] C[8 8]", mission=12, cards="13", clips=[8], drawer=[6 + CLIP * 9, 1 + CLIP * 5])

    assert not [event for event in play(state, 0, SoloCut(YELLOW)) if isinstance(event, CardsDrawn)]
    events = play(state, 1, Point(at(state, "C", 1)), Say((8,)), Lay(at(state, "B", 2)))

    assert CardsDrawn((6, 1), (9, 5)) in events


@rule("BB-1122")
def test_number_cards_to_come_differ_from_those_that_lie_there() -> None:
    state = next(state for state in (laid(4, seed) for seed in range(60)) if FALSE_BOTTOM in state.cards)
    coming = {drawn // CLIP for seed in range(40) for drawn in BOMB_BUSTERS.determinize(seen_by(state, 1), 1, SeededDice(seed)).drawer}

    assert coming == set(range(1, 13)) - set(state.clips)
