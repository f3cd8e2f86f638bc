"""Two Rooms and a Boom: the deal and the split."""

import pytest

from boomtable.core.dice import RecordingDice, ScriptedDice, SeededDice
from boomtable.core.seats import FULL, PUBLIC
from boomtable.games.two_rooms import GAME, role_sets
from boomtable.games.two_rooms.roles import IDS
from boomtable.games.two_rooms.schema import AmbassadorShown, RoomsDrawn
from tests.games.two_rooms.positions import dealt, drawn, go, options, own, running, seen

rule = pytest.mark.rule


@rule("TR-004", "TR-021")
@pytest.mark.parametrize("seats", range(6, 31))
def test_rooms_are_as_even_as_can_be(seats: int) -> None:
    state = dealt(seats, game="advanced")
    sizes = sorted(state.place.count(room) for room in (0, 1))

    assert sizes == [state.players // 2, (state.players + 1) // 2]


@rule("TR-021")
def test_either_room_can_get_the_extra_player() -> None:
    larger = {dealt(7, SeededDice(seed)).place.count(0) for seed in range(20)}

    assert larger == {3, 4}


@rule("TR-021", "TR-022")
def test_cards_and_rooms_go_by_lot() -> None:
    deals = [dealt(6, SeededDice(seed)) for seed in range(60)]

    for seat in range(6):
        assert {state.place[seat] for state in deals} == {0, 1}
        assert {IDS[state.cards[seat]] for state in deals} == {"president", "bomber", "blue_team", "red_team"}
    assert {state.place[0] == state.place[1] for state in deals} == {True, False}


@rule("TR-022")
def test_a_condition_that_a_card_brings_is_not_told_before_the_first_round() -> None:
    state = drawn("A: president zombie red_team", "B: bomber blue_team red_team", phase="deal", in_round=0)

    assert own(state, 1).conditions == ()
    go(state)
    assert own(state, 1).conditions == ("zombie",)


@rule("TR-022")
def test_nobody_sees_a_card_before_the_first_round() -> None:
    state = dealt(7, game="basic")

    assert seen(state, 3).cards == (None,) * 7
    go(state)
    assert [card is not None for card in seen(state, 3).cards] == [False, False, False, True, False, False, False]


@rule("TR-023", "TR-157")
def test_ambassadors_are_left_out_of_the_split_and_shown_at_once() -> None:
    state, events = GAME.setup(options(26, game="advanced"), SeededDice(5))
    ambassadors = [seat for seat, card in enumerate(state.cards) if IDS[card].startswith("ambassador")]

    assert [seen(state, PUBLIC).cards[seat] for seat in ambassadors] == [IDS[state.cards[seat]] for seat in ambassadors]
    assert [seat for seat, place in enumerate(state.place) if place == 2] == ambassadors
    assert [event.seat for event in events if isinstance(event, AmbassadorShown)] == ambassadors


@rule("TR-025")
def test_the_rolls_of_the_setup_repeat_it() -> None:
    dice = RecordingDice(SeededDice(9))
    first = dealt(11, dice, game="advanced")

    assert dealt(11, ScriptedDice(dice.rolls), game="advanced").dump() == first.dump()


@rule("TR-026")
def test_the_clock_of_the_first_round_starts_after_the_deal() -> None:
    state, events = GAME.setup(options(6), SeededDice(1))

    assert isinstance(events[0], RoomsDrawn)
    assert (state.phase, running(state)) == ("deal", ["deal"])
    go(state)
    assert (state.phase, state.round, running(state)) == ("round", 1, ["round"])


@rule("TR-027")
@pytest.mark.parametrize("seats", [6, 7])
def test_one_card_is_dealt_to_nobody(seats: int) -> None:
    state = dealt(seats, game="advanced", bury=True)

    assert sorted([*state.cards, state.buried]) == sorted(state.deck)


@rule("TR-029", "TR-030")
def test_linked_cards_and_ambassadors_are_never_buried_but_primaries_are() -> None:
    deck = role_sets.cards("PB DM AM BM RJ T")
    buried = {IDS[dealt(len(deck) - 1, SeededDice(seed), game="advanced", bury=True, roles=deck).buried] for seed in range(100)}

    assert buried == {"president", "bomber", "presidents_daughter", "martyr", "blue_team", "red_team"}


@rule("TR-032")
def test_nobody_sees_the_buried_card_before_the_end() -> None:
    state = dealt(6, game="advanced", bury=True)
    go(state)

    assert [seen(state, viewer).buried for viewer in (0, 5, PUBLIC)] == [None, None, None]
    assert seen(state, FULL).buried == IDS[state.buried]
