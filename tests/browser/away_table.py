"""A table of Bombs Away as one person sees and handles it on the screen."""

from __future__ import annotations

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, Position, expect

from tests.browser.made_table import OPEN, gather, play_with_bots
from tests.browser.person import Person

LEFT_EDGE: Position = {"x": 16, "y": 38}  # of a card in the fan, where no other card lies over it
FIRST_BOMB = 25
SECOND_CARD = re.compile("second card|too\\?$")

PICTURE = """() => {
  const box = document.querySelector(".ba-viewport").getBoundingClientRect();
  return [...document.querySelectorAll(".ba-net .ba-cell")].map((cell) => {
    const { left, right, top, bottom, width } = cell.getBoundingClientRect();
    return {
      piece: cell.dataset.piece,
      card: !cell.matches(".ba-spot"),
      lit: cell.matches(".ba-lit"),
      in_sight: left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom,
      left, top, width,
    };
  });
}"""


@dataclass(frozen=True)
class Seen:
    """A place as it is drawn: the Hydrant, a card or an empty position."""

    piece: str
    card: bool
    lit: bool
    in_sight: bool
    left: float
    top: float
    width: float


class AwayTable:
    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.your_turn = self.page.get_by_role("region", name="Your turn")
        self.waiting = self.page.get_by_role("region", name="Waiting")
        self.over = self.page.get_by_role("region", name="Game over")
        self.title = self.page.locator(".prompt-title")
        self.held = self.page.locator(".ba-held")
        self.pipes = self.page.locator(self._lit_kinds(range(FIRST_BOMB)))
        self.bombs = self.page.locator(self._lit_kinds(range(FIRST_BOMB, FIRST_BOMB + 2)))
        self.lit = self.page.locator("button.ba-cell.ba-lit")
        self.chosen = self.page.locator("button.ba-cell.ba-chosen")
        self.deed = self.page.locator(".prompt-buttons .button-wide:not([aria-disabled=true])")
        self.claim = self.page.locator(".prompt-options").get_by_role("button", name="Claim the win")
        self.round = self.page.locator(".ba-panel span.meta")  # in the rail, which phones hide

    def _lit_kinds(self, kinds: range) -> str:
        """Cards in hand that can be played; copies of a kind have a number more."""
        return ", ".join(f".ba-held-lit[data-piece=hand-{kind}], .ba-held-lit[data-piece^=hand-{kind}-]" for kind in kinds)

    def place(self, x: int, y: int) -> Locator:
        return self.page.locator(f"[data-piece=place-{x}-{y}]")

    def places(self) -> dict[str, Seen]:
        return {drawn["piece"]: Seen(**drawn) for drawn in self.page.evaluate(PICTURE)}

    def asked(self) -> bool:
        """Wait until something is asked of this seat, or the game is over."""
        self.your_turn.or_(self.over).first.wait_for()
        return not self.over.is_visible()

    def must_draw(self) -> bool:
        return self.pipes.count() == 0

    def pick(self, card: Locator) -> None:
        """Fan cards overlap."""
        self.person.push(card, LEFT_EDGE)

    def pick_place(self) -> None:
        """The first one that is lit, unless the only one has been picked already."""
        if self.chosen.count() == 0:
            self.person.push(self.lit.first)

    def lay(self) -> None:
        """The first pipe card that fits, at the first place."""
        self.pick(self.pipes.first)
        self.pick_place()
        self.do_last()

    def throw(self) -> None:
        """The first bomb at the first end; one card is enough."""
        held = self.held.count()
        self.pick(self.bombs.first)
        self.pick_place()
        self.do(held - 1)
        if self.title.filter(has_text=SECOND_CARD).is_visible():
            self.person.push(self.page.get_by_role("button", name="One is enough").first)
            self.person.push(self.deed)
            expect(self.title.filter(has_text=SECOND_CARD)).to_be_hidden()

    def draw_or_pass(self) -> None:
        told = self.deed.inner_text()
        if told == "Pass":
            self.do_last()
        else:
            held = self.held.count()
            self.person.push(self.deed)
            self.saw_drawn(told, held)

    def saw_drawn(self, told: str, held: int) -> None:
        """One card, or without a bomb in hand until one fits, a bomb comes, or there is none to draw."""
        if told == "Draw a card":
            expect(self.held).to_have_count(held + 1)
        else:
            self.pipes.or_(self.bombs).or_(self.page.locator(".prompt-buttons").get_by_text("Pass", exact=True)).first.wait_for()

    def do(self, held: int) -> None:
        """Send what is picked, and wait for so many cards in hand: nobody else can change that during a turn."""
        self.person.push(self.deed)
        expect(self.held).to_have_count(held)

    def do_last(self) -> None:
        """What ends a turn."""
        before = self.round.text_content()
        self.person.push(self.deed)
        self.saw_turn_end_after(before)

    def saw_turn_end_after(self, before: str | None) -> None:
        """Wait until others are at it, or another round is on the screen, where everybody has one turn, or the end."""
        later = self.round.filter(has_not_text=re.compile(f"^{before}$"))
        expect(self.waiting.or_(later).or_(self.over).first).to_be_attached()

    def act(self) -> None:
        self.draw_or_pass() if self.must_draw() else self.lay()


def begin(person: Person, **options: object) -> AwayTable:
    """A table that has begun, open to onlookers, with short hands and a quick bot on every other seat."""
    play_with_bots(person, "bombs_away", {"seats": 4, "short_hand": True, **options}, **OPEN)
    return AwayTable(person)


def lay_out(host: Person, **options: object) -> str:
    """A new table for two with short hands; the link that invites the other."""
    return gather(host, "bombs_away", {"seats": 2, "short_hand": True, **options})
