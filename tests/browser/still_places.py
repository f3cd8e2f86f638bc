"""Where board, hand and prompt of a table are, frame by frame until its result: nothing may move under a finger."""

from __future__ import annotations

from collections import defaultdict

from tests.browser.person import Person

# What is seen of each place, and of the row of buttons where that is always the last one; a goal lies over all of it.
WATCH = """() => {
  const places = { board: ".frame-board", hand: ".prompt-hand", prompt: ".prompt", buttons: ".prompt-buttons" };
  const seen = window.places = {};
  const look = () => {
    if (document.querySelector(".result") !== null) return;
    const narrow = innerWidth < 1024, open = document.querySelector("dialog[open]") !== null;
    for (const [name, what] of Object.entries(places)) {
      const each = document.querySelector(what);
      if (open || each === null || (name === "buttons" && !narrow)) continue;
      const { top, bottom, height } = each.getBoundingClientRect();
      if (height === 0) continue;
      const place = name === "hand" ? `${Math.round(top)}` : `${Math.round(top)} to ${Math.round(bottom)}`;
      const words = () => document.querySelector(".prompt").innerText.slice(0, 200);
      seen[`${name}: ${place}`] ??= words();
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def watch_places(person: Person) -> None:
    person.page.evaluate(WATCH)


def moved(person: Person) -> dict[str, dict[str, str]]:
    """What has been in several places so far: each place, and what was asked when it was there first."""
    places: dict[str, dict[str, str]] = defaultdict(dict)
    for told, asked in person.page.evaluate("window.places").items():
        name, _, place = told.partition(": ")
        places[name][place] = asked
    assert {"board", "prompt"} <= places.keys()
    return {name: each for name, each in places.items() if len(each) > 1}
