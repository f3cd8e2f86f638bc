"""Somebody who has never been here: reads what is shown, takes what is proposed, and goes on."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.knowledge import updates
from tests.browser.person import Person
from tests.browser.tips import Tips


class Newcomer:
    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.goal = self.page.locator("dialog.goal")
        self.mission = self.page.locator("dialog.mission")
        self.tips = Tips(person)
        self.got_it = self.tips.unhurried
        self.deed = self.page.locator(".prompt-buttons .button-wide:not([aria-disabled=true])")
        self.over = self.page.get_by_role("region", name="Game over")

    @property
    def card(self) -> dict[str, Any]:
        """The card of the table, as the page heard it last."""
        told: dict[str, Any] = next(frame["card"] for frame in reversed(self.person.frames) if frame["type"] == "Card")
        return told

    def begin_first_game(self, title: str) -> None:
        """Push the button of a game's first table at home, where the shortest game is on top."""
        self.page.goto("/")
        names = (f"First game {title}", f"Play {title} first")
        self.person.push(self.person.button(re.compile("|".join(names))).filter(visible=True).first)

    def read_goal(self, sentence: str) -> None:
        """Nobody plays meanwhile; where others begin, not before the first tip was read, too."""
        expect(self.goal.get_by_role("heading", name=sentence)).to_be_visible()
        dealt = updates(self.person)[-1]
        self.person.push(self.goal.get_by_role("button", name="Let’s go"))
        expect(self.goal).to_have_count(0)
        if dealt["tip"] is not None and 0 not in dealt["view"]["waiting_on"]:
            assert self.card["paused"]
            assert updates(self.person)[-1]["n"] == dealt["n"]
            self.tips.read(self.got_it)

    def read_card(self) -> None:
        """Of the mission or scenario that begins; nobody plays meanwhile."""
        expect(self.mission.locator(".mission-setup")).to_be_visible()
        assert self.card["paused"]
        self.person.push(self.mission.get_by_role("button", name="Let’s go"))
        expect(self.mission).to_have_count(0)

    def asked(self) -> bool:
        """Wait for something to read or to do, or the end."""
        self.got_it.or_(self.deed).or_(self.over).first.wait_for()
        return not self.over.is_visible()

    def act(self) -> None:
        """The tip first; then whatever the big button says, which is what the hint proposes."""
        if self.got_it.is_visible():
            self.tips.read(self.got_it)
        else:
            self.person.push(self.deed)
            self.saw_it_done()

    def saw_it_done(self) -> None:
        expect(self.page.locator(".prompt-buttons [aria-busy=true]")).to_have_count(0)

    def play_on(self) -> None:
        while self.asked():
            self.act()

    def go_on(self, way: str | re.Pattern[str]) -> None:
        """Leave the result for the game that one of its buttons names."""
        finished = self.page.url
        self.person.push(self.over.get_by_role("button", name=way))
        self.page.wait_for_url(lambda url: url != finished)
        expect(self.over).to_have_count(0)
