"""A table of Snip as one person sees and handles it on the screen."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.browser.tips import Tips

DEED = re.compile(r"^(Snip|Vouch for) [a-j]$")


class SnipTable:
    def __init__(self, person: Person, seat: int, push: Callable[[Locator], None] | None = None) -> None:
        self.person = person
        self.page = person.page
        self.seat = seat
        self.your_turn = self.page.get_by_role("region", name="Your turn")
        self.over = self.page.get_by_role("region", name="Game over")
        self.lit = self.page.locator("button.snip-lit")
        self.tips = Tips(person, push)

    def wire(self, wire: int) -> Locator:
        return self.page.locator(f"[data-piece=wire-{wire}]")

    def expect_wire(self, wire: int, state: str) -> None:
        """Expect that a wire's name, as a screen reader says it, ends so; a lit one may also be picked."""
        expect(self.wire(wire)).to_have_attribute("aria-label", re.compile(rf", wire {chr(97 + wire)}, {state}\s*(, can be picked)?$"))

    def is_vouched(self, wire: int) -> bool:
        return "vouched for" in (self.wire(wire).get_attribute("aria-label") or "")

    def asked(self) -> bool:
        """Wait until this seat is to move, or the game is over; a guided game waits for whoever reads."""
        self.tips.read_until(self.your_turn.or_(self.over))
        return not self.over.is_visible()

    def lit_wires(self) -> list[int]:
        self.lit.first.wait_for()
        return [int((piece.get_attribute("data-piece") or "").removeprefix("wire-")) for piece in self.lit.all()]

    def do(self, wire: int) -> None:
        """Cut it, or vouch for an own one."""
        self.person.push(self.wire(wire))
        self.person.push(self.person.button(DEED))
        self.saw(wire, by=self.seat)

    def saw(self, wire: int, *, by: int) -> None:
        """Wait until what a seat did to this wire is on the screen, or the end that came of it."""
        done = ":has(.snip-stamp)" if wire // 2 == by else ".snip-cut"
        expect(self.page.locator(f"[data-piece=wire-{wire}]{done}").or_(self.over).first).to_be_visible()

    def play_on(self) -> None:
        """Alone against bots: always the first thing that is lit."""
        while self.asked():
            self.do(self.lit_wires()[0])


def after(seat: int, wire: int) -> str:
    """What everybody knows of a blue wire once this seat has dealt with it."""
    return "blue, vouched for" if wire // 2 == seat else "cut, blue"


Choice = Callable[[SnipTable], int]


def first_lit(table: SnipTable) -> int:
    return table.lit_wires()[0]


def own_first(table: SnipTable) -> int:
    """Something to vouch for while there is: so nobody loses at once."""
    return min(table.lit_wires(), key=lambda wire: wire // 2 != table.seat)


def whose_turn(tables: Sequence[SnipTable]) -> SnipTable | None:
    """Wait until one of these people is to move; None when the game is over."""
    watch = tables[0]
    stands = [f'.snip-stand-turn[aria-label="{table.person.name}"]' for table in tables]
    watch.page.locator(", ".join(stands)).or_(watch.over).first.wait_for()
    return next((table for table, stand in zip(tables, stands, strict=True) if watch.page.locator(stand).is_visible()), None)


def play_together(tables: Sequence[SnipTable], choose: Choice = first_lit, moves: int = 100) -> list[tuple[int, int]]:
    """People take turns until the end, or for so many moves; who did something to which wire."""
    done: list[tuple[int, int]] = []
    while len(done) < moves and (mover := whose_turn(tables)) is not None:
        assert mover.asked()
        wire = choose(mover)
        mover.do(wire)
        for table in tables:
            table.saw(wire, by=mover.seat)
        done.append((mover.seat, wire))
    return done
