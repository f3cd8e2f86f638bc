"""The first minute: one clear step on a phone, a name that is asked for once, and a new name that reaches the seat."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.lobby import come_in, open_table
from tests.browser.person import PHONE, People, Person
from tests.browser.snip_table import SnipTable

NO_NAME = "localStorage.removeItem('boomtable.name')"
LOCALES = ("en-GB", "it-IT", "es-ES")
# For each game, its words that lie on a button, or reach out of its label.
OVERLAPPING = """labels => labels.map(label => {
  const box = each => each.getBoundingClientRect(), edge = box(label);
  const buttons = [...label.querySelectorAll(".label-buttons .button, .label-buttons a")].map(box);
  const lines = [...label.querySelectorAll(".label-tagline, .label-facts b, .label-facts > span")];
  const told = lines.map(line => { const words = document.createRange(); words.selectNodeContents(line); return box(words); });
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const bad = told.filter(words => words.right > edge.right || buttons.some(button => meet(words, button)));
  return JSON.stringify([...bad, ...buttons.filter(button => button.right > edge.right || button.bottom > edge.bottom)]);
})"""


def nameless(people: People, size: dict[str, Any]) -> Person:
    """Somebody who has never been here."""
    person = people.invite("Ada", size)
    person.context.add_init_script(NO_NAME)  # at every load, so their pages are turned without loading
    return person


def hold_back(person: Person) -> list[Route]:
    """What the page asks about its person from now on, to be answered later."""
    held: list[Route] = []

    def hold(request: Route) -> None:
        held.append(request)

    person.page.route("**/api/me", hold)
    return held


def bottom(what: Locator) -> float:
    box = what.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_first_step_and_every_game_stand_above_the_tabs_of_a_phone(people: People, locale: str) -> None:
    page = people.invite("Ada", PHONE, locale=locale).page
    page.goto("/")
    expect(page.locator("#main")).not_to_have_attribute("aria-busy", "true")
    tabs = page.locator(".tab-bar").bounding_box()
    assert tabs is not None

    assert page.locator(".button-primary:visible").count() == 1
    assert bottom(page.locator(".hero .button")) < page.viewport_size["height"] / 2  # type: ignore[index]
    rows = page.locator(".label:visible")
    assert rows.count() == 5
    assert bottom(rows.last) < tabs["y"]
    for button in rows.locator(".button").all():
        box = button.bounding_box()
        assert box is not None
        assert (box["height"] >= 40, box["x"] + box["width"] <= 360) == (True, True)
    kinds = [row.locator(".label-facts b").inner_text() for row in rows.all()]
    assert [len(kind) > 3 for kind in kinds] == [True] * 5


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1280, 800), (1440, 900)])
@pytest.mark.parametrize("locale", LOCALES)
def test_the_words_of_a_game_lie_beside_its_buttons_on_a_wide_page(people: People, locale: str, width: int, height: int) -> None:
    page = people.invite("Ada", {"viewport": {"width": width, "height": height}}, locale=locale).page
    page.goto("/")
    expect(page.locator("#main")).not_to_have_attribute("aria-busy", "true")

    faults = page.locator(".label").evaluate_all(OVERLAPPING)

    assert faults == ["[]"] * 6


@pytest.mark.parametrize("name", ["Play Snip first", "First game Bombs Away"])
def test_a_tap_before_the_server_has_answered_is_not_lost(people: People, name: str) -> None:
    ada = people.invite("Ada", PHONE)
    held = hold_back(ada)
    ada.page.goto("/")
    ada.push(ada.button(name))
    expect(ada.button(name)).to_have_attribute("aria-busy", "true")
    assert ada.page.url.endswith("/")
    for request in held:
        request.continue_()
    ada.page.wait_for_url("**/t/*")


def test_the_page_of_who_comes_back_stands_still_while_the_server_answers(people: People) -> None:
    ada = people.invite("Ada", PHONE)
    ada.page.goto("/")
    ada.push(ada.button("Play Snip first"))
    SnipTable(ada, 0).play_on()
    ada.page.goto("/")
    expect(ada.button("Again Snip")).to_be_visible()
    buttons = ada.page.locator(".next-step:visible .button, .label:visible .button")
    after = [button.bounding_box() for button in buttons.all()]

    held = hold_back(ada)
    ada.page.reload()
    expect(ada.button("First game Bomb Busters").first).to_be_visible()
    assert [button.bounding_box() for button in buttons.all()] == after
    expect(ada.button("Again Snip")).to_have_count(0)
    for request in held:
        request.continue_()
    expect(ada.button("Again Snip")).to_be_visible()


def test_a_newcomer_is_asked_once_for_a_name_and_has_a_good_one_at_hand(people: People) -> None:
    ada = nameless(people, PHONE)
    ada.page.goto("/")
    ada.push(ada.button("Play Snip first"))
    dialog = ada.page.get_by_role("dialog", name="What shall we call you?")
    field = dialog.get_by_role("textbox")
    expect(field).not_to_have_value("")
    suggested = field.input_value()
    ada.push(dialog.get_by_role("button", name="Another name"))
    expect(field).not_to_have_value(suggested)
    field.fill("Ada Lovelace")
    ada.page.keyboard.press("Enter")
    table = SnipTable(ada, 0)
    table.wire(0).wait_for()
    expect(ada.page.get_by_role("region", name="Ada Lovelace")).to_be_visible()

    ada.page.go_back()
    ada.push(ada.page.get_by_role("link", name="Bombs Away"))
    expect(ada.page.locator(".lobby-seat").first).to_contain_text("Ada Lovelace")
    expect(dialog).to_have_count(0)


def test_who_would_rather_not_say_a_name_stays_at_home(people: People) -> None:
    ada = nameless(people, PHONE)
    ada.page.goto("/")
    ada.push(ada.button("Play Snip first"))
    ada.push(ada.page.get_by_role("dialog").get_by_role("button", name="Close"))
    expect(ada.button("Play Snip first")).to_be_visible()
    expect(ada.button("Play Snip first")).not_to_have_attribute("aria-busy", "true")
    assert ada.page.url.endswith("/")


def test_a_new_name_reaches_the_seat_and_everybody_who_sees_it(people: People) -> None:
    ada, bea = people.invite("Ada"), people.invite("Bea", PHONE)
    come_in(bea, open_table(ada))

    bea.push(bea.button("You are Bea."))
    bea.page.get_by_role("dialog").get_by_role("textbox").fill("Beatrix")
    bea.push(bea.page.get_by_role("dialog").get_by_role("button", name="Done"))

    expect(ada.page.locator(".lobby-seat").nth(1)).to_contain_text("Beatrix")
    expect(bea.page.locator(".lobby-seat").nth(1)).to_contain_text("Beatrix")


def test_bots_have_names_and_faces_of_their_own_everywhere(people: People) -> None:
    ada = people.invite("Ada")
    ada.page.goto("/")
    ada.push(ada.page.get_by_role("listitem").get_by_role("button", name="First game Bombs Away"))
    ada.page.locator(".ba-seat:visible").first.wait_for()
    seats = next(frame["card"]["seats"] for frame in reversed(ada.frames) if frame["type"] == "Card")
    names = [seat["name"] for seat in seats]
    assert (len(set(names)), len({seat["face"] for seat in seats})) == (len(seats), len(seats))
    assert [name.split() == [name] for name in names] == [True] * len(seats)
    for seat in seats[1:]:
        row = ada.page.locator(f"[data-piece=seat-{seat['seat']}]:visible").first
        expect(row).to_contain_text(seat["name"])
        expect(row.locator(".face-level")).to_have_attribute("data-sparks", "1")


def test_snip_leads_to_bomb_busters(people: People) -> None:
    ada = people.invite("Ada", PHONE)
    ada.page.goto("/")
    ada.push(ada.button("Play Snip first"))
    table = SnipTable(ada, 0)
    table.play_on()
    ada.push(table.over.get_by_role("button", name="Now Bomb Busters, mission 1"))
    ada.page.locator(".bb-player").first.wait_for()
    ada.page.goto("/")
    expect(ada.page.locator(".back-in:visible")).to_contain_text("Bomb Busters")
    running = ada.page.get_by_role("listitem").get_by_role("link", name="Back in Bomb Busters")
    ada.push(running)
    ada.page.locator(".bb-player").first.wait_for()
    ada.page.goto("/")
    expect(running).to_be_visible()
    ada.push(ada.button("Again Snip"))
    question = ada.page.get_by_role("dialog", name="A game of yours is open")
    expect(question).to_contain_text("Bomb Busters")
    ada.push(question.get_by_role("link", name="Back in"))
    ada.page.locator(".bb-player").first.wait_for()
    expect(question).to_have_count(0)
    assert len(ada.context.request.get("/api/me").json()["running"]) == 1
