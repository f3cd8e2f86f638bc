"""Draws the learning curves of docs/research.md from the figures that lie beside them: a line each, readable on light and dark paper.

    python -m tools.draw_curves

Each curve is a file, docs/pictures/NAME.csv, and becomes docs/pictures/NAME.svg. Its columns are where, how much, and perhaps what to
compare with.
"""

import sys
from dataclasses import dataclass
from pathlib import Path

PICTURES = Path(__file__).resolve().parents[1] / "docs/pictures"
WIDTH, HEIGHT = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 34, 44  # margins
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#333}.title{font-weight:600}.grid{stroke:#ddd}.line{stroke:#06c;stroke-width:2;fill:none}"
    ".level{stroke:#a50;stroke-dasharray:5 4}.level-name{fill:#a50}"
    "@media(prefers-color-scheme:dark){text{fill:#ddd}.grid{stroke:#444}.line{stroke:#6bf}.level{stroke:#fa6}.level-name{fill:#fa6}}"
)


@dataclass(frozen=True)
class Curve:
    name: str
    title: str
    along: str
    level: str  # what it is compared with


CURVES = (
    Curve(
        "self_play",
        "Blast Tactics for two: games won against random players",
        "decisions learned from",
        "as good as random players",
    ),
    Curve("imitation", "Bomb Busters: how often the first choice is the expert's", "epochs", "a choice at random"),
)
EVEN = 0.5  # what to compare with, where the file says nothing


def rows_of(text: str) -> list[list[float]]:
    """The rows below the header."""
    return [[float(number) for number in line.split(",")] for line in text.split()[1:]]


def picture(curve: Curve, rows: list[list[float]]) -> str:
    most = rows[-1][0] or 1.0
    right, bottom = WIDTH - RIGHT, HEIGHT - BOTTOM

    def x(along: float) -> float:
        return LEFT + (right - LEFT) * along / most

    def y(share: float) -> float:
        return bottom - (bottom - TOP) * share

    parts = [f"<style>{STYLE}</style>", text(LEFT, 20, curve.title, "title")]
    for percent in range(0, 101, 25):
        height = y(percent / 100)
        parts.append(f'<path class="grid" d="M{LEFT} {height:.1f}H{right}"/>' + text(LEFT - 8, height + 4, f"{percent} %", anchor="end"))
    for step in range(5):
        along = most * step / 4
        parts.append(text(x(along), bottom + 20, short(along), anchor="end" if step == 4 else "middle"))
    parts.append(text(right, HEIGHT - 6, curve.along, anchor="end"))
    level = y(rows[0][2] if len(rows[0]) > 2 else EVEN)
    parts.append(f'<path class="level" d="M{LEFT} {level:.1f}H{right}"/>' + text(right, level - 6, curve.level, "level-name", "end"))
    line = " ".join(f"{x(row[0]):.1f},{y(row[1]):.1f}" for row in rows)
    parts.append(f'<polyline class="line" points="{line}"/>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{curve.title}">'
    return head + "".join(parts) + "</svg>\n"


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<text{named} x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{words}</text>'


def short(number: float) -> str:
    """A number of the axis: 1.5 M, 20 k, 12."""
    if number >= 1_000_000:
        return f"{number / 1_000_000:.1f} M"
    return f"{number / 1000:.0f} k" if number >= 10_000 else f"{number:g}"


def run(folder: Path = PICTURES) -> int:
    for curve in CURVES:
        rows = rows_of((folder / f"{curve.name}.csv").read_text(encoding="utf-8"))
        (folder / f"{curve.name}.svg").write_text(picture(curve, rows), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(run())
