"""What axe finds wrong with a page, by day and by night, once nothing on it moves any more."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from playwright.sync_api import Page, expect

Theme = Literal["light", "dark"]

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES: tuple[Theme, ...] = ("light", "dark")
# What fades in is pale for a moment. What moves for ever, such as a spark, is never waited for.
AT_REST = """async () => {
  const ends = ({ playState, effect }) => playState === "running" && effect.getComputedTiming().iterations !== Infinity;
  const moving = () => document.getAnimations().filter(ends);
  for (let now = moving(); now.length > 0; now = moving()) await Promise.allSettled(now.map(({ finished }) => finished));
}"""


def faults(page: Page) -> list[str]:
    found = []
    for theme in THEMES:
        choose(theme, page)
        found += [f"{theme} {fault}" for fault in violations(page)]
    return found


def choose(theme: Theme, page: Page) -> None:
    page.emulate_media(color_scheme=theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)


def violations(page: Page) -> list[str]:
    """What axe finds wrong with the page in its present theme."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text())
    page.evaluate(AT_REST)
    found = page.evaluate("axe.run()")["violations"]
    return [f"{each['id']}: {node['target']} {node['failureSummary']}" for each in found for node in each["nodes"]]
