"""A table of It's a Bomb! as one person sees and handles it on the screen, with fingers or with keys."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Protocol

from playwright.sync_api import Locator, expect

from tests.browser.keys import tab_to
from tests.browser.made_table import gather
from tests.browser.person import Person

SIDE = 4  # the grid of the Training scenario
COLOURS = ("red", "yellow", "green", "blue", "purple")
SEEN = re.compile(r"you have seen it: (\w+)")

LABELS = "tiles => tiles.map((tile) => tile.getAttribute('aria-label'))"
KINDS = "cables => cables.map((cable) => Number(cable.dataset.piece.slice('cable-'.length)))"


class BombTable:
    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.your_turn = self.page.get_by_role("region", name="Your turn")
        self.over = self.page.get_by_role("region", name="Game over")
        self.deed = self.page.locator(".prompt-buttons .button-wide:not([aria-disabled=true])")
        self.spots = self.page.locator("button.iab-tile.iab-lit")

    def tile(self, tile: int) -> Locator:
        return self.page.locator(f"[data-piece=tile-{tile}]")

    def row(self, row: int) -> Locator:
        return self.page.locator(f"[data-piece=line-{row}]")

    def pile(self, line: int) -> Locator:
        return self.page.locator(f"[data-piece=pile-{line}]")

    def asked(self) -> bool:
        """Wait until something is asked of this seat, or the game is over."""
        self.your_turn.or_(self.over).first.wait_for()
        return not self.over.is_visible()

    def missing(self) -> list[str]:
        """Colours of which a cable is still to be cut."""
        kinds = self.page.locator("[data-piece^=cable-]:not(.iab-cable-done)").evaluate_all(KINDS)
        return [COLOURS[kind] for kind in kinds]

    def looked_behind(self) -> dict[int, str]:
        """Kinds of face-down tiles that only this player has seen."""
        labels = self.page.locator("[data-piece^=tile-]").evaluate_all(LABELS)
        return {tile: found[1] for tile, label in enumerate(labels) if (found := SEEN.search(label))}


class Hands(Protocol):
    """How a player does things."""

    def ask(self, table: BombTable, row: int) -> None: ...
    def cut(self, table: BombTable, tile: int) -> None: ...
    def spot(self, table: BombTable) -> None: ...
    def lay(self, table: BombTable) -> None: ...


class Fingers:
    def ask(self, table: BombTable, row: int) -> None:
        table.person.push(table.row(row))
        table.person.push(table.deed.filter(has_text=f"Ask about r{row + 1}"))

    def cut(self, table: BombTable, tile: int) -> None:
        table.person.push(table.tile(tile))
        table.person.push(table.deed.filter(has_text="Cut r"))

    def spot(self, table: BombTable) -> None:
        """The first tile that the Spotter may show."""
        table.person.push(table.spots.first)
        table.person.push(table.deed.filter(has_text="Spot r"))

    def lay(self, table: BombTable) -> None:
        table.person.push(table.deed.filter(has_text="Lay"))


class Keys:
    def ask(self, table: BombTable, row: int) -> None:
        press(table, str(row + 1))
        expect(table.row(row)).to_be_focused()
        self._do(table, f"Ask about r{row + 1}")

    def cut(self, table: BombTable, tile: int) -> None:
        """Tab to the row, along it with an arrow, Enter to pick."""
        row, column = divmod(tile, SIDE)
        tab_to(table.person, table.page.locator(f"[data-stand='0-{row + 1}'] button[tabindex='0']"))
        while not table.tile(tile).evaluate("element => element === document.activeElement"):
            press(table, "ArrowRight")
        press(table, "Enter")
        self._do(table, f"Cut r{row + 1}c{column + 1}")

    def spot(self, table: BombTable) -> None:
        """Step to the first tile that lights up after going on without it."""
        press(table, ".", ".")
        self._do(table, "Spot r")

    def lay(self, table: BombTable) -> None:
        """The focus is where a tile was spotted: from there Tab leads to the button."""
        tab_to(table.person, table.deed.filter(has_text="Lay"))
        press(table, "Enter")

    def _do(self, table: BombTable, what: str) -> None:
        expect(table.deed).to_contain_text(what)
        press(table, "Enter")


def lay_out(host: Person, seats: int) -> str:
    """A new table for Training, with explanations and without clocks, which would run as fast as the bots; the link that invites others."""
    return gather(host, "its_a_bomb", {"seats": seats, "scenario": 0, "deciding": "vote", "guided": True})


def press(table: BombTable, *keys: str) -> None:
    for key in keys:
        table.page.keyboard.press(key)


def play_training(unit: BombTable, employee: BombTable, hands: Hands) -> None:
    """Two friends: the employee asks about row after row and cuts what the Crisis Unit's screen shows. The first answer is spotted."""
    asked: list[int] = []
    while employee.asked():
        tile = known_cable(unit, employee)
        if tile is not None:
            hands.cut(employee, tile)
            saw([employee, unit], f"[data-piece=tile-{tile}].iab-up")
            continue
        asked.append(len(asked))
        hands.ask(employee, asked[-1])
        assert unit.asked()
        if len(asked) == 1:
            hands.spot(unit)
            expect(unit.spots).to_have_count(0)
        hands.lay(unit)
        saw([employee, unit], f"[data-piece=pile-{asked[-1]}]:not(.iab-pile-hand)")


def known_cable(unit: BombTable, employee: BombTable) -> int | None:
    """A tile with a colour that is still missing."""
    missing = employee.missing()
    return next((tile for tile, kind in unit.looked_behind().items() if kind in missing), None)


def saw(tables: Sequence[BombTable], what: str) -> None:
    for table in tables:
        expect(table.page.locator(what).or_(table.over).first).to_be_visible()
