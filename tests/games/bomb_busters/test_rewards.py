"""Bomb Busters: equipment that lies face down and is won by completing numbers, mission 15."""

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.seats import PUBLIC
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.schema import (
    BombBustersOptions,
    CardView,
    CardWon,
    Lay,
    NumbersLaid,
    NumberTurned,
    Point,
    RibbonView,
    Say,
    UseRewinder,
)
from boomtable.games.bomb_busters.state import BombBustersState
from tests.games.bomb_busters.positions import bomb, play, refusal, seen_by

rule = pytest.mark.rule


def cut_pair(state: BombBustersState, value: int) -> list[object]:
    """A and B cut the first wires that they hold of a value."""
    wires = [wire for wire, tile in enumerate(state.tile) if tile == 10 * value and not state.cut[wire]]
    return list(play(state, 0, Point(wires[1]), Say((value,)), Lay(wires[0])))


def table(**facts: object) -> BombBustersState:
    return bomb("A[3 4 5 6] B[3 4 5 6] C[6 6]", mission=15, cut={3: 2, 4: 2, 5: 2}, **facts)  # type: ignore[arg-type]


@rule("BB-1151")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_equipment_lies_face_down_and_one_number_is_asked(seats: int) -> None:
    state, events = BOMB_BUSTERS.setup(BombBustersOptions(seats, mission=15), SeededDice(3))
    number = state.turned[0]

    assert events[1] == NumbersLaid("rewards", (number,))
    assert seen_by(state, 1).equipment == ()
    assert seen_by(state, 1).ribbon == RibbonView("rewards", (number,), deck=11, cards=seats)
    assert sorted([number, *state.deck]) == list(range(1, 13))


@rule("BB-1151")
def test_nobody_sees_what_lies_face_down() -> None:
    state = BOMB_BUSTERS.setup(BombBustersOptions(4, mission=15), SeededDice(3))[0]
    other = state.clone()
    other.drawer, other.deck = state.drawer[::-1], state.deck[::-1]

    for viewer in (PUBLIC, 0, 3):
        assert seen_by(state, viewer) == seen_by(other, viewer)


@rule("BB-1151", "BB-1152")
def test_a_complete_number_brings_a_card_that_is_ready_and_the_next_number() -> None:
    state = table(turned=[4], deck=[6, 1], drawer=[6, 2], fuse=2)

    events = cut_pair(state, 4)

    assert events[-2:] == [CardWon(4, 6), NumberTurned(6, ())]
    assert seen_by(state, 1).equipment == (CardView(6, "ready"),)
    assert seen_by(state, 1).ribbon == RibbonView("rewards", (4, 6), deck=1, cards=1)
    play(state, 1, UseRewinder())


@rule("BB-1151")
def test_another_number_brings_nothing() -> None:
    state = table(turned=[6], deck=[1, 2], drawer=[6, 2])

    assert not [event for event in cut_pair(state, 4) if isinstance(event, CardWon)]


@rule("BB-1151")
def test_half_a_number_brings_nothing() -> None:
    state = table(turned=[6], deck=[1, 2], drawer=[6, 2])

    assert not [event for event in cut_pair(state, 6) if isinstance(event, CardWon)]
    assert refusal(state, 0, UseRewinder()) == "seat 0 cannot use card 6: it is not part of this mission [BB-033]"


@rule("BB-1151", "BB-400")
def test_a_number_that_is_complete_when_it_is_turned_is_passed_without_a_card() -> None:
    state = table(turned=[4], deck=[5, 3, 6], drawer=[6, 2])
    cut_pair(state, 5)
    state.turn = 0

    events = cut_pair(state, 4)

    assert events[-2:] == [CardWon(4, 6), NumberTurned(3, (5,))]
    assert (state.turned, state.deck, state.drawer) == ([4, 5, 3], [6], [2])


@rule("BB-1152")
def test_with_the_last_card_the_deck_rests() -> None:
    state = table(turned=[4], deck=[6, 1], drawer=[6])

    assert cut_pair(state, 4)[-1] == CardWon(4, 6)
    assert seen_by(state, 1).ribbon == RibbonView("rewards", (4,), deck=2, cards=0)


@rule("BB-1151")
def test_every_order_of_what_is_face_down_may_be() -> None:
    state = BOMB_BUSTERS.setup(BombBustersOptions(4, mission=15), SeededDice(3))[0]
    seen = seen_by(state, 2)

    imagined = [BOMB_BUSTERS.determinize(seen, 2, SeededDice(seed)) for seed in range(60)]

    assert {deal.drawer[0] for deal in imagined} == set(range(1, 13))
    assert {deal.deck[0] for deal in imagined} == set(range(1, 13)) - set(state.turned)
