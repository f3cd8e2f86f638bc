"""A few of many."""

from boomtable.core.dice import SeededDice
from boomtable.laws.sample import some


def test_a_short_list_is_taken_whole() -> None:
    assert some([3, 1, 2], 3, SeededDice(0)) == [3, 1, 2]


def test_of_a_long_list_as_many_as_asked_are_drawn_in_their_order() -> None:
    drawn = some(range(100_000), 400, SeededDice(0))
    assert len(set(drawn)) == 400
    assert drawn == sorted(drawn)


def test_every_item_has_its_turn() -> None:
    dice = SeededDice(1)
    assert {item for _ in range(50) for item in some(range(6), 2, dice)} == set(range(6))
