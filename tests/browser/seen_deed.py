"""The big button takes no taps for a moment when what it does has changed by itself: until somebody can have seen it."""

from __future__ import annotations

from playwright.sync_api import Page

# A deed that changes once more ends the first pause and begins another.
AWAKE = """async () => {
  const pauses = () => [...document.querySelectorAll(".prompt-buttons .button-wide")].flatMap(each => each.getAnimations());
  while (pauses().length > 0) await Promise.all(pauses().map(each => each.finished));
}"""


def wait_for_deed(page: Page) -> None:
    """What is proposed was seen: a tap on the board is meant for it."""
    page.evaluate(AWAKE)
