"""Bombs Away: the deck, and dealing it."""

import pytest

from boomtable.core.dice import ScriptedDice, SeededDice
from boomtable.core.errors import OptionError
from boomtable.games.bombs_away import GAME
from boomtable.games.bombs_away.pieces import CARDS, COLOURS, COUNTS, KINDS, NAMES, TIER_1, TIER_2, is_bomb
from boomtable.games.bombs_away.schema import BombsAwayOptions, CardView, DealBegun, Dealt, Lay
from tests.games.bombs_away.positions import (
    HYDRANT_ALONE,
    bomb,
    dealt,
    ends,
    hand,
    kind_of,
    kinds,
    neat,
    open_ends,
    picture,
    refusal,
    seen_by,
    table,
)

rule = pytest.mark.rule


@rule("BA-001", "BA-002", "BA-005")
def test_the_deck_has_75_cards_and_the_hydrant_is_one_of_them() -> None:
    assert sum(COUNTS) + 1 == 75
    assert sum(COUNTS) == CARDS


@rule("BA-001", "BA-005")
def test_there_are_five_tier_1_bombs_and_three_of_tier_2() -> None:
    assert (COUNTS[TIER_1], COUNTS[TIER_2]) == (5, 3)


@rule("BA-005", "BA-008")
def test_the_deck_is_this() -> None:
    assert dict(zip(NAMES, COUNTS, strict=True)) == {
        **{f"{colour}-{shape}": 3 for colour in ("red", "blue", "green", "yellow") for shape in ("SV", "SH", "EA", "EB")},
        "wild-SV": 1,
        "wild-SH": 1,
        "wild-EA": 2,
        "wild-EB": 2,
        "wild-TV": 1,
        "wild-TH": 1,
        "wild-X": 2,
        "cap-CV": 4,
        "cap-CH": 4,
        "bomb1": 5,
        "bomb2": 3,
    }


@rule("BA-003", "BA-005")
@pytest.mark.parametrize("colour", COLOURS)
def test_each_of_four_colours_has_twelve_cards(colour: str) -> None:
    assert len(COLOURS) == 4
    assert sum(count for name, count in zip(NAMES, COUNTS, strict=True) if name.startswith(colour)) == 12


@rule("BA-007")
def test_the_hydrant_has_an_outlet_to_the_east_and_one_to_the_west() -> None:
    assert open_ends(table(HYDRANT_ALONE)) == ["(0,0) E", "(0,0) W"]


@rule("BA-009")
def test_bombs_are_no_pipe_cards() -> None:
    position = table(HYDRANT_ALONE, "bomb1 red-SH")

    assert refusal(position, 0, Lay(TIER_1, 1, 0)) == "seat 0 cannot lay bomb1: a bomb is no pipe card [BA-009]"


@rule("BA-009")
def test_pipe_cards_are_no_bombs() -> None:
    position = table("-H--r-", "red-SH")

    assert refusal(position, 0, bomb("red-SH", "(1,0)")) == "seat 0 cannot throw red-SH: it is no bomb [BA-009]"


@rule("BA-010")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(OptionError, match=f"Bombs Away cannot seat {seats}: it is for 2 to 4 seats"):
        GAME.check_options(BombsAwayOptions(seats))


@rule("BA-011")
def test_everybody_gets_ten_cards_and_the_hydrant_lies_alone() -> None:
    game = dealt(SeededDice(1), 4)

    assert game.sizes == [10, 10, 10, 10]
    assert picture(game) == neat(HYDRANT_ALONE)
    assert ends(game) == []


@rule("BA-012")
@pytest.mark.parametrize("lot", [0, 1, 2])
def test_the_first_dealer_is_drawn_by_lot(lot: int) -> None:
    any_hands = [kind for kind in range(KINDS) for _ in range(COUNTS[kind])][:30]

    assert dealt(ScriptedDice([lot, *any_hands]), 3).dealer == lot


@rule("BA-013", "BA-015")
def test_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    left, dealer = kinds("3*red-SV 3*red-SH 3*red-EA red-EB"), kinds("3*blue-SV 3*blue-SH 3*blue-EA blue-EB")
    one_by_one = [kind for pair in zip(left, dealer, strict=True) for kind in pair]
    game, events = GAME.setup(BombsAwayOptions(2, dealer=1), ScriptedDice(one_by_one))

    assert hand(game, 1) == "red-SV red-SV red-SV red-SH red-SH red-SH red-EA red-EA red-EA red-EB"
    assert hand(game, 0) == "blue-SV blue-SV blue-SV blue-SH blue-SH blue-SH blue-EA blue-EA blue-EA blue-EB"
    assert events == [DealBegun(1, 0, 1), Dealt(1, 10, tuple(left)), Dealt(0, 10, tuple(dealer))]


@rule("BA-014", "BA-EX-22")
@pytest.mark.parametrize(("seats", "pile"), [(2, 54), (3, 44), (4, 34)])
def test_the_rest_is_the_pile_and_nothing_is_discarded(seats: int, pile: int) -> None:
    game = dealt(SeededDice(1), seats)

    assert (game.pile_size, sum(game.pile)) == (pile, pile)
    assert game.discard == [0] * KINDS


@rule("BA-015")
@pytest.mark.parametrize(("dealer", "first"), [(1, 1), (2, 2), (3, 0)])
def test_the_player_at_the_dealers_left_begins(dealer: int, first: int) -> None:
    assert GAME.waiting_on(dealt(SeededDice(1), 3, dealer=dealer)) == [first]


@rule("BA-001", "BA-009")
def test_the_view_lists_the_cards_of_the_network_without_the_hydrant() -> None:
    assert seen_by(table("-H--r-"), 0).cards == (CardView(kind_of("red-SH"), 1, 0),)
    assert not any(is_bomb(card.card) for card in seen_by(table("-H--r-"), 0).cards)
