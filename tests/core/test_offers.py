"""The actions that an offer lights up."""

from itertools import product

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.offers import MOST_COMBINATIONS, MOST_PICKS, NoSuchAction, combinations, covers
from boomtable.core.schema import Action, Field, Offer
from boomtable.games import SNIP
from boomtable.games.snip.schema import Cut
from tests.laws.hush.game import HUSH, Hush
from tests.laws.hush.schema import Choose

DICE = SeededDice(0)


class Aim(Action, frozen=True):
    row: int
    column: int


class WideHush(Hush):
    action_type = Aim


def test_listed_choices_are_taken_as_they_are() -> None:
    assert combinations(SNIP, Offer("Cut", (Cut(3), Cut(4))), DICE) == [Cut(3), Cut(4)]


def test_a_field_takes_each_of_its_values() -> None:
    assert combinations(SNIP, Offer("Cut", fields=(Field("wire", (3, 4)),)), DICE) == [Cut(3), Cut(4)]


def test_a_list_field_takes_from_least_to_most_of_them() -> None:
    offer = Offer("Choose", fields=(Field("numbers", (0, 1, 2), least=1, most=2),))
    expected = [Choose((n,)) for n in range(3)] + [Choose(pair) for pair in product(range(3), repeat=2)]
    assert combinations(HUSH, offer, DICE) == expected


def test_a_very_wide_list_field_is_cut_short() -> None:
    offer = Offer("Choose", fields=(Field("numbers", tuple(range(30)), least=4, most=4),))
    assert len(combinations(HUSH, offer, DICE)) == MOST_PICKS


def test_of_very_many_combinations_a_sample_is_taken() -> None:
    offer = Offer("Aim", fields=(Field("row", tuple(range(50))), Field("column", tuple(range(50)))))
    aimed = combinations(WideHush(), offer, DICE)
    assert len(aimed) == MOST_COMBINATIONS
    assert all(covers(offer, action) for action in aimed)


@pytest.mark.parametrize(
    "offer",
    [
        Offer("Surrender"),
        Offer("Cut", fields=(Field("colour", (0, 1)),)),
        Offer("Cut", fields=(Field("wire", (99,)),)),
        Offer("Cut"),
    ],
    ids=["unknown type", "unknown field", "value out of range", "field left out"],
)
def test_an_offer_of_what_is_no_action_is_found_out(offer: Offer) -> None:
    with pytest.raises(NoSuchAction):
        combinations(SNIP, offer, DICE)
