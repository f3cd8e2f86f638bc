"""Ways to move the table of Bombs Away, and where it lies then."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from playwright.sync_api import Locator

from tests.browser.away_table import AwayTable, Seen

Point = tuple[float, float]
STEPS = 6  # of a drag


def hydrant(table: AwayTable) -> Seen:
    return table.places()["place-0-0"]


def middle(table: AwayTable) -> Point:
    box = table.page.locator(".ba-viewport").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(table: AwayTable, by: Point) -> None:
    """Push the table with the mouse, beginning at the Hydrant."""
    (x, y), mouse = centre_of(table.place(0, 0)), table.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + by[0], y + by[1], steps=STEPS)
    mouse.up()


def wheel(table: AwayTable, turns: float) -> None:
    table.page.mouse.move(*middle(table))
    table.page.mouse.wheel(0, turns)


def centre_of(what: Locator) -> Point:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def swipe(table: AwayTable, *ways: tuple[Point, Point]) -> None:
    """One finger for each way, from here to there, all at the same time."""
    session = table.person.context.new_cdp_session(table.page)

    def touch(kind: str, points: Sequence[Point]) -> None:
        touches = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    touch("touchStart", [here for here, _ in ways])
    for step in range(1, STEPS + 1):
        touch("touchMove", [between(here, there, step / STEPS) for here, there in ways])
    touch("touchEnd", [])
    session.detach()


def between(here: Point, there: Point, share: float) -> Point:
    return here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share


def change(table: AwayTable, how: Callable[[], None]) -> tuple[float, float, float]:
    """How far the Hydrant went to the right and down, and how large it is in percent of before."""
    before = hydrant(table)
    how()
    table.page.evaluate("new Promise(requestAnimationFrame)")
    after = hydrant(table)
    return after.left - before.left, after.top - before.top, 100 * after.width / before.width
