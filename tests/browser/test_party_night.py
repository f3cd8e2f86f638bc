"""A party night from the home page: how many taps it takes until everybody has a card, and a screen that only its code opens."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from boomtable.client.server_process import ServerProcess
from tests.browser.axe import violations
from tests.browser.person import PHONE, People, Person
from tests.serving.passing_time import SLOWLY

GUESTS = ("Bea", "Cleo", "Dario", "Eva", "Finn", "Gina", "Hugo", "Ida", "Jan")
MOST = {"host": 4, "guest": 2}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, data: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("night") / "data", speed=SLOWLY) as process:
        yield process


class Taps:
    """Pushes what people push, and counts: to scan a code is one tap, too."""

    def __init__(self) -> None:
        self.of: Counter[str] = Counter()

    def push(self, person: Person, what: Locator) -> None:
        self.of[person.name] += 1
        person.push(what)

    def scan(self, person: Person, link: str) -> None:
        self.of[person.name] += 1
        person.page.goto(link)


def test_a_tap_before_the_first_answer_makes_the_table_of_the_same_guest(browser: Browser, house: ServerProcess) -> None:
    with People(browser, house.url) as people:
        ada = people.invite("Ada", PHONE)
        held: list[Route] = []
        ada.page.route("**/api/me", lambda route: held.append(route), times=1)
        ada.page.goto("/")
        ada.push(ada.page.get_by_role("link", name="Party night"))
        expect(ada.page).to_have_url(re.compile("/party$"))

        held[0].continue_()

        expect(ada.sees("Scan to get a card")).to_be_visible()


def test_ten_words_and_a_few_taps_until_everybody_has_a_card(browser: Browser, house: ServerProcess) -> None:
    taps = Taps()
    with People(browser, house.url) as people:
        ada = people.invite("Ada", PHONE)
        guests = [people.invite(name, PHONE) for name in GUESTS]
        ada.page.goto("/")
        taps.push(ada, ada.page.get_by_role("link", name="Party night"))
        expect(ada.sees("Scan to get a card")).to_be_visible()
        faults = violations(ada.page)
        for guest in guests:
            taps.scan(guest, ada.page.url)
            name = guest.page.get_by_label("What do they call you?")
            expect(name).to_be_focused()
            name.fill(guest.name)
            taps.push(guest, guest.button("I am in"))
            expect(guest.sees("You are in")).to_be_visible()
            goal = guest.page.locator(".party-goal")
            expect(goal.get_by_role("heading", name="Red wants the Bomber and the President in one room")).to_be_in_viewport(ratio=1)
            expect(goal.locator("[data-shown]")).to_have_count(2)  # the two cards that it is about
            expect(ada.page.locator(".party-faces li").filter(has_text=guest.name)).to_be_visible()
        faults += violations(guests[0].page)
        taps.push(ada, ada.button(f"Deal to {1 + len(GUESTS)}"))
        taps.push(ada, ada.button("Ready"))
        taps.push(ada, ada.button("Start the first round"))

        for person in (ada, *guests):
            expect(person.page.locator("[data-piece=card]")).to_be_visible()
    assert taps.of["Ada"] <= MOST["host"]
    assert {taps.of[name] for name in GUESTS} == {MOST["guest"]}
    assert faults == []


def test_a_screen_is_opened_by_its_code_typed_or_scanned_and_says_so_where_it_stays_shut(browser: Browser, house: ServerProcess) -> None:
    with People(browser, house.url) as people:
        ada, wall = people.invite("Ada", PHONE), people.invite("Wall")
        ada.page.goto("/party")
        expect(ada.sees("Scan to get a card")).to_be_visible()
        ada.push(ada.button("Rooms"))
        kitchen = ada.page.get_by_label("Name of the room").first
        kitchen.fill("Kitchen")
        kitchen.press("Enter")
        code = ada.page.locator(".screens-code").first.inner_text()
        wall.page.goto("/")
        wall.page.get_by_label("Table code").first.fill(code)
        wall.page.get_by_label("Table code").first.press("Enter")

        wall.page.wait_for_url("**/tv/*?wall=1*")
        expect(ada.page.locator(".screens-place").first).to_contain_text("on")
        expect(kitchen).to_have_value("Kitchen")
        expect(wall.page.get_by_role("heading", level=1)).to_have_text("Kitchen")
        wall.page.goto(wall.page.url.replace("wall=1", "wall=2"))
        expect(wall.sees("This screen stays shut")).to_be_visible()


def test_thirty_places_are_one_choice_and_who_waits_can_read_how_to_play(browser: Browser, house: ServerProcess) -> None:
    with People(browser, house.url) as people:
        ada, bea = people.invite("Ada", PHONE), people.invite("Bea", PHONE)
        ada.page.goto("/party")
        ada.page.get_by_label("People", exact=True).and_(ada.page.get_by_role("combobox")).select_option("30")
        expect(ada.page.locator(".party-faces li")).to_have_count(30)
        bea.page.goto(ada.page.url)
        bea.push(bea.button("I am in"))
        bea.push(bea.button("How to play"))
        sheet = bea.page.get_by_role("dialog")

        expect(sheet).to_contain_text("two rooms")
        faults = violations(bea.page)
        bea.push(sheet.get_by_role("button", name="Close"))
        expect(bea.sees("You are in")).to_be_visible()
    assert faults == []
