"""Which flames moved on the screen of Blast Tactics, and which an explosion asks for."""

from __future__ import annotations

from typing import Any, TypeAlias

from tests.browser.person import Person

STEP_MS = 40  # a flame from one square to the next
PAUSE_MS = 140  # between two waves
SIDES = ((-1, 0, "along"), (0, 1, "across"), (1, 0, "along"), (0, -1, "across"))

Motion: TypeAlias = tuple[str, float]  # a piece, and the milliseconds after the first flame

WATCH = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  if (/^(flame|beam|gone-bomb)-/.test(this.dataset.piece)) window.moved.push([this.dataset.piece, timing.delay]);
  return animate.call(this, frames, timing);
};
"""


def watch_motions(person: Person) -> None:
    """Note every motion of the page; to be called before it loads."""
    person.context.add_init_script(WATCH)


def motions_seen(person: Person) -> list[Motion]:
    moved: list[Motion] = person.page.evaluate("window.moved")
    return [(piece, round(delay - moved[0][1], 3)) for piece, delay in moved]


def expected_motions(explosion: dict[str, Any], rows: list[str]) -> list[Motion]:
    """Wave by wave; each bomb, then its flames from the middle outwards, and a burst at every end."""
    spots = [(row, column) for row, signs in enumerate(rows) for column, sign in enumerate(signs) if sign != "_"]
    blasts = explosion["blasts"]
    found: list[Motion] = []
    begins = 0
    for wave in range(1 + max(blast["wave"] for blast in blasts)):
        now = [blast for blast in blasts if blast["wave"] == wave]
        for blast in now:
            found += [(f"gone-bomb-{blast['square']}", begins), (f"flame-{blast['square']}", begins)]
            for (down, right, way), length in zip(SIDES, blast["arms"], strict=True):
                row, column = spots[blast["square"]]
                line = [spots.index((row + down * step, column + right * step)) for step in range(1, length + 1)]
                found += [(f"beam-{way}-{square}", begins + step * STEP_MS) for step, square in enumerate(line, 1)]
                found += [(f"flame-{square}", begins + length * STEP_MS) for square in line[-1:]]
        begins += max(max(blast["arms"]) for blast in now) * STEP_MS + PAUSE_MS
    return found
