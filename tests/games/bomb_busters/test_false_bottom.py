"""Bomb Busters: False Bottom, which brings two more cards, and the equipment that the boxes deal from."""

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.seats import PUBLIC
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.pieces import FALSE_BOTTOM, YELLOW
from boomtable.games.bomb_busters.schema import BombBustersOptions, CardsDrawn, CardView, Lay, Point, Say, SoloCut, Unlocked, UseRewinder
from boomtable.games.bomb_busters.state import BombBustersState
from tests.games.bomb_busters.positions import at, bomb, play, refusal, seen_by

rule = pytest.mark.rule

DRAWING = "A[1y 3 6] B[7y 8 9] C[3 8] D[6 9]"


def laid(mission: int, seats: int, seed: int) -> BombBustersState:
    return BOMB_BUSTERS.setup(BombBustersOptions(seats, mission=mission), SeededDice(seed))[0]


def cards(mission: int, seats: int) -> set[int]:
    return {card for seed in range(60) for card in laid(mission, seats, seed).cards}


@rule("BB-034")
@pytest.mark.parametrize(("mission", "seats", "last"), [(8, 4, 12), (9, 4, FALSE_BOTTOM), (14, 2, FALSE_BOTTOM), (28, 5, FALSE_BOTTOM)])
def test_false_bottom_is_in_the_pool_where_yellow_wires_are(mission: int, seats: int, last: int) -> None:
    assert cards(mission, seats) == set(range(1, last + 1))


@rule("BB-181", "BB-245", "BB-EX-10")
def test_two_yellows_bring_two_cards() -> None:
    state = bomb(DRAWING, mission=9, cards="9 13", drawer=[8, 12], cut={8: 2})

    events = play(state, 0, Point(at(state, "B", 1)), Say((YELLOW,)), Lay(at(state, "A", 1)))

    assert [event for event in events if isinstance(event, (Unlocked, CardsDrawn))] == [Unlocked(13), CardsDrawn((8, 12), ())]
    assert seen_by(state, 2).equipment == (CardView(9, "locked"), CardView(13, "used"), CardView(8, "ready"), CardView(12, "locked"))
    assert (state.drawer, state.cards_spent) == ([], 1)


@rule("BB-245")
def test_a_solo_cut_of_yellows_brings_them_too() -> None:
    state = bomb("A[1y 2y 6] B[6 8] C[8]", mission=9, cards="13", drawer=[1, 2])

    play(state, 0, SoloCut(YELLOW))

    assert state.cards == [13, 1, 2]


@rule("BB-246")
def test_false_bottom_comes_once() -> None:
    state = bomb("A[1y 2y 6] B[6 8] C[8]", mission=9, cards="13 1 2", used="13", cut={YELLOW: 2})

    events = play(state, 0, SoloCut(YELLOW))

    assert not [event for event in events if isinstance(event, CardsDrawn)]
    assert state.cards == [13, 1, 2]


@rule("BB-247")
def test_what_it_brings_is_drawn_when_the_table_is_laid_and_seen_by_nobody() -> None:
    state = next(state for state in (laid(9, 4, seed) for seed in range(60)) if FALSE_BOTTOM in state.cards)
    other = state.clone()
    other.drawer = [card for card in range(1, 13) if card not in state.cards and card not in state.drawer][:2]

    assert len(set(state.drawer) | set(state.cards)) == 6
    for viewer in (PUBLIC, 0, 1):
        assert seen_by(state, viewer) == seen_by(other, viewer)


@rule("BB-247")
def test_every_card_that_does_not_lie_there_may_come() -> None:
    state = next(state for state in (laid(9, 4, seed) for seed in range(60)) if FALSE_BOTTOM in state.cards)
    seen = seen_by(state, 0)

    drawn = {card for seed in range(60) for card in BOMB_BUSTERS.determinize(seen, 0, SeededDice(seed)).drawer}

    assert drawn == set(range(1, 13)) - set(state.cards)


@rule("BB-335")
def test_false_bottom_is_not_chosen_for_practice() -> None:
    with pytest.raises(Exception, match="card 13 cannot be laid out: mission 9 has the cards 1 to 12"):
        BOMB_BUSTERS.check_options(BombBustersOptions(4, mission=9, equipment=(13,)))


@rule("BB-180")
def test_a_card_it_brought_waits_for_its_own_pair() -> None:
    state = bomb("A[3 6] B[3 6]", mission=9, cards="13 6", used="13", fuse=2)

    assert refusal(state, 0, UseRewinder()) == "seat 0 cannot use card 6: two 6s must be cut first [BB-180]"
