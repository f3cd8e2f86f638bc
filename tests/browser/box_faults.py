"""What is wrong with hints and the low block, measured by boxes, and the screens on which it is."""

from __future__ import annotations

from typing import Any

from tests.browser.person import DESKTOP, PHONE
from tests.browser.seen_deed import AWAKE

SIZES: dict[str, dict[str, Any]] = {
    "phone": PHONE,
    "larger phone": {**PHONE, "viewport": {"width": 390, "height": 844}},
    "tablet": {**PHONE, "viewport": {"width": 768, "height": 1024}},
    "desktop": DESKTOP,
    "phone on its side": {**PHONE, "viewport": {"width": 740, "height": 360}},
}
# Pairs of marks, or of rows, that overlap; controls that a mark lies on; rows and buttons that are cut off or lie on each other;
# lines of rows that have no room for all of their words. A button whose deed has just changed by itself takes no taps for a moment.
FAULTS = f"""async () => {{
  await ({AWAKE})();
  const box = each => each.getBoundingClientRect();
  const seen = what => [...document.querySelectorAll(what)].filter(each => box(each).width > 0);
  const meet = (a, b) => a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
  const pairs = boxes => boxes.flatMap((one, at) => boxes.slice(at + 1).filter(other => meet(one, other))).length;
  const marks = seen(".gauge-mark").map(box);
  const controls = seen("button:not([data-piece]), a").map(box);
  const low = seen(".prompt .hint-row, .prompt button.chance, .prompt-buttons .button");
  const covered = low.filter(each => {{
    const {{ left, top, width, height }} = box(each);
    return !each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }});
  const short = seen(".prompt :is(.hint-title, .hint-reason)").filter(each => each.scrollWidth > each.clientWidth + 1);
  return {{
    marks: pairs(marks),
    onControls: marks.filter(mark => controls.some(control => meet(mark, control))).length,
    rows: pairs(low.map(box)),
    covered: covered.map(each => each.className),
    short: short.map(each => each.textContent),
  }};
}}"""
NONE = {"marks": 0, "onControls": 0, "rows": 0, "covered": [], "short": []}
