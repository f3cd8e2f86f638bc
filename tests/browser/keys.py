"""What somebody without a pointer does."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.person import Person
from tests.browser.seen_deed import wait_for_deed

STOPS = 60  # more than any page has for Tab


def tab_to(person: Person, goal: Locator) -> None:
    """Press Tab until this element has the focus."""
    goal.wait_for()
    for _ in range(STOPS):
        person.page.keyboard.press("Tab")
        if goal.evaluate("element => element === document.activeElement"):
            wait_for_deed(person.page)
            return
    raise AssertionError(f"Tab never reaches {goal}")


def enter(person: Person, goal: Locator) -> None:
    tab_to(person, goal)
    person.page.keyboard.press("Enter")
