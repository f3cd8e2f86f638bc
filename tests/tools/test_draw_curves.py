"""The pictures of learning curves."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tools import draw_curves
from tools.draw_curves import CURVES, PICTURES, Curve, picture, rows_of, short

SVG = "{http://www.w3.org/2000/svg}"
BEST = Curve("best", "A title", "epochs", "chance")


@pytest.mark.parametrize("curve", CURVES, ids=lambda curve: curve.name)
def test_the_pictures_are_drawn_from_the_figures_beside_them(curve: Curve) -> None:
    figures = (PICTURES / f"{curve.name}.csv").read_text(encoding="utf-8")
    drawn = picture(curve, rows_of(figures))

    assert (PICTURES / f"{curve.name}.svg").read_text(encoding="utf-8") == drawn
    assert len(drawn) < 8_000


def test_every_figure_is_a_point_of_the_line() -> None:
    drawn = ElementTree.fromstring(picture(BEST, rows_of("epochs,agrees,chance\n0,0,0.25\n1,0.5,0.25\n2,1,0.25\n")))
    line, level = drawn.find(f"{SVG}polyline"), drawn.find(f"{SVG}path[@class='level']")

    assert line is not None
    assert level is not None
    assert line.get("points") == "56.0,276.0 340.0,155.0 624.0,34.0"
    assert level.get("d") == "M56 215.5H624"


def test_what_has_nothing_to_compare_with_is_compared_with_half() -> None:
    drawn = ElementTree.fromstring(picture(BEST, [[0.0, 0.1], [1.0, 0.2]]))
    level = drawn.find(f"{SVG}path[@class='level']")

    assert level is not None
    assert level.get("d") == "M56 155.0H624"


def test_both_kinds_of_paper_are_thought_of() -> None:
    assert "prefers-color-scheme:dark" in picture(BEST, [[0.0, 0.1], [1.0, 0.2]])


@pytest.mark.parametrize(("number", "shown"), [(0, "0"), (12, "12"), (20_480, "20 k"), (1_500_000, "1.5 M")])
def test_numbers_of_the_axis_are_short(number: float, shown: str) -> None:
    assert short(number) == shown


def test_all_pictures_are_drawn(tmp_path: Path) -> None:
    for curve in CURVES:
        (tmp_path / f"{curve.name}.csv").write_text("a,b\n0,0.1\n1,0.2\n")

    assert draw_curves.run(tmp_path) == 0
    assert sorted(file.name for file in tmp_path.glob("*.svg")) == sorted(f"{curve.name}.svg" for curve in CURVES)
