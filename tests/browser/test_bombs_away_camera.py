"""The table of Bombs Away in a real browser: it is dragged, comes closer and goes back; what is picked is in sight."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.away_camera import change, drag, middle, swipe, wheel
from tests.browser.away_table import AwayTable, begin
from tests.browser.person import DESKTOP, PHONE, People

CLOSER, FARTHER = pytest.approx(125, abs=1.5), pytest.approx(80, abs=1.5)  # a button or a key brings so much closer


def moved(right: float, down: float) -> object:
    """A table that is so far right and down of where it was, and as large as before."""
    return pytest.approx((right, down, 100), abs=1.5)


def everything_in_sight(table: AwayTable) -> bool:
    return all(seen.in_sight for seen in table.places().values())


def test_a_mouse_drags_and_the_wheel_comes_closer(people: People) -> None:
    table = begin(people.invite("Ada"))
    assert table.asked()
    table.pick(table.held.first)
    chosen = table.chosen.count()  # one, where the card fits in one place only

    assert change(table, lambda: drag(table, (120, -60))) == moved(120, -60)
    assert change(table, lambda: wheel(table, -300))[2] > 130
    assert change(table, lambda: wheel(table, 300))[2] < 80
    expect(table.chosen).to_have_count(chosen)
    table.person.push(table.person.button("Show the whole network"))

    assert everything_in_sight(table)


def test_fingers_drag_and_pinch(people: People) -> None:
    table = begin(people.invite("Ada", PHONE))
    assert table.asked()
    x, y = middle(table)

    assert change(table, lambda: swipe(table, ((x, y), (x - 70, y + 40)))) == moved(-70, 40)
    assert change(table, lambda: swipe(table, ((x - 20, y), (x - 60, y)), ((x + 20, y), (x + 60, y))))[2] > 150
    table.person.push(table.person.button("Show the whole network"))

    assert everything_in_sight(table)


def test_buttons_and_keys_move_the_table(people: People) -> None:
    table = begin(people.invite("Ada"))
    assert table.asked()
    table.person.push(table.person.button("Farther"))

    assert change(table, lambda: table.person.push(table.person.button("Closer")))[2] == CLOSER
    assert change(table, lambda: table.person.push(table.person.button("Farther")))[2] == FARTHER
    assert change(table, lambda: table.page.keyboard.press("+"))[2] == CLOSER
    assert change(table, lambda: table.page.keyboard.press("-"))[2] == FARTHER
    assert change(table, lambda: table.page.keyboard.press("Shift+ArrowRight")) == moved(-60, 0)
    assert change(table, lambda: table.page.keyboard.press("Shift+ArrowUp")) == moved(0, 60)
    table.page.keyboard.press("c")

    assert everything_in_sight(table)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_what_is_picked_comes_into_sight(people: People, size: dict[str, Any]) -> None:
    table = begin(people.invite("Ada", size))
    while table.asked() and table.must_draw():
        table.draw_or_pass()
    for _ in range(20):
        table.page.keyboard.press("Shift+ArrowRight")
    assert not any(seen.in_sight for seen in table.places().values())
    table.pick(table.pipes.first)
    if table.chosen.count() == 0:
        table.person.push(table.person.button("Next"))

    expect(table.chosen).to_be_in_viewport(ratio=0.999)  # the browser rounds
