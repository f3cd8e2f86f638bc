"""A table of Bomb Busters as one person sees and handles it on the screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Locator, expect

from tests.browser.made_table import OPEN, play_with_bots
from tests.browser.person import Person
from tests.browser.tips import Tips

NO_LABEL = ("R", None)  # what cannot be said

PICTURE = """() => {
  const label = (place, what) => place.querySelector(what)?.dataset.label ?? null;
  return [...document.querySelectorAll(".bb-place")].map((place) => ({
    wire: Number(place.dataset.piece.slice("wire-".length)),
    mine: place.closest(".bb-mine") !== null,
    lit: place.matches(".bb-lit"),
    cut: place.matches(".bb-cut"),
    token: label(place, ".bb-token b"),
    value: place.querySelector(".bb-inked")?.style.background === "var(--red)" ? "R" : label(place, ".bb-inked b"),
  }));
}"""


@dataclass(frozen=True)
class Seen:
    """A wire as it is drawn, with the labels of its token and its tile."""

    wire: int
    mine: bool
    lit: bool
    cut: bool
    token: str | None
    value: str | None


@dataclass(frozen=True)
class Cut:
    """A teammate's wire and the value to say for it; without a wire, all of that value alone."""

    wire: int | None
    value: str


class BustersTable:
    def __init__(self, person: Person, seat: int = 0, push: Callable[[Locator], None] | None = None) -> None:
        self.person = person
        self.page = person.page
        self.seat = seat
        self.your_turn = self.page.get_by_role("region", name="Your turn")
        self.over = self.page.get_by_role("region", name="Game over")
        self.title = self.page.locator(".prompt-title")
        self.lit = self.page.locator("button.bb-lit")
        self.deed = self.page.locator(".prompt-buttons .button-wide:not([aria-disabled=true])")
        self.push = push or person.push
        self.tips = Tips(person, push)

    def put_hints_away(self) -> None:
        """Close the hints, so that every value can be said, not only a proposed one."""
        self.push(self.person.button("Hint"))

    def wire(self, wire: int) -> Locator:
        return self.page.locator(f"[data-piece=wire-{wire}]")

    def value(self, label: str) -> Locator:
        return self.page.locator(".prompt-options").get_by_role("button", name=label, exact=True)

    def wires(self) -> list[Seen]:
        return [Seen(**drawn) for drawn in self.page.evaluate(PICTURE)]

    def asked(self) -> bool:
        """Wait until this seat is to move, or the game is over. A tip or hint may stand in place of the title."""
        asked = self.lit.or_(self.only_red_left).or_(self.to_name).or_(self.to_snip).or_(self.called).or_(self.to_settle)
        asked = asked.or_(self.nano_turns)
        self.tips.read_until(asked.or_(self.over).first)
        return not self.over.is_visible()

    @property
    def only_red_left(self) -> Locator:
        """Whether nothing can be cut, so that the red wires are to be revealed (BB-055)."""
        return self.title.filter(has_text="Only red wires are left")

    @property
    def to_snip(self) -> Locator:
        """Whether a turn is to be had by whoever calls first (BB-1101)."""
        return self.title.filter(has_text="Who cuts next?")

    @property
    def to_name(self) -> Locator:
        """Whether somebody is to be named for the number that is turned up (BB-450)."""
        return self.title.filter(has_text=re.compile("^Who must cut"))

    @property
    def to_settle(self) -> Locator:
        """Whether a constraint is to be taken or kept, or the turn skipped because nothing may be cut (BB-1311, BB-1321, BB-415)."""
        return self.title.filter(has_text=re.compile("^Take a constraint|keep it|^Nothing that you hold"))

    def settle(self) -> None:
        """The first constraint, or the usual answer."""
        asked = self.title.text_content() or ""
        if asked.startswith("Take"):
            self.person.push(self.page.locator(".prompt-options button").first)
        self.person.push(self.deed)
        self.saw_other_than(asked)

    @property
    def called(self) -> Locator:
        """Whether a number waits for somebody who calls (BB-1451)."""
        return self.title.filter(has_text=re.compile(r"^Who cuts \d"))

    def answer_call(self) -> None:
        """Snip! where this seat can keep it, else not me."""
        number = self.title.text_content() or ""
        self.person.push(self.deed)
        expect(self.title.filter(has_not_text=number).or_(self.over).first).to_be_attached()

    def name_somebody(self) -> None:
        """The first who may be named."""
        self.person.push(self.page.locator(".prompt-options button").first)
        self.person.push(self.deed)
        self.saw_other_than("Who must cut")

    @property
    def wires_to_name(self) -> Locator:
        """Whether wires are to be named all at once, because nothing else can be cut (BB-1133)."""
        return self.title.filter(has_text="Where are the")

    def name_wires(self) -> None:
        """Name the first ones that can be picked, whatever comes of it."""
        question = self.wires_to_name.text_content() or ""
        for seen in self.wires():
            if seen.lit and self.deed.count() == 0:
                self.person.push(self.wire(seen.wire))
        self.person.push(self.deed)
        self.saw_other_than(question)

    @property
    def to_deny(self) -> Locator:
        """Whether a false token is to be placed (BB-1171)."""
        return self.title.filter(has_text="Place a false token")

    def deny(self) -> None:
        """The first number that the first own wire is not."""
        self.person.push(self.wire(self.own_to_choose().wire))
        self.person.push(self.page.locator(".prompt-options button").first)
        before = self.page.locator(".bb-token-not").count()
        self.person.push(self.deed)
        expect(self.page.locator(".bb-token-not")).not_to_have_count(before)

    @property
    def nano_turns(self) -> Locator:
        """Whether it is asked which way Nano looks (BB-1591)."""
        return self.title.filter(has_text="Which way does Nano look")

    def cut_to_try(self) -> Cut | None:
        """What to cut on the own turn: what a token proves, what can be cut alone, or a guess. None where an own wire is asked for."""
        wires, theirs = self.wires(), self.theirs()
        if not theirs and self.title.filter(has_text="Choose wire and value").count() == 0:
            return None
        answers = self.answers()
        held = [seen.value for seen in wires if seen.mine and seen.value not in NO_LABEL and seen.value in answers]
        sure = [Cut(seen.wire, seen.token) for seen in theirs if seen.token is not None and seen.token in held]
        alone = [Cut(None, seen.value) for seen in wires if seen.lit and seen.mine and seen.value is not None]
        guesses = [Cut(seen.wire, value) for seen in theirs if seen.token is None for value in held if value is not None]
        return (sure + alone + guesses)[0]

    def answers(self) -> list[str]:
        """The values that can be said now, without their prices; a locked one cannot."""
        labels: list[str] = self.page.locator(".prompt-options button").evaluate_all("all => all.map(each => each.firstChild.textContent)")
        return labels

    def theirs(self) -> list[Seen]:
        """Wires of the others that may be cut; none on the own turn where nobody else has any left."""
        return [seen for seen in self.wires() if seen.lit and not seen.mine]

    def own_to_choose(self) -> Seen:
        """The first own wire that will do."""
        return next(seen for seen in self.wires() if seen.lit and seen.mine)

    def try_cut(self, cut: Cut) -> Seen:
        """Cut with taps or a mouse; returns the wire on which it shows, as it was before."""
        before = self.shows(cut)
        if cut.wire is not None:
            self.person.push(self.wire(cut.wire))
        value = self.value(cut.value)
        if value.get_attribute("aria-pressed") != "true":
            self.person.push(value)
        self.person.push(self.deed)
        self.saw(before)
        return before

    def choose_own(self) -> Seen:
        """When nobody else has wires left it is cut alone, and the same is asked again."""
        before, question = self.own_to_choose(), self.title.text_content() or ""
        self.person.push(self.wire(before.wire))
        self.person.push(self.deed)
        cut = self.page.locator(f"[data-piece=wire-{before.wire}].bb-cut")
        expect(cut.or_(self.title.filter(has_not_text=question)).or_(self.over).first).to_be_attached()
        return before

    def act(self) -> None:
        if self.only_red_left.count() > 0:
            self.person.push(self.deed)
            self.saw_other_than("Only red wires are left")
            return
        if self.to_snip.count() > 0:
            self.deed.evaluate("button => button.click()")  # somebody may be quicker
            return
        if self.called.count() > 0:
            self.answer_call()
            return
        if self.to_name.count() > 0:
            self.name_somebody()
            return
        if self.to_settle.count() > 0:
            self.settle()
            return
        if self.wires_to_name.count() > 0:
            self.name_wires()
            return
        if self.to_deny.count() > 0:
            self.deny()
            return
        if self.nano_turns.count() > 0:
            self.person.push(self.deed)
            self.saw_other_than("Which way does Nano look")
            return
        cut = self.cut_to_try()
        if cut is not None:
            self.try_cut(cut)
        elif any(seen.lit and seen.mine for seen in self.wires()):  # else what was asked has just been settled
            self.choose_own()

    def shows(self, cut: Cut) -> Seen:
        """The wire on which a cut will show."""
        if cut.wire is not None:
            return next(seen for seen in self.wires() if seen.wire == cut.wire)
        return next(seen for seen in self.wires() if seen.mine and seen.value == cut.value)

    def saw(self, before: Seen) -> None:
        """Wait until it is on the screen whether that was right: the wire is cut or gets a token, or the end."""
        shown = ".bb-cut" if before.token is not None else ":is(.bb-cut, :has(.bb-token))"
        settled = self.page.locator(f"[data-piece=wire-{before.wire}]{shown}")
        expect(settled.or_(self.over).first).to_be_attached()

    def saw_other_than(self, question: str) -> None:
        """Wait until something else is asked, or the end."""
        expect(self.title.filter(has_not_text=question).or_(self.over).first).to_be_attached()


def begin(person: Person, **options: object) -> BustersTable:
    """A table that has begun, open to onlookers, with a quick bot on every other seat."""
    play_with_bots(person, "bomb_busters", {"seats": 4, **options}, **OPEN)
    return BustersTable(person)
