"""A program that knows no game fills an offer as the page of the protocol says."""

from __future__ import annotations

from random import Random

from boomtable.client.any_choice import any_value


def test_a_list_has_different_values_in_their_order() -> None:
    """As wires that are named from left to right, whatever they are called."""
    dice = Random(7)
    found = [any_value(["c", "a", "d", "b"], 2, 3, dice) for _ in range(200)]

    assert {len(values) for values in found} == {2, 3}
    assert all([value for value in ["c", "a", "d", "b"] if value in values] == values for values in found)


def test_a_field_of_one_value_takes_no_list() -> None:
    assert any_value([4], 1, 1, Random(7)) == 4


def test_no_more_are_named_than_there_are() -> None:
    assert any_value([4], 1, 2, Random(7)) == [4]
