"""A table of Blast Tactics as one person sees and handles it on the screen."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.knowledge import updates
from tests.browser.made_table import OPEN, gather, play_with_bots
from tests.browser.person import Person

DISCARD = re.compile("^(Which card goes|Quale carta va via|¿Qué carta se va)")


class BlastTable:
    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.asking = self.page.locator(".prompt-lit")
        self.over = self.page.locator(".result")
        self.title = self.page.locator(".prompt-title")
        self.discard_title = self.title.filter(has_text=DISCARD)
        self.modes = self.page.locator(".prompt-modes button, .prompt-beside button").filter(visible=True)
        self.deed = self.page.locator(".prompt-buttons .button-wide:not([aria-disabled=true])")
        self.undo = self.page.get_by_role("button", name="Take back")
        self.lit = self.page.locator("button.bt-square-lit")
        self.cards = self.page.locator(".prompt-hand .bt-card")
        self.chosen = self.page.locator("button.bt-square[aria-pressed=true]")
        self.danger_switch = self.page.get_by_role("button", name="Danger map")
        self.danger = self.page.locator(".bt-danger:not(.bt-ring, .bt-legend *)")
        self.pips = self.page.locator(".bt-pips")
        self.turn = self.page.locator(".bt-panel span.meta")  # in the rail, which phones hide

    @property
    def view(self) -> dict[str, Any]:
        """What the person was shown last."""
        shown: dict[str, Any] = updates(self.person)[-1]["view"]
        return shown

    @property
    def own(self) -> int:
        """Where the person's own figure stands."""
        square: int = self.view["players"][0]["square"]
        return square

    def square(self, number: int) -> Locator:
        return self.page.locator(f"[data-piece=square-{number}]")

    def bomb(self, square: int) -> Locator:
        return self.page.locator(f"[data-piece=bomb-{square}]")

    def number(self, square: Locator) -> int:
        return int((square.get_attribute("data-piece") or "").removeprefix("square-"))

    def card(self, name: str) -> Locator:
        return self.cards.and_(self.page.locator(f"[data-piece=card-{name}]"))

    def goals(self) -> list[int]:
        """Squares that a tap can pick as the end of a slide."""
        return self._squares("you can stop here")

    def targets(self) -> list[int]:
        return self._squares("can be aimed at")

    def _squares(self, light: str) -> list[int]:
        found: list[str] = self.page.locator(f"button.bt-square-lit[aria-label*='{light}']").evaluate_all(
            "all => all.map((one) => one.dataset.piece)"
        )
        return [int(piece.removeprefix("square-")) for piece in found]

    def asked(self) -> bool:
        """Wait until something is asked of this seat, or the game is over."""
        self.asking.or_(self.over).first.wait_for()
        return not self.over.is_visible()

    def do(self) -> None:
        """What costs an action or the free card; and wait until it has been paid."""
        before = self.unpaid()
        self.person.push(self.deed)
        expect(before).to_have_count(0)

    def unpaid(self) -> Locator:
        """The row of cards with the actions that are left now."""
        free = ":has(.bt-free)" if self.page.locator(".prompt-hand .bt-free").count() else ""
        return self.page.locator(f".prompt-hand:has(.bt-pips[aria-label='{self.pips.get_attribute('aria-label')}']){free}")

    def slide(self, goal: int, *drops: int) -> None:
        self.person.push(self.square(goal))
        for drop in drops:
            self.person.push(self.square(drop))
        self.do()
        for drop in drops:
            self.saw_bomb_on(drop)

    def lay(self, square: int) -> None:
        self.person.push(self.square(square))
        self.person.push(self.deed)
        self.saw_bomb_on(square)

    def saw_bomb_on(self, square: int) -> None:
        expect(self.bomb(square)).to_be_attached()

    def end_turn(self) -> None:
        """End the own turn, with the discard when one is due."""
        before = self.turn.text_content()
        if not self.discard_title.is_visible():
            self.person.push(self.modes.last)
            self.person.push(self.deed)
            expect(self.discard_title.or_(self.later(before)).first).to_be_attached()
        if self.discard_title.is_visible():
            self.person.push(self.cards.first)
            self.person.push(self.deed)
            expect(self.later(before)).to_be_attached()

    def later(self, before: str | None) -> Locator:
        """Another turn, or the end."""
        return self.turn.filter(has_not_text=re.compile(f"^{before}$")).or_(self.over).first


def lay_out(host: Person) -> str:
    """A new table for two in Duel Alley, where the host begins; the link that invites the other."""
    return gather(host, "blast_tactics", {"seats": 2, "arena": "duel_alley", "first": 1})


def begin(person: Person, arena: str = "duel_alley", seats: int = 2, **options: object) -> BlastTable:
    """A table that has begun with the person, open to onlookers, with a quick bot on every other seat."""
    play_with_bots(person, "blast_tactics", {"seats": seats, "arena": arena, "first": 1, **options}, **OPEN)
    return BlastTable(person)
