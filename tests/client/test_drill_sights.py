"""What a drill makes of the updates that people were shown."""

from __future__ import annotations

from boomtable.client.drill_sights import Sights, Watch
from boomtable.client.update import Json, Update


def shown(n: int, view: Json) -> Update:
    return Update("t", 0, n, 0, view, [])


def test_two_who_look_as_the_same_viewer_see_one_history() -> None:
    sights = Sights()
    one, other = Watch(sights, 0, "t", 0), Watch(sights, 0, "t", 0)

    one.shown(shown(1, {"turn": 1}))
    other.shown(shown(1, {"turn": 1}))
    assert sights.two_histories == 0

    other.shown(shown(1, {"turn": 2}))
    assert (sights.two_histories, sights.told) == (1, ["('t', 0) saw another update 1"])


def test_whoever_comes_later_sees_no_less_than_anybody_saw_before() -> None:
    sights = Sights()
    one, late = Watch(sights, 0, "t", 0), Watch(sights, 0, "t", 0)
    one.opening()
    late.opening()
    one.shown(shown(4, {}))
    late.shown(shown(3, {}))  # it was opened before, and is behind
    assert sights.steps_back == 0

    late.opening()
    late.shown(shown(3, {}))
    assert (sights.steps_back, sights.told) == (1, ["('t', 0) knew update 4 and was shown 3"])


def test_other_viewers_have_numbers_of_their_own() -> None:
    sights = Sights()
    Watch(sights, 0, "t", 0).shown(shown(4, {"mine": 1}))
    other = Watch(sights, 0, "t", 1)
    other.opening()
    other.shown(shown(2, {}))

    assert (sights.steps_back, sights.two_histories) == (0, 0)
    assert len(sights.moments[0]) == 2
