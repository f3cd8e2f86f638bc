"""What a guided game explains to somebody, who reads it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.person import Person


class Tips:
    """Tips as one person sees them, who pushes a button with a tap or a click, or as told."""

    def __init__(self, person: Person, push: Callable[[Locator], None] | None = None) -> None:
        self.shown = person.page.locator(".tip")
        self.held = self._got_it(person, ".prompt-held")  # the others wait until it was read
        self.unhurried = self._got_it(person, ".prompt-lit, .prompt-held")  # or it is the own turn
        self._push = push or person.push

    def read(self, button: Locator) -> None:
        told = self.shown.locator("p").inner_text()
        self._push(button)
        expect(self.shown.filter(has_text=told)).to_have_count(0)

    def read_until(self, what: Locator) -> None:
        """Wait for this, and read whatever the others wait for meanwhile."""
        self.held.or_(what).first.wait_for(state="attached")
        while self.held.is_visible():
            self.read(self.held)
            self.held.or_(what).first.wait_for(state="attached")

    @staticmethod
    def _got_it(person: Person, prompt: str) -> Locator:
        return person.page.locator(prompt).get_by_role("button", name="Got it")
