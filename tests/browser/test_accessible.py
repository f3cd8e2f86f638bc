"""Every page in light and dark, on a phone and on a desktop: axe finds nothing wrong with it, and people can look at pictures of it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from boomtable.client.server_process import ServerProcess
from tests.browser.axe import THEMES, choose, violations
from tests.browser.finished import Finished
from tests.browser.person import DESKTOP, PHONE, People, Person
from tests.browser.snip_table import SnipTable

SHOTS = os.environ.get("BOOMTABLE_SHOTS")
SIZES = {"phone": PHONE, "desktop": DESKTOP}
ME = {"name": "Ada", "face": 1}


@pytest.fixture(scope="module", params=SIZES)
def visitor(request: pytest.FixtureRequest, browser: Browser, server: ServerProcess, finished: Finished) -> Iterator[tuple[Person, str]]:
    """Ada again, who goes from page to page, once on each size of screen."""
    with People(browser, server.url) as guests:
        ada = guests.invite("Ada", SIZES[request.param])
        key = next(cookie["value"] for cookie in finished.ada.context.cookies() if cookie["name"] == "guest")
        ada.context.add_cookies([{"name": "guest", "value": key, "url": server.url}])
        yield ada, request.param


def ask(person: Person, path: str, body: object = None) -> Any:
    answer = person.context.request.post(path, data=body)
    assert answer.ok, answer.text()
    return answer.json() if answer.body() else None


def new_table(person: Person, seats: int = 3, **wish: object) -> str:
    table: str = ask(person, "/api/tables", {"game": "snip", "options": {"seats": seats}, **ME, **wish})["table"]
    return table


def open_page(path: str, ready: str) -> Callable[[Person, Finished], Locator]:
    def go(person: Person, finished: Finished) -> Locator:
        person.page.goto(path.format(finished=finished.table))
        return person.page.locator(ready).first

    return go


def guest_lobby(person: Person, finished: Finished) -> Locator:
    person.page.goto(f"/t/{new_table(finished.bea)}")
    return person.page.locator(".lobby-seat").first


def table_with_choice(person: Person, finished: Finished) -> Locator:
    person.page.goto(f"/t/{new_table(person, fill='standard', start=True)}")
    table = SnipTable(person, 0)
    assert table.asked()
    person.push(table.wire(table.lit_wires()[0]))
    return person.page.locator(".snip-chosen")


def table_with_menu(person: Person, finished: Finished) -> Locator:
    table_with_choice(person, finished)
    person.push(person.button("Menu"))
    return person.button("Close the table")


def table_with_log(person: Person, finished: Finished) -> Locator:
    table_with_choice(person, finished)
    person.push(person.page.get_by_role("banner").get_by_role("button", name="What happened"))
    return person.page.get_by_role("tab", name="Log")


def table_with_hint(person: Person, finished: Finished) -> Locator:
    person.page.goto(f"/t/{new_table(person, fill='standard', start=True, hints=True)}")
    table = SnipTable(person, 0)
    assert table.asked()
    person.page.locator(".hint-row:visible").first.wait_for()
    person.push(table.wire(3))
    return person.page.locator(".chances:visible")


def rematch_lobby(person: Person, finished: Finished) -> Locator:
    person.page.goto(f"/t/{ask(person, f'/api/tables/{finished.table}/rematch', {})['table']}")
    return person.page.locator(".series-game")


def review(person: Person, finished: Finished) -> Locator:
    person.page.goto(f"/replay/{finished.table}")
    person.push(person.page.get_by_role("link", name="Review"))
    return person.page.locator(".review-bar").last


def settings(person: Person, finished: Finished) -> Locator:
    person.page.goto("/")
    person.push(person.button("You are Ada."))
    return person.page.get_by_role("dialog")


NAMELESS_ONCE = """if (sessionStorage.getItem("asked") === null) {
  localStorage.removeItem("boomtable.name");
  sessionStorage.setItem("asked", "yes");
}"""


def name_question(person: Person, finished: Finished) -> Locator:
    person.context.add_init_script(NAMELESS_ONCE)
    open_page("/", "#main:not([aria-busy])")(person, finished).wait_for()  # until then a label may still change its place
    person.push(person.page.locator(".label:visible .button").first)
    return person.page.get_by_role("dialog")


def curtain(person: Person, finished: Finished) -> Locator:
    table = new_table(person, seats=2)
    ask(person, f"/api/tables/{table}/seats", {**ME, "name": "Cleo", "seat": 1})
    ask(person, f"/api/tables/{table}/start")
    person.page.goto(f"/t/{table}")
    return person.page.locator(".curtain")


def big_screen(person: Person, finished: Finished) -> Locator:
    person.page.goto(f"/tv/{new_table(person, fill='standard', start=True)}")
    return person.page.locator(".tv-foot")


PAGES: dict[str, Callable[[Person, Finished], Locator]] = {
    "home": open_page("/", "#main:not([aria-busy])"),
    "home-invite": open_page("/#invite", "#main:not([aria-busy])"),
    "name-question": name_question,
    "home-mine": open_page("/#mine", ".table-line"),
    "settings": settings,
    "new-table": open_page("/new/snip", ".invite"),
    "lobby": guest_lobby,
    "table": table_with_choice,
    "hint": table_with_hint,
    "menu": table_with_menu,
    "log": table_with_log,
    "curtain": curtain,
    "result": open_page("/t/{finished}", ".result"),
    "replay": open_page("/replay/{finished}?at=2&as=0", ".turn-caption"),
    "review": review,
    "rematch": rematch_lobby,
    "replay-file": open_page("/replay", ".replay-drop"),
    "tv": big_screen,
    "rules": open_page("/rules", "h1"),
    "rules-of-snip": open_page("/rules/snip", ".how-pieces"),
    "every-rule-of-snip": open_page("/rules/snip#SN-002", "#SN-002"),
    "about": open_page("/about", "h1"),
    "kit": open_page("/kit", "h1"),
    "lost": open_page("/rules/snip/nowhere", "h1"),
}


@pytest.mark.share(interpreted=4, compiled=4)
@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_wrong(visitor: tuple[Person, str], finished: Finished, name: str) -> None:
    person, size = visitor
    page = person.page
    page.emulate_media(color_scheme="light")
    PAGES[name](person, finished).wait_for(state="attached")

    found = {}
    for theme in THEMES:
        choose(theme, page)
        found[theme] = violations(page)
        if SHOTS:
            page.screenshot(path=Path(SHOTS, f"{name}-{size}-{theme}.png"))

    assert found == {"light": [], "dark": []}


# What somebody would see at the moment when a part of the page comes.
FIRST_SEEN = """window.firstSeen = {};
new MutationObserver(() => {
  for (const part of [".tip", ".overlay[open] .overlay-box"]) {
    const found = document.querySelector(part);
    if (found === null || part in firstSeen) continue;
    const { opacity, transform } = getComputedStyle(found);
    firstSeen[part] = [opacity, transform];
  }
}).observe(document, { subtree: true, childList: true, attributes: true });"""


def test_with_less_motion_everything_is_at_once_where_it_stays(people: People) -> None:
    ada = people.invite("Ada")
    ada.context.add_init_script(FIRST_SEEN)
    ada.page.goto(f"/t/{new_table(ada, fill='standard', start=True, options={'seats': 3, 'guided': True})}")

    expect(ada.page.locator(".tip")).to_be_visible()
    ada.push(ada.button("Menu"))
    expect(ada.page.get_by_role("dialog")).to_be_visible()

    assert ada.page.evaluate("firstSeen") == {".tip": ["1", "none"], ".overlay[open] .overlay-box": ["1", "none"]}
