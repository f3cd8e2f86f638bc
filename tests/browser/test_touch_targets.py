"""What a finger has to hit: at least 40 px on a phone, and on dense boards at least 32 once one has come closer."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.blast_table import BlastTable, begin
from tests.browser.person import PHONE, People

FINGER, DENSE = 40, 32
WIDE_ARENA = "crossroads"  # fifteen squares wide
SIZES = "all => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.round(Math.min(width, height)))"


def smallest(what: Locator) -> int:
    sizes: list[int] = what.evaluate_all(SIZES)
    return min(sizes)


def around_the_board(page: Page) -> Locator:
    return page.locator(".top-bar button:visible, .prompt-buttons button:visible, .bt-bar button:visible, .bt-card:visible")


def closer(table: BlastTable, times: int = 1) -> None:
    for _ in range(times):
        table.person.push(table.person.button("Closer"))


def test_squares_of_a_usual_arena_and_what_is_around_it(people: People) -> None:
    table = begin(people.invite("Ada", PHONE), "standard", seats=4)
    table.asked()
    assert smallest(around_the_board(table.page)) >= FINGER
    assert smallest(table.page.locator("button.bt-square")) >= DENSE

    closer(table)

    assert smallest(table.page.locator("button.bt-square")) >= FINGER


def test_squares_of_a_large_arena_grow_under_the_lens(people: People) -> None:
    table = begin(people.invite("Ada", PHONE), WIDE_ARENA, seats=4)
    table.asked()
    squares = table.page.locator("button.bt-square")
    whole = smallest(squares)
    assert whole < DENSE
    assert smallest(around_the_board(table.page)) >= FINGER

    closer(table)
    assert smallest(squares) >= DENSE
    expect(table.square(table.own)).to_be_in_viewport()  # one comes closer to the own figure first
    closer(table, times=2)
    assert smallest(squares) >= FINGER

    table.page.keyboard.press("c")
    expect(table.page.locator(".bt-lens-close")).to_have_count(0)
    assert smallest(squares) == whole


@pytest.mark.parametrize("way", ["drag", "focus"])
def test_a_large_arena_is_moved_under_the_lens(people: People, way: str) -> None:
    table = begin(people.invite("Ada"), WIDE_ARENA, seats=4)
    table.asked()
    squares = table.page.locator("button.bt-square")
    last, room = squares.last, table.page.locator(".bt-lens")
    closer(table, times=2)
    expect(last).not_to_be_in_viewport()

    if way == "focus":
        last.focus()
    else:
        box = room.bounding_box()
        assert box is not None
        for _ in range(2):  # the lens came to the own figure, which is at the other end
            table.page.mouse.move(box["x"] + box["width"] - 9, box["y"] + box["height"] - 9)
            table.page.mouse.down()
            table.page.mouse.move(box["x"] + 9, box["y"] + 9, steps=4)
            table.page.mouse.up()

    expect(last).to_be_in_viewport()
    assert table.chosen.count() == 0  # a drag is no tap
