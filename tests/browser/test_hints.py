"""Hints and the low block measured by boxes: marks overlap neither each other nor a control; board, hand and buttons keep their place."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.box_faults import FAULTS, NONE, SIZES
from tests.browser.person import People, Person

GAMES: dict[str, dict[str, Any]] = {
    "bomb_busters": {"seats": 4, "mission": 4, "captain": 0},
    "its_a_bomb": {"seats": 2, "scenario": 1, "crisis_unit": 1},
    "blast_tactics": {"seats": 4, "first": 0},
    "bombs_away": {"seats": 3, "dealer": 2},
    "snip": {"seats": 3, "first": 0},
}
# Answers fill the room that is kept for them under a bomb of It's a Bomb!
BOARD = ".frame-board, .bb-board, .iab-row:not(.iab-row-under), .bt-board, .snip-column, .prompt-hand"
PLACES = f"""() => [...document.querySelectorAll("{BOARD}")].map(each => {{
  const {{ x, y, width, height }} = each.getBoundingClientRect();
  return [x, y, width, height];
}})"""
BUTTONS = """() => {
  const { y, height } = document.querySelector(".prompt-buttons").getBoundingClientRect();
  return [Math.round(y), Math.round(height)];
}"""


def begin(ada: Person, game: str, **options: object) -> None:
    wish = {"game": game, "options": {**GAMES[game], **options}, "name": "Ada", "face": 1}
    answer = ada.context.request.post("/api/tables", data={**wish, "fill": "novice", "start": True})
    assert answer.ok, answer.text()
    ada.page.goto(f"/t/{answer.json()['table']}")


class Measured:
    """A table whose board has a place, and keeps it."""

    def __init__(self, ada: Person, size: str) -> None:
        self.ada, self.page, self.size = ada, ada.page, size
        self.rows = ada.page.locator(".hint-row:visible")
        self.deed = ada.page.locator(".prompt-buttons .button-wide:not([aria-disabled=true])")
        self.over = ada.page.get_by_role("region", name="Game over")
        expect(self.rows.first).to_be_visible()
        self.places, self.buttons = self.page.evaluate(PLACES), self.page.evaluate(BUTTONS)

    def holds(self) -> None:
        """Check that nothing overlaps and nothing has moved; on phones the row of buttons is always the last."""
        assert self.page.evaluate(FAULTS) == NONE
        places = self.page.evaluate(PLACES)
        moved = [each for each in zip(places, self.places, strict=True) if any(abs(a - b) > 1 for a, b in zip(*each, strict=True))]
        assert moved == []
        if "phone" in self.size and self.page.locator(".prompt-buttons").is_visible():
            assert self.page.evaluate(BUTTONS) == self.buttons

    def goes_on(self) -> bool:
        """Do what the first row proposes and wait until something else is proposed; whether the game goes on."""
        self.page.evaluate("() => { window.row = document.querySelector('.hint-row') }")
        self.ada.push(self.deed)
        self.page.wait_for_function("() => !window.row.isConnected")
        expect(self.rows.first.or_(self.over).first).to_be_visible()
        return not self.over.is_visible()

    def bulb(self) -> None:
        self.ada.push(self.page.get_by_role("button", name="Hint", exact=True))


def hold_all_along(people: People, game: str, size: str) -> None:
    """The hint of the opening, with its chances, put away, asked for again, and the one after it."""
    ada = people.invite("Ada", SIZES[size])
    begin(ada, game)
    table = Measured(ada, size)
    assert 1 <= table.rows.count() <= 3
    table.holds()
    mark = ada.page.locator(".gauge-mark").first
    if mark.is_visible():  # a tap on the piece shows all its chances
        box = mark.bounding_box()
        assert box is not None
        (ada.page.touchscreen.tap if "has_touch" in SIZES[size] else ada.page.mouse.click)(box["x"] + 4, box["y"] + 2)
        table.holds()
    table.bulb()
    expect(table.rows).to_have_count(0)
    table.holds()
    back = ada.button("Take back")
    if back.is_enabled():
        ada.push(back)
        table.holds()
    table.bulb()
    expect(table.rows.first).to_be_visible()
    if table.goes_on():
        table.holds()


@pytest.mark.parametrize("game", GAMES)
def test_hints_on_a_phone_cover_nothing_and_nothing_moves(people: People, game: str) -> None:
    hold_all_along(people, game, "phone")


@pytest.mark.share(interpreted=3, compiled=3)
@pytest.mark.parametrize("size", [size for size in SIZES if size != "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_hints_cover_nothing_and_nothing_moves(people: People, game: str, size: str) -> None:
    hold_all_along(people, game, size)
