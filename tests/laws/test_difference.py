"""Where two values differ once they are encoded."""

import pytest

from boomtable.laws.difference import difference


@pytest.mark.parametrize(
    ("first", "second", "where"),
    [
        ({"a": 1}, {"a": 1}, None),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, None),
        ((1, 2), [1, 2], None),
        ({"a": [{"b": 1}, {"b": 2}]}, {"a": [{"b": 1}, {"b": 3}]}, "a[1].b is 2 and 3"),
        ({"a": [1]}, {"a": [1, 2]}, "a is [1] and [1, 2]"),
        ({"a": 1}, {"b": 1}, "all of it is {'a': 1} and {'b': 1}"),
        ({"a": None}, {"a": 0}, "a is None and 0"),
        ({"a": True}, {"a": 1}, "all of it is {'a': True} and {'a': 1}"),
    ],
)
def test_the_first_difference_is_named(first: object, second: object, where: str | None) -> None:
    assert difference(first, second) == where
